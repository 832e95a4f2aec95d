"""[P.T] The helper turns tiles, places lamps and takes them."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.pharaoh.actions import PlaceLamp, TakeLamp, TurnTile
from waset.games.pharaoh.components import LAMPS, Figure
from waset.games.pharaoh.events import LampPlaced, LampTaken, TileTurned
from waset.games.pharaoh.geometry import (
    ALL_DOORS,
    BEHIND,
    CELL,
    DOOR_NAMES,
    NEAR,
    ORIENTATIONS,
    SQUARE_NAMES,
)
from waset.games.pharaoh.rules.steps import Spending, no_open_tile, no_such_square, not_turned
from waset.games.pharaoh.state import State

PLACE_LAMP = (PlaceLamp(),)
TAKE_LAMP = (TakeLamp(),)
TURNS: tuple[tuple[TurnTile, ...], ...] = tuple(
    tuple(TurnTile(name, DOOR_NAMES[way]) for way in ORIENTATIONS[doors] if way != doors)
    for name in SQUARE_NAMES
    for doors in range(ALL_DOORS + 1)
)  # by 16·cell + doors


def turns(state: State, cell: int) -> Sequence[Action]:
    """[P.T4] Every other orientation of the helper's tile and of those connected to it; the start stays."""
    doors, start = state.doors, state.start
    found = [] if cell == start else [*TURNS[cell << 4 | doors[cell]]]
    for other in BEHIND[cell << 4 | state.links[cell]]:
        if other != start:
            found += TURNS[other << 4 | doors[other]]
    return found


def lamp_work(state: State, seat: Seat, cell: int) -> Sequence[Action]:
    """[P.T5] [P.T6] A lamp is placed where there is none, and taken where there is one."""
    if state.lamps[seat] >> cell & 1:
        return TAKE_LAMP
    return PLACE_LAMP if state.supply[seat] and cell != state.start else NO_ACTIONS


class Turning(Spending):
    """[P.T4] The helper turns a tile."""

    action = TurnTile
    figure = Figure.HELPER

    def refusal(self, state: State, seat: Seat, action: TurnTile) -> Reason | None:
        """It must be within reach, no start, and really be turned."""
        unknown = no_such_square(action.square)
        if unknown is not None:
            return unknown
        cell, tile = state.helpers[seat], CELL[action.square]
        closed = no_open_tile(state, tile, "P.T4")
        if closed is not None:
            return closed
        if tile == state.start:
            return Reason("reason.start_stays", "P.T4", {"square": action.square})
        if tile != cell and not NEAR[cell << 4 | state.links[cell]] >> tile & 1:
            return Reason("reason.out_of_reach", "P.T4", {"square": action.square, "from": SQUARE_NAMES[cell]})
        return not_turned(state.doors[tile], action.doors, "P.T4")

    def play(self, state: State, seat: Seat, action: TurnTile, happen: Happen) -> None:
        """Turn it with everything on it."""
        happen(TileTurned(seat, action.square, action.doors))


class PlacingLamp(Spending):
    """[P.T5] The helper places a lamp on its tile."""

    action = PlaceLamp
    figure = Figure.HELPER

    def refusal(self, state: State, seat: Seat, action: PlaceLamp) -> Reason | None:
        """One of each colour, not on the start, from the supply."""
        cell = state.helpers[seat]
        if cell == state.start:
            return Reason("reason.lamp_on_start", "P.T5")
        if state.lamps[seat] >> cell & 1:
            return Reason("reason.lamp_there", "P.T5", {"square": SQUARE_NAMES[cell]})
        return None if state.supply[seat] else Reason("reason.no_lamps_left", "P.T5", {"lamps": LAMPS})

    def play(self, state: State, seat: Seat, action: PlaceLamp, happen: Happen) -> None:
        """It lights the tile."""
        happen(LampPlaced(seat, SQUARE_NAMES[state.helpers[seat]]))


class TakingLamp(Spending):
    """[P.T6] The helper takes an own lamp from its tile."""

    action = TakeLamp
    figure = Figure.HELPER

    def refusal(self, state: State, seat: Seat, action: TakeLamp) -> Reason | None:
        """There must be one."""
        cell = state.helpers[seat]
        if state.lamps[seat] >> cell & 1:
            return None
        return Reason("reason.no_lamp_here", "P.T6", {"square": SQUARE_NAMES[cell]})

    def play(self, state: State, seat: Seat, action: TakeLamp, happen: Happen) -> None:
        """It returns to the supply."""
        happen(LampTaken(seat, SQUARE_NAMES[state.helpers[seat]]))
