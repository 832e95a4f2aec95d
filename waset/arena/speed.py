"""How fast a game runs: random play with the options listed for every decision, and copies of states."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from waset.engine.base import Record
from waset.engine.game import Game
from waset.engine.playout import Playout
from waset.engine.settings import Value

COPY_ROUND = 200
SEED = 1


class Speed(Record, frozen=True):
    """What was measured of one game with one number of seats."""

    game: str
    rules: str
    seats: int
    options: "dict[str, Value]"  # what the table chose
    games: int
    decisions: int
    listed: int  # options, over all decisions
    draws: int
    seconds: float
    decisions_per_second: float
    copies_per_second: float


def measure(game: Game[Any], seats: int, options: dict[str, Value], seconds: float) -> Speed:
    """Play games at random for about so many seconds."""
    rng = Random(SEED)
    Playout(game, game.start(seats, options)).run(rng, 2_000)  # warm up tables and caches
    games = decisions = draws = listed = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        playout = Playout(game, game.start(seats, options))
        playout.run(rng, 1_000_000)
        games, decisions, draws = games + 1, decisions + playout.decisions, draws + playout.draws
        listed += playout.listed
    return Speed(
        game=game.name,
        rules=game.rules_version,
        seats=seats,
        options=options,
        games=games,
        decisions=decisions,
        listed=listed,
        draws=draws,
        seconds=spent,
        decisions_per_second=decisions / spent,
        copies_per_second=copies(game, seats, options, seconds / 4),
    )


def copies(game: Game[Any], seats: int, options: dict[str, Value], seconds: float) -> float:
    """Copies a second of a state in the middle of a game."""
    playout = Playout(game, game.start(seats, options))
    playout.run(Random(1), 150)
    state = playout.state
    number = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for _ in range(COPY_ROUND):
            state.copy()
        number += COPY_ROUND
    return number / spent
