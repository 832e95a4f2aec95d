"""[P.Z] Digging out: what a sealed-in archaeologist may do. The end of a game that stands still is in passing."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.pharaoh.actions import DigOut
from waset.games.pharaoh.components import Figure
from waset.games.pharaoh.events import DugOut
from waset.games.pharaoh.geometry import ALL_DOORS, DOOR_NAMES, NEAR, ORIENTATIONS, SQUARE_NAMES
from waset.games.pharaoh.rules.passing import end_turn
from waset.games.pharaoh.rules.steps import Verb, lost, not_turned
from waset.games.pharaoh.rules.ways import area_of, doors_ahead
from waset.games.pharaoh.state import NOWHERE, State

DIGGINGS: tuple[tuple[DigOut, ...], ...] = tuple(
    tuple(DigOut(DOOR_NAMES[way]) for way in ORIENTATIONS[doors] if way != doors) for doors in range(ALL_DOORS + 1)
)


def is_sealed_in(state: State, cell: int) -> bool:
    """[P.Z1] Whether neither the start nor a helper is connected to a tile, and no face-down tile can be flipped."""
    if cell == state.start or NEAR[cell << 4 | state.doors[cell]] & state.down:
        return False
    area = area_of(state, cell)
    if area >> state.start & 1 or any(helper != NOWHERE and area >> helper & 1 for helper in state.helpers):
        return False
    return not doors_ahead(state, area)


def diggings(state: State, cell: int) -> Sequence[Action]:
    """[P.Z1] The ways to turn the tile under the archaeologist at the start of a turn."""
    if not state.fresh or not state.rules.dig_out or not is_sealed_in(state, cell):
        return NO_ACTIONS
    return DIGGINGS[state.doors[cell]]


class DiggingOut(Verb):
    """[P.Z1] A sealed-in archaeologist turns the tile under it, and the turn is over."""

    action = DigOut

    def why_not(self, state: State, seat: Seat, action: DigOut) -> Reason | None:
        """Only at the start of a turn, and only when nothing else would help."""
        gone = lost(state, seat, Figure.ARCHAEOLOGIST)
        if gone is not None:
            return gone
        if not state.rules.dig_out:
            return Reason("reason.no_digging", "P.Z1")
        if not is_sealed_in(state, state.archaeologists[seat]):
            return Reason("reason.not_sealed_in", "P.Z1")
        if not state.fresh:
            return Reason("reason.dig_first", "P.Z1")
        return not_turned(state.doors[state.archaeologists[seat]], action.doors, "P.Z1")

    def play(self, state: State, seat: Seat, action: DigOut, happen: Happen) -> None:
        """Turn it."""
        happen(DugOut(seat, SQUARE_NAMES[state.archaeologists[seat]], action.doors))
        end_turn(state, happen)
