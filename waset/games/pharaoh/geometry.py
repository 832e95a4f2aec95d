"""The pyramid as 36 cells: cell 6·(row-1)+column, square a1 is cell 0 [P.S1]; doors are four bits [P.D1].

Tables that depend on a cell and on doors have one index for both: 16·cell + doors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

Cells: TypeAlias = int  # a set of cells as bits
Doors: TypeAlias = int  # the doors of one tile as bits

SIDE = 6
CELLS = SIDE * SIDE
EVERYWHERE: Cells = (1 << CELLS) - 1
SQUARE_NAMES: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdef")
CELL: dict[str, int] = {name: cell for cell, name in enumerate(SQUARE_NAMES)}

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8  # north leads to the next row, away from row 1 in front
DOOR_LETTERS = "nesw"
ALL_DOORS: Doors = 15


def bits(chosen: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while chosen:
        lowest = chosen & -chosen
        yield lowest.bit_length() - 1
        chosen ^= lowest


def cells(names: Iterable[str]) -> Cells:
    """The set of the named squares."""
    chosen = 0
    for name in names:
        chosen |= 1 << CELL[name]
    return chosen


def squares(chosen: Cells) -> tuple[str, ...]:
    """The names of a set of cells, from a1 to f6."""
    return tuple(SQUARE_NAMES[cell] for cell in bits(chosen))


def turned(doors: Doors) -> Doors:
    """The doors after a quarter turn clockwise."""
    return (doors << 1 | doors >> 3) & ALL_DOORS


def orientations(doors: Doors) -> tuple[Doors, ...]:
    """Every different way a tile with these doors can lie."""
    ways = {doors}
    for _ in range(3):
        doors = turned(doors)
        ways.add(doors)
    return tuple(sorted(ways))


def neighbour(cell: int, door: Doors) -> int | None:
    """The cell behind a door, or None at the border."""
    row, column = divmod(cell, SIDE)
    row += (door == NORTH) - (door == SOUTH)
    column += (door == EAST) - (door == WEST)
    return SIDE * row + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def neighbours(cell: int) -> tuple[tuple[Doors, int, Doors], ...]:
    """Each neighbour of a cell: the door towards it, the cell, and its door back."""
    found = [(door, neighbour(cell, door), turned(turned(door))) for door in (NORTH, EAST, SOUTH, WEST)]
    return tuple((door, other, back) for door, other, back in found if other is not None)


def behind(cell: int, doors: Doors) -> tuple[int, ...]:
    """The cells that these doors of a cell lead to."""
    return tuple(other for door, other, _ in NEIGHBOURS[cell] if doors & door)


DOOR_NAMES: tuple[str, ...] = tuple(
    "".join(DOOR_LETTERS[place] for place in bits(doors)) for doors in range(ALL_DOORS + 1)
)
DOORS: dict[str, Doors] = {name: doors for doors, name in enumerate(DOOR_NAMES)}
ORIENTATIONS: tuple[tuple[Doors, ...], ...] = tuple(orientations(doors) for doors in range(ALL_DOORS + 1))
NEIGHBOURS: tuple[tuple[tuple[Doors, int, Doors], ...], ...] = tuple(neighbours(cell) for cell in range(CELLS))
BEHIND: tuple[tuple[int, ...], ...] = tuple(
    behind(cell, doors) for cell in range(CELLS) for doors in range(ALL_DOORS + 1)
)
NEAR: tuple[Cells, ...] = tuple(sum(1 << other for other in others) for others in BEHIND)


def outer_doors(cell: int) -> Doors:
    """[P.S1] The doors of a cell that lead over the border."""
    return ALL_DOORS & ~sum(door for door, _, _ in NEIGHBOURS[cell])


def king_moves(cell: int, other: int) -> int:
    """How many moves a king of chess needs from cell to cell."""
    rows, columns = distances(cell, other)
    return max(rows, columns)


def rook_steps(cell: int, other: int) -> int:
    """How many orthogonal steps there are from cell to cell."""
    rows, columns = distances(cell, other)
    return rows + columns


def distances(cell: int, other: int) -> tuple[int, int]:
    """How many rows and columns two cells are apart."""
    (row, column), (other_row, other_column) = divmod(cell, SIDE), divmod(other, SIDE)
    return abs(row - other_row), abs(column - other_column)


def rings(distance: Callable[[int, int], int]) -> tuple[tuple[Cells, ...], ...]:
    """Around every cell the rings of equal distance, from the cell itself to the farthest."""
    found: list[tuple[Cells, ...]] = []
    for cell in range(CELLS):
        around = [0] * (1 + max(distance(cell, other) for other in range(CELLS)))
        for other in range(CELLS):
            around[distance(cell, other)] |= 1 << other
        found.append(tuple(around))
    return tuple(found)


RINGS: dict[str, tuple[tuple[Cells, ...], ...]] = {"king": rings(king_moves), "rook": rings(rook_steps)}  # [P.K4]
BORDER: tuple[str, ...] = tuple(
    name for cell, name in enumerate(SQUARE_NAMES) if outer_doors(cell).bit_count() == 1
)  # [P.S1] without the corners
START_SQUARES: dict[str, tuple[str, ...]] = {"middle": ("c1", "d1"), "border": BORDER}  # [P.S1]
START_DOORS: dict[str, tuple[Doors, ...]] = {  # [P.C2] of the start by its cell; `inward` leads away from the border
    "all": tuple(ALL_DOORS & ~outer_doors(cell) for cell in range(CELLS)),
    "inward": tuple(turned(turned(outer_doors(cell))) for cell in range(CELLS)),
}
