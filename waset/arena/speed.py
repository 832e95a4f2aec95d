"""How fast a game runs: random play with the options listed for every decision, and copies of states."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from waset.engine.base import Record
from waset.engine.game import Game
from waset.engine.playout import Playout

COPY_ROUND = 200


class Speed(Record, frozen=True):
    """What was measured of one game with one number of seats."""

    game: str
    seats: int
    games: int
    decisions: int
    draws: int
    seconds: float
    decisions_per_second: float
    copies_per_second: float


def measure(game: Game[Any], seats: int, seconds: float, seed: int = 1) -> Speed:
    """Play games at random for about so many seconds."""
    rng = Random(seed)
    Playout(game, game.start(seats, {})).run(rng, 2_000)  # warm up tables and caches
    games = decisions = draws = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        playout = Playout(game, game.start(seats, {}))
        playout.run(rng, 1_000_000)
        games, decisions, draws = games + 1, decisions + playout.decisions, draws + playout.draws
    return Speed(game.name, seats, games, decisions, draws, spent, decisions / spent, copies(game, seats, seconds / 4))


def copies(game: Game[Any], seats: int, seconds: float) -> float:
    """Copies a second of a state in the middle of a game."""
    playout = Playout(game, game.start(seats, {}))
    playout.run(Random(1), 150)
    state = playout.state
    number = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for _ in range(COPY_ROUND):
            state.copy()
        number += COPY_ROUND
    return number / spent
