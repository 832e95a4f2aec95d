"""The shapes that questions take: what the active seat is asked, what it may do, and why it may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from waset.engine.flow import Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.pharaoh.agenda import AnyTask
from waset.games.pharaoh.components import MOST_SEATS, Figure
from waset.games.pharaoh.events import Planned
from waset.games.pharaoh.geometry import CELL, DOOR_NAMES, DOORS, ORIENTATIONS, SQUARE_NAMES, Doors
from waset.games.pharaoh.state import NOWHERE, State

CHOICE_OF: tuple[Choice, ...] = tuple(Choice((seat,)) for seat in range(MOST_SEATS))
ThingT = TypeVar("ThingT")


class Verb:
    """One thing the active seat may do in its turn."""

    action: type[Action]

    def why_not(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """Why this is not allowed now."""
        raise NotImplementedError

    def play(self, state: State, seat: Seat, action: Any, happen: Happen) -> None:
        """Do it."""
        raise NotImplementedError


class Spending(Verb):
    """[P.T1] A verb that takes one of the actions of the turn, and a figure to do it."""

    figure: Figure

    def doer(self, action: Any) -> Figure:
        """The figure that does it."""
        return self.figure

    def refusal(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """Why the figure may not do this."""
        raise NotImplementedError

    def why_not(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """There must be an action left, and the figure."""
        if not state.actions:
            return Reason("reason.no_actions_left", "P.T1")
        return lost(state, seat, self.doer(action)) or self.refusal(state, seat, action)


class ActiveStep(Step[State]):
    """A question to the active seat."""

    def asks(self, state: State, task: Any, seat: Seat) -> bool:
        """Only the active seat."""
        return seat == state.active

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """The active seat is asked."""
        return CHOICE_OF[state.active]


def any_of(things: Sequence[ThingT]) -> Chance[ThingT]:
    """One of these things, each as likely; equal ones are one outcome."""
    counted = Counter(things)
    return Chance(list(counted), list(counted.values()), len(things))


def lost(state: State, seat: Seat, figure: Figure) -> Reason | None:
    """[P.K5] Why a figure that is lost does nothing."""
    if state.standing(figure)[seat] != NOWHERE:
        return None
    return Reason("reason.figure_lost", "P.K5", {"figure": figure.value})


def no_such_square(name: str) -> Reason | None:
    """[P.S1] Why a name that stands for no square is refused."""
    return None if name in CELL else Reason("reason.no_such_tile", "P.S1", {"square": name})


def no_open_tile(state: State, cell: int, rule: str) -> Reason | None:
    """Why a cell without a face-up tile is refused."""
    if state.doors[cell]:
        return None
    if state.down >> cell & 1:
        return Reason("reason.face_down", rule, {"square": SQUARE_NAMES[cell]})
    return Reason("reason.hole", "P.K5", {"square": SQUARE_NAMES[cell]})


def wrong_doors(doors: Doors, name: str, rule: str) -> Reason | None:
    """Why a tile with these doors cannot have those that are named."""
    if DOORS.get(name) in ORIENTATIONS[doors]:
        return None
    return Reason("reason.wrong_doors", rule, {"doors": [DOOR_NAMES[way] for way in ORIENTATIONS[doors]]})


def not_turned(doors: Doors, name: str, rule: str) -> Reason | None:
    """Why a tile with these doors is not turned so that it has those that are named."""
    if DOORS.get(name) == doors:
        return Reason("reason.not_turned", rule, {"doors": name})
    return wrong_doors(doors, name, rule)


def not_now() -> Reason:
    """The game asks for something else."""
    return Reason("reason.not_now")


def then(happen: Happen, *tasks: AnyTask) -> None:
    """Go on with these tasks, in this order, in place of the one at hand."""
    happen(Planned(tasks))
