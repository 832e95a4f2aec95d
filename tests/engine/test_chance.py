"""Chance with whole weights: what a number stands for."""

import pytest

from waset.engine.game import Chance

CHANCE = Chance(("a", "b", "c", "d"), (2, 0, 1, 3), 6)


def test_numbers_stand_for_outcomes_by_cumulative_weight() -> None:
    assert [CHANCE.pick(number) for number in range(6)] == ["a", "a", "c", "d", "d", "d"]


def test_odds_leave_out_what_cannot_come() -> None:
    assert CHANCE.odds() == [("a", 2), ("c", 1), ("d", 3)]


def test_a_number_that_is_not_below_the_total_is_a_broken_promise() -> None:
    with pytest.raises(AssertionError, match="below the total"):
        CHANCE.pick(6)
