"""[P.T] The turn: everything that the two figures may do, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.pharaoh.actions import EndTurn
from waset.games.pharaoh.components import Figure
from waset.games.pharaoh.rules.breaking import break_ins
from waset.games.pharaoh.rules.digging import diggings
from waset.games.pharaoh.rules.flipping import flips
from waset.games.pharaoh.rules.helper import lamp_work, turns
from waset.games.pharaoh.rules.passing import end_turn
from waset.games.pharaoh.rules.steps import ActiveStep, Verb, not_now
from waset.games.pharaoh.rules.treasures import handling
from waset.games.pharaoh.rules.walking import walks
from waset.games.pharaoh.state import NOWHERE, State

END_TURN = EndTurn()
ARCHAEOLOGIST, HELPER = Figure.ARCHAEOLOGIST.index, Figure.HELPER.index


class TakingTurn(ActiveStep):
    """[P.T1] Three actions and any number of free ones, split between the figures."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.by_action: dict[type[Action], Verb] = {verb.action: verb for verb in verbs}

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """[P.K6] A seat without figures passes."""
        if state.archaeologists[state.active] != NOWHERE or state.helpers[state.active] != NOWHERE:
            return True
        end_turn(state, happen)
        return False

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """What each figure may do, and to end the turn."""
        found: list[Action] = []
        archaeologist, helper = state.archaeologists[seat], state.helpers[seat]
        if archaeologist != NOWHERE:
            if state.actions:
                found += walks(state, seat, ARCHAEOLOGIST, archaeologist)
                found += flips(state, archaeologist)
            found += handling(state, seat, archaeologist)
            found += diggings(state, archaeologist)
        if helper != NOWHERE and state.actions:
            found += walks(state, seat, HELPER, helper)
            found += turns(state, helper)
            found += lamp_work(state, seat, helper)
        found += break_ins(state, seat)
        found.append(END_TURN)
        return found

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """What the action's own verb says."""
        verb = self.by_action.get(type(action))
        return not_now() if verb is None else verb.why_not(state, seat, action)

    def play(self, state: State, task: Any, seat: Seat, action: Action, happen: Happen) -> None:
        """Let the action's own verb do it."""
        self.by_action[type(action)].play(state, seat, action, happen)


class EndingTurn(Verb):
    """[P.T1] Fewer actions than three, or none, are allowed."""

    action = EndTurn

    def why_not(self, state: State, seat: Seat, action: EndTurn) -> Reason | None:
        """Nothing is against it."""
        return None

    def play(self, state: State, seat: Seat, action: EndTurn, happen: Happen) -> None:
        """The next seat has its turn."""
        end_turn(state, happen)
