"""First looks at an offering: a bid against what others will likely bid."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from waset.bots.cleopatra.fears import corruptions
from waset.bots.cleopatra.sight import Sight
from waset.engine.game import Seat
from waset.games.cleopatra.actions import Bid

MOST_OF_MONEY = 0.4  # that others bid
KEENNESS = 0.6  # how much of what first place would save them others bid
SPREAD = 2.0  # how far bids are from what one would expect


def bids(sight: Sight, options: Sequence[Bid]) -> list[float]:
    """The money, the amulets of those above, and what the highest bid returns."""
    state, price = sight.state, sight.price
    returns = price * min(state.amulets[sight.seat], state.edition.highest_bid_returns)
    expected = [likely_bid(sight, seat) for seat in range(state.seats) if seat != sight.seat]
    values: list[float] = []
    for option in options:
        above, first = 0.0, 1.0
        for bid in expected:
            higher = 1 / (1 + exp((option.talents + 0.5 - bid) / SPREAD))
            above += higher
            first *= 1 - higher
        values.append(first * returns - price * above - option.talents)
    return values


def likely_bid(sight: Sight, seat: Seat) -> float:
    """What another seat may bid: for the amulets to return and for those to avoid, but not too much of its money."""
    state = sight.state
    others = corruptions(state)
    own = others.pop(seat)
    price = sight.fear.price(own, others, sight.board.progress)
    at_stake = min(state.amulets[seat], state.edition.highest_bid_returns) / 2 + (state.seats - 1) / 2
    return min(MOST_OF_MONEY * state.talents[seat], KEENNESS * price * at_stake)
