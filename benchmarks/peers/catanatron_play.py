"""Catanatron: a game of four random players; the options are those the state lists."""

import random

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found,import-untyped,unused-ignore]
from catanatron.models.player import Color, Player  # type: ignore[import-not-found,import-untyped,unused-ignore]

from benchmarks.timing import measure


def play_game(rng: random.Random) -> int:
    game = Game([Player(color) for color in Color], seed=rng.randrange(1, 2**31))
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        options = game.state.playable_actions
        game.execute(options[int(rng.random() * len(options))], validate_action=False)
        decisions += 1
    return decisions


if __name__ == "__main__":
    measure("catanatron", play_game)
