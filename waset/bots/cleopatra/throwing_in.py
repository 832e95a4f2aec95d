"""First looks at cards thrown in [06.P7]: the hand limit, or a tainted card whose amulet goes back at once.

Without such a reason a card thrown in is a card lost, and no bot gives it a second look. Its units are none: a later
piece can be paid with the card itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from waset.bots.cleopatra.market import excess, smuggle
from waset.bots.cleopatra.offering import Expected, at_least_once, chance_of_priest
from waset.bots.cleopatra.plans import NO_GRANTS, RESOURCE_CARDS, Plan, plan_of
from waset.bots.cleopatra.sight import Sight
from waset.bots.judgement import NEVER
from waset.games.cleopatra.actions import PlaySmuggler, ThrowIn
from waset.games.cleopatra.cards import TAINTED, count
from waset.games.cleopatra.components import DICE, LAST_SPACE, Card
from waset.games.cleopatra.rules.quarry import walks_to
from waset.games.cleopatra.rules.scoring import palace_is_finished
from waset.games.cleopatra.state import State

LEAST_GAIN = 0.1  # with less there is no reason
VISITS_A_TURN = 0.4  # how likely another seat visits the quarry in its turn


def throw_ins(sight: Sight, options: Sequence[ThrowIn]) -> list[float]:
    """What each card gains thrown in, beyond an end of the building now."""
    returned = chance_to_return(sight) if has_taint_to_return(sight) else 0.0
    if (excess(sight) <= 0 and not returned) or ends_at_once(sight.state):
        return [NEVER] * len(options)
    losses = sight.losses_by(plan_of_next_turn(sight))
    given = [given_up(sight, option.card, losses[option.card.index][0], returned) for option in options]
    all_given = [
        given_up(sight, option.card, loss, returned) for option in options for loss in losses[option.card.index]
    ]
    saved = saved_at_limit(sight, losses, all_given)
    gains = [max(saved - one + min(given), -one) if saved > 0 else -one for one in given]
    return [gain if gain > LEAST_GAIN else NEVER for gain in gains]


def plan_of_next_turn(sight: Sight) -> Plan:
    """What the hand could build when this turn, with its left-over units and discounts, is over."""
    state, seat = sight.state, sight.seat
    return plan_of(sight.board, state.hands[seat] & RESOURCE_CARDS, 0, state.merchants[seat], NO_GRANTS)


def given_up(sight: Sight, card: Card, loss: float, returned: float) -> float:
    """[C.P4] The use of a card, and its amulet as far as no offering returns it."""
    return loss + (1 - returned) * sight.price if card.tainted else loss


def saved_at_limit(sight: Sight, losses: Sequence[Sequence[float]], given: Sequence[float]) -> float:
    """[C.H1] What the hand limit costs less when the cards that are easiest to give are thrown in first."""
    above = excess(sight)
    if above <= 0:
        return 0.0
    costs = [above * sight.price, sum(sorted(loss for some in losses for loss in some)[:above])]
    costs[1] += sight.board.edition.discard_penalty * sight.price
    if count(sight.state.hands[sight.seat], Card.SMUGGLER):
        costs.append(-smuggle(sight, PlaySmuggler()))
    easiest = sorted(given)[:above]
    thrown = [(above - number) * sight.price + sum(easiest[:number]) for number in range(1, len(easiest) + 1)]
    return min(costs) - min(thrown)


def has_taint_to_return(sight: Sight) -> bool:
    """[C.O3] Whether the seat has a tainted card to pay, and the highest bid would return one amulet more."""
    state, seat = sight.state, sight.seat
    fewer = state.amulets[seat] < state.edition.highest_bid_returns
    return fewer and bool(state.hands[seat] & RESOURCE_CARDS & TAINTED)


def chance_to_return(sight: Sight) -> float:
    """How likely an offering follows before the seat can pay cards again, and nobody bids more at it."""
    chance = 1.0 if walks_into_offering(sight.state) else chance_by_dice(sight)
    return chance * Expected(sight).first if chance else 0.0


def walks_into_offering(state: State) -> bool:
    """[19.O1] Whether Cleopatra crosses the line when the building is finished."""
    line = state.edition.offering_after
    return line > 0 and state.cleopatra <= line < walks_to(state)


def chance_by_dice(sight: Sight) -> float:
    """[06.O1] How likely all blank dice show the priest at once, in one of the visits of a round."""
    state = sight.state
    if not state.edition.dice:
        return 0.0
    full = chance_of_priest(sight) ** (DICE - state.priests)
    return at_least_once(full, 1 + VISITS_A_TURN * (state.seats - 1))


def ends_at_once(state: State) -> bool:
    """[06.E1] Whether the game is over when the building is finished: then no hand is too large."""
    return walks_to(state) == LAST_SPACE and state.edition.walked is palace_is_finished
