"""The game as the engine knows it: an edition, its steps, and how it is written down."""

from __future__ import annotations

from random import Random
from typing import Any

from waset.engine.aid import Aid
from waset.engine.flow import FlowGame, Step
from waset.engine.game import Answer, Options, Over, Task, Viewer
from waset.games.cleopatra import data as written
from waset.games.cleopatra import edition_2006, edition_2019
from waset.games.cleopatra.actions import AnyAction
from waset.games.cleopatra.agenda import ASKED_BY
from waset.games.cleopatra.aid import aid
from waset.games.cleopatra.edition import Edition
from waset.games.cleopatra.events import AnyEvent
from waset.games.cleopatra.imagine import imagine
from waset.games.cleopatra.outlook import Outlook, outlook
from waset.games.cleopatra.result import Result
from waset.games.cleopatra.rules.setup import start
from waset.games.cleopatra.state import State
from waset.games.cleopatra.view import unknowns, view
from waset.games.cleopatra.written import PrivateView, PublicView, View


class Cleopatra(FlowGame[State]):
    """Cleopatra and the Society of Architects in one edition."""

    def __init__(
        self,
        edition: Edition,
        steps: dict[type[Task], Step[State]],
        rules_version: str,
        earlier: tuple[Cleopatra, ...] = (),
    ) -> None:
        super().__init__(steps, ASKED_BY)
        self.earlier: tuple[Any, ...] = earlier
        self.edition = edition
        self.end_rule = edition.end_rule
        self.name = edition.name
        self.rules_version = rules_version
        self.numbering = edition.numbering
        self.settings = edition.settings
        self.open_options = False  # they follow from the own hand
        self.seats = range(min(edition.by_seats), max(edition.by_seats) + 1)
        self.action_type: Any = AnyAction
        self.event_type: Any = AnyEvent
        self.result_type: Any = Result
        self.outlook_type: Any = Outlook
        self.data_type: Any = View

    def start(self, seats: int, options: Options) -> State:
        """The state before the first step."""
        return start(self.edition, seats, options)

    def over(self, state: State) -> Over:
        """The end, once it was counted."""
        assert state.result is not None
        return Over(state.result.ranking, state.result.winners)

    def aid(self, seats: int, options: Options) -> Aid:
        """What to look up during a game."""
        return aid(self.name, self.rules_version, self.start(seats, options), self.steps)

    def view(self, state: State, viewer: Viewer) -> State:
        """The state as this viewer may know it."""
        return view(state, viewer)

    def unknowns(self, seen: State) -> tuple[int, ...]:
        """How many things of each sort the view does not know."""
        return unknowns(seen)

    def imagine(self, seen: State, rng: Random, answer: Answer[State] | None = None) -> State:
        """A full state that fits the view."""
        return imagine(self, seen, rng, answer)

    def unwatched(self, state: State) -> State:
        """A copy to play on with that nobody will look at."""
        return state.forgetful_copy()

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


CLEOPATRA_2006_1 = Cleopatra(edition_2006.EDITION_1, edition_2006.STEPS_1, "1")
CLEOPATRA_2006 = Cleopatra(edition_2006.EDITION, edition_2006.STEPS, "2", (CLEOPATRA_2006_1,))
CLEOPATRA_2019_1 = Cleopatra(edition_2019.EDITION_1, edition_2019.STEPS_1, "1")
CLEOPATRA_2019 = Cleopatra(edition_2019.EDITION, edition_2019.STEPS, "2", (CLEOPATRA_2019_1,))
