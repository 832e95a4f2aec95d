"""[C.X] The one way to look at a state: what one viewer may know of it."""

from __future__ import annotations

from waset.engine.game import Viewer
from waset.games.cleopatra.actions import Sealed, sealed
from waset.games.cleopatra.cards import UNKNOWN_SHIFT, hidden, veil
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State


def view(state: State, viewer: Viewer) -> State:
    """The same table with everything unknown that this viewer may not know [C.X1] [C.X3]."""
    memory = state.memory
    assert memory is not None, "this state is a view, or nobody watched it"
    seen = state.forgetful_copy()
    seen.veiled = True
    for seat in range(state.seats):
        if seat == viewer:  # [C.X4]
            continue
        seen.hands[seat] = veil(memory.known(seat, viewer), state.hands[seat])
        seen.talents[seat] = UNKNOWN_AMOUNT
        seen.amulets[seat] = UNKNOWN_AMOUNT
        answer = state.sealed[seat]
        if answer is not None:
            seen.sealed[seat] = sealed(answer)
    # [C.M5] The discard pile lies closed; what was played openly is remembered.
    seen.discards = veil(memory.known(state.seats, viewer), state.discards)
    for lot, cards in enumerate(state.lots):
        seen.lots[lot] = veil(memory.known(state.seats + 1 + lot, viewer), cards)
    if viewer != state.active:
        seen.looked = hidden(state.looked)
    return seen


def unknowns(seen: State) -> tuple[int, ...]:
    """How many answers, and how many cards of each holding, a view does not know."""
    holdings = [*seen.hands, seen.discards, seen.looked, *seen.lots]
    answers = sum(answer.steps for answer in seen.sealed if isinstance(answer, Sealed))
    return (answers, *(cards >> UNKNOWN_SHIFT for cards in holdings))
