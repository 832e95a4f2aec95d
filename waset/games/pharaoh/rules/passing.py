"""[P.S] How a turn ends: something falls, the game is over, or the next seat has its turn [P.S3]."""

from __future__ import annotations

from waset.engine.game import Happen, Unforeseen
from waset.games.pharaoh.components import IDLE_ROUNDS
from waset.games.pharaoh.events import GameEnded, RoundEnded, TurnPassed
from waset.games.pharaoh.result import EndReason
from waset.games.pharaoh.rules.collapse import collapse, end_of_collapse
from waset.games.pharaoh.rules.scoring import count_up
from waset.games.pharaoh.state import NOWHERE, State

ROUND_ENDED = RoundEnded()


def end_turn(state: State, happen: Happen) -> None:
    """The turn of the active seat ends, and what is due falls [P.K3]."""
    collapse(state, happen)
    pass_turn(state, happen)


def pass_turn(state: State, happen: Happen) -> None:
    """The next seat clockwise has its turn, unless the game is over."""
    reason = end_of_collapse(state)
    if (state.turn + 1) % state.seats == 0:
        happen(ROUND_ENDED)
        reason = reason or standstill(state)
    if reason is None:
        happen(TurnPassed((state.active + 1) % state.seats))
    else:
        if not all(state.knows(seat) for seat in range(state.seats)):
            raise Unforeseen
        happen(GameEnded(count_up(state, reason)))


def rounds(state: State) -> int:
    """How many full rounds there were when the round has just ended [P.Z2]."""
    return (state.turn + 1) // state.seats


def standstill(state: State) -> EndReason | None:
    """[P.Z2] Why a game without the mask ends with the round that has just ended."""
    if state.tomb != NOWHERE:
        return None
    if state.idle >= IDLE_ROUNDS:
        return EndReason.NO_ACTIONS
    if state.quiet >= state.rules.no_progress_rounds:
        return EndReason.NO_PROGRESS
    return EndReason.LAST_ROUND if rounds(state) >= state.rules.last_round else None
