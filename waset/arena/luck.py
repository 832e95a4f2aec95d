"""How open a game is: how often the favourite of a moment wins among equals, and how sure the judgement was of it.

The favourite is named by a judgement that sees everything, more than any player may. What such a favourite does not win
is up to the luck and the decisions that are still to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import fmean

from waset.arena.intervals import share_interval
from waset.arena.running import in_order
from waset.arena.table import Finished, Series, play_game
from waset.bots.judgement import chances
from waset.bots.judging import JUDGEMENTS
from waset.engine.base import Record
from waset.engine.game import Over
from waset.games import game_named

SHARES = (0.1, 0.25, 0.5, 0.75, 0.9, 1.0)  # of the decisions of a game; the whole is the last one


class Moment(Record, frozen=True):
    """The favourite of a moment: what share of the victory it got, and what chance it was given."""

    share: float
    won: float
    given: float


class Openness(Record, frozen=True):
    """All favourites of one moment: how many of them won, between which bounds, and what chance they were given."""

    share: float
    won: float
    least: float
    most: float
    given: float


def moments_of(game: Finished) -> list[Moment]:
    """The favourites of one game."""
    match = game.match
    over = match.pending
    assert isinstance(over, Over)
    decisions = [number for number, step in enumerate(match.steps) if step.seat is not None]
    if not over.winners or not decisions:
        return []
    judgement = JUDGEMENTS[match.game.name]
    found = []
    for share in SHARES:
        state = match.state_at(decisions[round(share * (len(decisions) - 1))])
        given = chances(match.game, judgement, judgement.weights, state, state.seats)
        favourite = max(range(state.seats), key=lambda seat: given[seat])
        won = 1 / len(over.winners) if favourite in over.winners else 0.0
        found.append(Moment(share, won, given[favourite]))
    return found


def played(series: Series, number: int) -> list[Moment]:
    """Play one game of a series, and look at its moments."""
    return moments_of(play_game(game_named(series.game), series, number))


def looked_at(series: Series, games: int, jobs: int) -> Iterator[list[Moment]]:
    """The moments of many games, in several processes."""
    return in_order(partial(played, series), range(games), jobs)


def openness(games: Sequence[list[Moment]]) -> list[Openness]:
    """What the moments of many games come to."""
    found = []
    for moments in zip(*filter(None, games), strict=True):
        won = [moment.won for moment in moments]
        least, most = share_interval(won)
        given = fmean(moment.given for moment in moments)
        found.append(Openness(moments[0].share, fmean(won), least, most, given))
    return found
