"""[C.O] Dice, altar and offering."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.cleopatra.actions import Bid, GoToOffering
from waset.games.cleopatra.agenda import AnyTask, Moment, Offering
from waset.games.cleopatra.components import DICE, DIE_FACES, MOST_PRIEST_FACES, Cause
from waset.games.cleopatra.events import DONE, AmuletsReturned, AmuletsTaken, DiceRolled, OfferingMade
from waset.games.cleopatra.rules.steps import Always, Refusal, SecretAnswers, not_now, then
from waset.games.cleopatra.state import State

BIDS: tuple[Bid, ...] = tuple(Bid(talents) for talents in range(400))
GO_TO_OFFERING = (GoToOffering(),)


def odds_of(faces: int, dice: int) -> tuple[int, ...]:
    """[06.S6] In how many ways so many dice show no priest, one, two …, when so many faces of each show one."""
    blank = DIE_FACES - faces
    return tuple(comb(dice, priests) * faces**priests * blank ** (dice - priests) for priests in range(dice + 1))


DICE_ODDS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(odds_of(faces, dice) for dice in range(DICE + 1)) for faces in range(MOST_PRIEST_FACES + 1)
)  # by the faces with a priest, then by dice


class RollingDice(Step[State]):
    """[06.O1] Every blank die is rolled; on each some of the six faces show the priest [06.S6]."""

    def __init__(self, full: tuple[AnyTask, ...], else_: tuple[AnyTask, ...]) -> None:
        self.full = full
        self.else_ = else_

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """How many of the blank dice show the priest."""
        blank = DICE - state.priests
        return Chance(range(blank + 1), DICE_ODDS[state.rules.priest_faces][blank], DIE_FACES**blank)

    def settle(self, state: State, task: Any, outcome: int, happen: Happen) -> None:
        """What follows depends on whether five lie on the altar."""
        happen(DiceRolled(outcome))
        then(happen, *(self.full if state.priests == DICE else self.else_))


class GoingToOffering(Always):
    """[C.T5] The roller ends the moment before the offering, which is held if five priests still lie there [06.O1]."""

    action = GoToOffering
    plays: tuple[Action, ...] = GO_TO_OFFERING

    def play(self, state: State, task: AnyTask, seat: Seat, action: GoToOffering, happen: Happen) -> None:
        """After the offering the moment after the dice is given; who has averted the offering has had it."""
        if state.priests == DICE:
            then(happen, Offering(), Moment())
        else:
            happen(DONE)


class OfferingNotDue(Refusal):
    """[06.O1] Why nobody goes to an offering now."""

    action = GoToOffering

    def why_not(self, state: State, seat: Seat, action: GoToOffering) -> Reason | None:
        """It follows five priests on the altar."""
        return Reason("reason.no_offering", "06.O1")


class Bidding(SecretAnswers):
    """[C.O2] Everybody bids in secret, all bids are opened together and lost."""

    def asked(self, state: State, task: Any) -> Sequence[Seat]:
        """All seats."""
        return range(state.seats)

    def options(self, state: State, task: Any, seat: Seat) -> Sequence[Action]:
        """From nothing to everything."""
        talents = state.talents[seat]
        return BIDS[: talents + 1] if talents < len(BIDS) else [Bid(bid) for bid in range(talents + 1)]

    def why_not(self, state: State, task: Any, seat: Seat, action: Action) -> Reason | None:
        """Nobody bids more than there is."""
        if not isinstance(action, Bid):
            return not_now()
        if 0 <= action.talents <= state.talents[seat]:
            return None
        return Reason("reason.bid", "C.O2", {"talents": state.talents[seat]})

    def open(self, state: State, task: Any, happen: Happen) -> None:
        """[C.O3] The highest return amulets, the others take them by rank."""
        bids = tuple(answer.talents for answer in state.sealed if isinstance(answer, Bid))
        happen(OfferingMade(bids))
        for seat, rank in enumerate(ranks(bids)):
            if rank > 1:
                happen(AmuletsTaken(seat, taken_for(rank), Cause.OFFERING))
            elif state.amulets[seat]:
                returned = min(state.amulets[seat], state.edition.highest_bid_returns)
                happen(AmuletsReturned(seat, returned, Cause.OFFERING))


def taken_for(rank: int) -> int:
    """[C.O3] How many amulets a rank behind the first takes."""
    return rank - 1


def ranks(bids: Sequence[int]) -> list[int]:
    """[C.O4] Equal bids share the better rank and use up the places."""
    return [1 + sum(other > bid for other in bids) for bid in bids]
