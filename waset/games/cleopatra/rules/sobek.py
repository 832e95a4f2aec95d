"""[19.K] The worshippers of Sobek on their sliding board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.cleopatra.actions import CallWorshipper, ForgoVisit
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.cards import KNOWN, pack, unpack
from waset.games.cleopatra.components import WORSHIPPERS, Cause, Worshipper
from waset.games.cleopatra.events import (
    DONE,
    AmuletsTaken,
    DrawnTaken,
    TalentsPaid,
    WorshipperCalled,
    WorshipperLaid,
)
from waset.games.cleopatra.rules.steps import Always, Refusal, Verb, then
from waset.games.cleopatra.state import State
from waset.games.cleopatra.table_rules import Penalty

CALLS: tuple[CallWorshipper, ...] = tuple(CallWorshipper(worshipper) for worshipper in WORSHIPPERS)
BEGGARS_CARDS = 4  # [19.K5]
ARCHITECTS_BONUS = 4  # [19.K3]
UNITS_FEWER = 2  # [19.K6] [19.K7]


class LayingWorshippers(Step[State]):
    """[19.S4] The five tiles come to slots 1 to 5 in random order."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """The last one has no choice."""
        left = self.left(state)
        if len(left) > 1:
            return True
        happen(WorshipperLaid(left[0]))
        happen(DONE)
        return False

    def left(self, state: State) -> list[Worshipper]:
        """Those that have no slot yet."""
        return [one for one in WORSHIPPERS if one not in state.worshippers]

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """Any of them."""
        left = self.left(state)
        return Chance(left, [1] * len(left), len(left))

    def settle(self, state: State, task: Any, outcome: Worshipper, happen: Happen) -> None:
        """It comes to the next slot."""
        happen(WorshipperLaid(outcome))


def penalty_of(state: State, worshipper: Worshipper) -> Penalty:
    """[19.K2] What the slot of a worshipper demands now."""
    return state.rules.slots[state.worshippers.index(worshipper)]


class Call(Verb):
    """[19.K1] Before the visit, use one worshipper for the penalty of its slot."""

    action = CallWorshipper

    def options(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every worshipper whose penalty the seat can pay."""
        talents, slots = state.talents[seat], state.rules.slots
        return [CALLS[one.index] for slot, one in enumerate(state.worshippers) if slots[slot].talents <= talents]

    def why_not(self, state: State, seat: Seat, action: CallWorshipper) -> Reason | None:
        """[19.K2] Who cannot pay may not use that slot."""
        needed = penalty_of(state, action.worshipper).talents
        if needed <= state.talents[seat]:
            return None
        return Reason("reason.too_poor", "19.K2", {"talents": needed})

    def play(self, state: State, task: AnyTask, seat: Seat, action: CallWorshipper, happen: Happen) -> None:
        """Pay the penalty, move the tile, and go on with what it grants."""
        penalty = penalty_of(state, action.worshipper)
        if penalty.talents:
            happen(TalentsPaid(seat, penalty.talents, Cause.WORSHIPPER))
        if penalty.amulets:
            happen(AmuletsTaken(seat, penalty.amulets, Cause.WORSHIPPER))
        happen(WorshipperCalled(seat, action.worshipper))
        then(happen, *state.edition.worshippers[action.worshipper.index].tasks)


class CallTooLate(Refusal):
    """[19.K1] Why no worshipper is used now."""

    action = CallWorshipper

    def why_not(self, state: State, seat: Seat, action: CallWorshipper) -> Reason | None:
        """One a turn, and before the visit."""
        return Reason("reason.worshipper_too_late", "19.K1")


class TakingDrawn(Step[State]):
    """[19.K5] The cards drawn go to the hand; those that lay face up were seen by all."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Take them all."""
        if state.drawn.cards:
            happen(DrawnTaken(state.active, unpack(pack(state.drawn.cards) & KNOWN), unpack(state.looked)))
        happen(DONE)
        return False


class Forgo(Always):
    """[C.T3] The Visir allows a second visit and does not force it."""

    action = ForgoVisit
    plays: tuple[Action, ...] = (ForgoVisit(),)

    def __init__(self, *sequel: AnyTask) -> None:
        self.sequel = sequel

    def play(self, state: State, task: AnyTask, seat: Seat, action: ForgoVisit, happen: Happen) -> None:
        """The turn goes on."""
        then(happen, *self.sequel)
