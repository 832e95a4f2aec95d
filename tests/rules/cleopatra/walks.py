"""Tables of the 2019 edition at which Cleopatra is about to walk."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.cleopatra.moves import (
    ALL_SPOTS,
    DOOR_2019,
    OBELISK_2019,
    SPHINX_2019,
    THRONE_2019,
    WALL,
    build,
    finish,
    use,
)
from tests.rules.cleopatra.table import Table2019
from waset.engine.game import Seat
from waset.games.cleopatra.actions import Bid
from waset.games.cleopatra.components import Piece

COSTS_2019 = {
    Piece.SPHINX: SPHINX_2019,
    Piece.OBELISK: OBELISK_2019,
    Piece.THRONE: THRONE_2019,
    Piece.DOOR: DOOR_2019,
    Piece.WALL: WALL,
}
CATEGORIES = (Piece.OBELISK, Piece.THRONE, Piece.DOOR, Piece.SPHINX, Piece.WALL)  # in the order they are completed


def but_the_last(*categories: Piece) -> dict[Piece, tuple[int, ...]]:
    """All pieces of these categories but the last of each."""
    return {piece: ALL_SPOTS[piece][:-1] for piece in categories}


def about_to_walk(
    start: int, to: int, seats: int = 3, builder: Seat = 0, held: str = "", stalls: tuple[str, str, str] = ("", "", "")
) -> Table2019:
    """Cleopatra stands on a space, and the builder can complete what takes her to another; no cards are in the pile.

    The cards held stay in the hand after that.
    """
    missing = CATEGORIES[start:to]
    cards = " ".join([held, *(COSTS_2019[piece] for piece in missing)])
    standing = {piece: ALL_SPOTS[piece] for piece in CATEGORIES[:start]}
    table = Table2019(
        seats, hands={builder: cards}, stalls=stalls, pile=(0, 0), pieces={**standing, **but_the_last(*missing)}
    )
    table.state.cleopatra, table.state.active = start, builder
    return table


def complete(table: Table2019, to: int) -> None:
    """Build what is missing as far as this space, and build no more."""
    for piece in CATEGORIES[table.state.cleopatra : to]:
        build(table, piece, COSTS_2019[piece])
    finish(table)


def walked(start: int, to: int, seats: int = 3, builder: Seat = 0, held: str = "") -> Table2019:
    """The builder has completed what takes Cleopatra from one space to another."""
    table = about_to_walk(start, to, seats, builder, held)
    complete(table, to)
    return table


def walked_with_visir(start: int, to: int, stalls: tuple[str, str, str] = ("wood", "", "")) -> Table2019:
    """Seat 0 has used the Visir and completed that in the first of two visits."""
    table = about_to_walk(start, to, stalls=stalls)
    use(table, "visir")
    complete(table, to)
    return table


def bid_all(table: Table2019, bids: Sequence[int]) -> None:
    """Everybody bids, in the order of the seats."""
    for seat, talents in enumerate(bids):
        table.play(seat, Bid(talents))
