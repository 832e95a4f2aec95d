"""docs/rules/en/cleopatra/sanctuaries.md"""

import pytest

from tests.rules.cleopatra.moves import MOSAIC, lay
from tests.rules.cleopatra.table import Table, garden
from waset.games.cleopatra.components import MOSAICS, Mosaic
from waset.games.cleopatra.events import SanctuariesFormed

BEFORE_THE_U = """
    9 . . . # # # . . T
    8 . F . # # # T T T
    7 F F F # # # . . T
    6 F . . P P . . . .
    5 . . . P P . . . .
    4 . . . P . . . . .
    3 I I I I I L L L L
    2 . . . . . . . . L
    1 . . . . . . . . .
"""
U_SQUARES = "d2 f2 d1 e1 f1"
BLOCK = ("a1", "b1", "c1", "a2", "b2", "c2")
NICHE = ("e2",)
HOOK = ("g1", "h1", "i1", "g2", "h2")
CORNER_BY_V = "c7 c8 c9 b7 a7"
CORNER = ("a8", "b8", "a9", "b9")


def about_to_lay_the_u(without: str = "") -> Table:
    """The front row before the U comes between its two halves."""
    mosaics = {mosaic: names for mosaic, names in garden(BEFORE_THE_U).items() if mosaic.value not in without}
    return Table(hands={0: MOSAIC}, mosaics=mosaics, mosaic_top="U")


def with_three_areas() -> Table:
    """Seat 0 has laid the U and is asked about three new sanctuaries."""
    table = about_to_lay_the_u()
    lay(table, U_SQUARES)
    return table


def formed(table: Table) -> list[tuple[str, ...]]:
    """The areas that became sanctuaries."""
    return [area for event in table.happened(SanctuariesFormed) for area in event.areas]


def corner_table(pile: str) -> Table:
    """The V will cut off four squares in the back left corner; the pile has these besides."""
    table = Table(hands={0: MOSAIC}, mosaic_top="V")
    table.state.mosaic_pile = sum(mosaic.bit for mosaic in MOSAICS if mosaic.value in "V" + pile)
    return table


def test_C_A1_open_areas_that_touch_the_new_mosaic_become_sanctuaries() -> None:
    assert sorted(formed(with_three_areas())) == sorted([BLOCK, NICHE, HOOK])


def test_C_A1_an_area_that_a_mosaic_of_the_pile_fits_is_none() -> None:
    table = about_to_lay_the_u(without="P")
    lay(table, U_SQUARES)
    assert formed(table) == [NICHE]


def test_C_A1_a_mosaic_of_the_pile_fits_in_any_rotation_or_flip() -> None:
    table = about_to_lay_the_u(without="L")
    table.state.built |= 0
    lay(table, U_SQUARES)
    assert BLOCK in formed(table)


def test_C_A1_an_area_of_fewer_than_five_squares_is_a_sanctuary_whatever_is_in_the_pile() -> None:
    table = corner_table("FILNPTUWXYZ")
    lay(table, CORNER_BY_V)
    assert formed(table) == [CORNER]


@pytest.mark.parametrize("left", "FNPTUWXYZ")
def test_C_A1_a_hook_of_five_squares_is_a_sanctuary_but_for_the_shape_that_fills_it(left: str) -> None:
    table = about_to_lay_the_u()
    table.state.mosaic_pile = Mosaic.U.bit | Mosaic(left).bit
    lay(table, U_SQUARES)
    assert (HOOK in formed(table)) is (left != "P")


def test_C_A1_the_throne_space_is_a_border() -> None:
    table = Table(
        hands={0: MOSAIC},
        mosaic_top="T",
        mosaics=garden("""
            9 . . . # # # . . .
            8 . . . # # # . . .
            7 . . . # # # . . .
            6 . . . . . . I . .
            5 . . . . . . I . .
            4 . . . . . . I . .
            3 . . . . . . I . .
            2 . . . . . . I . .
            1 . . . . . . . . .
        """),
    )
    lay(table, "i7 i8 i9 h8 g8")
    assert formed(table) == [("g9", "h9")]


def test_C_A1_squares_that_meet_at_a_corner_only_are_not_connected() -> None:
    table = Table(
        hands={0: MOSAIC},
        mosaic_top="W",
        mosaics=garden("""
            9 . . . # # # . . .
            8 . . . # # # . . .
            7 . . . # # # . . .
            6 . . . . . . . . .
            5 . . . . . . . . .
            4 I I I I I . . . .
            3 L L L L . . . . .
            2 L . . . . . . . .
            1 . . . . . . . . .
        """),
    )
    lay(table, "b1 b2 c2 c3 d3".replace("c3 d3", "c1 d1").replace("b1 b2 c2 c1 d1", "d2 d1 c2 b2 b1"))
    assert ("a1",) in formed(table)


def test_C_A1_with_an_empty_pile_every_area_beside_the_last_mosaic_is_a_sanctuary() -> None:
    table = corner_table("")
    lay(table, CORNER_BY_V)
    assert [len(area) for area in formed(table)] == [72 - 5 - 4, 4] or sorted(len(area) for area in formed(table)) == [
        4,
        63,
    ]


def test_C_A1_an_open_area_that_can_still_be_filled_asks_nobody() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    lay(table, "e4 d5 e5 f5 e6")
    assert formed(table) == []
