"""[C.O] Dice, altar and offering."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.cleopatra.actions import Bid
from waset.games.cleopatra.agenda import Offering
from waset.games.cleopatra.components import DICE, DIE_FACES, Cause
from waset.games.cleopatra.events import DONE, AmuletsReturned, AmuletsTaken, DiceRolled, OfferingMade
from waset.games.cleopatra.rules.steps import SecretAnswers, not_now, then
from waset.games.cleopatra.state import State

BIDS: tuple[Bid, ...] = tuple(Bid(talents) for talents in range(400))
DICE_ODDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(comb(dice, priests) * (DIE_FACES - 1) ** (dice - priests) for priests in range(dice + 1))
    for dice in range(DICE + 1)
)


class RollingDice(Step[State]):
    """[06.O1] Every blank die is rolled; each shows the priest on one of its six faces [06.S6]."""

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """How many of the blank dice show the priest."""
        blank = DICE - state.priests
        return Chance(range(blank + 1), DICE_ODDS[blank], DIE_FACES**blank)

    def settle(self, state: State, task: Any, outcome: int, happen: Happen) -> None:
        """With five on the altar an offering follows."""
        happen(DiceRolled(outcome))
        if state.priests == DICE:
            then(happen, Offering())
        else:
            happen(DONE)


class Bidding(SecretAnswers):
    """[C.O2] Everybody bids in secret, all bids are opened together and lost."""

    def asked(self, state: State) -> Sequence[Seat]:
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
                happen(AmuletsTaken(seat, rank - 1, Cause.OFFERING))
            elif state.amulets[seat]:
                returned = min(state.amulets[seat], state.edition.highest_bid_returns)
                happen(AmuletsReturned(seat, returned, Cause.OFFERING))


def ranks(bids: Sequence[int]) -> list[int]:
    """[C.O4] Equal bids share the better rank and use up the places."""
    return [1 + sum(other > bid for other in bids) for bid in bids]
