"""[C.T] The turn passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Happen
from waset.games.cleopatra.agenda import Turn
from waset.games.cleopatra.components import BUILDERLESS_ROUNDS, STANDSTILL_ROUNDS
from waset.games.cleopatra.events import TurnPassed
from waset.games.cleopatra.result import EndReason
from waset.games.cleopatra.rules.steps import then
from waset.games.cleopatra.state import State


def nothing_moves(state: State) -> bool:
    """[C.E1] Nobody built and no card moved for ten full rounds."""
    return state.quiet >= STANDSTILL_ROUNDS * state.seats


def nobody_builds(state: State) -> bool:
    """[C.E1] Nobody built for thirty full rounds."""
    return state.unbuilt >= BUILDERLESS_ROUNDS * state.seats


class EndingTurn(Step[State]):
    """[06.S7] The next seat clockwise has its turn."""

    def __init__(self, *standstills: Callable[[State], bool]) -> None:
        self.standstills = standstills

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Pass the turn, or end a game that stands still or had its last turn [19.E1]."""
        if not state.turns_left:
            state.edition.score(state, EndReason.PALACE, happen)
            return False
        happen(TurnPassed((state.active + 1) % state.seats))
        if any(stands_still(state) for stands_still in self.standstills):
            state.edition.score(state, EndReason.STANDSTILL, happen)
        else:
            then(happen, Turn())
        return False
