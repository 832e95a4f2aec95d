"""What follows from a decision: the outcomes that the sealed seed gives, and moves that are the only ones."""

from __future__ import annotations

from typing import Any

from waset.engine.deal import SealedDealer
from waset.engine.game import Action, Applier, Chance, Choice, Game, Seat
from waset.engine.record import plain
from waset.tables.entries import FORCED, Moved


class Ahead:
    """A copy of a state, to find out what follows without changing anything."""

    def __init__(self, game: Game[Any], state: Any, dealer: SealedDealer, draws: int) -> None:
        self.game = game
        self.state = state.copy()
        self.dealer = dealer
        self.draws = draws
        self.happen = Applier(self.state)

    def deal(self) -> list[Any]:
        """Settle chance until somebody is asked or the game is over; the outcomes as plain data."""
        outcomes = []
        while isinstance(pending := self.game.pending(self.state), Chance):
            outcome = self.dealer.draw(pending, self.draws)
            self.game.settle(self.state, outcome, self.happen)
            self.draws += 1
            outcomes.append(plain(outcome))
        return outcomes

    def move(self, seat: Seat, action: Action, by: str) -> Moved:
        """Carry out a decision and what chance adds to it."""
        written = plain(action)
        self.game.play(self.state, seat, action, self.happen)
        return Moved(seat, written, by, self.deal())

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
