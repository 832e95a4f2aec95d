"""Whole moves of the active seat in one call, for tests that are about what comes of them."""

from __future__ import annotations

from tests.rules.cleopatra.table import Table, hand
from waset.engine.game import Event
from waset.games.cleopatra.actions import (
    BuildByScribe,
    BuildPiece,
    CallWorshipper,
    ChooseSpot,
    FinishBuilding,
    LayMosaic,
    Pay,
    SettleHand,
)
from waset.games.cleopatra.cards import unpack
from waset.games.cleopatra.components import Cause, Mosaic, Piece, Worshipper
from waset.games.cleopatra.events import TalentsGained

WALL = "artisan stone wood"  # this and the mosaic are good for both editions
SPHINX = "artisan stone marble"
THRONE = "artisan*3 marble*2 lapis*2"
OBELISK = "artisan*3 stone*2 wood*2"
DOOR = "artisan*2 marble wood lapis"
MOSAIC = "artisan*2 stone marble lapis"
SPHINX_2019 = "artisan stone*2"
OBELISK_2019 = "artisan*3 wood*4"
THRONE_2019 = "artisan*3 stone marble wood lapis"
DOOR_2019 = "artisan*2 marble*3"
ALL_SPOTS = {
    Piece.SPHINX: tuple(range(6)),
    Piece.OBELISK: (0, 1),
    Piece.THRONE: (0, 1),
    Piece.DOOR: (0, 1),
    Piece.WALL: tuple(range(9)),
}


def times(number: int, cost: str) -> str:
    """The cards for several pieces of one cost."""
    return " ".join([cost] * number)


def paid(cards: str = "", merchants: int = 0) -> Pay:
    """A payment by the names of its cards, in any order."""
    return Pay(unpack(hand(cards)), merchants)


def discounted(cards: str = "", artisans: int = 0, resources: int = 0, kept: str = "") -> Pay:
    """A payment of which discounts waive so many Artisans and resource units [19.P10]."""
    return Pay(unpack(hand(cards)), 0, artisans, resources, unpack(hand(kept)))


def build(table: Table, piece: Piece, cost: str | Pay, spot: int | None = None, merchants: int = 0) -> list[Event]:
    """Build a piece that is no mosaic; the spot is named where there is a choice."""
    seat = table.state.active
    table.play(seat, BuildPiece(piece))
    if spot is not None:
        table.play(seat, ChooseSpot(spot))
    return table.play(seat, cost if isinstance(cost, Pay) else paid(cost, merchants))


def lay(table: Table, squares: str, cost: str | Pay = MOSAIC, scribe_for: str = "") -> list[Event]:
    """Lay the top mosaic, or the one a Scribe chooses, on these squares."""
    seat = table.state.active
    table.play(seat, BuildByScribe(Mosaic(scribe_for)) if scribe_for else BuildPiece(Piece.MOSAIC))
    table.play(seat, LayMosaic(in_order(squares)))
    return table.play(seat, cost if isinstance(cost, Pay) else paid(cost))


def in_order(squares: str) -> tuple[str, ...]:
    """Squares by name, from a1 to i9."""
    return tuple(sorted(squares.split(), key=lambda name: (name[1], name[0])))


def use(table: Table, worshipper: str) -> list[Event]:
    """Use a worshipper of Sobek [19.K1]."""
    return table.play(table.state.active, CallWorshipper(Worshipper(worshipper)))


def finish(table: Table) -> list[Event]:
    """Build no more."""
    return table.play(table.state.active, FinishBuilding())


def end_quarry(table: Table, priests: int = 0) -> None:
    """Build no more, roll this many priests, and play no character."""
    seat = table.state.active
    table.play(seat, FinishBuilding())
    table.settle(priests)
    table.play(seat, SettleHand())


def earned(table: Table, cause: Cause = Cause.PIECE) -> list[int]:
    """The rewards so far, in their order."""
    return [event.count for event in table.happened(TalentsGained) if event.cause is cause]
