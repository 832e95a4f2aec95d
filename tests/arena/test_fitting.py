"""The fit of weights to who won."""

from math import log
from random import Random

import pytest

from waset.arena.fitting import Position, chances_of, fitted, likelihood, solved

TRUE = [1.2, -0.7, 0.0]


def drawn_positions(number: int, seed: int = 1) -> list[Position]:
    """Positions whose winner is drawn by the true weights."""
    rng = Random(seed)
    found = []
    for _ in range(number):
        features = [[rng.gauss(0, 1) for _ in TRUE] for _ in range(3)]
        chances = chances_of(Position(features, [1.0, 0.0, 0.0]), TRUE)
        winner = rng.choices(range(3), chances)[0]
        found.append(Position(features, [float(seat == winner) for seat in range(3)]))
    return found


def test_the_fit_finds_the_weights_that_drew_the_winners() -> None:
    fit = fitted(drawn_positions(4000), [0.0, 0.0, 0.0], pull=1.0)
    assert fit.weights == pytest.approx(TRUE, abs=0.1)
    assert fit.steps < 15


def test_the_fit_is_better_than_where_it_began() -> None:
    positions = drawn_positions(500)
    fit = fitted(positions, [0.0, 0.0, 0.0], pull=0.1)
    assert likelihood(positions, [0.0, 0.0, 0.0]) == pytest.approx(log(1 / 3))
    assert fit.likelihood > log(1 / 3)


def test_a_strong_pull_holds_the_weights() -> None:
    fit = fitted(drawn_positions(200), [5.0, 5.0, 5.0], pull=1e9)
    assert fit.weights == pytest.approx([5.0, 5.0, 5.0], abs=1e-3)


def test_a_shared_victory_pulls_both_ways() -> None:
    fit = fitted([Position([[1.0], [0.0]], [0.5, 0.5])] * 50, [2.0], pull=0.01)
    assert fit.weights == pytest.approx([0.0], abs=0.01)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
    assert solved([[0.0, 2.0], [2.0, 0.0]], [2.0, 4.0]) == pytest.approx([2.0, 1.0])
