"""Ways through the pyramid as bit boards: floods over all cells at once instead of steps from cell to cell."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import TypeAlias

from waset.games.pharaoh.geometry import ALL_DOORS, CELLS, EVERYWHERE, NEIGHBOURS, SIDE, Cells, Doors

Boards: TypeAlias = tuple[Cells, Cells, Cells, Cells]  # the cells with a door north, east, south, west
Layers: TypeAlias = list[Cells]  # the cells at distance 0, 1, 2 … in walks

FAR = 40  # walks: farther than any way
WALL = 4  # walks that a wall between face-up tiles is as hard as
BASES = range(0, CELLS << 4, ALL_DOORS + 1)
SPREAD: tuple[int, ...] = tuple(
    sum(1 << cell + CELLS * (door.bit_length() - 1) for door, _, _ in NEIGHBOURS[cell] if doors & door)
    for cell in range(CELLS)
    for doors in range(ALL_DOORS + 1)
)  # by 16·cell + doors: the four boards side by side


def boards(doors: Sequence[Doors]) -> Boards:
    """The boards of the doors of all cells; a door to the border counts for nothing."""
    packed = sum(map(SPREAD.__getitem__, map(add, BASES, doors)))
    return packed & EVERYWHERE, packed >> CELLS & EVERYWHERE, packed >> 2 * CELLS & EVERYWHERE, packed >> 3 * CELLS


NO_WALLS: Boards = boards([ALL_DOORS] * CELLS)


def beyond(ways: Boards, cells: Cells) -> Cells:
    """The cells behind the doors of these cells."""
    north, east, south, west = ways
    return (cells & north) << SIDE | (cells & east) << 1 | (cells & south) >> SIDE | (cells & west) >> 1


def before(ways: Boards, cells: Cells) -> Cells:
    """The cells with a door to one of these cells."""
    north, east, south, west = ways
    return cells >> SIDE & north | cells >> 1 & east | cells << SIDE & south | cells << 1 & west


def walked(ways: Boards, cells: Cells, lamps: Cells, seen: Cells) -> Cells:
    """The cells not seen yet that one walk reaches from one of these cells, along lamps too [P.L2]."""
    north, east, south, west = ways
    fresh = ~seen
    near = ((cells & north) << SIDE | (cells & east) << 1 | (cells & south) >> SIDE | (cells & west) >> 1) & fresh
    lit = near & lamps
    while lit:
        more = ((lit & north) << SIDE | (lit & east) << 1 | (lit & south) >> SIDE | (lit & west) >> 1) & fresh & ~near
        near |= more
        lit = more & lamps
    return near


def layers(ways: Boards, source: Cells, lamps: Cells) -> Layers:
    """How many walks away everything is from a set of cells."""
    found = [source]
    seen = source
    layer = walked(ways, source, lamps, seen)
    while layer:
        found.append(layer)
        seen |= layer
        layer = walked(ways, layer, lamps, seen)
    return found


def distance(found: Layers, cell: int) -> int:
    """How many walks away a cell is; far when there is no way."""
    bit = 1 << cell
    for number, layer in enumerate(found):
        if layer & bit:
            return number
    return FAR


def distances(found: Layers) -> list[int]:
    """The distance of every cell, for those who ask about many."""
    table = [FAR] * CELLS
    for number, layer in enumerate(found):
        while layer:
            lowest = layer & -layer
            table[lowest.bit_length() - 1] = number
            layer ^= lowest
    return table


def rough_layers(ways: Boards, source: Cells, open_cells: Cells) -> Layers:
    """How far everything is from a set of cells for somebody who gets through walls between open cells in the end."""
    found = [source]
    seen = source
    while len(found) < FAR and seen != open_cells:
        layer = beyond(ways, found[-1])
        if len(found) >= WALL:
            layer |= beyond(NO_WALLS, found[-WALL])
        layer &= open_cells & ~seen
        found.append(layer)
        seen |= layer
    return found
