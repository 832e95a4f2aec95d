"""What is left to do, whose turn it is, and the end."""

from waset.engine.game import Event
from waset.games.pharaoh.agenda import AnyTask
from waset.games.pharaoh.components import ACTIONS
from waset.games.pharaoh.geometry import CELL, EVERYWHERE, START_DOORS
from waset.games.pharaoh.result import Result
from waset.games.pharaoh.state import State


class Planned(Event, frozen=True):
    """The task at hand is done; these come next, in this order."""

    tasks: "tuple[AnyTask, ...]"

    def change(self, state: State) -> None:
        """Put the tasks on the agenda in place of the last one."""
        tasks = self.tasks
        state.agenda = state.agenda[:-1] + tasks[::-1] if tasks else state.agenda[:-1]


class StartPlaced(Event, frozen=True):
    """[P.S1] The start tile took its place; all figures stand on it [P.S2]."""

    square: str

    def change(self, state: State) -> None:
        """Everywhere else lie face-down tiles."""
        state.start = CELL[self.square]
        state.down = EVERYWHERE & ~(1 << state.start)
        state.lay(state.start, START_DOORS[state.rules.start_doors][state.start])
        state.archaeologists = [state.start] * state.seats
        state.helpers = [state.start] * state.seats


class StarterChosen(Event, frozen=True):
    """[P.S3] A seat will begin."""

    seat: int

    def change(self, state: State) -> None:
        """The seat is active, and rounds begin with it [P.Z2]."""
        state.starter = self.seat
        state.active = self.seat


class RoundEnded(Event, frozen=True):
    """[P.Z2] Everybody had a turn."""

    def change(self, state: State) -> None:
        """Rounds without progress and without actions are counted."""
        state.quiet = 0 if state.progressed else state.quiet + 1
        state.idle = 0 if state.acted else state.idle + 1
        state.progressed = False
        state.acted = False


class TurnPassed(Event, frozen=True):
    """[P.S3] It is another seat's turn."""

    seat: int

    def change(self, state: State) -> None:
        """The seat has all its actions."""
        state.active = self.seat
        state.turn += 1
        state.actions = ACTIONS
        state.fresh = True
        state.handled = 0


class GameEnded(Event, frozen=True):
    """[P.K7] The game is over and counted."""

    result: Result

    def change(self, state: State) -> None:
        """Nothing is left to do."""
        state.result = self.result
        state.agenda = ()


DONE = Planned(())
