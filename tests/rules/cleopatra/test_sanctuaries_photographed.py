"""Four positions photographed at real tables: the areas that were claimed there are sanctuaries here."""

from itertools import combinations

import pytest

from tests.rules.cleopatra.moves import MOSAIC, lay
from tests.rules.cleopatra.photographs import POSITIONS
from tests.rules.cleopatra.table import Table, garden
from waset.games.cleopatra.components import MOSAICS, Mosaic
from waset.games.cleopatra.events import SanctuariesFormed
from waset.games.cleopatra.geometry import GARDEN, PLACEMENTS, area_of, names, neighbours, squares
from waset.games.cleopatra.rules.garden import new_sanctuaries

Laid = dict[Mosaic, tuple[str, ...]]

CLAIMED = [
    ("G1", "b2", 6),
    ("G1", "g9", 2),
    ("G1", "g2", 5),
    ("G2", "a9", 1),
    ("G2", "c6", 4),
    ("G2", "i5", 5),
    ("G2", "h2", 3),
    ("G2", "b1", 2),
    ("G2", "e1", 2),
    ("G3", "e5", 4),
    ("G3", "c1", 3),
    ("G3", "g1", 2),
    ("G4", "b4", 2),
    ("G4", "b1", 5),
    ("G4", "g4", 3),
    ("G4", "i6", 4),
    ("G4", "i2", 3),
]


def hidden_squares(drawing: str) -> list[str]:
    """The squares marked with a question mark."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return [
        f"{column}{row[0]}" for row in rows for column, mark in zip("abcdefghi", row[1:], strict=True) if mark == "?"
    ]


def completions(drawing: str) -> list[Laid]:
    """Every way to complete the mosaics that reach behind the door.

    A mosaic that shows fewer than five squares has the others under question marks, such that it has its shape;
    in G4 the P may lie on e1 or on f1. A square behind the door that no mosaic needs is open.
    """
    found: list[Laid] = [{}]
    hidden = hidden_squares(drawing)
    for mosaic, shown in garden(drawing).items():
        ways = [names(squares([*shown, *more])) for more in combinations(hidden, 5 - len(shown))]
        whole = [way for way in ways if squares(way) in PLACEMENTS[mosaic.index]]
        found = [{**laid, mosaic: way} for laid in found for way in whole if not squares(way) & all_squares(laid)]
    return found


def all_squares(laid: Laid) -> int:
    """What all these mosaics cover."""
    return squares(name for way in laid.values() for name in way)


def pile_without(laid: Laid) -> int:
    """The mosaics that are not on the board."""
    return sum(mosaic.bit for mosaic in MOSAICS if mosaic not in laid)


def beside(laid: Laid, area: int) -> list[Mosaic]:
    """The mosaics that touch an area: any of them may have been the last."""
    return [mosaic for mosaic, way in laid.items() if squares(way) & neighbours(area)]


def formed_by(laid: Laid, last: Mosaic) -> list[tuple[str, ...]]:
    """The sanctuaries that form when this mosaic is laid after all the others."""
    others = {mosaic: way for mosaic, way in laid.items() if mosaic is not last}
    table = Table(hands={0: MOSAIC}, mosaics=others, mosaic_top=last.value)
    lay(table, " ".join(laid[last]))
    return [area for event in table.happened(SanctuariesFormed) for area in event.areas]


@pytest.mark.parametrize(("name", "ways"), [("G1", 1), ("G2", 1), ("G3", 1), ("G4", 2)])
def test_C_A1_a_photographed_position_has_a_known_number_of_readings(name: str, ways: int) -> None:
    assert len(completions(POSITIONS[name])) == ways


@pytest.mark.parametrize(("name", "square", "size"), CLAIMED)
def test_C_A1_an_area_claimed_at_a_real_table_is_a_sanctuary(name: str, square: str, size: int) -> None:
    for laid in completions(POSITIONS[name]):
        area = area_of(squares([square]), GARDEN & ~all_squares(laid))
        assert area.bit_count() == size
        assert beside(laid, area)
        assert all(names(area) in formed_by(laid, last) for last in beside(laid, area))


@pytest.mark.parametrize("letter", ["P", "U"])
def test_C_A1_the_block_of_2_by_3_is_no_sanctuary_while_a_shape_that_fits_is_in_the_pile(letter: str) -> None:
    laid = completions(POSITIONS["G1"])[0]
    area = squares(["a1", "b1", "c1", "a2", "b2", "c2"])
    pile = pile_without(laid) | Mosaic(letter).bit
    assert area not in new_sanctuaries(all_squares(laid), pile, squares(laid[Mosaic.I]))


@pytest.mark.parametrize("letter", "FILNTVWXYZ")
def test_C_A1_no_other_shape_fits_the_block_of_2_by_3(letter: str) -> None:
    laid = completions(POSITIONS["G1"])[0]
    area = squares(["a1", "b1", "c1", "a2", "b2", "c2"])
    assert area in new_sanctuaries(all_squares(laid), Mosaic(letter).bit, squares(laid[Mosaic.I]))
