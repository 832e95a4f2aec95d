"""The board: garden, walls, doors, Plaza, walk and mosaics."""

from collections.abc import Iterable
from itertools import product

import pytest

from tests.rules.cleopatra.table import Table, garden
from waset.engine.game import Action
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot, FinishBuilding, LayMosaic, Pay
from waset.games.cleopatra.agenda import PlaceMosaic, Quarry
from waset.games.cleopatra.components import MOSAICS, SHAPES, WALL_SLOTS, Mosaic, Piece
from waset.games.cleopatra.events import CleopatraWalked, PieceBuilt, TalentsGained
from waset.games.cleopatra.geometry import names, squares
from waset.games.cleopatra.rules.garden import palms_under

Cell = tuple[int, int]
Shape = frozenset[Cell]

PALM_MAP = """
9  P P P # # # P P P
8  P . . # # # . . P
7  P . . # # # . . P
6  . . . P P P . . .
5  . . . P P P . . .
4  . . . P P P . . .
3  P . . P P P . . P
2  P . . P P P . . P
1  P . . P P P . . P
"""
SHAPE_DRAWINGS = {
    "F": (".XX", "XX.", ".X."),
    "I": ("X", "X", "X", "X", "X"),
    "L": ("X.", "X.", "X.", "XX"),
    "N": (".X", ".X", "XX", "X."),
    "P": ("XX", "XX", "X."),
    "T": ("XXX", ".X.", ".X."),
    "U": ("X.X", "XXX"),
    "V": ("X..", "X..", "XXX"),
    "W": ("X..", "XX.", ".XX"),
    "X": (".X.", "XXX", ".X."),
    "Y": (".X", "XX", ".X", ".X"),
    "Z": ("XX.", ".X.", ".XX"),
}
PLACEMENT_COUNTS = {
    **{"F": 288, "I": 66, "L": 276, "N": 276, "P": 344, "T": 144},
    **{"U": 170, "V": 144, "W": 144, "X": 36, "Y": 276, "Z": 144},
}
FULL_CATEGORIES = {Piece.SPHINX: 6, Piece.OBELISK: 2, Piece.THRONE: 2, Piece.DOOR: 2, Piece.WALL: 9}
RICH = "artisan*10 stone*6 marble*6 wood*6 lapis*6"


def marked(drawing: str, mark: str) -> set[str]:
    """The squares that bear a mark in a drawing of the garden, row 9 first."""
    rows = [line.split()[1:] for line in drawing.strip().splitlines()]
    return {
        f"{column}{row}"
        for row, marks in zip(range(9, 0, -1), rows, strict=True)
        for column, there in zip("abcdefghi", marks, strict=True)
        if there == mark
    }


def drawn_shape(rows: Iterable[str]) -> Shape:
    """The cells of a drawn shape."""
    return frozenset((x, y) for y, row in enumerate(rows) for x, there in enumerate(row) if there in "X#")


def cornered(cells: Iterable[Cell]) -> Shape:
    """A shape pushed into the corner."""
    listed = list(cells)
    left, low = min(x for x, _ in listed), min(y for _, y in listed)
    return frozenset((x - left, y - low) for x, y in listed)


def images(shape: Shape) -> set[Shape]:
    """A shape under the eight symmetries of the square."""
    turns = [(1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)]
    flips = [(-1, 0, 0, 1), (1, 0, 0, -1), (0, 1, 1, 0), (0, -1, -1, 0)]
    return {cornered((a * x + b * y, c * x + d * y) for x, y in shape) for a, b, c, d in turns + flips}


def free_pentominoes() -> set[frozenset[Shape]]:
    """Every way for five squares to hang together, each as the set of its images: grown square by square."""
    grown: set[Shape] = {frozenset({(0, 0)})}
    for _ in range(4):
        grown = {
            cornered({*shape, (x + dx, y + dy)})
            for shape in grown
            for x, y in shape
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if (x + dx, y + dy) not in shape
        }
    return {frozenset(images(shape)) for shape in grown}


def brute_force_placements(letter: str) -> set[frozenset[str]]:
    """Everywhere a shape may lie on the map, tried square by square."""
    usable = marked(PALM_MAP, "P") | marked(PALM_MAP, ".")
    found: set[frozenset[str]] = set()
    for image, column, row in product(images(drawn_shape(SHAPE_DRAWINGS[letter])), range(9), range(1, 10)):
        cells = [(column + x, row + y) for x, y in image]
        if all(x < 9 for x, _ in cells):
            lying = frozenset(f"{'abcdefghi'[x]}{y}" for x, y in cells)
            if lying <= usable:
                found.add(lying)
    return found


def places(mosaic: Mosaic, drawing: str = "") -> set[frozenset[str]]:
    """Where the game lets a mosaic be laid."""
    options = placing(mosaic, drawing).options(0)
    found = {frozenset(action.squares) for action in options if isinstance(action, LayMosaic)}
    assert len(found) == len(options)
    return found


def placing(mosaic: Mosaic, drawing: str = "") -> Table:
    """A table where a mosaic is to be laid."""
    return Table(agenda=(PlaceMosaic(mosaic),), mosaics=garden(drawing) if drawing else None)


def test_C_G1_the_garden_has_nine_columns_and_nine_rows() -> None:
    wanted = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    throne_space = marked(PALM_MAP, "#")
    assert set().union(*places(Mosaic.I), *places(Mosaic.L), throne_space) == wanted


@pytest.mark.parametrize("outside", ["j1", "a0", "a10", "A1", "", "1a"])
def test_C_G1_there_is_no_square_outside(outside: str) -> None:
    refusal = placing(Mosaic.I).refused(0, LayMosaic(("a1", "b1", "c1", "d1", outside)))
    assert (refusal.key, refusal.rule) == ("reason.no_such_square", "C.G1")


def test_C_G1_row_1_is_in_front_where_the_ring_of_walls_begins_and_ends() -> None:
    assert [slot.split() for slot in (WALL_SLOTS[0], WALL_SLOTS[8])] == [["a1", "a2", "a3"], ["i3", "i2", "i1"]]


def test_C_G2_no_mosaic_covers_the_throne_space_and_72_squares_are_usable() -> None:
    covered = set().union(*(square for mosaic in MOSAICS for square in places(mosaic)))
    assert len(covered) == 72
    assert covered.isdisjoint({"d7", "e7", "f7", "d8", "e8", "f8", "d9", "e9", "f9"})


def test_C_G2_a_mosaic_on_the_throne_space_is_refused() -> None:
    refusal = placing(Mosaic.I).refused(0, LayMosaic(("a9", "b9", "c9", "d9", "e9")))
    assert (refusal.rule, refusal.details) == ("C.G2", {"squares": ["d9", "e9"]})


def test_C_G3_the_palms_are_where_the_map_shows_them() -> None:
    every = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]
    assert {name for name in every if palms_under(squares([name]))} == marked(PALM_MAP, "P")


def test_C_G3_34_squares_carry_palms_and_38_are_plain() -> None:
    covered = set().union(*(square for mosaic in MOSAICS for square in places(mosaic)))
    with_palm = {name for name in covered if palms_under(squares([name]))}
    assert (len(with_palm), len(covered - with_palm)) == (34, 38)


RING = {  # the squares that border each slot
    **{1: "a1 a2 a3", 2: "a4 a5 a6", 3: "a7 a8 a9", 4: "a9 b9 c9", 5: "d9 e9 f9"},
    **{6: "g9 h9 i9", 7: "i9 i8 i7", 8: "i6 i5 i4", 9: "i3 i2 i1"},
}


@pytest.mark.parametrize("slot", range(1, 10))
def test_C_G4_a_slot_borders_its_three_squares(slot: int) -> None:
    assert set(WALL_SLOTS[slot - 1].split()) == set(RING[slot].split())


def wall_worth(slot: int, drawing: str) -> int:
    """What a wall in this slot earns."""
    table = Table(hands={0: "artisan stone wood"}, mosaics=garden(drawing))
    table.play(0, BuildPiece(Piece.WALL))
    table.play(0, ChooseSpot(slot - 1))
    table.play(0, table.options(0)[0])
    (gained,) = table.happened(TalentsGained)
    return gained.count


CORNERS = """
9 V V V # # # . . W
8 V . . # # # . W W
7 V . . # # # W W .
6 . . . . . . . . .
5 . . . . . . . . .
4 . . . . . . . . L
3 . . . . . . . . L
2 . . . . . . . . L
1 . . . . . . . L L
"""


@pytest.mark.parametrize(
    ("slot", "squares_beside"), [(1, 0), (2, 0), (3, 3), (4, 3), (5, 0), (6, 1), (7, 2), (8, 1), (9, 3)]
)
def test_C_G4_a_wall_counts_the_mosaic_squares_that_border_its_slot(slot: int, squares_beside: int) -> None:
    assert wall_worth(slot, CORNERS) == 3 + squares_beside


ONLY_A9_AND_I9 = """
9 T . . # # # . . Z
8 T T T # # # Z Z Z
7 T . . # # # Z . .
6 . . . . . . . . .
5 . . . . . . . . .
4 . . . . . . . . .
3 . . . . . . . . .
2 . . . . . . . . .
1 . . . . . . . . .
"""


@pytest.mark.parametrize(("slot", "worth"), [(3, 6), (4, 4), (6, 4), (7, 5)])
def test_C_G4_a_corner_square_counts_for_both_its_slots(slot: int, worth: int) -> None:
    assert wall_worth(slot, ONLY_A9_AND_I9) == worth


def test_C_G4_no_mosaic_ever_borders_the_slot_behind_the_throne() -> None:
    covered = set().union(*(square for mosaic in MOSAICS for square in places(mosaic)))
    assert covered.isdisjoint(RING[5].split())


def test_C_G5_the_builder_chooses_the_side_while_both_doors_are_free() -> None:
    table = Table(hands={0: RICH})
    table.play(0, BuildPiece(Piece.DOOR))
    assert table.options(0) == [ChooseSpot(0), ChooseSpot(1)]


@pytest.mark.parametrize(("standing", "side"), [(0, 1), (1, 0)])
def test_C_G5_the_second_door_gets_the_side_that_remains(standing: int, side: int) -> None:
    table = Table(hands={0: "artisan*2 marble wood lapis"}, pieces={Piece.DOOR: (standing,)})
    table.play(0, BuildPiece(Piece.DOOR))
    table.play(0, table.options(0)[0])
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.DOOR, side)]


def spots_in_building_order(piece: Piece) -> list[int]:
    """The spots one category fills when a rich seat builds all it can."""
    table = Table(hands={0: RICH})
    while BuildPiece(piece) in table.options(0):
        table.play(0, BuildPiece(piece))
        payments: list[Action] = table.options(0)
        assert all(isinstance(payment, Pay) for payment in payments), "nobody is asked for a spot"
        table.play(0, payments[0])
    assert table.refused(0, BuildPiece(piece)).key == "reason.none_left"
    return [built.spot + 1 for built in table.happened(PieceBuilt)]


def test_C_G6_six_sphinxes_stand_on_their_numbers_in_order() -> None:
    assert spots_in_building_order(Piece.SPHINX) == [1, 2, 3, 4, 5, 6]


def test_C_G6_there_is_room_for_one_obelisk_on_each_side_and_the_left_is_filled_first() -> None:
    assert spots_in_building_order(Piece.OBELISK) == [1, 2]


def test_C_G7_cleopatra_begins_before_space_1() -> None:
    assert Table().state.cleopatra == 0


@pytest.mark.parametrize("complete", range(1, 6))
def test_C_G7_the_walk_has_five_spaces(complete: int) -> None:
    full = list(FULL_CATEGORIES.items())[:complete]
    table = Table(pieces={piece: tuple(range(count)) for piece, count in full}, agenda=(Quarry(),))
    table.play(0, FinishBuilding())
    assert table.happened(CleopatraWalked) == [CleopatraWalked(complete)]


def test_C_G7_six_complete_categories_lead_no_further_than_space_5() -> None:
    full = {piece: tuple(range(count)) for piece, count in FULL_CATEGORIES.items()}
    table = Table(pieces=full, agenda=(Quarry(),))
    table.state.mosaic_pile = 0
    table.play(0, FinishBuilding())
    assert table.state.cleopatra == 5


def test_C_G8_the_mosaics_are_the_twelve_free_pentominoes_one_of_each() -> None:
    shapes = [frozenset(images(drawn_shape(SHAPES[mosaic]))) for mosaic in MOSAICS]
    assert len(shapes) == 12
    assert set(shapes) == free_pentominoes()


@pytest.mark.parametrize("letter", SHAPE_DRAWINGS)
def test_C_G8_a_mosaic_looks_like_its_letter(letter: str) -> None:
    assert images(drawn_shape(SHAPES[Mosaic(letter)])) == images(drawn_shape(SHAPE_DRAWINGS[letter]))


def test_C_G8_the_pile_holds_each_mosaic_once_at_the_start() -> None:
    assert [mosaic for mosaic in MOSAICS if Table().state.mosaic_pile & mosaic.bit] == [*MOSAICS]


@pytest.mark.parametrize("letter", SHAPE_DRAWINGS)
def test_C_G9_the_empty_garden_offers_just_the_placements_that_brute_force_finds(letter: str) -> None:
    found = brute_force_placements(letter)
    assert len(found) == PLACEMENT_COUNTS[letter]
    assert places(Mosaic(letter)) == found


def test_C_G9_the_empty_garden_offers_2308_placements() -> None:
    assert sum(len(placing(mosaic).options(0)) for mosaic in MOSAICS) == 2308


def test_C_G9_a_mosaic_may_be_rotated() -> None:
    assert {frozenset(f"a{row}" for row in range(1, 6)), frozenset(f"{column}1" for column in "abcde")} <= places(
        Mosaic.I
    )


def test_C_G9_a_mosaic_may_be_flipped() -> None:
    one, mirrored = frozenset(["b1", "b2", "b3", "a3", "c2"]), frozenset(["b1", "b2", "b3", "c3", "a2"])
    assert {one, mirrored} <= places(Mosaic.F)


CROWDED = """
9 . . . # # # . . .
8 . . . # # # . . .
7 . . . # # # . . .
6 I I I I I L L L L
5 . . . . . . . . L
4 . . . . . . . . .
3 . . . . . . . . .
2 . . . . . . . . .
1 . . . . . . . . .
"""


def test_C_G9_a_mosaic_lies_on_no_other_mosaic() -> None:
    taken = {f"{column}6" for column in "abcdefghi"} | {"i5"}
    free = {lying for lying in brute_force_placements("P") if lying.isdisjoint(taken)}
    assert places(Mosaic.P, CROWDED) == free


def test_C_G9_a_mosaic_on_another_one_is_refused() -> None:
    refusal = placing(Mosaic.X, CROWDED).refused(0, LayMosaic(("c5", "b6", "c6", "d6", "c7")))
    assert (refusal.key, refusal.rule) == ("reason.occupied", "C.G9")


def test_C_G9_another_shape_is_refused() -> None:
    refusal = placing(Mosaic.X).refused(0, LayMosaic(("a1", "b1", "c1", "d1", "e1")))
    assert (refusal.key, refusal.rule) == ("reason.wrong_shape", "C.G9")


def test_C_G9_the_mosaic_lies_where_it_was_laid() -> None:
    table = Table(hands={0: RICH}, mosaic_top="X")
    table.play(0, BuildPiece(Piece.MOSAIC))
    table.play(0, LayMosaic(("e4", "d5", "e5", "f5", "e6")))
    table.play(0, table.options(0)[0])
    assert names(table.state.built) == ("e4", "d5", "e5", "f5", "e6")
