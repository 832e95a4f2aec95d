"""docs/rules/en/cleopatra/pieces.md, the pieces of the 2019 edition that are no mosaics."""

from itertools import combinations

import pytest

from tests.rules.cleopatra.moves import (
    ALL_SPOTS,
    DOOR_2019,
    OBELISK_2019,
    SPHINX_2019,
    THRONE_2019,
    WALL,
    build,
    earned,
    finish,
    paid,
    times,
)
from tests.rules.cleopatra.table import Table2019, garden
from tests.rules.cleopatra.walks import COSTS_2019, but_the_last
from waset.engine.game import Action
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot
from waset.games.cleopatra.agenda import PayPiece, Quarry
from waset.games.cleopatra.components import LEFT, RIGHT, Piece
from waset.games.cleopatra.components import THRONE as THE_THRONE
from waset.games.cleopatra.events import PieceBuilt
from waset.games.cleopatra.geometry import GARDEN, names, squares

THE_PEDESTAL = 0
RESOURCES = ["stone", "marble", "wood", "lapis"]
LEFT_SPHINXES, RIGHT_SPHINXES = (0, 2, 4), (1, 3, 5)
BESIDE_THE_THRONE = {"c7", "c8", "c9", "d6", "e6", "f6", "g7", "g8", "g9"}
EMPTY = "\n".join([". . . # # # . . ."] * 3 + [". . . . . . . . ."] * 6)
FOUR_BESIDE_THE_THRONE = """
    9 . . Y # # # . . .
    8 . Y Y # # # . . .
    7 . . Y # # # . . .
    6 . . Y I . . . . .
    5 . . . I . . . . .
    4 . . . I . . . . .
    3 . . . I . . . . .
    2 . . . I . . . . .
    1 . . . . . . . . .
"""
TWO_AT_SLOT_1 = """
    9 . . . # # # T T T
    8 . . . # # # . T .
    7 W . . # # # . T .
    6 W W . . . . . . I
    5 . W W . . . . . I
    4 . . . . . . . . I
    3 L L L L . . . . I
    2 L . . . . . . . I
    1 . . . . . . . . .
"""


def payments_for(piece: Piece) -> set[Action]:
    """How a hand with many standard cards of each kind can pay."""
    held = "artisan*9 stone*5 marble*5 wood*5 lapis*5"
    return set(Table2019(hands={0: held}, agenda=(Quarry(), PayPiece(piece, 0))).options(0))


def all_paid(artisans: int, resources: list[str]) -> set[Action]:
    """The payments of so many Artisans and each of these resources."""
    return {paid(f"artisan*{artisans} {held}") for held in resources}


def different(number: int) -> list[str]:
    """Every choice of so many different resources."""
    return [" ".join(chosen) for chosen in combinations(RESOURCES, number)]


def equal(number: int) -> list[str]:
    """Every choice of so many equal resources."""
    return [f"{resource}*{number}" for resource in RESOURCES]


def reward(piece: Piece, spot: int | None = None, **standing: tuple[int, ...]) -> int:
    """What a piece earns while others stand, named by their category."""
    pieces = {Piece(name): spots for name, spots in standing.items()}
    table = Table2019(hands={0: COSTS_2019[piece]}, pieces=pieces)
    build(table, piece, COSTS_2019[piece], spot)
    return earned(table)[0]


def wall_rewards(drawing: str) -> list[int]:
    """What a wall earns in each of the slots 1 to 9."""
    rewards: list[int] = []
    for slot in range(9):
        table = Table2019(hands={0: WALL}, mosaics=garden(drawing))
        build(table, Piece.WALL, WALL, slot)
        rewards += earned(table)
    return rewards


def pedestal_reward(drawing: str, pieces: int = 1) -> list[int]:
    """What the pedestal earns in this garden, and after it the throne."""
    table = Table2019(hands={0: times(2, THRONE_2019)}, mosaics=garden(drawing))
    for _ in range(pieces):
        build(table, Piece.THRONE, THRONE_2019)
    return earned(table)


def test_19_B1_a_wall_costs_an_artisan_and_two_different_resources() -> None:
    assert payments_for(Piece.WALL) == all_paid(1, different(2))


def test_19_B1_a_wall_without_mosaics_earns_three_anywhere() -> None:
    assert wall_rewards(EMPTY) == [3] * 9


def test_19_B1_a_wall_at_two_mosaic_squares_earns_3_and_2() -> None:
    # The rulebook's example says 5 + 2 = 7 where its own reward line begins at 3: a slip of the pen.
    table = Table2019(hands={0: WALL}, mosaics=garden(TWO_AT_SLOT_1))
    build(table, Piece.WALL, WALL, spot=0)
    assert earned(table) == [3 + 2]


def test_19_B1_a_wall_earns_one_more_for_every_mosaic_square_at_its_slot() -> None:
    assert wall_rewards(TWO_AT_SLOT_1) == [5, 4, 4, 3, 3, 6, 4, 6, 5]


def test_19_B1_any_empty_slot_may_be_chosen() -> None:
    table = Table2019(hands={0: WALL}, pieces={Piece.WALL: (0, 4, 8)})
    table.play(0, BuildPiece(Piece.WALL))
    assert table.options(0) == [ChooseSpot(slot) for slot in (1, 2, 3, 5, 6, 7)]


def test_19_B2_a_sphinx_costs_an_artisan_and_two_equal_resources() -> None:
    assert payments_for(Piece.SPHINX) == all_paid(1, equal(2))


def test_19_B2_the_third_sphinx_of_a_side_earns_3_and_2() -> None:
    assert reward(Piece.SPHINX, LEFT_SPHINXES[2], sphinx=LEFT_SPHINXES[:2]) == 3 + 2


@pytest.mark.parametrize("there", [0, 1, 2])
@pytest.mark.parametrize("spots", [LEFT_SPHINXES, RIGHT_SPHINXES], ids=["left", "right"])
def test_19_B2_a_sphinx_earns_one_more_for_every_sphinx_on_its_side(spots: tuple[int, ...], there: int) -> None:
    assert reward(Piece.SPHINX, spots[there], sphinx=spots[:there]) == 3 + there


@pytest.mark.parametrize("across", [0, 1, 2])
def test_19_B2_sphinxes_across_the_walk_do_not_matter(across: int) -> None:
    standing = (*LEFT_SPHINXES[:2], *RIGHT_SPHINXES[:across])
    assert reward(Piece.SPHINX, LEFT_SPHINXES[2], sphinx=standing) == 5


def test_19_B2_an_obelisk_on_the_side_does_not_matter() -> None:
    assert reward(Piece.SPHINX, LEFT, obelisk=(LEFT, RIGHT)) == 3


def test_19_B2_six_sphinxes_side_by_side_earn_3_3_4_4_5_5() -> None:
    table = Table2019(hands={0: f"{times(5, SPHINX_2019)} artisan wood*2"})
    for spot in range(5):
        build(table, Piece.SPHINX, SPHINX_2019, spot)
    build(table, Piece.SPHINX, "artisan wood*2")
    assert earned(table) == [3, 3, 4, 4, 5, 5]


def test_19_B2_the_builder_chooses_the_side() -> None:
    table = Table2019(hands={0: SPHINX_2019})
    table.play(0, BuildPiece(Piece.SPHINX))
    assert table.options(0) == [ChooseSpot(LEFT), ChooseSpot(RIGHT)]


def test_19_B2_one_side_may_be_filled_before_the_other_is_begun() -> None:
    table = Table2019(hands={0: times(3, SPHINX_2019)})
    for spot in RIGHT_SPHINXES:
        build(table, Piece.SPHINX, SPHINX_2019, spot)
    assert [event.spot for event in table.happened(PieceBuilt)] == list(RIGHT_SPHINXES)


@pytest.mark.parametrize(
    ("full", "other"),
    [(LEFT_SPHINXES, RIGHT_SPHINXES), (RIGHT_SPHINXES, LEFT_SPHINXES)],
    ids=["left is full", "right is full"],
)
def test_19_B2_a_side_with_three_sphinxes_takes_no_more(full: tuple[int, ...], other: tuple[int, ...]) -> None:
    table = Table2019(hands={0: SPHINX_2019}, pieces={Piece.SPHINX: full})
    build(table, Piece.SPHINX, SPHINX_2019)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.SPHINX, other[0])]


@pytest.mark.parametrize("spot", [2, 3, 4, 5])
def test_C_G6_in_2019_the_spots_of_one_side_are_no_choice(spot: int) -> None:
    table = Table2019(hands={0: SPHINX_2019})
    table.play(0, BuildPiece(Piece.SPHINX))
    assert table.refused(0, ChooseSpot(spot)).key == "reason.spot"


def test_C_G6_in_2019_there_is_room_for_six_sphinxes_and_two_obelisks() -> None:
    table = Table2019(hands={0: f"{SPHINX_2019} {OBELISK_2019}"}, pieces=ALL_SPOTS)
    keys = [table.refused(0, BuildPiece(piece)).key for piece in (Piece.SPHINX, Piece.OBELISK)]
    assert keys == ["reason.none_left", "reason.none_left"]


def test_19_B3_pedestal_and_throne_cost_three_artisans_and_four_different_resources() -> None:
    assert payments_for(Piece.THRONE) == all_paid(3, different(4))


def test_19_B3_a_pedestal_at_four_mosaic_squares_earns_10_and_4() -> None:
    assert pedestal_reward(FOUR_BESIDE_THE_THRONE) == [10 + 4]


def test_19_B3_without_mosaics_pedestal_and_throne_earn_ten_each() -> None:
    assert pedestal_reward(EMPTY, pieces=2) == [10, 10]


def test_19_B3_the_throne_earns_for_the_same_squares_as_the_pedestal() -> None:
    assert pedestal_reward(FOUR_BESIDE_THE_THRONE, pieces=2) == [14, 14]


def test_C_B8_nine_squares_are_beside_the_throne_space() -> None:
    found: set[str] = set()
    for square in names(GARDEN):
        table = Table2019(hands={0: THRONE_2019})
        table.state.built = squares([square])
        build(table, Piece.THRONE, THRONE_2019)
        found |= {square} if earned(table) == [11] else set()
    assert found == BESIDE_THE_THRONE


def test_C_B8_the_pedestal_comes_first_in_2019() -> None:
    table = Table2019(hands={0: times(2, THRONE_2019)})
    build(table, Piece.THRONE, THRONE_2019)
    build(table, Piece.THRONE, THRONE_2019)
    assert [event.spot for event in table.happened(PieceBuilt)] == [THE_PEDESTAL, THE_THRONE]


def test_19_B4_an_obelisk_costs_three_artisans_and_four_equal_resources() -> None:
    assert payments_for(Piece.OBELISK) == all_paid(3, equal(4))


def test_19_B4_an_obelisk_beside_two_sphinxes_earns_10_and_4() -> None:
    assert reward(Piece.OBELISK, LEFT, sphinx=LEFT_SPHINXES[:2]) == 10 + 4


@pytest.mark.parametrize("there", [0, 1, 2, 3])
@pytest.mark.parametrize(("side", "spots"), [(LEFT, LEFT_SPHINXES), (RIGHT, RIGHT_SPHINXES)], ids=["left", "right"])
def test_19_B4_an_obelisk_earns_two_more_for_every_sphinx_on_its_side(
    side: int, spots: tuple[int, ...], there: int
) -> None:
    assert reward(Piece.OBELISK, side, sphinx=spots[:there]) == 10 + 2 * there


def test_19_B4_sphinxes_across_the_walk_do_not_matter() -> None:
    assert reward(Piece.OBELISK, LEFT, sphinx=RIGHT_SPHINXES) == 10


def test_19_B4_while_both_sides_are_free_the_builder_chooses() -> None:
    table = Table2019(hands={0: OBELISK_2019})
    table.play(0, BuildPiece(Piece.OBELISK))
    assert table.options(0) == [ChooseSpot(LEFT), ChooseSpot(RIGHT)]


@pytest.mark.parametrize(("first", "second"), [(LEFT, RIGHT), (RIGHT, LEFT)], ids=["left first", "right first"])
def test_19_B4_each_side_takes_one_obelisk(first: int, second: int) -> None:
    table = Table2019(hands={0: OBELISK_2019}, pieces={Piece.OBELISK: (first,)})
    build(table, Piece.OBELISK, OBELISK_2019)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.OBELISK, second)]


def test_19_B5_a_door_costs_two_artisans_and_three_equal_resources() -> None:
    assert payments_for(Piece.DOOR) == all_paid(2, equal(3))


def test_19_B5_the_left_door_with_four_linked_walls_earns_5_and_4() -> None:
    assert reward(Piece.DOOR, LEFT, wall=(0, 1, 2, 3)) == 5 + 4


@pytest.mark.parametrize("door", [LEFT, RIGHT], ids=["left", "right"])
def test_19_B5_a_door_without_walls_earns_five(door: int) -> None:
    assert reward(Piece.DOOR, door) == 5


def test_19_B5_the_second_door_goes_into_the_other_frame() -> None:
    table = Table2019(hands={0: DOOR_2019}, pieces={Piece.DOOR: (RIGHT,)})
    build(table, Piece.DOOR, DOOR_2019)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.DOOR, LEFT)]


@pytest.mark.parametrize(
    ("walls", "left", "right"),
    [("9 8 6", 5, 7), ("1 9", 6, 6), ("1 3 4 5", 6, 5), ("2 3 4 5 6 7 8", 5, 5), ("1 2 3 4 5 6 7 8 9", 14, 14)],
)
def test_C_B7_a_door_of_2019_counts_the_unbroken_row_from_its_own_corner(walls: str, left: int, right: int) -> None:
    slots = tuple(int(number) - 1 for number in walls.split())
    assert (reward(Piece.DOOR, LEFT, wall=slots), reward(Piece.DOOR, RIGHT, wall=slots)) == (left, right)


@pytest.mark.parametrize("piece", COSTS_2019, ids=lambda piece: piece.value)
def test_C_B12_a_completed_category_of_2019_moves_cleopatra_one_space(piece: Piece) -> None:
    table = Table2019(hands={0: COSTS_2019[piece]}, pieces=but_the_last(piece))
    build(table, piece, COSTS_2019[piece])
    finish(table)
    assert table.state.cleopatra == 1
