"""Fitting weights to who won: a conditional logit, by Newton's method.

A position holds the features of every seat; the chance of a seat is the softmax of its weighted features. The best
weights make the seats that won most likely, and do not stray far from where they began unless the games say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import msgspec

from waset.bots.judgement import softmax


class Position(msgspec.Struct, frozen=True):
    """The features of every seat at one moment, and the share of the victory that each had in the end."""

    features: list[list[float]]
    shares: list[float]


class Fit(msgspec.Struct, frozen=True):
    """Weights, and how well they tell who wins: the mean logarithm of the chance they gave to the winners."""

    weights: list[float]
    likelihood: float
    steps: int


def fitted(positions: Sequence[Position], start: Sequence[float], pull: float, most_steps: int = 25) -> Fit:
    """The weights that fit best; `pull` is how hard they are held to where they start."""
    weights = list(start)
    for step in range(most_steps):
        gradient, curvature = slopes(positions, weights, start, pull)
        change = solved(curvature, gradient)
        weights = [weight + part for weight, part in zip(weights, change, strict=True)]
        if max(abs(part) for part in change) < 1e-4:
            return Fit(weights, likelihood(positions, weights), step + 1)
    return Fit(weights, likelihood(positions, weights), most_steps)


def slopes(
    positions: Sequence[Position], weights: Sequence[float], start: Sequence[float], pull: float
) -> tuple[list[float], list[list[float]]]:
    """How the fit changes with each weight, and how that itself changes."""
    number = len(weights)
    gradient = [pull * (begun - weight) for begun, weight in zip(start, weights, strict=True)]
    curvature = [[pull if row == column else 0.0 for column in range(number)] for row in range(number)]
    for position in positions:
        chances = chances_of(position, weights)
        mean = [0.0] * number
        for features, chance in zip(position.features, chances, strict=True):
            for index in range(number):
                mean[index] += chance * features[index]
        for features, chance, share in zip(position.features, chances, position.shares, strict=True):
            away = [features[index] - mean[index] for index in range(number)]
            for row in range(number):
                gradient[row] += share * away[row]
                scaled = chance * away[row]
                if scaled:
                    line = curvature[row]
                    for column in range(row + 1):
                        line[column] += scaled * away[column]
    for row in range(number):
        for column in range(row):
            curvature[column][row] = curvature[row][column]
    return gradient, curvature


def chances_of(position: Position, weights: Sequence[float]) -> list[float]:
    """The chance of each seat by these weights."""
    return softmax([sum(w * f for w, f in zip(weights, features, strict=True)) for features in position.features])


def likelihood(positions: Sequence[Position], weights: Sequence[float]) -> float:
    """The mean logarithm of the chance that went to those who won."""
    total = 0.0
    for position in positions:
        chances = chances_of(position, weights)
        total += sum(share * log(max(chance, 1e-12)) for share, chance in zip(position.shares, chances, strict=True))
    return total / len(positions)


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations whose matrix is positive definite, by elimination."""
    number = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for place in range(number):
        best = max(range(place, number), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(place + 1, number):
            factor = rows[row][place] / rows[place][place]
            if factor:
                for column in range(place, number + 1):
                    rows[row][column] -= factor * rows[place][column]
    found = [0.0] * number
    for row in range(number - 1, -1, -1):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, number))
        found[row] = (rows[row][number] - known) / rows[row][row]
    return found
