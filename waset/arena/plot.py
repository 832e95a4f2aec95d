"""Chances over a game as a drawing: one band of lines, an axis of turns, a name at the end of each line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

WIDE, HIGH, MARGIN, NAMES = 960, 420, 56, 200
LONGEST = 18  # characters of a name that have room there
COLOURS = ("#1F57A4", "#C24E26", "#14795C", "#B57E0A", "#3B3A46")  # of the seats, as at the table
MARKS = "●▲■◆⬢"
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 5")
INK, PAPER, LINE = "#2A2118", "#FFFAEF", "#DCC79E"
FONT = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif"


def drawn(title: str, names: Sequence[str], turns: Sequence[int], chances: Sequence[Sequence[float]]) -> str:
    """The chances of every seat at each decision, as an SVG."""
    last = max(1, turns[-1]) if turns else 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="{escape(FONT)}" '
        f'font-size="14" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>',
        f'<text x="{MARGIN}" y="30" font-size="18" fill="{INK}">{escape(title)}</text>',
        *levels(),
        *(turn_mark(turn, last) for turn in range(0, last + 1, max(1, last // 10))),
    ]
    ends = spread([chance * 100 for chance in chances[-1]]) if chances else []
    for seat, name in enumerate(names):
        points = " ".join(
            f"{across(turn, last):.1f},{down(row[seat]):.1f}" for turn, row in zip(turns, chances, strict=True)
        )
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>'
        )
        if ends:
            label = f"{MARKS[seat % len(MARKS)]} {escape(shortened(name))} {100 * chances[-1][seat]:.0f} %"
            at = down(ends[seat] / 100) + 5
            parts.append(f'<text x="{WIDE - NAMES + 8}" y="{at:.1f}" fill="{colour}">{label}</text>')
    return "\n".join([*parts, "</svg>", ""])


def shortened(name: str) -> str:
    """As much of a name as there is room for."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"


def levels() -> list[str]:
    """Lines at every quarter of certainty, with their share."""
    found = []
    for percent in (0, 25, 50, 75, 100):
        at = down(percent / 100)
        found.append(f'<line x1="{MARGIN}" x2="{WIDE - NAMES}" y1="{at:.1f}" y2="{at:.1f}" stroke="{LINE}"/>')
        found.append(f'<text x="{MARGIN - 8}" y="{at + 5:.1f}" text-anchor="end" fill="{INK}">{percent} %</text>')
    return found


def turn_mark(turn: int, last: int) -> str:
    """The number of a turn under the axis."""
    at = across(turn, last)
    return f'<text x="{at:.1f}" y="{HIGH - MARGIN + 22}" text-anchor="middle" fill="{INK}">{turn + 1}</text>'


def across(turn: int, last: int) -> float:
    """Where a turn lies from left to right."""
    return MARGIN + (WIDE - NAMES - MARGIN) * turn / last


def down(chance: float) -> float:
    """Where a chance lies from top to bottom."""
    return HIGH - MARGIN - (HIGH - 2 * MARGIN) * chance


def spread(percents: Sequence[float], apart: float = 6.0) -> list[float]:
    """The same order with enough room between neighbours for their names."""
    order = sorted(range(len(percents)), key=lambda seat: percents[seat])
    placed = list(percents)
    for lower, upper in pairwise(order):
        placed[upper] = max(placed[upper], placed[lower] + apart)
    return placed
