"""Cards on the move between deck, pile, stalls and hands."""

from waset.engine.game import Event, Viewer
from waset.games.cleopatra.cards import UNKNOWN_ONE, UNKNOWN_SHIFT, pack
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.state import NOTHING, Lying, State

UNKNOWN = Card.UNKNOWN


class CardDealt(Event, frozen=True):
    """[06.S2] A seat was dealt a card."""

    seat: int
    card: Card

    def change(self, state: State) -> None:
        """The card leaves the deck for the hand."""
        state.leave_lot(0, self.card.one, UNKNOWN_ONE)
        state.gain_cards(self.seat, self.card.one, UNKNOWN_ONE)

    def seen_by(self, viewer: Viewer) -> Event:
        """Only the seat sees its card."""
        return self if viewer == self.seat else CardDealt(self.seat, UNKNOWN)


class DeckMixed(Event, frozen=True):
    """[06.S3] Some cards of the deck were turned face up, and all were shuffled together."""

    up: int
    down: int

    def change(self, state: State) -> None:
        """The deck is the draw pile."""
        state.up, state.down = self.up, self.down


class DiscardsMixed(Event, frozen=True):
    """[C.M3] The discards became the new draw pile."""

    up: int
    down: int

    def change(self, state: State) -> None:
        """The discards are a new lot of unseen cards."""
        state.up, state.down = self.up, self.down
        state.lots.append(state.discards)
        state.discards = 0
        if state.memory is not None:
            state.memory.moved_to_new(state.seats)


class TopTurned(Event, frozen=True):
    """[C.S1] A card came to the top of the draw pile, with or without its face up."""

    card: Card

    def change(self, state: State) -> None:
        """A face-up card is seen by all."""
        state.top = self.card
        if self.card is UNKNOWN:
            state.down -= 1
        else:
            state.up -= 1
            state.leave_lot(len(state.lots) - 1, self.card.one, self.card.one)


class CardDrawn(Event, frozen=True):
    """[C.M2] The top card was drawn, keeping the way it faces."""

    card: Card

    def change(self, state: State) -> None:
        """The card lies with the others drawn."""
        drawn = state.drawn
        lots = (*drawn.lots, len(state.lots) - 1) if self.card is UNKNOWN else drawn.lots
        state.drawn = Lying((*drawn.cards, self.card), lots)
        state.top = None
        state.stirred = True


class StallsFilled(Event, frozen=True):
    """[C.M2] The drawn cards were laid on the stalls."""

    cards: "tuple[Card | None, ...]"

    def change(self, state: State) -> None:
        """Each card joins its stall; face-down ones in the order they were drawn."""
        lots = state.drawn.lots
        for stall, card in enumerate(self.cards):
            lying = state.stalls[stall]
            if card is UNKNOWN:
                state.stalls[stall] = Lying((*lying.cards, card), lying.lots + lots[:1])
                lots = lots[1:]
            elif card is not None:
                state.stalls[stall] = Lying((*lying.cards, card), lying.lots)
        state.drawn = NOTHING


class StallTaken(Event, frozen=True):
    """[C.M1] A seat took a stall; its face-down cards follow one by one."""

    seat: int
    stall: int
    cards: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """The open cards go to the hand."""
        shown = pack(self.cards)
        shown -= (shown >> UNKNOWN_SHIFT) * UNKNOWN_ONE
        lots = state.stalls[self.stall].lots
        state.stalls[self.stall] = Lying((UNKNOWN,) * len(lots), lots) if lots else NOTHING
        if shown:
            state.gain_cards(self.seat, shown, shown)


class HiddenCardTaken(Event, frozen=True):
    """[C.M1] A seat looked at a face-down card of the stall and took it."""

    seat: int
    stall: int
    card: Card

    def change(self, state: State) -> None:
        """The card leaves its lot for the hand."""
        stall = state.stalls[self.stall]
        state.leave_lot(stall.lots[0], self.card.one, UNKNOWN_ONE)
        state.stalls[self.stall] = Lying(stall.cards[1:], stall.lots[1:])
        state.gain_cards(self.seat, self.card.one, UNKNOWN_ONE)

    def seen_by(self, viewer: Viewer) -> Event:
        """Only the visitor learns it."""
        return self if viewer == self.seat else HiddenCardTaken(self.seat, self.stall, UNKNOWN)


class CardDiscarded(Event, frozen=True):
    """[C.H4] A seat discarded a card for the hand limit, unseen."""

    seat: int
    card: Card

    def change(self, state: State) -> None:
        """The card goes from the hand to the discards; the seat remembers it."""
        state.lose_cards(self.seat, self.card.one, UNKNOWN_ONE)
        state.discard(self.card.one, UNKNOWN_ONE, self.seat)

    def seen_by(self, viewer: Viewer) -> Event:
        """Nobody else sees it."""
        return self if viewer == self.seat else CardDiscarded(self.seat, UNKNOWN)


class CardDiscardedOpenly(Event, frozen=True):
    """[C.H4] A seat discarded a card for the hand limit at a table where everybody sees it."""

    seat: int
    card: Card

    def change(self, state: State) -> None:
        """The card goes from the hand to the discards."""
        state.lose_cards(self.seat, self.card.one, self.card.one)
        state.discard(self.card.one, self.card.one)
