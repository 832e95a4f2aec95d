"""The game as the engine knows it: its steps, and how it is written down."""

from __future__ import annotations

from random import Random
from typing import Any

from waset.engine.aid import Aid
from waset.engine.flow import FlowGame, Step
from waset.engine.game import Answer, Game, Options, Over, Task, Viewer
from waset.games.pharaoh import agenda
from waset.games.pharaoh import data as written
from waset.games.pharaoh.actions import AnyAction
from waset.games.pharaoh.aid import aid
from waset.games.pharaoh.events import AnyEvent
from waset.games.pharaoh.imagine import imagine
from waset.games.pharaoh.outlook import Outlook, outlook
from waset.games.pharaoh.result import Result
from waset.games.pharaoh.rules import breaking, chambers, digging, flipping, helper, setup, treasures, turn, walking
from waset.games.pharaoh.state import State
from waset.games.pharaoh.table_rules import RULESET, RULESET_1, SEATS, Ruleset
from waset.games.pharaoh.view import unknowns, view
from waset.games.pharaoh.written import PrivateView, PublicView, View

VERBS = (
    walking.Walking(),
    flipping.Flipping(),
    helper.Turning(),
    helper.PlacingLamp(),
    helper.TakingLamp(),
    treasures.PickingUp(),
    treasures.PuttingDown(),
    treasures.Stealing(),
    digging.DiggingOut(),
    breaking.BreakingIn(),
    turn.EndingTurn(),
)
STEPS: dict[type[Task], Step[State]] = {
    agenda.ChooseStart: setup.ChoosingStart(),
    agenda.ChooseStarter: setup.ChoosingStarter(),
    agenda.Turn: turn.TakingTurn(VERBS),
    agenda.TurnOver: flipping.TurningOver(),
    agenda.LayTile: flipping.Laying(),
    agenda.DrawPhoto: chambers.DrawingPhoto(),
    agenda.PutTreasures: chambers.PuttingTreasures(),
    agenda.CarryOut: chambers.CarryingOut(),
}
STEPS_1: dict[type[Task], Step[State]] = {**STEPS, agenda.CarryOut: chambers.CarryingOutOneByOne()}


class Pharaoh(FlowGame[State]):
    """The Pharaoh's Gold."""

    def __init__(
        self, steps: dict[type[Task], Step[State]], ruleset: Ruleset, version: str, earlier: tuple[Pharaoh, ...] = ()
    ) -> None:
        super().__init__(steps, agenda.ASKED_BY)
        self.name = written.NAME
        self.ruleset = ruleset
        self.rules_version = version
        self.earlier: tuple[Game[Any], ...] = earlier
        self.numbering: tuple[str, ...] = ("P",)
        self.end_rule = "P.K7"
        self.settings = ruleset.settings
        self.open_options = True  # only what was brought home is hidden, and no option depends on it
        self.seats = SEATS
        self.action_type: Any = AnyAction
        self.event_type: Any = AnyEvent
        self.result_type: Any = Result
        self.outlook_type: Any = Outlook
        self.data_type: Any = View

    def start(self, seats: int, options: Options) -> State:
        """The state before the first step."""
        return setup.start(self.ruleset, seats, options)

    def over(self, state: State) -> Over:
        """The end, once it was counted."""
        assert state.result is not None
        return Over(state.result.ranking, state.result.winners)

    def aid(self, seats: int, options: Options) -> Aid:
        """What to look up during a game."""
        return aid(self.name, self.rules_version, self.start(seats, options))

    def view(self, state: State, viewer: Viewer) -> State:
        """The state as this viewer may know it."""
        return view(state, viewer)

    def unknowns(self, seen: State) -> tuple[int, ...]:
        """How many things of each sort the view does not know."""
        return unknowns(seen)

    def imagine(self, seen: State, rng: Random, answer: Answer[State] | None = None) -> State:
        """A full state that fits the view; nobody answers in secret here."""
        return imagine(seen)

    def unwatched(self, state: State) -> State:
        """A copy to play on with."""
        return state.copy()

    def result(self, state: State) -> Result | None:
        """The full score once the game is over."""
        return state.result

    def data(self, state: State) -> View:
        """The state or view as plain data."""
        return written.data(state)

    def public_data(self, state: State) -> PublicView:
        """What all views of a state have in common, as plain data."""
        return written.public(state)

    def private_data(self, seen: State) -> PrivateView:
        """What other views than this one may show differently, as plain data."""
        return written.private(seen)

    def outlook(self, seen: State, seat: Viewer) -> Outlook:
        """What a seat can see coming."""
        return outlook(seen, seat)


PHARAOH_1 = Pharaoh(STEPS_1, RULESET_1, "1")
PHARAOH = Pharaoh(STEPS, RULESET, "2", (PHARAOH_1,))
