"""How sure a share is that was measured on deals, each of them played in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

CONFIDENCE = 0.95
NORMAL_QUANTILE = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def share_interval(deals: Sequence[float]) -> tuple[float, float]:
    """Between which bounds the true share lies, from the share of every deal.

    Games of one deal are not independent, so the deal is the unit. Two deals that nobody played, one all won and one
    all lost, keep the interval honest where the deals are few or all alike.
    """
    widened = [*deals, 0.0, 1.0]
    centre = fmean(widened)
    margin = t_quantile(len(widened) - 1) * stdev(widened) / sqrt(len(widened))
    return max(0.0, centre - margin), min(1.0, centre + margin)


def t_quantile(freedom: int) -> float:
    """How many standard errors to go to either side, by Student's t with so many degrees of freedom, at least 2.

    The series of Fisher and Cornish around the normal quantile; less than one hundredth too small at 2.
    """
    z = NORMAL_QUANTILE
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
