"""docs/rules/en/cleopatra/pieces.md, several pieces in a turn and complete categories."""

import pytest

from tests.rules.cleopatra.moves import (
    ALL_SPOTS,
    DOOR,
    MOSAIC,
    OBELISK,
    SPHINX,
    THRONE,
    WALL,
    build,
    earned,
    end_quarry,
    lay,
    times,
)
from tests.rules.cleopatra.table import Table
from waset.games.cleopatra.actions import FinishBuilding
from waset.games.cleopatra.components import Cause, Mosaic, Piece
from waset.games.cleopatra.events import CleopatraWalked, DiceRolled, TalentsGained

COSTS = {Piece.SPHINX: SPHINX, Piece.OBELISK: OBELISK, Piece.THRONE: THRONE, Piece.DOOR: DOOR, Piece.WALL: WALL}


def but_the_last(*categories: Piece) -> dict[Piece, tuple[int, ...]]:
    """All pieces of these categories but the last of each."""
    return {piece: ALL_SPOTS[piece][:-1] for piece in categories}


@pytest.mark.parametrize(("number", "bonus"), [(1, []), (2, [2]), (3, [5]), (4, [5]), (6, [5])])
def test_06_B9_two_pieces_in_a_turn_earn_two_more_and_three_or_more_five(number: int, bonus: list[int]) -> None:
    table = Table(hands={0: times(number, SPHINX)})
    for _ in range(number):
        build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    assert earned(table, Cause.SEVERAL) == bonus


def test_06_B9_pieces_of_different_categories_count_together() -> None:
    table = Table(hands={0: f"{SPHINX} {MOSAIC} {WALL}"}, mosaic_top="X")
    build(table, Piece.SPHINX, SPHINX)
    lay(table, "b3 a4 b4 c4 b5")
    table.settle(Mosaic.I)
    build(table, Piece.WALL, WALL, spot=4)
    end_quarry(table)
    assert earned(table, Cause.SEVERAL) == [5]


def test_06_B9_pedestal_and_throne_are_two_pieces() -> None:
    table = Table(hands={0: times(2, THRONE)})
    build(table, Piece.THRONE, THRONE)
    build(table, Piece.THRONE, THRONE)
    end_quarry(table)
    assert earned(table, Cause.SEVERAL) == [2]


def test_06_B9_the_bonus_comes_after_the_building_and_not_between() -> None:
    table = Table(hands={0: times(3, SPHINX)})
    for _ in range(3):
        build(table, Piece.SPHINX, SPHINX)
    assert table.state.talents[0] == 5 + 2 + 5 + 2


def test_06_B9_the_bonus_comes_before_cleopatra_walks() -> None:
    table = Table(hands={0: times(2, SPHINX)}, pieces={Piece.SPHINX: (0, 1, 2, 3)})
    build(table, Piece.SPHINX, SPHINX)
    build(table, Piece.SPHINX, SPHINX)
    happened = table.play(0, FinishBuilding())
    assert happened[:2] == [TalentsGained(0, 2, Cause.SEVERAL), CleopatraWalked(1)]


def test_06_B9_pieces_of_an_earlier_turn_do_not_count() -> None:
    table = Table(hands={0: times(2, SPHINX), 1: SPHINX})
    build(table, Piece.SPHINX, SPHINX)
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    assert [event.seat for event in table.happened(TalentsGained) if event.cause is Cause.SEVERAL] == [0]


@pytest.mark.parametrize("piece", COSTS, ids=lambda piece: piece.value)
def test_C_B12_a_completed_category_moves_cleopatra_one_space(piece: Piece) -> None:
    table = Table(hands={0: COSTS[piece]}, pieces=but_the_last(piece))
    build(table, piece, COSTS[piece])
    end_quarry(table)
    assert table.state.cleopatra == 1


def test_C_B12_the_last_mosaic_moves_cleopatra_one_space() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    table.state.mosaic_pile = Mosaic.X.bit
    lay(table, "e4 d5 e5 f5 e6")
    table.play(0, table.options(0)[-1])  # no claim
    end_quarry(table)
    assert table.state.cleopatra == 1


@pytest.mark.parametrize("piece", COSTS, ids=lambda piece: piece.value)
def test_C_B12_a_category_that_lacks_a_piece_does_not_move_cleopatra(piece: Piece) -> None:
    table = Table(hands={0: SPHINX}, pieces=but_the_last(piece))
    table.state.pieces[Piece.SPHINX.index] = 0
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    assert table.happened(CleopatraWalked) == []


def test_C_B12_two_categories_completed_in_one_turn_move_her_two_spaces() -> None:
    table = Table(hands={0: f"{SPHINX} {DOOR}"}, pieces=but_the_last(Piece.SPHINX, Piece.DOOR))
    build(table, Piece.SPHINX, SPHINX)
    build(table, Piece.DOOR, DOOR)
    table.play(0, FinishBuilding())
    assert table.happened(CleopatraWalked) == [CleopatraWalked(2)]


def test_C_B12_a_category_moves_her_only_once() -> None:
    table = Table(hands={0: SPHINX, 1: THRONE}, pieces=but_the_last(Piece.SPHINX))
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    build(table, Piece.THRONE, THRONE)
    end_quarry(table)
    assert table.happened(CleopatraWalked) == [CleopatraWalked(1)]


def test_C_B12_she_walks_after_the_building() -> None:
    table = Table(hands={0: SPHINX}, pieces=but_the_last(Piece.SPHINX))
    build(table, Piece.SPHINX, SPHINX)
    assert table.state.cleopatra == 0


def test_C_B12_she_walks_before_the_dice_are_rolled() -> None:
    table = Table(hands={0: SPHINX}, pieces=but_the_last(Piece.SPHINX))
    build(table, Piece.SPHINX, SPHINX)
    end_quarry(table)
    moves = [type(event) for event in table.events if isinstance(event, CleopatraWalked | DiceRolled)]
    assert moves == [CleopatraWalked, DiceRolled]


def test_C_B12_she_stops_at_space_5() -> None:
    standing = {**ALL_SPOTS, **but_the_last(Piece.SPHINX, Piece.WALL)}
    table = Table(hands={0: f"{SPHINX} {WALL} {MOSAIC}"}, pieces=standing)
    table.state.cleopatra = 3
    table.state.mosaic_pile, table.state.mosaic_top = Mosaic.X.bit, Mosaic.X
    lay(table, "e4 d5 e5 f5 e6")
    table.play(0, table.options(0)[-1])  # no claim
    build(table, Piece.SPHINX, SPHINX)
    build(table, Piece.WALL, WALL)
    table.play(0, FinishBuilding())
    assert table.happened(CleopatraWalked) == [CleopatraWalked(5)]
