"""A small game to think about: a pile, each in turn takes one to three, and whoever takes the last wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from waset.engine.game import Action, Answer, Choice, Event, Happen, Over, Pending, Reason, Seat, Viewer


class Take(Action, frozen=True):
    """Take so many."""

    number: int


class Taken(Event, frozen=True):
    """So many were taken."""

    number: int

    def change(self, state: Pile) -> None:
        """The pile is smaller, and the other one's turn."""
        state.left -= self.number
        state.turn += 1


class Pile:
    """What is left."""

    def __init__(self, left: int, turn: int = 0) -> None:
        self.left = left
        self.turn = turn
        self.seats = 2

    def copy(self) -> Pile:
        """The same pile."""
        return Pile(self.left, self.turn)


class Nim:
    """The rules."""

    def pending(self, state: Pile) -> Pending:
        """Whose turn it is, or who has won."""
        if state.left:
            return Choice((state.turn % 2,))
        winner = (state.turn - 1) % 2
        return Over(((winner,), (1 - winner,)), (winner,))

    def options(self, state: Pile, seat: Seat) -> Sequence[Action]:
        """One to three."""
        return [Take(number) for number in range(1, min(3, state.left) + 1)]

    def play(self, state: Pile, seat: Seat, action: Any, happen: Happen) -> None:
        """Take them."""
        happen(Taken(action.number))

    def settle(self, state: Pile, outcome: Any, happen: Happen) -> None:
        """There is no chance."""

    def why_not(self, state: Pile, seat: Seat, action: Action) -> Reason | None:
        """Everything listed is allowed."""
        return None

    def view(self, state: Pile, viewer: Viewer) -> Pile:
        """All is open."""
        return state.copy()

    def imagine(self, view: Pile, rng: Random, answer: Answer[Pile] | None = None) -> Pile:
        """There is but one world."""
        return view.copy()

    def unwatched(self, state: Pile) -> Pile:
        """A copy."""
        return state.copy()


class NoSense:
    """A judgement that knows nothing."""

    names: tuple[str, ...] = ("nothing",)
    weights: tuple[float, ...] = (1.0,)
    searching: tuple[float, ...] = (1.0,)
    horizon: int = 1

    def glance(self, state: Pile, seat: Seat, options: Sequence[Action]) -> list[float]:
        """All look alike."""
        return [0.0] * len(options)

    def features(self, state: Pile, seat: Seat) -> list[float]:
        """Nobody is ahead."""
        return [0.0]

    def shows_at_once(self, action: Action) -> bool:
        """The others decide with it."""
        return False

    def is_plain(self, action: Action) -> bool:
        """No take is like another."""
        return False

    def turn(self, state: Pile) -> int:
        """The number of the turn."""
        return state.turn

    def standstill(self, state: Pile) -> float:
        """There is always something to take."""
        return 0.0
