"""The tables at the end of a game: sums with a column for each seat, and the ranking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from waset.engine.game import Seat
from waset.terminal.paint import pad, width
from waset.terminal.scene import Scene


class Sum(NamedTuple):
    """One row: what is counted, by which rule, and for each seat how much."""

    label: str
    rule: str
    cells: Sequence[str]
    style: str = ""


def sums(scene: Scene, rows: Sequence[Sum]) -> list[str]:
    """All rows under the names of the seats."""
    labels = [f"{row.label} {scene.paint(f'[{row.rule}]', 'faint')}" for row in rows]
    longest = max(map(width, labels))
    heads = [scene.name(seat) for seat in range(len(rows[0].cells))]
    widths = [max(map(width, column)) for column in zip(heads, *(row.cells for row in rows), strict=True)]
    lines = [pad("", longest) + "".join("  " + right(head, to) for head, to in zip(heads, widths, strict=True))]
    for label, row in zip(labels, rows, strict=True):
        line = pad(label, longest) + "".join("  " + right(cell, to) for cell, to in zip(row.cells, widths, strict=True))
        lines.append(scene.paint(line, row.style) if row.style else line)
    return lines


def right(text: str, to: int) -> str:
    """The text at the right end of a column."""
    return " " * (to - width(text)) + text


def ranking(scene: Scene, ranks: Sequence[Sequence[Seat]], told: Callable[[Seat], str]) -> list[str]:
    """Everybody by rank, with what is told of them; equals share one."""
    lines: list[str] = []
    place = 1
    for equals in ranks:
        lines += [f" {place}. {scene.name(seat)}  {told(seat)}" for seat in equals]
        place += len(equals)
    return lines
