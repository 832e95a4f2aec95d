"""What is left to do, whose turn it is, and the end."""

from waset.engine.game import Event, Viewer
from waset.games.cleopatra.actions import AnyAction, sealed
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.cards import pack
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.result import Result
from waset.games.cleopatra.state import State


class Planned(Event, frozen=True):
    """The task at hand is done; these come next, in this order."""

    tasks: "tuple[AnyTask, ...]"

    def change(self, state: State) -> None:
        """Put the tasks on the agenda in place of the last one."""
        tasks = self.tasks
        state.agenda = state.agenda[:-1] + tasks[::-1] if tasks else state.agenda[:-1]


class StarterChosen(Event, frozen=True):
    """[06.S7] A seat will begin."""

    seat: int

    def change(self, state: State) -> None:
        """The seat is active."""
        state.active = self.seat


class TurnPassed(Event, frozen=True):
    """It is another seat's turn."""

    seat: int

    def change(self, state: State) -> None:
        """The seat begins with a clean slate."""
        state.begin_turn(self.seat)


class LastTurnsBegan(Event, frozen=True):
    """[19.E1] Cleopatra arrived; so many turns of other seats are still to come."""

    turns: int

    def change(self, state: State) -> None:
        """The turns are counted from now on."""
        state.turns_left = self.turns


class AnswerSealed(Event, frozen=True):
    """A seat gave its secret answer."""

    seat: int
    answer: "AnyAction"

    def change(self, state: State) -> None:
        """The answer waits for the others."""
        state.sealed[self.seat] = self.answer

    def seen_by(self, viewer: Viewer) -> Event:
        """Others see that there is an answer."""
        return self if viewer == self.seat else AnswerSealed(self.seat, sealed(self.answer))


class HandRevealed(Event, frozen=True):
    """[06.E2] At the end a hand was discarded for all to see."""

    seat: int
    cards: "tuple[Card, ...]"

    def change(self, state: State) -> None:
        """The hand goes to the discards."""
        cards = pack(self.cards)
        state.lose_cards(self.seat, cards, cards)
        state.discard(cards, cards)


class GameEnded(Event, frozen=True):
    """[06.E4] The game is over and counted."""

    result: Result

    def change(self, state: State) -> None:
        """Nothing is left to do."""
        state.result = self.result
        state.agenda = ()


DONE = Planned(())
