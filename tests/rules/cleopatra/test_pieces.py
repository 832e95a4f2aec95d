"""docs/rules/en/cleopatra/pieces.md, the pieces that are no mosaics."""

import pytest

from tests.rules.cleopatra.moves import (
    ALL_SPOTS,
    DOOR,
    OBELISK,
    SPHINX,
    THRONE,
    WALL,
    build,
    earned,
    end_quarry,
    paid,
    times,
)
from tests.rules.cleopatra.table import Table, garden
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot
from waset.games.cleopatra.agenda import PayPiece, Quarry
from waset.games.cleopatra.components import LEFT, RIGHT, Cause, Piece
from waset.games.cleopatra.components import THRONE as THE_THRONE
from waset.games.cleopatra.events import PieceBuilt, TalentsGained

THE_PEDESTAL = 0


def only_payment_is(piece: Piece, cost: str) -> bool:
    """Whether a hand of ten standard cards of each kind pays just so, merchants aside."""
    table = Table(hands={0: "artisan*7 stone*7 marble*7 wood*7 lapis*7"}, agenda=(Quarry(), PayPiece(piece, 0)))
    table.state.merchants[0] = 0
    return table.options(0) == [paid(cost)]


def reward_for(piece: Piece, cost: str, spot: int, walls: str = "") -> int:
    """What the piece on a spot earns when the walls with these numbers stand."""
    slots = tuple(int(number) - 1 for number in walls.split())
    table = Table(hands={0: cost}, pieces={Piece.WALL: slots})
    build(table, piece, cost, spot)
    return earned(table)[0]


def wall_rewards(drawing: str) -> list[int]:
    """What a wall earns in each of the slots 1 to 9."""
    rewards: list[int] = []
    for slot in range(9):
        table = Table(hands={0: WALL}, mosaics=garden(drawing))
        build(table, Piece.WALL, WALL, slot)
        rewards += earned(table)
    return rewards


def test_06_B1_a_wall_costs_an_artisan_a_wood_and_a_stone() -> None:
    assert only_payment_is(Piece.WALL, "artisan wood stone")


def test_06_B1_a_wall_without_mosaics_earns_three_anywhere() -> None:
    empty = "\n".join([". . . # # # . . ."] * 3 + [". . . . . . . . ."] * 6)
    assert wall_rewards(empty) == [3, 3, 3, 3, 3, 3, 3, 3, 3]


def test_06_B1_a_wall_earns_one_more_for_every_mosaic_square_that_borders_its_slot() -> None:
    rewards = wall_rewards("""
        9 . . . # # # T T T
        8 . . . # # # . T .
        7 W . . # # # . T .
        6 W W . . . . . . I
        5 . W W . . . . . I
        4 . . . . . . . . I
        3 L L L L . . . . I
        2 L . . . . . . . I
        1 . . . . . . . . .
    """)
    assert rewards == [5, 4, 4, 3, 3, 6, 4, 6, 5]


def test_06_B1_a_corner_square_on_the_left_counts_for_both_slots() -> None:
    rewards = wall_rewards("""
        9 T . . # # # . . .
        8 T T T # # # . . .
        7 T . . # # # . . .
        6 . . . . . . . . .
        5 . . . . . . . . .
        4 . . . . . . . . .
        3 . . . . . . . . .
        2 . . . . . . . . .
        1 . . . . . . . . .
    """)
    assert rewards == [3, 3, 6, 4, 3, 3, 3, 3, 3]


def test_06_B1_a_corner_square_on_the_right_counts_for_both_slots() -> None:
    rewards = wall_rewards("""
        9 . . . # # # V V V
        8 . . . # # # . . V
        7 . . . # # # . . V
        6 . . . . . . . . .
        5 . . . . . . . . .
        4 . . . . . . . . .
        3 . . . . . . . . .
        2 . . . . . . . . .
        1 . . . . . . . . .
    """)
    assert rewards == [3, 3, 3, 3, 3, 6, 6, 3, 3]


def test_06_B1_front_corner_squares_border_one_slot_only() -> None:
    rewards = wall_rewards("""
        9 . . . # # # . . .
        8 . . . # # # . . .
        7 . . . # # # . . .
        6 . . . . . . . . .
        5 . . . . . . . . .
        4 . . . . . . . . .
        3 . . . . . . . . .
        2 . . . . . L . . .
        1 I I I I I L L L L
    """)
    assert rewards == [4, 3, 3, 3, 3, 3, 3, 3, 4]


def test_06_B1_the_slot_behind_the_throne_has_no_bonus_ever() -> None:
    rewards = wall_rewards("""
        9 . . I # # # L . .
        8 . . I # # # L . .
        7 . . I # # # L . .
        6 . . I T T T L L .
        5 . . I . T . . . .
        4 . . . . T . . . .
        3 . . . . . . . . .
        2 . . . . . . . . .
        1 . . . . . . . . .
    """)
    assert rewards[4] == 3


def test_06_B1_a_mosaic_square_inside_the_garden_borders_no_slot() -> None:
    rewards = wall_rewards("""
        9 . . . # # # . . .
        8 . . . # # # . P .
        7 . . . # # # P P .
        6 . . X . . . P P .
        5 . X X X . . . . .
        4 . . X . . . . . .
        3 . . . . . . . . .
        2 . I I I I I . . .
        1 . . . . . . . . .
    """)
    assert rewards == [3, 3, 3, 3, 3, 3, 3, 3, 3]


def test_06_B1_any_empty_slot_may_be_chosen() -> None:
    table = Table(hands={0: WALL}, pieces={Piece.WALL: (0, 4, 8)})
    table.play(0, BuildPiece(Piece.WALL))
    assert table.options(0) == [ChooseSpot(slot) for slot in (1, 2, 3, 5, 6, 7)]


def test_06_B1_a_slot_holds_one_wall() -> None:
    table = Table(hands={0: WALL}, pieces={Piece.WALL: (0, 4, 8)})
    table.play(0, BuildPiece(Piece.WALL))
    reason = table.refused(0, ChooseSpot(4))
    assert (reason.key, reason.details) == ("reason.spot", {"piece": "wall"})


def test_06_B1_walls_already_built_add_nothing() -> None:
    assert reward_for(Piece.WALL, WALL, spot=1, walls="1 3 4") == 3


def test_06_B2_a_sphinx_costs_an_artisan_a_stone_and_a_marble() -> None:
    assert only_payment_is(Piece.SPHINX, "artisan stone marble")


def test_06_B2_the_six_sphinxes_earn_2_5_2_5_2_5() -> None:
    table = Table(hands={0: times(6, SPHINX)})
    for _ in range(6):
        build(table, Piece.SPHINX, SPHINX)
    assert earned(table) == [2, 5, 2, 5, 2, 5]


def test_06_B2_sphinxes_are_built_in_number_order() -> None:
    table = Table(hands={0: times(6, SPHINX)})
    for _ in range(6):
        build(table, Piece.SPHINX, SPHINX)
    assert [event.spot for event in table.happened(PieceBuilt)] == [0, 1, 2, 3, 4, 5]


def test_06_B2_the_pair_goes_on_when_another_player_began_it() -> None:
    table = Table(hands={0: SPHINX, 1: SPHINX})
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    build(table, Piece.SPHINX, SPHINX)
    assert table.happened(TalentsGained)[-1] == TalentsGained(1, 5, Cause.PIECE)


@pytest.mark.parametrize(
    ("piece", "cost"),
    [
        (Piece.SPHINX, SPHINX),
        (Piece.OBELISK, OBELISK),
        (Piece.THRONE, THRONE),
        (Piece.DOOR, DOOR),
        (Piece.WALL, WALL),
    ],
    ids=lambda value: value.value if isinstance(value, Piece) else "",
)
def test_C_B12_a_complete_category_has_no_piece_left(piece: Piece, cost: str) -> None:
    table = Table(hands={0: cost}, pieces={piece: ALL_SPOTS[piece]})
    assert table.refused(0, BuildPiece(piece)).key == "reason.none_left"


def test_06_B3_pedestal_and_throne_cost_three_artisans_two_marble_and_two_lapis_each() -> None:
    assert only_payment_is(Piece.THRONE, "artisan*3 marble*2 lapis*2")


def test_06_B3_pedestal_and_throne_earn_twelve_each() -> None:
    table = Table(hands={0: times(2, THRONE)})
    build(table, Piece.THRONE, THRONE)
    build(table, Piece.THRONE, THRONE)
    assert earned(table) == [12, 12]


def test_06_B4_an_obelisk_costs_three_artisans_two_wood_and_two_stone() -> None:
    assert only_payment_is(Piece.OBELISK, "artisan*3 wood*2 stone*2")


def test_06_B4_both_obelisks_earn_twelve() -> None:
    table = Table(hands={0: times(2, OBELISK)}, pieces={Piece.SPHINX: (0, 1, 2)})
    build(table, Piece.OBELISK, OBELISK)
    build(table, Piece.OBELISK, OBELISK)
    assert earned(table) == [12, 12]


def test_06_B4_the_first_obelisk_stands_on_the_left_and_the_second_on_the_right() -> None:
    table = Table(hands={0: times(2, OBELISK)})
    build(table, Piece.OBELISK, OBELISK)
    build(table, Piece.OBELISK, OBELISK)
    assert [event.spot for event in table.happened(PieceBuilt)] == [LEFT, RIGHT]


def test_06_B5_a_door_costs_two_artisans_a_wood_a_marble_and_a_lapis() -> None:
    assert only_payment_is(Piece.DOOR, "artisan*2 wood marble lapis")


@pytest.mark.parametrize("door", [LEFT, RIGHT], ids=["left", "right"])
def test_06_B5_a_door_without_walls_earns_four(door: int) -> None:
    assert reward_for(Piece.DOOR, DOOR, door) == 4


def test_06_B5_the_second_door_goes_into_the_other_frame() -> None:
    table = Table(hands={0: DOOR}, pieces={Piece.DOOR: (RIGHT,)})
    build(table, Piece.DOOR, DOOR)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.DOOR, LEFT)]


@pytest.mark.parametrize(
    ("walls", "left", "right"),
    [
        ("1", 5, 4),
        ("9", 4, 5),
        ("1 2 3", 7, 4),
        ("7 8 9", 4, 7),
        ("1 9", 5, 5),
        ("1 3 4 5", 5, 4),
        ("6 8 9", 4, 6),
        ("2 3 4 5 6 7 8", 4, 4),
        ("1 2 3 4 5 6 7 8", 12, 4),
        ("2 3 4 5 6 7 8 9", 4, 12),
        ("1 2 3 5 6 7 8 9", 7, 9),
        ("1 2 3 4 5 6 7 8 9", 13, 13),
    ],
)
def test_C_B7_a_door_counts_the_unbroken_row_from_its_own_corner(walls: str, left: int, right: int) -> None:
    assert (reward_for(Piece.DOOR, DOOR, LEFT, walls), reward_for(Piece.DOOR, DOOR, RIGHT, walls)) == (left, right)


def test_C_B7_a_door_counts_walls_round_the_corner() -> None:
    assert reward_for(Piece.DOOR, DOOR, LEFT, walls="1 2 3 4") == 8


def test_C_B7_the_right_door_counts_walls_round_its_corner() -> None:
    assert reward_for(Piece.DOOR, DOOR, RIGHT, walls="6 7 8 9") == 8


def test_C_B7_the_count_stops_at_the_first_empty_slot() -> None:
    assert reward_for(Piece.DOOR, DOOR, RIGHT, walls="1 2 3 4 5 6 8 9") == 6


def test_C_B7_the_other_door_makes_no_difference() -> None:
    table = Table(hands={0: times(2, DOOR)}, pieces={Piece.WALL: (0, 1, 8)})
    build(table, Piece.DOOR, DOOR, LEFT)
    build(table, Piece.DOOR, DOOR)
    assert earned(table) == [6, 5]


def test_C_B8_the_pedestal_comes_first() -> None:
    table = Table(hands={0: THRONE})
    build(table, Piece.THRONE, THRONE)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.THRONE, THE_PEDESTAL)]


def test_C_B8_pedestal_and_throne_may_be_built_in_one_turn() -> None:
    table = Table(hands={0: times(2, THRONE)})
    build(table, Piece.THRONE, THRONE)
    build(table, Piece.THRONE, THRONE)
    assert [event.spot for event in table.happened(PieceBuilt)] == [THE_PEDESTAL, THE_THRONE]


def test_C_B8_pedestal_and_throne_are_paid_apart() -> None:
    table = Table(hands={0: THRONE})
    table.state.merchants[0] = 0
    build(table, Piece.THRONE, THRONE)
    assert table.refused(0, BuildPiece(Piece.THRONE)).key == "reason.cannot_pay"


def test_C_B8_another_player_may_add_the_throne() -> None:
    table = Table(hands={0: THRONE, 1: THRONE})
    build(table, Piece.THRONE, THRONE)
    end_quarry(table)
    build(table, Piece.THRONE, THRONE)
    assert table.happened(PieceBuilt)[-1] == PieceBuilt(1, Piece.THRONE, THE_THRONE)
