"""Ratings from rankings: the strengths of Plackett and Luce, which for two players are those of Bradley and Terry.

A ranking is read as choices, one after the other: the first is chosen from all, the second from the rest, each as
likely as its strength is large beside the others'. Equals count as every order they could have come in, in equal parts.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from math import exp, factorial, log, sqrt
from typing import TypeAlias

from waset.engine.base import Record

Ranking: TypeAlias = tuple[tuple[str, ...], ...]  # bots from first to last, equals together
Choices: TypeAlias = dict[tuple[str, tuple[str, ...]], float]  # who was chosen, from whom, how often

ELO = 400 / log(10)  # points for each factor e of strength: 400 points are a factor of ten
ANCHOR = "random"
LONGEST_STEP = 2.0
CLOSE_ENOUGH = 1e-9
MOST_ROUNDS = 500
SMALLEST_PIVOT = 1e-9


class Rating(Record, frozen=True):
    """Points on Elo's scale, with the standard error of the distance to the anchor."""

    points: float
    error: float


def ratings(rankings: Iterable[Ranking]) -> dict[str, Rating]:
    """The rating of every bot that took part. Random play is 0; where nobody plays at random, the average is."""
    choices = choices_of(rankings)
    bots = sorted({bot for _, field in choices for bot in field})
    strengths, covariance = fitted(choices, bots)
    anchor = [float(bot == ANCHOR) if ANCHOR in bots else 1 / len(bots) for bot in bots]
    zero = weighted(anchor, strengths)
    towards = [weighted(anchor, row) for row in covariance]
    spread = weighted(anchor, towards)
    return {
        bot: Rating(
            ELO * (strengths[index] - zero),
            ELO * sqrt(max(0.0, covariance[index][index] - 2 * towards[index] + spread)),
        )
        for index, bot in enumerate(bots)
    }


def choices_of(rankings: Iterable[Ranking]) -> Choices:
    """All rankings as choices, and a drawn game between any two bots that met, which keeps every rating finite."""
    choices: Choices = defaultdict(float)
    met: set[tuple[str, str]] = set()
    for ranking, times in Counter(rankings).items():
        rest = [bot for equals in ranking for bot in equals]
        met.update(combinations(sorted(set(rest)), 2))
        for equals in ranking:
            rest = rest[len(equals) :]
            for order in permutations(equals):
                for index, bot in enumerate(order):
                    field = tuple(sorted([*order[index:], *rest]))
                    choices[bot, field] += times / factorial(len(equals))
    for pair in met:
        for bot in pair:
            choices[bot, pair] += 0.5
    return choices


def fitted(choices: Choices, bots: Sequence[str]) -> tuple[list[float], list[list[float]]]:
    """The most likely strengths, as logarithms beside the first bot's, and their covariance; by Newton's method."""
    strengths = [0.0] * len(bots)
    for _ in range(MOST_ROUNDS):
        slope, curvature = derivatives(choices, bots, strengths)
        covariance = bordered(inverse([row[1:] for row in curvature[1:]]))
        step = [weighted(slope, row) for row in covariance]
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            return strengths, covariance
    raise AssertionError("the likelihood has one peak, and Newton's method finds it")


def derivatives(
    choices: Choices, bots: Sequence[str], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log-likelihood at these strengths, and how sharply it bends downwards."""
    index = {bot: number for number, bot in enumerate(bots)}
    slope = [0.0] * len(bots)
    curvature = [[0.0] * len(bots) for _ in bots]
    for (chosen, field), times in choices.items():
        shares = [0.0] * len(bots)
        powers = [exp(strengths[index[bot]]) for bot in field]
        for bot, power in zip(field, powers, strict=True):
            shares[index[bot]] += power / sum(powers)
        slope[index[chosen]] += times
        for i, share in enumerate(shares):
            slope[i] -= times * share
            curvature[i][i] += times * share
            for j, other in enumerate(shares):
                curvature[i][j] -= times * share * other
    return slope, curvature


def weighted(weights: Sequence[float], values: Sequence[float]) -> float:
    """The sum of the values, each times its weight."""
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def bordered(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The matrix with a row and a column of zeros in front: the first bot's strength is fixed."""
    return [[0.0] * (len(matrix) + 1), *([0.0, *row] for row in matrix)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        assert rows[i][i] > SMALLEST_PIVOT, "every two bots must have met, or have met others who did"
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [value - rows[j][i] * pivot for value, pivot in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
