"""One play of one game: the log, and the state that the log adds up to."""

from collections.abc import Sequence
from typing import Generic, Optional

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

    __slots__ = ("action", "events", "had_choice", "outcome", "seat", "tells")

    def __init__(self, seat: Seat | None, action: Action | None, outcome: object, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.action = action
        self.outcome = outcome
        self.events = events
        self.had_choice: Optional[bool] = None  # whether the seat had more than one option, once that is known
        self.tells: Optional[bool] = None  # whether it told the seat something, once that is known

    @property
    def is_chance(self) -> bool:
        """Whether nature made this step."""
        return self.seat is None


class Turn(Generic[StateT]):
    """A decision with what chance adds to it, worked out from a state that stays as it is."""

    __slots__ = ("after", "before", "first", "steps")

    def __init__(self, before: StateT, after: StateT, first: int, steps: list[Played]) -> None:
        self.before = before
        self.after = after
        self.first = first  # the number of its first step
        self.steps = steps


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
        self._before: Optional[StateT] = None  # the state before the last foreseen turn, while nothing came after it
        self._before_step = 0
        self._choices: dict[Seat, Sequence[Action]] = {}  # as far as somebody wanted to know them
        self._chooses_in = self.state  # the state that they belong to
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
        if self._chooses_in is not self.state:
            self._choices, self._chooses_in = {}, self.state
        if seat not in self._choices:
            self._choices[seat] = self.game.options(self.state, seat)
        return self._choices[seat]

    def had_choice(self, step: int) -> bool:
        """Whether the seat that decided at this step could have done something else."""
        played = self.steps[step]
        assert played.seat is not None
        if played.had_choice is None:
            played.had_choice = len(self.game.options(self.state_at(step), played.seat)) > 1
        return played.had_choice

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

    def is_at(self, turn: "Turn[StateT]") -> bool:
        """Whether a turn begins exactly here."""
        return turn.before is self.state and turn.first == len(self.steps)

    def take(self, turn: "Turn[StateT]") -> None:
        """Go on as it was worked out from the present state, which nobody has changed since."""
        assert self.is_at(turn), "the turn begins elsewhere"
        self._note_choice(turn.steps[0])
        self._before, self._before_step = turn.before, turn.first
        self.steps += turn.steps
        self.state = turn.after
        self.draws += sum(step.is_chance for step in turn.steps)
        for step in range(-(-turn.first // STRIDE) * STRIDE, len(self.steps), STRIDE):
            self._kept.append(self._folded(step))
        self._choices = {}

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
        self._before, self._choices = None, {}
        self.draws -= sum(step.is_chance for step in self.steps[to:])
        del self.steps[to:], self._kept[-(-to // STRIDE) :]

    def safe_point(self, seat: Seat) -> int:
        """The earliest step this seat may go back to without anything having been revealed or rolled since."""
        point = len(self.steps)
        while point and self.steps[point - 1].seat == seat and not self._tells(point - 1, seat):
            point -= 1
        return point

    def _tells(self, step: int, seat: Seat) -> bool:
        """Whether an event of this step of the seat told it something."""
        played = self.steps[step]
        if played.tells is None:
            played.tells = self._reveals(self.game.view(self.state_at(step), seat), played.events, seat)
        return played.tells

    def _reveals(self, view: StateT, events: tuple[Event, ...], seat: Seat) -> bool:
        """Whether a view that these events happen to ever gets fewer unknowns of some sort."""
        unknown = self.game.unknowns(view)
        for event in events:
            event.seen_by(seat).change(view)
            still_unknown = self.game.unknowns(view)
            if any(now < before for now, before in zip(still_unknown, unknown, strict=False)):
                return True
            unknown = still_unknown
        return False

    def _folded(self, step: int) -> StateT:
        """The state before a step, made anew from the last one kept before it and the events since."""
        before = self._before
        if before is not None and self._before_step <= step:
            first, state = self._before_step, before.copy()
        else:
            first, state = step - step % STRIDE, self._kept[step // STRIDE].copy()
        for played in self.steps[first:step]:
            for event in played.events:
                event.change(state)
        return state

    def _remember(self) -> Recorder:
        if len(self.steps) % STRIDE == 0:
            self._kept.append(self.state.copy())
        return Recorder(self.state)

    def _log(self, step: Played) -> Played:
        self._note_choice(step)
        self.steps.append(step)
        self._before, self._choices = None, {}
        return step

    def _note_choice(self, step: Played) -> None:
        if self._chooses_in is self.state and step.seat is not None and step.seat in self._choices:
            step.had_choice = len(self._choices[step.seat]) > 1
