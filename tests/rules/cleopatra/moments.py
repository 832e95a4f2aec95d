"""The moments of a turn at which characters may be played [C.T5]."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.cleopatra.moves import SPHINX, build
from tests.rules.cleopatra.table import Table
from waset.engine.game import Seat
from waset.games.cleopatra.actions import FinishBuilding, VisitMarket
from waset.games.cleopatra.components import Piece

MOMENTS = (
    "at the start of the turn",
    "after taking a stall",
    "between pieces",
    "after the dice",
    "before the offering",
)
MOMENTS_TO_BUILD = (MOMENTS[0], MOMENTS[2])
MOMENTS_PAST_BUILDING = (MOMENTS[1], *MOMENTS[3:])


def at(moment: str, hands: Mapping[Seat, str], discards: str = "", mosaic_top: str = "") -> Table:
    """Seat 0's turn, come as far as this moment; the hands are what is held then."""
    assert moment in MOMENTS
    builds = moment in MOMENTS[2:]
    held = {**hands, 0: f"{hands[0]} {SPHINX}"} if builds else hands
    stalls = ("stone", "wood", "wood") if moment == MOMENTS[1] else ("", "", "")
    table = Table(hands=held, discards=discards, stalls=stalls, mosaic_top=mosaic_top)
    if moment == MOMENTS[1]:
        table.play(0, VisitMarket(0))
    if builds:
        build(table, Piece.SPHINX, SPHINX)
    if moment in MOMENTS[3:]:
        table.play(0, FinishBuilding())
        table.settle(0 if moment == MOMENTS[3] else 5)
    return table
