"""What the worshippers of Sobek bring about."""

from waset.engine.game import Event, Viewer
from waset.games.cleopatra.cards import hidden, pack
from waset.games.cleopatra.components import Card, Worshipper
from waset.games.cleopatra.events.characters import veiled
from waset.games.cleopatra.state import NOTHING, State


class WorshipperLaid(Event, frozen=True):
    """[19.S4] A worshipper came to the next free slot."""

    worshipper: Worshipper

    def change(self, state: State) -> None:
        """It lies behind the others."""
        state.worshippers += (self.worshipper,)


class WorshipperCalled(Event, frozen=True):
    """[19.K1] A seat used a worshipper, who went to the last slot; the others moved up."""

    seat: int
    worshipper: Worshipper

    def change(self, state: State) -> None:
        """What it grants holds for this turn."""
        others = tuple(one for one in state.worshippers if one is not self.worshipper)
        state.worshippers = (*others, self.worshipper)
        power = state.edition.worshippers[self.worshipper.index]
        state.piece_bonus = power.piece_bonus
        state.free_artisans = power.artisans
        state.free_resources = power.resources


class DrawnTaken(Event, frozen=True):
    """[19.K5] A seat took the cards drawn: those that lay face up for all to see, the others unseen."""

    seat: int
    open_cards: "tuple[Card, ...]"
    cards: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """They go to the hand."""
        shown, unseen = pack(self.open_cards), pack(self.cards)
        state.gain_cards(self.seat, shown + unseen, shown + hidden(unseen))
        state.drawn = NOTHING
        state.looked = 0

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see how many lay face down."""
        return self if viewer == self.seat else DrawnTaken(self.seat, self.open_cards, veiled(self.cards))
