"""The shapes that questions take: a menu of verbs, a secret answer from several seats, a draw from a lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.flow import NO_ACTIONS, Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat, Unforeseen
from waset.games.cleopatra.actions import steps_of
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.cards import CHARACTERS, Cards, counts, size
from waset.games.cleopatra.components import CARDS, Card
from waset.games.cleopatra.events import DONE, AnswerSealed, Planned
from waset.games.cleopatra.state import State

MOST_SEATS = 5
CHOICE_OF: tuple[Choice, ...] = tuple(Choice((seat,)) for seat in range(MOST_SEATS))


class Unseen(Chance[Card]):
    """A card out of a lot of unseen ones."""

    def __init__(self, lot: Cards) -> None:
        super().__init__(CARDS, counts(lot), size(lot))


class Verb:
    """One thing a seat may do from a menu."""

    action: type[Action]

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """The ways to do it now."""
        raise NotImplementedError

    def why_not(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """Why this way is not allowed now."""
        raise NotImplementedError

    def play(self, state: State, task: AnyTask, seat: Seat, action: Any, happen: Happen) -> None:
        """Do it, while `task` is at hand."""
        raise NotImplementedError


class Always(Verb):
    """A verb that is possible whenever its menu is."""

    plays: tuple[Action, ...]

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Its one way."""
        return self.plays

    def why_not(self, state: State, seat: Seat, action: Any) -> Reason | None:
        """Nothing is against it."""
        return None


class Refusal(Verb):
    """A verb that is never possible at this point, and says why."""

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Never now."""
        return NO_ACTIONS


class WaitingStep(Step[State]):
    """A step that waits as long as there is something to do, and is done then."""

    def waits(self, state: State, task: Any) -> bool:
        """Whether there is something to do."""
        return True

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Wait, or be done."""
        if self.waits(state, task):
            return True
        happen(DONE)
        return False


class ActiveStep(WaitingStep):
    """A question to the active seat."""

    def asks(self, state: State, task: Any, seat: Seat) -> bool:
        """Only the active seat."""
        return seat == state.active

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """The active seat is asked."""
        return CHOICE_OF[state.active]


class Menu(ActiveStep):
    """A question to the active seat that several verbs answer."""

    def __init__(
        self, verbs: Sequence[Verb], characters: Sequence[Verb] = (), refusals: Sequence[Refusal] = ()
    ) -> None:
        self.verbs = verbs
        self.characters = characters
        self.by_action: dict[type[Action], Verb] = {verb.action: verb for verb in (*verbs, *characters, *refusals)}

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """What all the verbs offer; those of characters only when there is one in the hand."""
        found: list[Action] = []
        for verb in self.verbs:
            found.extend(verb.options(state, seat))
        if state.hands[seat] & CHARACTERS:
            for verb in self.characters:
                found.extend(verb.options(state, seat))
        return found

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """What the action's own verb says."""
        verb = self.by_action.get(type(action))
        return not_now() if verb is None else verb.why_not(state, seat, action)

    def play(self, state: State, task: Any, seat: Seat, action: Action, happen: Happen) -> None:
        """Let the action's own verb do it."""
        self.by_action[type(action)].play(state, task, seat, action, happen)


class SecretAnswers(Step[State]):
    """A question to several seats at once, answered in secret and opened together."""

    def asked(self, state: State, task: Any) -> Sequence[Seat]:
        """The seats that are asked."""
        raise NotImplementedError

    def open(self, state: State, task: Any, happen: Happen) -> None:
        """Everybody has answered."""
        raise NotImplementedError

    def questions(self, task: Any) -> int:
        """In how many steps each seat answers: as many for everybody, or their number would tell."""
        return 1

    def owing(self, state: State, task: Any) -> tuple[Seat, ...]:
        """The seats that have not answered yet."""
        questions = self.questions(task)
        return tuple(seat for seat in self.asked(state, task) if steps_of(state.sealed[seat]) < questions)

    def asks(self, state: State, task: Any, seat: Seat) -> bool:
        """Whoever has not answered."""
        return seat in self.owing(state, task)

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Wait for the last answer, then open them all."""
        if self.owing(state, task):
            return True
        if state.veiled:
            raise Unforeseen
        self.open(state, task, happen)
        happen(DONE)
        return False

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Whoever has not answered is asked."""
        return Choice(self.owing(state, task))

    def play(self, state: State, task: Any, seat: Seat, action: Any, happen: Happen) -> None:
        """Seal the answer."""
        happen(AnswerSealed(seat, action))


def not_now() -> Reason:
    """The game asks for something else; the rule that asks is named by whoever asked for the reason."""
    return Reason("reason.not_now")


def do_first(state: State, task: AnyTask, happen: Happen) -> None:
    """Put a task before the one at hand."""
    at_hand: Any = state.agenda[-1]
    happen(Planned((task, at_hand)))


def then(happen: Happen, *tasks: AnyTask) -> None:
    """Go on with these tasks, in this order, in place of the one at hand."""
    happen(Planned(tasks))
