"""Building, and what it brings."""

from waset.engine.game import Event
from waset.games.cleopatra.cards import pack
from waset.games.cleopatra.components import Card, Cause, Mosaic, Piece
from waset.games.cleopatra.geometry import squares
from waset.games.cleopatra.state import NOBODY, Laid, Sanctuary, State


class MosaicTurned(Event, frozen=True):
    """[06.S5] A mosaic came to the top of its pile."""

    mosaic: Mosaic

    def change(self, state: State) -> None:
        """It is the one to be built next."""
        state.mosaic_top = self.mosaic


class MosaicSetAside(Event, frozen=True):
    """[C.B11] The top mosaic fits nowhere and left the game."""

    mosaic: Mosaic

    def change(self, state: State) -> None:
        """It leaves the pile."""
        state.mosaic_top = None
        state.mosaic_pile &= ~self.mosaic.bit


class TalentsGained(Event, frozen=True):
    """A seat received money."""

    seat: int
    count: int
    cause: Cause

    def change(self, state: State) -> None:
        """Everybody sees it [C.X2]."""
        state.gain_talents(self.seat, self.count)


class TalentsPaid(Event, frozen=True):
    """A seat paid money."""

    seat: int
    count: int
    cause: Cause

    def change(self, state: State) -> None:
        """Everybody sees it [C.X2]."""
        state.gain_talents(self.seat, -self.count)


class AmuletsTaken(Event, frozen=True):
    """A seat took amulets of corruption."""

    seat: int
    count: int
    cause: Cause

    def change(self, state: State) -> None:
        """Everybody sees it [C.X2]."""
        state.gain_amulets(self.seat, self.count)


class AmuletsReturned(Event, frozen=True):
    """A seat gave amulets back."""

    seat: int
    count: int
    cause: Cause

    def change(self, state: State) -> None:
        """Everybody sees it [C.X2]."""
        state.gain_amulets(self.seat, -self.count)


class CardsPaid(Event, frozen=True):
    """[C.P3] A seat paid with cards and merchants; `left_over` are the units that are still good this turn."""

    seat: int
    cards: "tuple[Card, ...]"
    merchants: int
    left_over: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """The cards go to the discards, openly; merchants leave the game [06.P6]."""
        paid = pack(self.cards)
        if paid:
            state.lose_cards(self.seat, paid, paid)
            state.discard(paid, paid)
        state.merchants[self.seat] -= self.merchants
        state.left_over = pack(self.left_over)


class CardThrownIn(Event, frozen=True):
    """[06.P7] A seat paid a card beyond any cost; `left_over` are the units that are good this turn."""

    seat: int
    card: Card
    left_over: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """The card goes to the discards, openly [C.P3]."""
        state.lose_cards(self.seat, self.card.one, self.card.one)
        state.discard(self.card.one, self.card.one)
        state.left_over = pack(self.left_over)


class UnitsWaived(Event, frozen=True):
    """[19.P10] A seat used discounts: so many Artisans and resource units were not paid."""

    seat: int
    artisans: int
    resources: int

    def change(self, state: State) -> None:
        """The rest may still be used this turn; a discount for each piece [19.K6] [19.K7] is there again."""
        if not state.rules.discount_each_piece:
            state.free_artisans -= self.artisans
            state.free_resources -= self.resources


class PieceBuilt(Event, frozen=True):
    """[C.T4] A seat built a piece."""

    seat: int
    piece: Piece
    spot: int

    def change(self, state: State) -> None:
        """The spot is filled."""
        state.pieces[self.piece.index] |= 1 << self.spot
        state.built_this_turn += 1
        state.stirred = True


class MosaicLaid(Event, frozen=True):
    """[06.B6] A seat laid a mosaic in the garden."""

    seat: int
    mosaic: Mosaic
    squares: "tuple[str, ...]"

    def change(self, state: State) -> None:
        """The mosaic leaves the pile for the garden."""
        state.laid += (Laid(self.mosaic, self.squares),)
        state.built |= squares(self.squares)
        state.mosaic_pile &= ~self.mosaic.bit
        if state.mosaic_top is self.mosaic:
            state.mosaic_top = None
        state.built_this_turn += 1
        state.stirred = True


class SanctuariesFormed(Event, frozen=True):
    """[C.A1] New sanctuaries were formed."""

    areas: "tuple[tuple[str, ...], ...]"

    def change(self, state: State) -> None:
        """Nobody owns them yet."""
        state.sanctuaries += tuple(Sanctuary(NOBODY, area) for area in self.areas)


class SanctuaryClaimed(Event, frozen=True):
    """[C.A2] A seat put a statue on a new sanctuary."""

    seat: int
    squares: "tuple[str, ...]"

    def change(self, state: State) -> None:
        """The sanctuary has an owner, the seat a statue less."""
        state.sanctuaries = tuple(
            Sanctuary(self.seat, one.squares) if one.squares == self.squares else one for one in state.sanctuaries
        )
        state.statues[self.seat] -= 1


class CleopatraWalked(Event, frozen=True):
    """[C.B12] Cleopatra walked to a space."""

    to: int

    def change(self, state: State) -> None:
        """She stands there."""
        state.cleopatra = self.to


class DiceRolled(Event, frozen=True):
    """[06.O1] The blank dice were rolled; `priests` of them went to the altar."""

    priests: int

    def change(self, state: State) -> None:
        """They lie on the altar."""
        state.priests += self.priests


class OfferingMade(Event, frozen=True):
    """[C.O2] All bids were opened, and are lost; the dice are blank again [06.O1]."""

    bids: "tuple[int, ...]"

    def change(self, state: State) -> None:
        """Everybody pays."""
        for seat, bid in enumerate(self.bids):
            state.gain_talents(seat, -bid)
        state.sealed = [None] * state.seats
        state.priests = 0
