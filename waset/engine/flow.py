"""A game as a stack of tasks: each kind of task has a step that asks, rolls or runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from waset.engine.game import Action, Chance, Choice, Happen, Over, Pending, Reason, Seat, Task

NO_ACTIONS: tuple[Action, ...] = ()
NO_RULES: dict[type[Task], tuple[str, ...]] = {}


class FlowState:
    """A state with an agenda; its last task is the one to do next, an empty agenda is the end."""

    __slots__ = ("agenda",)

    def __init__(self) -> None:
        self.agenda: tuple[Task, ...] = ()


FlowT = TypeVar("FlowT", bound=FlowState)


class Step(Generic[FlowT]):
    """How one kind of task is carried out. A step holds no state of its own."""

    def enter(self, state: FlowT, task: Any, happen: Happen) -> bool:
        """Do what nobody need be asked for; True when the step then waits for a choice or for chance."""
        return True

    def pending(self, state: FlowT, task: Any) -> Choice | Chance[Any]:
        """What the step waits for."""
        raise NotImplementedError

    def asks(self, state: FlowT, task: Any, seat: Seat) -> bool:
        """Whether the step waits for a choice of this seat."""
        return False

    def options(self, state: FlowT, task: Any, seat: Seat) -> Sequence[Action]:
        """What a seat that is asked may do."""
        raise NotImplementedError

    def why_not(self, state: FlowT, task: Any, seat: Seat, action: Any) -> Reason | None:
        """Why a seat that is asked may not do this."""
        raise NotImplementedError

    def play(self, state: FlowT, task: Any, seat: Seat, action: Any, happen: Happen) -> None:
        """Carry out an option."""
        raise NotImplementedError

    def settle(self, state: FlowT, task: Any, outcome: Any, happen: Happen) -> None:
        """Go on with an outcome."""
        raise NotImplementedError


class FlowGame(Generic[FlowT]):
    """The half of the contract of a game that follows from its steps."""

    def __init__(
        self, steps: dict[type[Task], Step[FlowT]], asked_by: Mapping[type[Task], tuple[str, ...]] = NO_RULES
    ) -> None:
        self.steps = steps
        self.asked_by = asked_by  # the numbers of the rules that ask for each task, by edition
        self.numbering: tuple[str, ...] = ()  # what the numbers of its rules begin with
        self.end_rule = ""  # the number of the rule by which the game ends

    def over(self, state: FlowT) -> Over:
        """The end, once the agenda is empty."""
        raise NotImplementedError

    def unwatched(self, state: FlowT) -> FlowT:
        """A copy for searches: it plays on faster, but cannot be looked at."""
        raise NotImplementedError

    def run(self, state: FlowT, happen: Happen) -> None:
        """Do whatever needs no answer, up to the next question or the end."""
        while state.agenda:
            task = state.agenda[-1]
            if self.steps[type(task)].enter(state, task, happen):
                return

    def pending(self, state: FlowT) -> Pending:
        """What the game waits for."""
        if not state.agenda:
            return self.over(state)
        task = state.agenda[-1]
        return self.steps[type(task)].pending(state, task)

    def options(self, state: FlowT, seat: Seat) -> Sequence[Action]:
        """Everything this seat may do now; empty when it is not asked."""
        if not state.agenda:
            return NO_ACTIONS
        task = state.agenda[-1]
        step = self.steps[type(task)]
        return step.options(state, task, seat) if step.asks(state, task, seat) else NO_ACTIONS

    def play(self, state: FlowT, seat: Seat, action: Action, happen: Happen) -> None:
        """Carry out one of the options, and what follows from it by itself."""
        task = state.agenda[-1]
        self.steps[type(task)].play(state, task, seat, action, happen)
        self.run(state, happen)

    def settle(self, state: FlowT, outcome: Any, happen: Happen) -> None:
        """Go on with an outcome of the pending chance."""
        task = state.agenda[-1]
        self.steps[type(task)].settle(state, task, outcome, happen)
        self.run(state, happen)

    def why_not(self, state: FlowT, seat: Seat, action: Action) -> Reason | None:
        """The reason why this is not among the options, or None when it is; it always names a rule."""
        if not state.agenda:
            return Reason("reason.over", self.end_rule)
        task = state.agenda[-1]
        step = self.steps[type(task)]
        pending = step.pending(state, task)
        if not isinstance(pending, Choice):
            return Reason("reason.chance", self.rule_of(task))
        if not step.asks(state, task, seat):
            return Reason("reason.not_asked", self.rule_of(task), {"asked": [str(asked) for asked in pending.seats]})
        reason = step.why_not(state, task, seat, action)
        if reason is None or reason.rule:
            return reason
        return msgspec.structs.replace(reason, rule=self.rule_of(task))

    def rule_of(self, task: Task) -> str:
        """The number of the rule that asks for a task in this game."""
        return next((number for number in self.asked_by.get(type(task), ()) if number.startswith(self.numbering)), "")
