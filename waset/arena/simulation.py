"""Whole series of games, in one process or several."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from waset.arena.running import in_order
from waset.arena.table import Finished, Series, play_game
from waset.engine.record import encode
from waset.files import write_whole
from waset.games import game_named


class Outcome(msgspec.Struct, frozen=True):
    """One finished game in a line."""

    game: str
    seats: int
    number: int
    seed: str
    turns: int
    decisions: int
    draws: int
    ranking: list[list[int]]
    winners: list[int]
    scores: list[dict[str, Any]]  # the sums of every seat, as the game states them
    reason: str
    record: str | None = None


class Assignment(msgspec.Struct, frozen=True):
    """Which game of a series to play, and where to put its record."""

    series: Series
    number: int
    records: str | None


def outcome_of(finished: Finished, number: int, record: str | None) -> Outcome:
    """What a finished game comes to."""
    series, match = finished.series, finished.match
    result = match.game.result(match.state)
    facts = msgspec.to_builtins(result)
    return Outcome(
        game=series.game,
        seats=series.seats,
        number=number,
        seed=finished.dealer.seed.hex(),
        turns=match.state.turn + 1,
        decisions=len(match.steps) - match.draws,
        draws=match.draws,
        ranking=[list(equals) for equals in facts["ranking"]],
        winners=list(facts["winners"]),
        scores=facts["scores"],
        reason=facts["reason"],
        record=record,
    )


def play_assignment(assignment: Assignment) -> Outcome:
    """Play one game and, when wanted, write its record."""
    series, number = assignment.series, assignment.number
    finished = play_game(game_named(series.game), series, number)
    path = None
    if assignment.records is not None:
        path = Path(assignment.records) / f"{series.game}-{series.seats}-{number:05}.json"
        write_whole(path, encode(finished.record()))
    return outcome_of(finished, number, None if path is None else str(path))


def simulate(series: Series, games: int, jobs: int, records: str | None = None) -> Iterator[Outcome]:
    """Play the games of a series, in order."""
    assignments = [Assignment(series, number, records) for number in range(games)]
    return in_order(play_assignment, assignments, jobs, chunk=max(1, min(16, games // (4 * jobs))))
