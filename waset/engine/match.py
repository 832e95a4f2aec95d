"""One play of one game: the log, and the state that the log adds up to."""

from collections.abc import Sequence
from typing import Generic

from waset.engine.base import Record
from waset.engine.deal import Dealer
from waset.engine.game import (
    Action,
    Chance,
    Choice,
    Event,
    Game,
    IllegalAction,
    Options,
    Over,
    Pending,
    Reason,
    Recorder,
    Seat,
    StateT,
    Viewer,
)

STRIDE = 32  # steps from one kept state to the next: what lies between is folded anew from the events


class Played:
    """One step of a match: a seat's decision or an outcome of chance, and the events that followed."""

    __slots__ = ("action", "events", "outcome", "seat")

    def __init__(self, seat: Seat | None, action: Action | None, outcome: object, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.action = action
        self.outcome = outcome
        self.events = events

    @property
    def is_chance(self) -> bool:
        """Whether nature made this step."""
        return self.seat is None


class Undone(Record, frozen=True):
    """A seat took back the steps from `to` up to, not including, `end`."""

    seat: int
    end: int
    to: int


class CannotUndo(Exception):
    """There is no such earlier point."""


class Match(Generic[StateT]):
    """A game being played. It refuses what the rules refuse and can go back to any earlier point."""

    def __init__(self, game: Game[StateT], seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.state = game.start(seats, options)
        self.steps: list[Played] = []
        self.undone: list[Undone] = []
        self._kept: list[StateT] = []  # the states before steps 0, STRIDE, 2 * STRIDE, …
        self.draws = 0  # outcomes of chance so far: the number of the next draw

    @property
    def pending(self) -> Pending:
        """What the match waits for."""
        return self.game.pending(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.pending, Over)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        pending = self.pending
        return pending.seats if isinstance(pending, Choice) else ()

    def choices(self, seat: Seat) -> Sequence[Action]:
        """Everything this seat may do now."""
        return self.game.options(self.state, seat)

    def view(self, viewer: Viewer) -> StateT:
        """The table as this viewer may know it."""
        return self.game.view(self.state, viewer)

    def play(self, seat: Seat, action: Action) -> Played:
        """Carry out a seat's decision, or raise `IllegalAction` and change nothing."""
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise IllegalAction(seat, action, reason)
        happened = self._remember()
        self.game.play(self.state, seat, action, happened)
        return self._log(Played(seat, action, None, tuple(happened.events)))

    def settle(self, outcome: object) -> Played:
        """Go on with this outcome of the pending chance, or raise `IllegalAction` when it is impossible."""
        pending = self.pending
        if not isinstance(pending, Chance) or all(outcome != possible for possible, _ in pending.odds()):
            raise IllegalAction(-1, outcome, Reason("reason.outcome"))
        happened = self._remember()
        self.game.settle(self.state, outcome, happened)
        self.draws += 1
        return self._log(Played(None, None, outcome, tuple(happened.events)))

    def deal(self, dealer: Dealer) -> None:
        """Let the dealer settle every chance until somebody is asked or the game is over."""
        pending = self.pending
        while isinstance(pending, Chance):
            self.settle(dealer.draw(pending, self.draws))
            pending = self.pending

    def state_at(self, step: int) -> StateT:
        """The state before step number `step`; not to be written to."""
        return self.state if step == len(self.steps) else self._folded(step)

    def undo(self, seat: Seat, to: int) -> None:
        """Go back to the point before step `to`."""
        if not 0 <= to < len(self.steps):
            raise CannotUndo(f"there is no step {to} to go back to")
        self.undone.append(Undone(seat, len(self.steps), to))
        self.state = self._folded(to)
        self.draws -= sum(step.is_chance for step in self.steps[to:])
        del self.steps[to:], self._kept[-(-to // STRIDE) :]

    def safe_point(self, seat: Seat) -> int:
        """The earliest step this seat may go back to without anything having been revealed or rolled since."""
        point = len(self.steps)
        while point and self.steps[point - 1].seat == seat and not self._tells(point - 1, seat):
            point -= 1
        return point

    def _tells(self, step: int, seat: Seat) -> bool:
        """Whether an event of this step told the seat something: its view then has fewer unknowns of some sort."""
        state = self._folded(step)
        unknown = self.game.unknowns(self.game.view(state, seat))
        for event in self.steps[step].events:
            event.change(state)
            still_unknown = self.game.unknowns(self.game.view(state, seat))
            if any(now < before for now, before in zip(still_unknown, unknown, strict=False)):
                return True
            unknown = still_unknown
        return False

    def _folded(self, step: int) -> StateT:
        """The state before a step, made anew from the last one kept before it and the events since."""
        state = self._kept[step // STRIDE].copy()
        for played in self.steps[step - step % STRIDE : step]:
            for event in played.events:
                event.change(state)
        return state

    def _remember(self) -> Recorder:
        if len(self.steps) % STRIDE == 0:
            self._kept.append(self.state.copy())
        return Recorder(self.state)

    def _log(self, step: Played) -> Played:
        self.steps.append(step)
        return step
