"""Figures as text, the same at the terminal and on the page of the ladder."""

from __future__ import annotations

from waset.arena.intervals import NORMAL_QUANTILE
from waset.arena.ratings import Rating

ABSENT = "–"  # where there is no figure


def percent(share: float) -> str:
    """A share of the whole."""
    return f"{100 * share:.1f} %"


def bounds(least: float, most: float) -> str:
    """Where the true share lies."""
    return f"{100 * least:.0f}–{100 * most:.0f} %"


def milliseconds(seconds: float) -> str:
    """A short time."""
    return f"{1000 * seconds:.1f} ms"


def points(rating: Rating) -> str:
    """A rating with the margin that holds in 95 of 100 cases; the anchor has none."""
    margin = f" ± {NORMAL_QUANTILE * rating.error:.0f}" if rating.error else ""
    return f"{rating.points:.0f}{margin}"


def fact(name: str) -> str:
    """The name of something that scores state."""
    return name.replace("_", " ")
