"""docs/rules/en/pharaoh/setup.md"""

import pytest

from tests.rules.pharaoh.table import END_TURN, Table
from waset.engine.game import Chance, Recorder
from waset.games.pharaoh.game import PHARAOH
from waset.games.pharaoh.geometry import SQUARE_NAMES, squares
from waset.games.pharaoh.state import State


def begun(seats: int, start: str, starter: int) -> State:
    """A game after both draws of the set-up."""
    state = PHARAOH.start(seats, {})
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
