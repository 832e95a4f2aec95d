"""What follows from a decision: the outcomes that the sealed seed gives, and moves that are the only ones."""

from __future__ import annotations

from typing import Any

from waset.engine.deal import SealedDealer
from waset.engine.game import Action, Chance, Choice, Game, Recorder, Seat
from waset.engine.match import Match, Played, Turn
from waset.engine.record import plain
from waset.tables.entries import FORCED, Moved


class Foreseen:
    """An entry that has not been written yet, and the turn that it stands for."""

    __slots__ = ("entry", "turn")

    def __init__(self, entry: Moved, turn: Turn[Any]) -> None:
        self.entry = entry
        self.turn = turn


class Ahead:
    """Goes on from where a match is, without changing anything of it."""

    def __init__(self, match: Match[Any], dealer: SealedDealer) -> None:
        self.game: Game[Any] = match.game
        self.state = match.state
        self.steps = len(match.steps)
        self.draws = match.draws
        self.dealer = dealer
        self.foreseen: list[Foreseen] = []

    def deal(self) -> list[Any]:
        """The first draws of all, until somebody is asked; the outcomes as plain data."""
        self.state = self.state.copy()
        dealt = self.dealt()
        self.steps += len(dealt)
        return [plain(step.outcome) for step in dealt]

    def dealt(self) -> list[Played]:
        """Settle chance until somebody is asked or the game is over."""
        steps: list[Played] = []
        while isinstance(pending := self.game.pending(self.state), Chance):
            outcome = self.dealer.draw(pending, self.draws)
            happened = Recorder(self.state)
            self.game.settle(self.state, outcome, happened)
            self.draws += 1
            steps.append(Played(None, None, outcome, tuple(happened.events)))
        return steps

    def move(self, seat: Seat, action: Action, by: str) -> Moved:
        """Carry out a decision and what chance adds to it."""
        before, self.state = self.state, self.state.copy()
        happened = Recorder(self.state)
        self.game.play(self.state, seat, action, happened)
        decided, dealt = Played(seat, action, None, tuple(happened.events)), self.dealt()
        entry = Moved(seat, plain(action), by, [plain(step.outcome) for step in dealt])
        self.foreseen.append(Foreseen(entry, Turn(before, self.state, self.steps, [decided, *dealt])))
        self.steps += 1 + len(dealt)
        return entry

    def forced(self, after: Moved | None = None) -> list[Moved]:
        """Every move from here on that is the only one, where that is no secret and takes nothing from its seat."""
        found: list[Moved] = []
        while (only := only_move(self.game, self.state)) is not None:
            last = found[-1] if found else after
            if last is not None and may_still_go_back(last, only[0]):
                break
            found.append(self.move(*only, FORCED))
        return found


def may_still_go_back(last: Moved, seat: Seat) -> bool:
    """Whether a seat has just chosen something itself: it can take that back, as long as nothing is played for it."""
    return last.seat == seat and last.by != FORCED and not last.outcomes


def only_move(game: Game[Any], state: Any) -> tuple[Seat, Action] | None:
    """The only option of the only seat that is asked, where everybody can tell that it is."""
    pending = game.pending(state) if game.open_options else None
    if not isinstance(pending, Choice) or len(pending.seats) > 1:
        return None
    seat = pending.seats[0]
    options = game.options(state, seat)
    return (seat, options[0]) if len(options) == 1 else None
