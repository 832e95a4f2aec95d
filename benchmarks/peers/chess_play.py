"""python-chess: a random game, to mate, stalemate, bare kings, or the rules that end a game without a claim."""

import random

import chess  # type: ignore[import-not-found,import-untyped,unused-ignore]

from benchmarks.timing import measure


def play_game(rng: random.Random) -> int:
    board = chess.Board()
    decisions = 0
    while options := list(board.legal_moves):
        if board.is_insufficient_material() or board.is_seventyfive_moves():
            break
        board.push(options[int(rng.random() * len(options))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    measure("chess", play_game)
