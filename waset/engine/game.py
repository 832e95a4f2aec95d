"""The contract between a game and whoever drives it."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from waset.engine.base import Record, Terse

if TYPE_CHECKING:
    from random import Random

    from waset.engine.aid import Aid
    from waset.engine.settings import Setting

Seat: TypeAlias = int
Viewer: TypeAlias = int | None  # a seat, or None for a spectator
Detail: TypeAlias = int | str | list[str]
Options: TypeAlias = Mapping[str, bool | int | str]


class Reason(Record, frozen=True):
    """Why something is not allowed: a key of the catalogue of words, its details, and the rule's number."""

    key: str
    rule: str = ""
    details: "dict[str, Detail]" = {}  # noqa: RUF012 (msgspec copies the default)


class Action(Terse, frozen=True):
    """Something a seat may choose to do."""


class Task(Record, frozen=True):
    """A piece of unfinished business; the state keeps a stack of them."""


class IllegalAction(Exception):
    """A seat tried something the rules do not allow now."""

    def __init__(self, seat: Seat, action: object, reason: Reason) -> None:
        super().__init__(f"seat {seat}: {reason.key} [{reason.rule}]")
        self.seat = seat
        self.action = action
        self.reason = reason


class Unforeseen(Exception):
    """A rule cannot go on from a view: what follows depends on something that is unknown there."""


class BadSetup(Exception):
    """A game cannot be started this way."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Choice(Record, frozen=True):
    """These seats owe a decision; more than one: in any order, in secret."""

    seats: "tuple[int, ...]"


class Over(Record, frozen=True):
    """The game has ended: seats from first to last, equals together, and those who won."""

    ranking: "tuple[tuple[int, ...], ...]"
    winners: "tuple[int, ...]"


OutcomeT = TypeVar("OutcomeT")


class Chance(Generic[OutcomeT]):
    """Nature owes an outcome; each has a whole-number weight."""

    def __init__(self, outcomes: Sequence[OutcomeT], weights: Sequence[int], total: int) -> None:
        self.outcomes = outcomes
        self.weights = weights
        self.total = total

    def pick(self, number: int) -> OutcomeT:
        """The outcome that a number from 0 up to, not including, the total stands for."""
        weights = self.weights
        for index in range(len(weights)):
            weight = weights[index]
            if number < weight:
                return self.outcomes[index]
            number -= weight
        raise AssertionError("the number is not below the total")

    def odds(self) -> list[tuple[OutcomeT, int]]:
        """Every possible outcome with its weight."""
        return [(o, w) for o, w in zip(self.outcomes, self.weights, strict=True) if w]


StateT = TypeVar("StateT", bound="AnyState")


class AnyState(Protocol):
    """What the engine asks of a state: it can be copied, and equal states are equal."""

    def copy(self: StateT) -> StateT:
        """An independent state with the same content."""


class Event(Record, frozen=True):
    """Something that happened: the only thing that writes to a state."""

    def change(self, state: Any) -> None:
        """Write what happened into the state."""
        raise NotImplementedError

    def seen_by(self, viewer: Viewer) -> "Event":
        """The same event with what the viewer may not know replaced by unknowns."""
        return self


class Happen:
    """The single way to write: lets an event happen to a state."""

    __slots__ = ()

    def __call__(self, event: Event) -> None:
        """Let it happen."""
        raise NotImplementedError


class Applier(Happen):
    """Lets events happen to a state and keeps none, as searches want it."""

    __slots__ = ("state",)

    def __init__(self, state: Any) -> None:
        self.state = state

    def __call__(self, event: Event) -> None:
        """Let it happen."""
        event.change(self.state)


class Recorder(Happen):
    """Lets events happen to a state and keeps them."""

    __slots__ = ("events", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[Event] = []

    def __call__(self, event: Event) -> None:
        """Let it happen."""
        event.change(self.state)
        self.events.append(event)


Pending: TypeAlias = Choice | Chance[Any] | Over
Answer: TypeAlias = Callable[[StateT, Seat, Sequence[Action]], Action]  # what a seat takes of its options


class Game(Protocol[StateT]):
    """The rules of one game: functions of its own state."""

    name: str
    rules_version: str
    earlier: "tuple[Game[Any], ...]"  # the same game under older versions of its rules, which stay playable
    numbering: tuple[str, ...]  # what the numbers of its rules begin with
    seats: range
    settings: "tuple[Setting, ...]"
    open_options: bool  # whether everybody can tell from the own view what any seat may do
    action_type: Any
    event_type: Any
    result_type: Any
    outlook_type: Any
    data_type: Any

    def __hash__(self) -> int:
        """A game is equal to itself alone."""

    def start(self, seats: int, options: Options) -> StateT:
        """The state before the first step."""

    def pending(self, state: StateT) -> Pending:
        """What the game waits for."""

    def options(self, state: StateT, seat: Seat) -> Sequence[Action]:
        """Everything this seat may do now; empty when it is not asked."""

    def play(self, state: StateT, seat: Seat, action: Action, happen: Happen) -> None:
        """Carry out one of the options."""

    def settle(self, state: StateT, outcome: Any, happen: Happen) -> None:
        """Go on with an outcome of the pending chance."""

    def why_not(self, state: StateT, seat: Seat, action: Action) -> Reason | None:
        """The reason why this is not among the options, or None when it is."""

    def aid(self, seats: int, options: Options) -> "Aid":
        """What to look up during a game, with the numbers of such a table; refuses what `start` refuses."""

    def view(self, state: StateT, viewer: Viewer) -> StateT:
        """The state as this viewer may know it."""

    def unknowns(self, view: StateT) -> tuple[int, ...]:
        """How many things of each sort the view does not know; one of them falls when something is revealed."""

    def imagine(self, view: StateT, rng: "Random", answer: "Answer[StateT] | None" = None) -> StateT:
        """A full state that fits the view; who has answered in secret has answered like this, or anyhow."""

    def unwatched(self, state: StateT) -> StateT:
        """A copy for searches: it plays on faster, but `view` no longer works on it."""

    def result(self, state: StateT) -> Record | None:
        """The full score once the game is over."""

    def data(self, state: StateT) -> Any:
        """The state or view as plain data for JSON, a dict of `data_type`: both of the following together."""

    def public_data(self, state: StateT) -> Any:
        """What all views of a state have in common; the state itself has it too."""

    def private_data(self, view: StateT) -> Any:
        """What other views than this one may show differently."""

    def outlook(self, view: StateT, seat: Viewer) -> Any:
        """What a seat can see coming, worked out from its own view: costs, gains, ways, dangers."""


def under_rules(game: Game[Any], version: str) -> Game[Any] | None:
    """The game under one version of its rules, or None when it never had that version."""
    return next((one for one in (game, *game.earlier) if one.rules_version == version), None)


def versions_of(game: Game[Any]) -> list[str]:
    """Every version of the rules that can be played, the newest first."""
    return [one.rules_version for one in (game, *game.earlier)]
