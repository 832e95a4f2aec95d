"""Catanatron: `Game.copy` in the middle of games, which lie halfway between a game's first and last decision."""

import random
from functools import cache

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found,import-untyped,unused-ignore]
from catanatron.models.player import Color, Player  # type: ignore[import-not-found,import-untyped,unused-ignore]

from benchmarks.timing import measure

GAMES = 8
COPIES = 10  # of each middle, between two looks at the clock


def play_until(seed: int, last: int) -> tuple[Game, int]:
    """The game of this seed after `last` decisions, or at its end, and how many were made."""
    rng = random.Random(seed)
    game = Game([Player(color) for color in Color], seed=seed)
    decisions = 0
    while decisions < last and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        options = game.state.playable_actions
        game.execute(options[int(rng.random() * len(options))], validate_action=False)
        decisions += 1
    return game, decisions


@cache
def middles() -> tuple[Game, ...]:
    found = []
    for seed in range(1, GAMES + 1):
        _, length = play_until(seed, 10**9)
        found.append(play_until(seed, length // 2)[0])
    return tuple(found)


def copy_middles(_: random.Random) -> int:
    for game in middles():
        for _copy in range(COPIES):
            game.copy()
    return GAMES * COPIES


if __name__ == "__main__":
    middles()
    measure("catanatron-copy", copy_middles, "copies")
