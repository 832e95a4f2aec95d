"""Intervals of shares: Student's quantiles, and whether the bounds hold as often as they say."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from waset.arena.intervals import share_interval, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile", "tolerance"),
    [
        (2, 4.3027, 0.04),
        (3, 3.1824, 0.005),
        (5, 2.5706, 1e-3),
        (10, 2.2281, 1e-4),
        (30, 2.0423, 1e-4),
        (1000, 1.9623, 1e-4),
    ],
)
def test_quantiles_are_those_of_the_tables(freedom: int, quantile: float, tolerance: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=tolerance)


def test_one_deal_says_nothing() -> None:
    assert share_interval([0.5]) == (0.0, 1.0)


def test_deals_that_are_all_won_leave_a_doubt() -> None:
    least, most = share_interval([1.0] * 100)
    assert most == 1.0
    assert least == pytest.approx(0.9707, abs=1e-4)  # 101 of 102 in the middle, 1.984 times 1 of 102 to either side


def test_a_known_interval() -> None:
    margin = 1.98422 * sqrt(6.74 / 99 / 100)  # squares 61.5 less 100 times 0.74 squared, in 99 degrees of freedom
    assert share_interval([0.5] * 50 + [1.0] * 48) == pytest.approx((0.74 - margin, 0.74 + margin), abs=1e-5)


def test_pairing_narrows_the_interval() -> None:
    paired = share_interval([0.5] * 100)
    unpaired = share_interval([0.0, 1.0] * 50)
    assert paired[1] - paired[0] < (unpaired[1] - unpaired[0]) / 2


@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("luck", [0.0, 0.05])
def test_the_bounds_hold_in_95_of_100_cases(chance: float, luck: float) -> None:
    """Two games a deal; luck helps whoever sits in the first seat, so it falls on either side once."""
    rng = Random(7)
    held = 0
    for _ in range(1000):
        deals = [share_of_two(rng, chance + luck, chance - luck) for _ in range(40)]
        least, most = share_interval(deals)
        held += least <= chance <= most
    assert held >= 930


def share_of_two(rng: Random, first: float, second: float) -> float:
    """The share of two games that are won so often."""
    return ((rng.random() < first) + (rng.random() < second)) / 2
