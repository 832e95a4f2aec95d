"""[C.H] The hand limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.flow import NO_ACTIONS
from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.cleopatra.actions import DiscardCard, DiscardToLimit, KeepAll, PlaySmuggler, SettleHand
from waset.games.cleopatra.agenda import AnyTask, DiscardDown
from waset.games.cleopatra.cards import count, kinds, size
from waset.games.cleopatra.components import CARDS, HAND_LIMIT, Card, Cause
from waset.games.cleopatra.events import DONE, AmuletsTaken, CardDiscarded, CardDiscardedOpenly
from waset.games.cleopatra.rules.characters import lay_down
from waset.games.cleopatra.rules.steps import ActiveStep, Always, Menu, Refusal, Verb, not_now, then
from waset.games.cleopatra.state import State

DISCARDS: tuple[DiscardCard, ...] = tuple(DiscardCard(card) for card in CARDS)
SMUGGLE = (PlaySmuggler(),)


def excess(state: State, seat: Seat) -> int:
    """[C.H1] How many cards are above the limit."""
    return size(state.hands[seat]) - HAND_LIMIT


class Settle(Always):
    """[C.T5] No more characters this turn: the limit is settled."""

    action = SettleHand
    plays: tuple[Action, ...] = (SettleHand(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: SettleHand, happen: Happen) -> None:
        """The turn goes on."""
        happen(DONE)


class LimitMenu(Menu):
    """[C.H1] Whoever has more than ten cards must do something about it."""

    def waits(self, state: State, task: Any) -> bool:
        """With few enough cards nothing is asked: everybody can count them."""
        return excess(state, state.active) > 0


class Discarding(Always):
    """[06.H2] [19.H2] Discard down to the limit, for what the edition demands."""

    action = DiscardToLimit
    plays: tuple[Action, ...] = (DiscardToLimit(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: DiscardToLimit, happen: Happen) -> None:
        """Pay what it costs, then choose the cards."""
        penalty = state.edition.discard_penalty
        if penalty:
            happen(AmuletsTaken(seat, penalty, Cause.LIMIT))
        then(happen, DiscardDown())


class Keeping(Always):
    """[06.H2] [19.H2] Keep all, for an amulet a card above the limit."""

    action = KeepAll
    plays: tuple[Action, ...] = (KeepAll(),)

    def play(self, state: State, task: AnyTask, seat: Seat, action: KeepAll, happen: Happen) -> None:
        """Take the amulets."""
        happen(AmuletsTaken(seat, excess(state, seat), Cause.LIMIT))
        happen(DONE)


class Smuggling(Verb):
    """[06.H3] Keep all with a Smuggler, itself counted among the cards."""

    action = PlaySmuggler

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """With a Smuggler in the hand."""
        return SMUGGLE if count(state.hands[seat], Card.SMUGGLER) else NO_ACTIONS

    def why_not(self, state: State, seat: Seat, action: PlaySmuggler) -> Reason | None:
        """There must be a Smuggler in the hand."""
        if count(state.hands[seat], Card.SMUGGLER):
            return None
        return Reason("reason.no_such_card", "06.H3", {"card": Card.SMUGGLER.value})

    def play(self, state: State, task: AnyTask, seat: Seat, action: PlaySmuggler, happen: Happen) -> None:
        """[06.K6] One amulet, whatever the number of cards."""
        lay_down(state, seat, Card.SMUGGLER, happen)
        happen(DONE)


class SmugglingTooEarly(Refusal):
    """[06.H3] Why a Smuggler is not played at other moments."""

    action = PlaySmuggler

    def why_not(self, state: State, seat: Seat, action: PlaySmuggler) -> Reason | None:
        """It waits for the limit, and needs a hand above it."""
        if not count(state.hands[seat], Card.SMUGGLER):
            return Reason("reason.no_such_card", "06.H3", {"card": Card.SMUGGLER.value})
        if excess(state, seat) <= 0:
            return Reason("reason.hand_too_small", "06.H3", {"limit": HAND_LIMIT, "cards": size(state.hands[seat])})
        return Reason("reason.smuggler_later", "06.H3")


class DiscardingDown(ActiveStep):
    """[06.H2] [19.H2] The cards are chosen one by one, unseen [C.H4]."""

    def waits(self, state: State, task: Any) -> bool:
        """Until exactly ten are left."""
        return excess(state, state.active) > 0

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Each kind in the hand."""
        return [DISCARDS[card.index] for card in kinds(state.hands[seat])]

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """The card must be in the hand."""
        if not isinstance(action, DiscardCard):
            return not_now()
        if action.card is Card.UNKNOWN or not count(state.hands[seat], action.card):
            return Reason("reason.no_such_card", "C.H1", {"card": action.card.value})
        return None

    def play(self, state: State, task: Any, seat: Seat, action: DiscardCard, happen: Happen) -> None:
        """Discard it; the table may have chosen that everybody sees it."""
        discarded = CardDiscardedOpenly if state.rules.open_discards else CardDiscarded
        happen(discarded(seat, action.card))
