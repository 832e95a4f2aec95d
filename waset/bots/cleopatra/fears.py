"""What corruption may lead to, and so what one more amulet costs: a smooth guess long before the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, hypot, log1p
from typing import Any, Protocol

from waset.games.cleopatra.cards import TAINTED, size
from waset.games.cleopatra.rules import scoring
from waset.games.cleopatra.state import State

KEEN = 0.8
DEATH = 24.0  # talents that being eaten is like losing
LEAST_PRICE, MOST_PRICE = 0.4, 7.0  # of an amulet
SAFE = -2  # sanctuaries that take back more amulets than this beyond those at hand are of no use


class Fear(Protocol):
    """One consequence of corruption, for a seat with `own` amulets to come to and others with theirs."""

    def survival(self, own: float, others: Sequence[float], progress: float) -> float:
        """The logarithm of the chance not to be eaten, more or less."""

    def eaten(self, own: float, others: Sequence[float]) -> bool:
        """Whether the seat would be eaten now."""

    def fine(self, own: float, others: Sequence[float]) -> float:
        """The talents that corruption would cost."""

    def price(self, own: float, others: Sequence[float], progress: float) -> float:
        """What one more amulet costs, in talents."""


def spread(progress: float) -> float:
    """How far a difference in amulets may still be from what it is now."""
    return 1 + 2.0 * (1 - progress)


def unrest(progress: float) -> float:
    """How many amulets a lead in virtue may still change by."""
    return 0.9 + 3.6 * (1 - progress)


def log_below(excess: float) -> float:
    """The logarithm of the logistic function of -excess."""
    return -excess if excess > 30 else -log1p(exp(excess))


def above(excess: float) -> float:
    """The logistic function."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, excess))))


def bounded(price: float) -> float:
    """A price that is neither nothing nor everything."""
    return max(LEAST_PRICE, min(MOST_PRICE, price))


class Crocodile:
    """[06.E3] Who is most corrupt is eaten."""

    def survival(self, own: float, others: Sequence[float], progress: float) -> float:
        """It is enough that somebody else is more corrupt."""
        return log_below((own + 0.5 - max(others)) / unrest(progress))

    def eaten(self, own: float, others: Sequence[float]) -> bool:
        """All who tie included."""
        return own > 0 and own >= max(others)

    def fine(self, own: float, others: Sequence[float]) -> float:
        """Nothing for those who live."""
        return 0.0

    def price(self, own: float, others: Sequence[float], progress: float) -> float:
        """The nearer to the most corrupt of the others, the higher."""
        near = unrest(progress)
        return bounded(DEATH * above((own + 1 - max(others)) / near) / near / 2)


class Tax:
    """[06.V1] Of two players, the more corrupt pays for the difference."""

    def survival(self, own: float, others: Sequence[float], progress: float) -> float:
        """Nobody is eaten."""
        return 0.0

    def eaten(self, own: float, others: Sequence[float]) -> bool:
        """Nobody is."""
        return False

    def fine(self, own: float, others: Sequence[float]) -> float:
        """For the difference."""
        ahead = max(0.0, own - others[0])
        return ahead * (ahead + 1) / 2

    def price(self, own: float, others: Sequence[float], progress: float) -> float:
        """The tax to pay, or the tax the other then need not pay."""
        return bounded(KEEN * hypot(own + 0.5 - others[0], spread(progress)))


class Fine:
    """[19.E3] Whoever is more corrupt than the least corrupt pays, and beyond the scale is eaten."""

    def survival(self, own: float, others: Sequence[float], progress: float) -> float:
        """The scale is long."""
        return log_below((own + 0.5 - min(others) - len(scoring.FINES)) / (0.5 * unrest(progress)))

    def eaten(self, own: float, others: Sequence[float]) -> bool:
        """Beyond the scale."""
        return own - min(others) >= len(scoring.FINES)

    def fine(self, own: float, others: Sequence[float]) -> float:
        """By the scale; a little beyond it, as if it went on."""
        more = own - min(others)
        if more <= 0:
            return 0.0
        return more * (more + 1) / 2 if more < 5 else 15.0 + 5 * (more - 5)

    def price(self, own: float, others: Sequence[float], progress: float) -> float:
        """The next step on the scale, or what others then need not pay."""
        return bounded(KEEN * hypot(own + 0.5 - min(others), spread(progress)))


FEARS: dict[Callable[[Any], Any], Fear] = {
    scoring.feed_the_crocodile: Crocodile(),
    scoring.tax_the_corrupt: Tax(),
    scoring.fine_the_corrupt: Fine(),
}


def fear_of(state: State) -> Fear:
    """What corruption leads to at this table."""
    return FEARS[state.edition.by_seats[state.seats].consequence]


def corruptions(state: State) -> list[float]:
    """What every seat's amulets would come to if the game ended now, below zero where sanctuaries have room."""
    found: list[float] = [state.amulets[seat] + size(state.hands[seat] & TAINTED) for seat in range(state.seats)]
    for sanctuary in state.sanctuaries:
        if sanctuary.owner >= 0:
            found[sanctuary.owner] -= len(sanctuary.squares)
    return [one if one > SAFE else SAFE for one in found]
