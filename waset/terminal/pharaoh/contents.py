"""Where on a tile its contents are written: in the corridor, sorted where there is room, packed where there is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from waset.games.pharaoh.geometry import EAST, NORTH, SOUTH, WEST, Doors

Sign: TypeAlias = tuple[str, str]  # a sign and its style
Placed: TypeAlias = dict[tuple[int, int], Sign]  # by row and column
BACK, MIDDLE, FRONT = 0, 1, 2
CENTRE = 3
GAP: Sign = (" ", "")
MORE: Sign = ("…", "faint")


class Group(NamedTuple):
    """Things of one kind: the sign that comes before them, the things, and the rows where they are looked for."""

    sign: tuple[Sign, ...]
    things: Sequence[Sequence[Sign]]  # the signs of one thing stay together
    rows: tuple[int, ...]


class Space(NamedTuple):
    """A part of a row that can be written on."""

    first: int
    end: int

    @property
    def size(self) -> int:
        """How many signs fit."""
        return self.end - self.first


def spaces(doors: Doors) -> dict[int, Space]:
    """The free parts of a tile with these doors by their rows, the middle first."""
    free = {MIDDLE: Space(0 if doors & WEST else 2, 7 if doors & EAST else 5)}
    if doors & SOUTH:
        free[FRONT] = Space(2, 5)
    if doors & NORTH:
        free[BACK] = Space(2, 5)
    return free


def arranged(groups: Sequence[Group], free: dict[int, Space]) -> Placed:
    """Every group in one place where that is possible, else all of them packed."""
    rows: dict[int, list[Sign]] = {row: [] for row in free}
    for group in (group for group in groups if group.things):
        signs = [*group.sign, *(sign for thing in group.things for sign in thing)]
        row = next((row for row in group.rows if row in free and fits(rows[row], signs, free[row])), None)
        if row is None:
            return packed(groups, free)
        rows[row] += [GAP, *signs] if rows[row] else signs
    return centred(rows, free)


def fits(written: Sequence[Sign], signs: Sequence[Sign], space: Space) -> bool:
    """Whether more signs fit behind those that are written, with a gap."""
    return len(written) + bool(written) + len(signs) <= space.size


def packed(groups: Sequence[Group], free: dict[int, Space]) -> Placed:
    """Thing after thing through all rows, behind the sign of its group; dots where not everything fits."""
    rows: dict[int, list[Sign]] = {row: [] for row in free}
    for group in groups:
        begun: set[int] = set()  # the rows where the group has its sign
        for thing in group.things:
            signs = {row: [*(() if row in begun else group.sign), *thing] for row in free}
            row = next((row for row in free if len(rows[row]) + len(signs[row]) <= free[row].size), None)
            if row is None:
                last = list(free)[-1]
                rows[last][free[last].size - 1 :] = [MORE]
                return centred(rows, free)
            rows[row] += signs[row]
            begun.add(row)
    return centred(rows, free)


def centred(rows: dict[int, list[Sign]], free: dict[int, Space]) -> Placed:
    """The signs of each row around the middle of the tile, as far as its walls allow."""
    placed: Placed = {}
    for row, signs in rows.items():
        space = free[row]
        first = min(max(CENTRE - (len(signs) - 1) // 2, space.first), space.end - len(signs))
        placed |= {(row, first + place): sign for place, sign in enumerate(signs)}
    return placed
