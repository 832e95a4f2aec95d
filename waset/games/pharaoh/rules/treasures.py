"""[P.F] What the archaeologist does with treasures; it takes no action."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.pharaoh.actions import PickUp, PutDown, Steal
from waset.games.pharaoh.components import MASK, MOST_SEATS, Figure
from waset.games.pharaoh.events import TreasurePickedUp, TreasurePutDown, TreasureStolen
from waset.games.pharaoh.geometry import SQUARE_NAMES
from waset.games.pharaoh.rules.steps import Verb, lost
from waset.games.pharaoh.state import State

PICK_UP: tuple[PickUp, ...] = tuple(PickUp(worth) for worth in range(MASK + 1))
PUT_DOWN = (PutDown(),)
STEAL: tuple[Steal, ...] = tuple(Steal(victim) for victim in range(MOST_SEATS))


def handling(state: State, seat: Seat, cell: int) -> Sequence[Action]:
    """[P.F1] [P.F2] [P.F3] What an archaeologist on this cell may do with treasures."""
    carried = state.carried
    if carried[seat]:
        return NO_ACTIONS if was_just_picked_up(state, seat) else PUT_DOWN
    found: list[Action] = []
    if cell in state.lying:
        found += [PICK_UP[worth] for worth in dict.fromkeys(state.lying[cell]) if not was_just_put_down(state, worth)]
    if any(carried):
        found += [STEAL[victim] for victim in range(state.seats) if carried[victim] and stands(state, victim, cell)]
    return found


def stands(state: State, seat: Seat, cell: int) -> bool:
    """Whether a seat's archaeologist stands on this cell."""
    return state.archaeologists[seat] == cell


def was_just_picked_up(state: State, seat: Seat) -> bool:
    """[P.F2] Whether putting the treasure down would only take back what was done a moment ago.

    The mask may be put down again: whoever has picked it up is its owner [P.K3].
    """
    return state.handled == state.carried[seat]


def was_just_put_down(state: State, worth: int) -> bool:
    """[P.F2] Whether picking such a treasure up would only take back what was done a moment ago."""
    return state.handled == -worth


class PickingUp(Verb):
    """[P.F1] The archaeologist picks up a treasure; a helper never does [P.F5]."""

    action = PickUp

    def why_not(self, state: State, seat: Seat, action: PickUp) -> Reason | None:
        """With empty hands, from the own tile, and not what was just put down."""
        gone = lost(state, seat, Figure.ARCHAEOLOGIST)
        if gone is not None:
            return gone
        if state.carried[seat]:
            return Reason("reason.hands_full", "P.F1", {"treasure": state.carried[seat]})
        if action.treasure not in state.lying.get(state.archaeologists[seat], ()):
            return Reason("reason.no_such_treasure", "P.F1", {"treasure": action.treasure})
        if was_just_put_down(state, action.treasure):
            return Reason("reason.just_put_down", "P.F2", {"treasure": action.treasure})
        return None

    def play(self, state: State, seat: Seat, action: PickUp, happen: Happen) -> None:
        """Carry it."""
        happen(TreasurePickedUp(seat, SQUARE_NAMES[state.archaeologists[seat]], action.treasure))


class PuttingDown(Verb):
    """[P.F2] The archaeologist puts its treasure down."""

    action = PutDown

    def why_not(self, state: State, seat: Seat, action: PutDown) -> Reason | None:
        """There must be one, and not just picked up."""
        gone = lost(state, seat, Figure.ARCHAEOLOGIST)
        if gone is not None:
            return gone
        if not state.carried[seat]:
            return Reason("reason.nothing_carried", "P.F2")
        if was_just_picked_up(state, seat):
            return Reason("reason.just_picked_up", "P.F2", {"treasure": state.carried[seat]})
        return None

    def play(self, state: State, seat: Seat, action: PutDown, happen: Happen) -> None:
        """Anybody may take it later."""
        happen(TreasurePutDown(seat, SQUARE_NAMES[state.archaeologists[seat]], state.carried[seat]))


class Stealing(Verb):
    """[P.F3] The archaeologist steals from another one on its tile; a helper never does [P.F5]."""

    action = Steal

    def why_not(self, state: State, seat: Seat, action: Steal) -> Reason | None:
        """With empty hands, from somebody who is there and has something."""
        gone = lost(state, seat, Figure.ARCHAEOLOGIST)
        if gone is not None:
            return gone
        victim = action.victim
        if not 0 <= victim < state.seats or victim == seat:
            return Reason("reason.no_such_victim", "P.F3")
        if state.carried[seat]:
            return Reason("reason.hands_full", "P.F3", {"treasure": state.carried[seat]})
        if not stands(state, victim, state.archaeologists[seat]):
            return Reason("reason.not_here", "P.F3", {"victim": victim})
        return None if state.carried[victim] else Reason("reason.carries_nothing", "P.F3", {"victim": victim})

    def play(self, state: State, seat: Seat, action: Steal, happen: Happen) -> None:
        """Carry it."""
        happen(TreasureStolen(seat, action.victim, state.carried[action.victim]))
