"""[P.S] The beginning: the table before the first turn."""

from __future__ import annotations

from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Chance, Choice, Happen, Options
from waset.games.pharaoh.agenda import ChooseStart, ChooseStarter, Turn
from waset.games.pharaoh.components import ACTIONS, CHAMBERS, LAMPS, TREASURES
from waset.games.pharaoh.events import DONE, StarterChosen, StartPlaced
from waset.games.pharaoh.geometry import CELLS, START_SQUARES
from waset.games.pharaoh.rules.steps import any_of
from waset.games.pharaoh.state import NOBODY, NOWHERE, STANDING, State
from waset.games.pharaoh.table_rules import Ruleset, table_rules

SET_UP = (ChooseStart(), ChooseStarter(), Turn())
FIRST_MOMENT = 1  # [P.E3] a score that never changed was reached before all others


def start(ruleset: Ruleset, seats: int, options: Options) -> State:
    """[P.S2] [P.S3] The table before anything is drawn."""
    rules = table_rules(ruleset, seats, options)
    state = State(rules, seats)
    state.agenda = SET_UP[::-1]
    state.starter, state.active, state.turn = 0, 0, 0
    state.actions, state.fresh, state.handled = ACTIONS, True, 0
    state.start, state.down, state.chambers = NOWHERE, 0, (NOWHERE,) * CHAMBERS
    state.doors, state.links, state.turned = [0] * CELLS, [0] * CELLS, None
    state.bag = (*rules.corridors, *[1] * CHAMBERS)  # [P.C1] [P.C2]
    state.archaeologists, state.helpers = [NOWHERE] * seats, [NOWHERE] * seats
    state.carried, state.lamps, state.supply = [0] * seats, [0] * seats, [LAMPS] * seats  # [P.C3]
    state.lying, state.stack, state.photos = {}, TREASURES, rules.photos  # [P.C4] [P.C5]
    state.drawn, state.albums, state.delivered = None, ((),) * seats, ((),) * seats
    state.tomb, state.finder, state.owner = NOWHERE, NOBODY, NOBODY
    state.falls_at, state.taken_at, state.ring = NOWHERE, NOWHERE, STANDING
    state.progressed, state.acted, state.quiet, state.idle = False, False, 0, 0
    state.moment, state.changed = FIRST_MOMENT, (0,) * seats
    state.result, state.shown = None, (1 << seats) - 1
    return state


class ChoosingStart(Step[State]):
    """[P.S1] The start tile takes one of the cells that the table allows."""

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Each as likely."""
        return any_of(START_SQUARES[state.rules.start])

    def settle(self, state: State, task: Any, outcome: str, happen: Happen) -> None:
        """It lies there."""
        happen(StartPlaced(outcome))
        happen(DONE)


class ChoosingStarter(Step[State]):
    """[P.S3] The starting player is random, unless the table has named a seat."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """A seat that is named begins without a draw."""
        if state.rules.first_player is None:
            return True
        self.settle(state, task, state.rules.first_player, happen)
        return False

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Every seat is as likely."""
        return any_of(range(state.seats))

    def settle(self, state: State, task: Any, outcome: int, happen: Happen) -> None:
        """This seat begins."""
        happen(StarterChosen(outcome))
        happen(DONE)
