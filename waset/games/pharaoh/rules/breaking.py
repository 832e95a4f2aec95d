"""[P.Z] Breaking in: who stands on a start that is walled in turns a neighbour of it open."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.pharaoh.actions import BreakIn
from waset.games.pharaoh.events import BrokenIn
from waset.games.pharaoh.geometry import CELL, DOOR_NAMES, NEAR, NEIGHBOURS, ORIENTATIONS, SQUARE_NAMES
from waset.games.pharaoh.rules.steps import Verb, no_open_tile, no_such_square
from waset.games.pharaoh.state import State

NOT_PLAYED = Reason("reason.no_breaking_in", "P.Z3")
NOT_WALLED_IN = Reason("reason.not_walled_in", "P.Z3")
NOT_ON_START = Reason("reason.not_on_start", "P.Z3")
NO_ACTIONS_LEFT = Reason("reason.no_actions_left", "P.T1")


def is_walled_in(state: State) -> bool:
    """[P.Z3] Whether every neighbour behind a door of the start is a hole or shows it a wall."""
    start = state.start
    return not state.links[start] and not NEAR[start << 4 | state.doors[start]] & state.down


def barred(state: State, seat: Seat) -> Reason | None:
    """[P.Z3] Why a seat may turn no tile open now."""
    if not state.rules.break_in:
        return NOT_PLAYED
    if not is_walled_in(state):
        return NOT_WALLED_IN
    if state.start not in (state.archaeologists[seat], state.helpers[seat]):
        return NOT_ON_START
    return None if state.actions else NO_ACTIONS_LEFT


def ways_in(state: State) -> Sequence[BreakIn]:
    """[P.Z3] Every way to lie with a door to the start, for every tile behind a door of the start; a hole has none."""
    start, doors = state.start, state.doors
    return [
        BreakIn(SQUARE_NAMES[other], DOOR_NAMES[way])
        for door, other, back in NEIGHBOURS[start]
        if doors[start] & door
        for way in ORIENTATIONS[doors[other]]
        if way & back
    ]


def break_ins(state: State, seat: Seat) -> Sequence[Action]:
    """[P.Z3] The ways for a seat to break in."""
    return NO_ACTIONS if barred(state, seat) is not None else ways_in(state)


class BreakingIn(Verb):
    """[P.Z3] A figure on the start turns a neighbour of it open; which of the two does it is not asked."""

    action = BreakIn

    def why_not(self, state: State, seat: Seat, action: BreakIn) -> Reason | None:
        """Only into a start that is walled in, and so that the wall is gone."""
        ways = ways_in(state)
        reason = barred(state, seat)
        if reason is not None or action in ways:
            return reason
        reason = no_such_square(action.square) or no_open_tile(state, CELL[action.square], "P.Z3")
        if reason is not None:
            return reason
        open_ways: list[str] = [way.doors for way in ways if way.square == action.square]
        if not open_ways:
            return Reason("reason.not_by_start", "P.Z3", {"square": action.square})
        return Reason("reason.not_opened", "P.Z3", {"square": action.square, "doors": open_ways})

    def play(self, state: State, seat: Seat, action: BreakIn, happen: Happen) -> None:
        """Turn it with everything on it."""
        happen(BrokenIn(seat, action.square, action.doors))
