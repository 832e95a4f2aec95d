"""How fast a game runs: random play with the options listed for every decision, and copies of states."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from waset.engine.base import Record
from waset.engine.game import Chance, Choice, Event, Game

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


class Playout:
    """One game played at random on a bare state: events are applied and not kept, as in a search."""

    def __init__(self, game: Game[Any], seats: int, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.state = game.start(seats, {})
        self.decisions = 0
        self.draws = 0

    def happen(self, event: Event) -> None:
        """Only apply."""
        event.change(self.state)

    def run(self, most_decisions: int) -> bool:
        """Play on until the end or that many decisions; whether the end was reached."""
        game, state, random = self.game, self.state, self.rng.random
        while self.decisions < most_decisions:
            pending = game.pending(state)
            if isinstance(pending, Choice):
                for seat in pending.seats:
                    options = game.options(state, seat)
                    game.play(state, seat, options[int(random() * len(options))], self.happen)
                    self.decisions += 1
            elif isinstance(pending, Chance):
                game.settle(state, pending.pick(int(random() * pending.total)), self.happen)
                self.draws += 1
            else:
                return True
        return False


def measure(game: Game[Any], seats: int, seconds: float, seed: int = 1) -> Speed:
    """Play games at random for about so many seconds."""
    rng = Random(seed)
    Playout(game, seats, rng).run(2_000)  # warm up tables and caches
    games = decisions = draws = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        playout = Playout(game, seats, rng)
        playout.run(1_000_000)
        games, decisions, draws = games + 1, decisions + playout.decisions, draws + playout.draws
    return Speed(game.name, seats, games, decisions, draws, spent, decisions / spent, copies(game, seats, seconds / 4))


def copies(game: Game[Any], seats: int, seconds: float) -> float:
    """Copies a second of a state in the middle of a game."""
    playout = Playout(game, seats, Random(1))
    playout.run(150)
    state = playout.state
    number = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        for _ in range(COPY_ROUND):
            state.copy()
        number += COPY_ROUND
    return number / spent
