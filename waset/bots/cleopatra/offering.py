"""First looks at an offering: a bid against what others will likely bid, and whether an offering is good for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p

from waset.bots.cleopatra.fears import corruptions
from waset.bots.cleopatra.sight import Sight
from waset.engine.game import Seat
from waset.games.cleopatra.actions import Bid, GoToOffering
from waset.games.cleopatra.components import DICE, DIE_FACES
from waset.games.cleopatra.state import State

MOST_OF_MONEY = 0.4  # that others bid
KEENNESS = 0.6  # how much of what first place would save them others bid
SPREAD = 2.0  # how far bids are from what one would expect
OVERBID = 4  # by so much above every likely bid nobody need go
VISITS_A_PIECE = 0.6  # visits to the quarry for each piece that is still needed to end the game
LASTING = 0.5  # how much of what an offering would be now is left of it later, when all have other means


def bids(sight: Sight, options: Sequence[Bid]) -> list[float]:
    """The money, the amulets of those above, and what the highest bid returns."""
    rivals = [likely_bid(sight, seat) for seat in range(sight.state.seats) if seat != sight.seat]
    return [brought(sight.state, sight.seat, option.talents, rivals, sight.price) for option in options]


def brought(state: State, seat: Seat, bid: float, rivals: Sequence[float], price: float) -> float:
    """What an offering brings to a seat that bids so much, when an amulet has this price."""
    above, first = places(bid, rivals)
    returns = price * min(state.amulets[seat], state.edition.highest_bid_returns)
    return first * returns - price * above - bid


def places(bid: float, rivals: Sequence[float]) -> tuple[float, float]:
    """[C.O3] How many rivals will likely bid more, and how likely nobody does."""
    above, first = 0.0, 1.0
    for rival in rivals:
        higher = 1 / (1 + exp((bid + 0.5 - rival) / SPREAD))
        above += higher
        first *= 1 - higher
    return above, first


def likely_bid(sight: Sight, seat: Seat) -> float:
    """What another seat may bid: for the amulets to return and for those to avoid, but not too much of its money."""
    state = sight.state
    at_stake = min(state.amulets[seat], state.edition.highest_bid_returns) / 2 + (state.seats - 1) / 2
    return min(MOST_OF_MONEY * state.talents[seat], KEENNESS * price_to(sight, seat) * at_stake)


def price_to(sight: Sight, seat: Seat) -> float:
    """What one more amulet costs a seat."""
    others = corruptions(sight.state)
    own = others.pop(seat)
    return sight.fear.price(own, others, sight.board.progress)


class Expected:
    """An offering that would be held now: the bids that look best against likely ones, and those against these."""

    __slots__ = ("rounds", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        prices = [price_to(sight, seat) for seat in range(sight.state.seats)]
        answers = best_bids(sight.state, [likely_bid(sight, seat) for seat in range(sight.state.seats)], prices)
        self.rounds = (answers, best_bids(sight.state, answers, prices))

    @property
    def lead(self) -> float:
        """What it brings the seat beyond what it brings the others on average."""
        state, seat, price, total = self.sight.state, self.sight.seat, self.sight.price, 0.0
        for bids in self.rounds:
            gains = [brought(state, one, bid, without(bids, one), price) for one, bid in enumerate(bids)]
            own = gains.pop(seat)
            total += own - sum(gains) / len(gains)
        return total / len(self.rounds)

    @property
    def first(self) -> float:
        """How likely nobody bids more."""
        seat = self.sight.seat
        firsts = [places(bids[seat], without(bids, seat))[1] for bids in self.rounds]
        return sum(firsts) / len(firsts)


def best_bids(state: State, expected: Sequence[float], prices: Sequence[float]) -> list[float]:
    """The bid that looks best to every seat when all others bid what is expected of them."""
    most = int(max(expected)) + OVERBID
    return [best_bid(state, seat, without(expected, seat), most, price) for seat, price in enumerate(prices)]


def best_bid(state: State, seat: Seat, rivals: Sequence[float], most: int, price: float) -> float:
    """The bid that looks best to a seat; a higher one than `most` wins no more."""
    possible = range(min(state.talents[seat], most) + 1)
    return float(max(possible, key=lambda bid: brought(state, seat, bid, rivals, price)))


def without(values: Sequence[float], seat: Seat) -> list[float]:
    """The values of all other seats."""
    return [value for other, value in enumerate(values) if other != seat]


def chance_of_priest(sight: Sight) -> float:
    """[06.S6] How likely one die shows the priest."""
    return sight.state.rules.priest_faces / DIE_FACES


def at_least_once(chance: float, times: float) -> float:
    """How likely something happens that has this chance so many times."""
    return 1 - exp(times * log1p(-chance))


def comes(sight: Sight, priests: int) -> float:
    """[06.O1] How likely an offering is held before the game ends when so many priests lie on the altar."""
    one = at_least_once(chance_of_priest(sight), VISITS_A_PIECE * sight.board.distance)
    return one ** (DICE - priests)


def altar_worth(sight: Sight, priests: int) -> float:
    """[06.K5] What it is worth to the seat that so many priests lie there: five bring the offering now, fewer later."""
    if sight.offering_now is None:
        sight.offering_now = Expected(sight).lead
    return sight.offering_now * (LASTING * comes(sight, priests) if priests < DICE else 1.0)


def go_to_offering(sight: Sight, action: GoToOffering) -> float:
    """[C.T5] What characters gain before it is measured from here."""
    return 0.0
