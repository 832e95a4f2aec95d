"""docs/rules/en/pharaoh/setup.md"""

from collections.abc import Mapping

import pytest

from tests.rules.pharaoh.table import END_TURN, MARKS, Table
from waset.engine.game import BadSetup, Chance, Recorder
from waset.engine.settings import Value
from waset.games.pharaoh.game import PHARAOH, PHARAOH_1
from waset.games.pharaoh.geometry import DOOR_NAMES, SQUARE_NAMES, squares
from waset.games.pharaoh.state import State


def begun(seats: int, start: str, starter: int, options: Mapping[str, Value] | None = None) -> State:
    """A game after both draws of the set-up."""
    state = PHARAOH.start(seats, options or {})
    happen = Recorder(state)
    PHARAOH.settle(state, start, happen)
    PHARAOH.settle(state, starter, happen)
    return state


def odds(state: State) -> list[tuple[object, int]]:
    """What may come, with its weight."""
    pending = PHARAOH.pending(state)
    assert isinstance(pending, Chance)
    return pending.odds()


def test_P_S1_six_by_six_squares_with_row_1_in_front() -> None:
    assert (SQUARE_NAMES[0], SQUARE_NAMES[5], SQUARE_NAMES[6], SQUARE_NAMES[-1]) == ("a1", "f1", "a2", "f6")


def test_P_S1_the_start_lies_on_c1_or_d1_at_random() -> None:
    assert odds(PHARAOH.start(2, {})) == [("c1", 1), ("d1", 1)]


@pytest.mark.parametrize("start", ["c1", "d1"])
def test_P_S1_all_other_tiles_lie_face_down(start: str) -> None:
    state = begun(2, start, 0)
    assert set(squares(state.down)) == set(SQUARE_NAMES) - {start}


BORDER = """
6 . S S S S .
5 S . . . . S
4 S . . . . S
3 S . . . . S
2 S . . . . S
1 . S S S S .
"""


def test_P_S1_by_choice_of_the_table_the_start_lies_anywhere_on_the_border_but_in_a_corner() -> None:
    rows = [line.split() for line in BORDER.strip().splitlines()]
    drawn = [
        f"{column}{row}" for row, *marks in rows for column, mark in zip("abcdef", marks, strict=True) if mark == "S"
    ]
    found = odds(PHARAOH.start(2, {"start": "border"}))
    assert (sorted(found), len(found)) == ([(square, 1) for square in sorted(drawn)], 16)


ALL_DOORS = """
6 . ┬ ┬ ┬ ┬ .
5 ├ . . . . ┤
4 ├ . . . . ┤
3 ├ . . . . ┤
2 ├ . . . . ┤
1 . ┴ ┴ ┴ ┴ .
"""
INWARD = """
6 . ╷ ╷ ╷ ╷ .
5 ╶ . . . . ╴
4 ╶ . . . . ╴
3 ╶ . . . . ╴
2 ╶ . . . . ╴
1 . ╵ ╵ ╵ ╵ .
"""


@pytest.mark.parametrize(("doors", "drawing"), [("all", ALL_DOORS), ("inward", INWARD)])
def test_P_C2_the_start_has_its_doors_wherever_it_lies(doors: str, drawing: str) -> None:
    options: dict[str, Value] = {"start": "border", "start_doors": doors}
    for row, *marks in (line.split() for line in drawing.strip().splitlines()):
        for column, mark in zip("abcdef", marks, strict=True):
            if mark != ".":
                state = begun(2, f"{column}{row}", 0, options)
                assert MARKS[DOOR_NAMES[state.doors[state.start]]] == mark


def test_P_S1_all_figures_stand_on_a_start_at_the_side() -> None:
    table = Table("4 ? ? ? ? ? ?\n3 S ? ? ? ? ?\n2 ? ? ? ? ? ?\n1 ? ? ? ? ? ?", start="border")
    assert (table.at(0), table.flips(0)) == ("a3", ["a2", "b3", "a4"])


@pytest.mark.parametrize("start", ["c1", "d1"])
def test_P_S2_all_figures_stand_on_the_start(start: str) -> None:
    state = begun(4, start, 0)
    cell = SQUARE_NAMES.index(start)
    assert (state.archaeologists, state.helpers) == ([cell] * 4, [cell] * 4)


def test_P_S2_everybody_has_all_lamps_in_supply() -> None:
    assert begun(3, "c1", 0).supply == [5, 5, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P_S3_the_starting_player_is_drawn(seats: int) -> None:
    state = PHARAOH.start(seats, {})
    PHARAOH.settle(state, "c1", Recorder(state))
    assert odds(state) == [(seat, 1) for seat in range(seats)]


def test_P_S3_play_goes_clockwise_from_the_starting_player() -> None:
    table = Table(seats=3)
    table.state = begun(3, "c1", 2)
    asked: list[int] = []
    for _ in range(4):
        asked += table.asked
        table.play(asked[-1], END_TURN)
    assert asked == [2, 0, 1, 2]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_P_S3_by_choice_of_the_table_a_seat_begins_without_a_draw(first: int) -> None:
    table = Table(seats=3)
    table.state = PHARAOH.start(3, {"first_player": first})
    table.settle("c1")
    assert (table.asked, table.state.starter) == ((first - 1,), first - 1)


@pytest.mark.parametrize("first", [0, 3, True, "anybody"])
def test_P_S3_only_the_lot_and_a_seat_at_the_table_can_be_chosen(first: Value) -> None:
    with pytest.raises(BadSetup) as refused:
        PHARAOH.start(2, {"first_player": first})
    assert (refused.value.reason.key, refused.value.reason.rule) == ("setup.option_one_of", "P.S3")


@pytest.mark.parametrize("option", ["break_in", "mask_turn", "start", "first_player"])
def test_version_1_of_the_rules_lets_nobody_choose_what_came_later(option: str) -> None:
    assert option in {setting.name for setting in PHARAOH.settings}
    with pytest.raises(BadSetup) as refused:
        PHARAOH_1.start(2, {option: next(one for one in PHARAOH.settings if one.name == option).default})
    assert refused.value.reason.key == "setup.option"


def test_P_S3_in_version_1_the_starting_player_is_drawn() -> None:
    state = PHARAOH_1.start(2, {})
    PHARAOH_1.settle(state, "d1", Recorder(state))
    assert odds(state) == [(0, 1), (1, 1)]
