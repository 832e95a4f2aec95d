"""What characters bring about."""

from waset.engine.game import Event, Viewer
from waset.games.cleopatra.cards import STANDARD, UNKNOWN_ONE, UNKNOWN_SHIFT, hidden, most, pack, veil
from waset.games.cleopatra.components import Card, Side
from waset.games.cleopatra.state import NOTHING, Lying, State

UNKNOWN = Card.UNKNOWN


def veiled(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As many unknown cards."""
    return (UNKNOWN,) * len(cards)


class CharacterPlayed(Event, frozen=True):
    """[C.T5] A seat played a character card."""

    seat: int
    card: Card

    def change(self, state: State) -> None:
        """The card goes to the discards."""
        state.lose_cards(self.seat, self.card.one, self.card.one)
        state.discard(self.card.one, self.card.one)


class TalentsGiven(Event, frozen=True):
    """[06.K1] A seat gave the Beggar talents."""

    giver: int
    receiver: int
    count: int

    def change(self, state: State) -> None:
        """The money changes hands, and everybody sees it."""
        state.gain_talents(self.giver, -self.count)
        state.gain_talents(self.receiver, self.count)
        state.sealed[self.giver] = None


class CardGiven(Event, frozen=True):
    """[06.K1] A seat gave the Beggar a standard resource card."""

    giver: int
    receiver: int
    card: Card

    def change(self, state: State) -> None:
        """The card changes hands; only the two know which it is."""
        state.lose_cards(self.giver, self.card.one, UNKNOWN_ONE, self.receiver, STANDARD)
        state.gain_cards(self.receiver, self.card.one, UNKNOWN_ONE, self.giver)
        state.sealed[self.giver] = None

    def seen_by(self, viewer: Viewer) -> Event:
        """Giver and receiver see the card."""
        return self if viewer in (self.giver, self.receiver) else CardGiven(self.giver, self.receiver, UNKNOWN)


class HandShown(Event, frozen=True):
    """[06.K1] A seat that could give nothing showed its hand."""

    giver: int
    receiver: int
    cards: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """The receiver knows the whole hand."""
        state.sealed[self.giver] = None
        if UNKNOWN in self.cards:
            return
        state.hands[self.giver] = pack(self.cards)
        if state.memory is not None:
            state.memory.shown_to(self.giver, self.receiver, pack(self.cards))

    def seen_by(self, viewer: Viewer) -> Event:
        """Only the receiver sees it."""
        if viewer in (self.giver, self.receiver):
            return self
        return HandShown(self.giver, self.receiver, veiled(self.cards))


class DiscardsSeen(Event, frozen=True):
    """[06.K2] A seat looked through the discards."""

    seat: int
    cards: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """The seat knows them all."""
        if UNKNOWN in self.cards:
            return
        state.discards = pack(self.cards)
        if state.memory is not None:
            state.memory.shown_to(state.seats, self.seat, pack(self.cards))

    def seen_by(self, viewer: Viewer) -> Event:
        """Nobody else sees them."""
        return self if viewer == self.seat else DiscardsSeen(self.seat, veiled(self.cards))


class DiscardTaken(Event, frozen=True):
    """[06.K2] A seat took a card from the discards, unseen."""

    seat: int
    card: Card

    def change(self, state: State) -> None:
        """The card goes to the hand."""
        state.undiscard(self.card.one, UNKNOWN_ONE, self.seat)
        state.gain_cards(self.seat, self.card.one, UNKNOWN_ONE)

    def seen_by(self, viewer: Viewer) -> Event:
        """Nobody else sees it."""
        return self if viewer == self.seat else DiscardTaken(self.seat, UNKNOWN)


class KindsNamed(Event, frozen=True):
    """[06.K3] The Envoy's player asked for these kinds."""

    seat: int
    kinds: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """Words only."""


class OpponentsAsked(Event, frozen=True):
    """[06.K3] The Envoy's player asked these opponents."""

    seat: int
    asked: "tuple[int, ...]"

    def change(self, state: State) -> None:
        """Words only."""


class OffersShown(Event, frozen=True):
    """[06.K3] All offers were opened, by seat."""

    offers: "tuple[tuple[Card, ...], ...]"

    def change(self, state: State) -> None:
        """The cards stay in the hands until they are accepted, but everybody has seen them."""
        state.offers = tuple(pack(cards) for cards in self.offers)
        state.sealed = [None] * state.seats
        for seat, offer in enumerate(state.offers):
            hand = state.hands[seat]
            unseen = hand >> UNKNOWN_SHIFT
            if unseen:
                state.hands[seat] = veil(most(hand - unseen * UNKNOWN_ONE, offer), hand)
            if state.memory is not None:
                state.memory.shown_openly(seat, offer)


class CardAccepted(Event, frozen=True):
    """[06.K3] The Envoy's player accepted a card."""

    giver: int
    receiver: int
    card: Card

    def change(self, state: State) -> None:
        """The card changes hands, openly."""
        one = self.card.one
        state.lose_cards(self.giver, one, one)
        state.gain_cards(self.receiver, one, one)
        state.offers = tuple(o - one if seat == self.giver else o for seat, o in enumerate(state.offers))


class AmuletPassed(Event, frozen=True):
    """[06.K3] An amulet went along with the card."""

    giver: int
    receiver: int

    def change(self, state: State) -> None:
        """It changes hands."""
        state.gain_amulets(self.giver, -1)
        state.gain_amulets(self.receiver, 1)


class OffersClosed(Event, frozen=True):
    """[06.K3] The Envoy is done."""

    def change(self, state: State) -> None:
        """The rest of the offers stay with their owners."""
        state.offers = ()


class DieTurned(Event, frozen=True):
    """[06.K5] A Scribe turned a die."""

    seat: int
    side: Side

    def change(self, state: State) -> None:
        """The die goes to the altar or leaves it."""
        state.priests += 1 if self.side is Side.PRIEST else -1


class DrawnSeen(Event, frozen=True):
    """[06.K7] The Vizier's player looked at a face-down card."""

    seat: int
    card: Card

    def change(self, state: State) -> None:
        """The card leaves its lot."""
        state.leave_lot(state.drawn.lots[0], self.card.one, UNKNOWN_ONE)
        state.drawn = Lying(state.drawn.cards, state.drawn.lots[1:])
        state.looked += self.card.one

    def seen_by(self, viewer: Viewer) -> Event:
        """Nobody else sees it."""
        return self if viewer == self.seat else DrawnSeen(self.seat, UNKNOWN)


class DrawnKept(Event, frozen=True):
    """[06.K7] The Vizier's player kept some cards and discarded the others, unseen."""

    seat: int
    kept: "tuple[Card, ...]"
    rest: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """Kept cards go to the hand, the others to the discards."""
        kept, rest = pack(self.kept), pack(self.rest)
        state.gain_cards(self.seat, kept, hidden(kept))
        state.discard(rest, hidden(rest), self.seat)
        state.drawn = NOTHING
        state.looked = 0

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many were kept."""
        return self if viewer == self.seat else DrawnKept(self.seat, veiled(self.kept), veiled(self.rest))
