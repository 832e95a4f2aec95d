"""The garden as an integer of 81 bits: bit 9·(row-1)+column, square a1 is bit 0 [C.G1]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from waset.games.cleopatra.components import GARDEN_MAP, MOSAICS, SHAPES, WALL_SLOTS, Mosaic

Squares: TypeAlias = int

SIDE = 9
SQUARE_NAMES: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, 10) for column in "abcdefghi")
SQUARE_BIT: dict[str, Squares] = {name: 1 << index for index, name in enumerate(SQUARE_NAMES)}


def squares(names: Iterable[str]) -> Squares:
    """The set of the named squares."""
    chosen = 0
    for name in names:
        chosen |= SQUARE_BIT[name]
    return chosen


def names(chosen: Squares) -> tuple[str, ...]:
    """The names of a set of squares, from a1 to i9."""
    return tuple(SQUARE_NAMES[index] for index in bits(chosen))


def bits(chosen: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while chosen:
        lowest = chosen & -chosen
        yield lowest.bit_length() - 1
        chosen ^= lowest


def on_map(letter: str) -> Squares:
    """The squares that the printed map marks with a letter."""
    chosen = 0
    for row, line in enumerate(reversed(GARDEN_MAP)):
        for column, printed in enumerate(line):
            if printed == letter:
                chosen |= 1 << (SIDE * row + column)
    return chosen


WHOLE: Squares = (1 << SIDE * SIDE) - 1
THRONE_SPACE: Squares = on_map("#")  # [C.G2]
PALMS: Squares = on_map("P")  # [C.G3]
GARDEN: Squares = WHOLE & ~THRONE_SPACE
COLUMN_A: Squares = squares(f"a{row}" for row in range(1, 10))
COLUMN_I: Squares = squares(f"i{row}" for row in range(1, 10))
SLOT_SQUARES: tuple[Squares, ...] = tuple(squares(slot.split()) for slot in WALL_SLOTS)  # [C.G4]


def neighbours(chosen: Squares) -> Squares:
    """The squares that share an edge with a set, and the set itself."""
    sideways = (chosen & ~COLUMN_I) << 1 | (chosen & ~COLUMN_A) >> 1
    return (chosen | sideways | chosen << SIDE | chosen >> SIDE) & WHOLE


def area_of(start: Squares, open_squares: Squares) -> Squares:
    """The connected open area around a starting set."""
    area = start & open_squares
    while True:
        grown = neighbours(area) & open_squares
        if grown == area:
            return area
        area = grown


def orientations(rows: tuple[str, ...]) -> set[frozenset[tuple[int, int]]]:
    """A shape in every different rotation and flip, pushed into the corner [C.G9]."""
    cells = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    found: set[frozenset[tuple[int, int]]] = set()
    for _ in range(4):
        cells = [(y, -x) for x, y in cells]
        for turned in (cells, [(-x, y) for x, y in cells]):
            left, front = min(x for x, _ in turned), min(y for _, y in turned)
            found.add(frozenset((x - left, y - front) for x, y in turned))
    return found


def placements(mosaic: Mosaic) -> tuple[Squares, ...]:
    """Everywhere this mosaic may lie in the empty garden [C.G9]."""
    masks: set[Squares] = set()
    for shape in orientations(SHAPES[mosaic]):
        across, deep = max(x for x, _ in shape), max(y for _, y in shape)
        for column in range(SIDE - across):
            for row in range(SIDE - deep):
                masks.add(sum(1 << (SIDE * (row + y) + column + x) for x, y in shape))
    return tuple(sorted(mask for mask in masks if not mask & THRONE_SPACE))


def by_first_square(masks: tuple[Squares, ...]) -> tuple[tuple[Squares, ...], ...]:
    """Placements grouped by their lowest square."""
    first = [(mask & -mask).bit_length() - 1 for mask in masks]
    return tuple(tuple(m for m, f in zip(masks, first, strict=True) if f == square) for square in range(SIDE * SIDE))


PLACEMENTS: tuple[tuple[Squares, ...], ...] = tuple(placements(mosaic) for mosaic in MOSAICS)
FIRST_SQUARES = tuple(by_first_square(masks) for masks in PLACEMENTS)


def fits(mosaic: Mosaic, open_squares: Squares) -> bool:
    """Whether a mosaic fits somewhere inside a set of open squares."""
    closed = ~open_squares
    by_first = FIRST_SQUARES[mosaic.index]
    while open_squares:
        lowest = open_squares & -open_squares
        for mask in by_first[lowest.bit_length() - 1]:
            if not mask & closed:
                return True
        open_squares ^= lowest
    return False
