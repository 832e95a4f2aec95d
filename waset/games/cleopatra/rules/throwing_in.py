"""[06.P7] Cards thrown in: paid without need, after a piece was built and until the building is finished."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.cleopatra.actions import ThrowIn
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.cards import Cards, count, kinds, mask, unpack
from waset.games.cleopatra.components import CARDS, DOUBLES, RESOURCES, Card, Cause
from waset.games.cleopatra.events import AmuletsTaken, CardThrownIn
from waset.games.cleopatra.rules.steps import Refusal, Verb
from waset.games.cleopatra.state import State

THROW_INS: tuple[ThrowIn, ...] = tuple(ThrowIn(card) for card in CARDS)
PAYING: Cards = mask(CARDS[: Card.BEGGAR.index])  # every kind that pays for pieces: no characters


def units_of(card: Card) -> Cards:
    """[C.P1] The units that a card gives: two of its kind for a double, none for a wild card [19.P10]."""
    if card in RESOURCES:
        return card.one
    return 2 * RESOURCES[DOUBLES.index(card)].one if card in DOUBLES else 0


class ThrowingIn(Verb):
    """[06.P7] The builder pays a card beyond any cost; its units are left over for later pieces of the turn [C.P2]."""

    action = ThrowIn

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Each kind in the hand that pays for pieces."""
        if not state.rules.extra_cards:
            return NO_ACTIONS
        return [THROW_INS[card.index] for card in kinds(state.hands[seat] & PAYING)]

    def why_not(self, state: State, seat: Seat, action: ThrowIn) -> Reason | None:
        """The table must allow it, and the card must be in the hand and pay for pieces."""
        if not state.rules.extra_cards:
            return not_allowed_here()
        if not action.card.one & PAYING:
            return Reason("reason.not_a_resource", "06.P7", {"card": action.card.value})
        if not count(state.hands[seat], action.card):
            return Reason("reason.no_such_card", "06.P7", {"card": action.card.value})
        return None

    def play(self, state: State, task: AnyTask, seat: Seat, action: ThrowIn, happen: Happen) -> None:
        """It is paid openly [C.P3], and a tainted one brings its amulet [C.P4]."""
        card = action.card
        happen(CardThrownIn(seat, card, unpack(state.left_over + units_of(card))))
        if card.tainted:
            happen(AmuletsTaken(seat, 1, Cause.TAINTED))


def not_allowed_here() -> Reason:
    """The table has chosen that nothing is thrown in."""
    return Reason("reason.no_extra_cards", "06.P7")


class ThrowInTooEarly(Refusal):
    """[06.P7] Why nothing is thrown in now."""

    action = ThrowIn

    def why_not(self, state: State, seat: Seat, action: ThrowIn) -> Reason | None:
        """A piece must have been built, and the building not be finished."""
        return Reason("reason.throw_in_later", "06.P7") if state.rules.extra_cards else not_allowed_here()
