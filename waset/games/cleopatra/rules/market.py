"""[C.M] The market: taking a stall, drawing, laying out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.cleopatra.actions import LayOutCards, VisitMarket
from waset.games.cleopatra.agenda import AnyTask, TakeHidden
from waset.games.cleopatra.cards import Cards, counts, size
from waset.games.cleopatra.components import CARDS, STALL_NAMES, STALLS, Card
from waset.games.cleopatra.events import (
    DONE,
    CardDrawn,
    DiscardsMixed,
    HiddenCardTaken,
    Planned,
    StallsFilled,
    StallTaken,
    TopTurned,
)
from waset.games.cleopatra.rules.steps import ActiveStep, Unseen, Verb, WaitingStep, not_now
from waset.games.cleopatra.state import State

VISITS: tuple[VisitMarket, ...] = tuple(VisitMarket(stall) for stall in range(STALLS))
UNKNOWN = Card.UNKNOWN


class Visit(Verb):
    """[C.M1] Take all cards of one stall."""

    action = VisitMarket

    def __init__(self, *sequel: AnyTask) -> None:
        self.sequel = sequel

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every stall with cards; when all are empty, any [C.T2]."""
        stalls = state.stalls
        return [visit for visit in VISITS if stalls[visit.stall].cards] or VISITS

    def why_not(self, state: State, seat: Seat, action: VisitMarket) -> Reason | None:
        """There must be such a stall, and cards in it."""
        if not 0 <= action.stall < STALLS:
            return Reason("reason.no_such_stall", "C.M1", {"stalls": STALLS})
        if action not in self.options(state, seat):
            return Reason("reason.stall_empty", "C.T2", {"stall": STALL_NAMES[action.stall]})
        return None

    def play(self, state: State, task: AnyTask, seat: Seat, action: VisitMarket, happen: Happen) -> None:
        """The open cards come first, then the hidden ones, then the rest of the visit [C.T3]."""
        stall = state.stalls[action.stall]
        happen(StallTaken(seat, action.stall, stall.cards))
        happen(Planned((TakeHidden(action.stall), *self.sequel) if stall.lots else self.sequel))


class TakingHidden(WaitingStep):
    """[C.M1] The visitor learns the face-down cards."""

    def waits(self, state: State, task: TakeHidden) -> bool:
        """Until none is left."""
        return bool(state.stalls[task.stall].lots)

    def pending(self, state: State, task: TakeHidden) -> Choice | Chance[Any]:
        """Any card of the lot it came from."""
        return Unseen(state.lots[state.stalls[task.stall].lots[0]])

    def settle(self, state: State, task: TakeHidden, outcome: Card, happen: Happen) -> None:
        """It goes to the hand."""
        happen(HiddenCardTaken(state.active, task.stall, outcome))


class TopOfPile(Chance[Card]):
    """[C.S1] What comes to the top: a face-up card of the lot, or one that lies face down."""

    def __init__(self, lot: Cards, up: int, down: int) -> None:
        self.lot_size = size(lot)
        self.up = up
        self.down = down
        super().__init__(CARDS, counts(lot), (up + down) * self.lot_size)

    def pick(self, number: int) -> Card:
        """First the way it lies, then its face."""
        lies, number = divmod(number, self.lot_size)
        return super().pick(number) if lies < self.up else UNKNOWN

    def odds(self) -> list[tuple[Card, int]]:
        """Every face with its weight, and face down."""
        face_up = [(card, weight * self.up) for card, weight in super().odds() if self.up]
        return [*face_up, (UNKNOWN, self.down * self.lot_size)] if self.down else face_up


class Drawing(Step[State]):
    """[C.M2] Cards come off the top; an empty pile is made anew only when a card is needed [C.M3]."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Draw as far as the top is known."""
        while True:
            if len(state.drawn.cards) < task.upto and state.top is not None:
                happen(CardDrawn(state.top))
            elif state.top is None and state.up + state.down:
                return True
            elif len(state.drawn.cards) < task.upto and state.discards:
                happen(self.mixed(state))
            else:  # [C.M4] when there is nothing left to draw, what was drawn must do
                happen(DONE)
                return False

    def mixed(self, state: State) -> DiscardsMixed:
        """[C.M3] The discards become the pile by the set-up mix."""
        up, down = state.edition.mix(size(state.discards))
        return DiscardsMixed(up, down)

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """The next top."""
        return TopOfPile(state.lots[-1], state.up, state.down)

    def settle(self, state: State, task: Any, outcome: Card, happen: Happen) -> None:
        """All see how it lies."""
        happen(TopTurned(outcome))


@lru_cache(maxsize=8192)
def lay_outs(cards: tuple[Card, ...]) -> tuple[LayOutCards, ...]:
    """[C.M2] Every different way to lay these cards out, at most one on a stall [C.M4]."""
    row: tuple[Card | None, ...] = cards + (None,) * (STALLS - len(cards))
    return tuple(LayOutCards(order) for order in dict.fromkeys(permutations(row)))


class LayingOut(ActiveStep):
    """[C.M2] The visitor assigns the drawn cards to the stalls."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """A single way is taken by itself: everybody sees the drawn cards, so it tells nothing."""
        drawn = state.drawn.cards
        if drawn and len(lay_outs(drawn)) > 1:
            return True
        if drawn:
            happen(StallsFilled(drawn))
        happen(DONE)
        return False

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """Every different way."""
        return lay_outs(state.drawn.cards)

    def why_not(self, state: State, task: Any, seat: Seat, action: Any) -> Reason | None:
        """It must use just the drawn cards, one a stall."""
        if not isinstance(action, LayOutCards):
            return not_now()
        if action in lay_outs(state.drawn.cards):
            return None
        return Reason("reason.lay_out", "C.M2", {"cards": [card.value for card in state.drawn.cards]})

    def play(self, state: State, task: Any, seat: Seat, action: LayOutCards, happen: Happen) -> None:
        """The stalls are filled."""
        happen(StallsFilled(action.cards))
        happen(DONE)
