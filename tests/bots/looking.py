"""Positions of Cleopatra to look at, and how good their options look."""

from __future__ import annotations

from tests.rules.cleopatra.table import Table, Table2019
from waset.bots.cleopatra import CLEOPATRA_2006, CLEOPATRA_2019, CleopatraJudgement
from waset.bots.judgement import chances
from waset.engine.game import Action, Seat
from waset.games.cleopatra.components import Piece

NEARLY_DONE = {  # one sphinx is all that Cleopatra waits for
    Piece.SPHINX: (0, 1, 2, 3, 4),
    Piece.OBELISK: (0, 1),
    Piece.THRONE: (0, 1),
    Piece.DOOR: (0, 1),
    Piece.WALL: tuple(range(9)),
}

POCKET = """
    . . . # # # . . .
    L L . # # # . . .
    L . . # # # . . .
    L . . . . . . . .
    L . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
"""  # a mosaic on column b closes a1 to a4


def judgement_of(table: Table) -> CleopatraJudgement:
    """The judgement for the table's game."""
    return CLEOPATRA_2019 if isinstance(table, Table2019) else CLEOPATRA_2006


def looks(table: Table, seat: Seat = 0) -> dict[Action, float]:
    """What each option of a seat looks like."""
    options = table.options(seat)
    return dict(zip(options, judgement_of(table).glance(table.state, seat, options), strict=True))


def best(table: Table, seat: Seat = 0) -> Action:
    """The option that looks best."""
    values = looks(table, seat)
    return max(values, key=values.__getitem__)


def chance(table: Table, seat: Seat = 0) -> float:
    """How likely a seat seems to win."""
    judgement = judgement_of(table)
    return chances(table.game, judgement, judgement.weights, table.state, table.state.seats)[seat]
