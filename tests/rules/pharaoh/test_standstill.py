"""docs/rules/en/pharaoh/standstill.md"""

import pytest

from tests.rules.pharaoh.table import END_TURN, HELPER, Table
from waset.games.pharaoh.actions import DigOut, PickUp, PlaceLamp, Steal, TurnTile
from waset.games.pharaoh.components import Tile
from waset.games.pharaoh.events import DugOut
from waset.games.pharaoh.result import EndReason

SEALED = """
4 ? ? ─ ─ ? ?
3 ? │ ┌ ┐ │ ?
2 ? │ └ ┘ │ ?
1 ? ? S ─ ? ?
"""  # c2, d2, c3 and d3 are a circle without a way out


def sealed(drawing: str = SEALED) -> Table:
    """An archaeologist on c3, everybody else on the start."""
    return Table(drawing, figures={0: "c3 c1"})


def test_P_Z1_a_sealed_in_archaeologist_may_turn_the_tile_under_it() -> None:
    assert sealed().may(0, DigOut) == [DigOut("ne"), DigOut("nw"), DigOut("sw")]


def test_P_Z1_it_takes_the_whole_turn() -> None:
    table = sealed()
    table.play(0, DigOut("nw"))
    assert (table.happened(DugOut), table.asked) == ([DugOut(0, "c3", "nw")], (1,))
    table.play(1, END_TURN)
    assert (table.walks(0), table.state.actions) == ([], 3)


def test_P_Z1_not_after_an_action() -> None:
    table = sealed()
    table.walk(0, "c2", "c3")
    assert table.may(0, DigOut) == []


def test_P_Z1_not_after_a_free_action() -> None:
    table = Table(SEALED, figures={0: "c3 c1"}, lying={"c3": "3"})
    table.play(0, PickUp(3))
    assert table.may(0, DigOut) == []


def test_P_Z1_not_after_a_theft() -> None:
    table = Table(SEALED, figures={0: "c3 c1", 1: "c3 c1"}, carried={1: 2})
    table.play(0, Steal(1))
    assert table.may(0, DigOut) == []


def test_P_Z1_again_in_the_next_turn() -> None:
    table = sealed()
    table.walk(0, "c2")
    table.play(0, END_TURN)
    table.play(1, END_TURN)
    assert table.may(0, DigOut) == [DigOut("es"), DigOut("nw"), DigOut("sw")]


def test_P_Z1_not_with_a_way_to_the_start() -> None:
    assert sealed(SEALED.replace("└ ┘", "┬ ┘").replace("┌ ┐", "┌ ┤")).may(0, DigOut) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_P_Z1_not_with_a_helper_of_anybody_inside(seat: int) -> None:
    figures = {0: "c3 c1", 1: "c1 c1"}
    figures[seat] = figures[seat][:3] + "d2"
    assert Table(SEALED, figures=figures).may(0, DigOut) == []


def test_P_Z1_another_archaeologist_inside_is_no_help() -> None:
    assert Table(SEALED, figures={0: "c3 c1", 1: "d2 c1"}).may(0, DigOut) != []


def test_P_Z1_not_while_a_door_leads_to_a_face_down_tile() -> None:
    assert sealed(SEALED.replace("┐ │ ?\n2", "┬ ? ?\n2")).may(0, DigOut) == []


def test_P_Z1_not_while_a_door_far_inside_leads_to_a_face_down_tile() -> None:
    drawing = """
    4 ? ? ─ ─ ─ ?
    3 ? │ ┌ ─ ┐ ?
    2 ? │ └ ─ ┼ ?
    1 ? ? S ─ ─ ?
    """
    assert sealed(drawing).may(0, DigOut) == []
    assert sealed(drawing.replace("┼ ?", "┼ │")).may(0, DigOut) != []


def test_P_Z1_borders_and_holes_are_walls() -> None:
    drawing = """
    3 ├ . ? ? ? ?
    2 └ ─ . ? ? ?
    1 ─ ? S ? ? ?
    """
    table = Table(drawing.replace("3 ├", "3 ┬"), figures={0: "a2 c1"})
    assert table.may(0, DigOut) != []


def test_P_Z1_a_tile_that_looks_the_same_however_it_lies_cannot_be_turned() -> None:
    drawing = """
    4 ? ? ─ ? ? ?
    3 ? │ ┼ │ ? ?
    2 ? ? ─ ? ? ?
    1 ? ? S ? ? ?
    """
    assert sealed(drawing).may(0, DigOut) == []


def test_P_Z1_by_choice_of_the_table_there_is_no_digging() -> None:
    assert Table(SEALED, figures={0: "c3 c1"}, dig_out=False).may(0, DigOut) == []


def test_P_Z1_it_counts_as_a_spent_action() -> None:
    table = sealed()
    table.state.idle = 1
    table.play(0, DigOut("nw"))
    table.play(1, END_TURN)
    assert (table.is_over, table.state.idle) == (False, 0)


def test_P_Z1_a_ring_may_fall_after_it() -> None:
    table = sealed().with_mask("f6", ring=0)
    table.play(0, DigOut("nw"))
    assert table.state.ring == 1


def reason(table: Table) -> EndReason | None:
    """Why the game has ended."""
    return None if table.state.result is None else table.state.result.reason


def walk_about(table: Table, rounds: int) -> None:
    """So many rounds in which every helper walks a step."""
    for _ in range(rounds * table.state.seats):
        (seat,) = table.asked
        table.walk(seat, "c1" if table.at(seat, HELPER) == "c2" else "c2", figure=HELPER)
        table.play(seat, END_TURN)


CORNER = """
2 ? ? │ ? ? ?
1 ? ? S ? ? ?
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P_Z2_the_game_ends_after_ten_full_rounds_without_progress(seats: int) -> None:
    table = Table(CORNER, seats=seats)
    walk_about(table, 9)
    assert not table.is_over
    walk_about(table, 1)
    assert reason(table) is EndReason.NO_PROGRESS


def test_P_Z2_a_flip_is_progress() -> None:
    table = Table(CORNER)
    table.state.quiet = 9
    table.flip(0, "b1", Tile.BEND, "┐")
    table.pass_turns(2)
    assert (table.is_over, table.state.quiet) == (False, 0)


def test_P_Z2_a_delivery_is_progress() -> None:
    table = Table(CORNER, figures={0: "c2 c1"}, carried={0: 3})
    table.state.quiet = 9
    table.walk(0, "c1")
    table.pass_turns(2)
    assert (table.is_over, table.state.quiet) == (False, 0)


def test_P_Z2_by_choice_of_the_table_it_takes_other_numbers_of_rounds() -> None:
    table = Table(CORNER, no_progress_rounds=3)
    walk_about(table, 2)
    assert not table.is_over
    walk_about(table, 1)
    assert reason(table) is EndReason.NO_PROGRESS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P_Z2_the_game_ends_after_two_full_rounds_without_an_action(seats: int) -> None:
    table = Table(CORNER, seats=seats)
    table.pass_turns(2 * seats - 1)
    assert not table.is_over
    table.pass_turns(1)
    assert reason(table) is EndReason.NO_ACTIONS


@pytest.mark.parametrize("turn", range(4))
def test_P_Z2_any_action_in_a_round_counts(turn: int) -> None:
    table = Table(CORNER)
    table.pass_turns(turn)
    (seat,) = table.asked
    table.walk(seat, "c2", figure=HELPER)
    table.pass_turns(4 - turn)
    assert not table.is_over


def test_P_Z2_free_actions_are_no_actions() -> None:
    table = Table(CORNER, figures={0: "c2 c1"}, lying={"c2": "3"})
    table.play(0, PickUp(3), END_TURN)
    table.pass_turns(3)
    assert reason(table) is EndReason.NO_ACTIONS


@pytest.mark.parametrize("action", [PlaceLamp(), TurnTile("c2", "ew")])
def test_P_Z2_whatever_takes_an_action_counts(action: PlaceLamp | TurnTile) -> None:
    table = Table(CORNER, figures={0: "c1 c2"})
    table.play(0, action, END_TURN)
    table.pass_turns(3)
    assert not table.is_over


def test_P_Z2_a_round_begins_with_the_starting_player() -> None:
    table = Table(CORNER, seats=3)
    table.state.starter = table.state.active = 2
    table.walk(2, "c2", figure=HELPER)
    table.play(2, END_TURN)
    table.pass_turns(2)
    assert (table.asked, table.state.idle) == ((2,), 0)
    table.pass_turns(5)
    assert (table.asked, table.state.idle) == ((1,), 1)
    table.pass_turns(1)
    assert reason(table) is EndReason.NO_ACTIONS


def test_P_Z2_the_game_ends_with_round_60() -> None:
    table = Table(CORNER, no_progress_rounds=100)
    walk_about(table, 59)
    assert not table.is_over
    walk_about(table, 1)
    assert reason(table) is EndReason.LAST_ROUND


def test_P_Z2_by_choice_of_the_table_another_round_is_the_last() -> None:
    table = Table(CORNER, last_round=2)
    walk_about(table, 2)
    assert reason(table) is EndReason.LAST_ROUND


def test_P_Z2_once_the_mask_was_found_only_the_collapse_ends_the_game() -> None:
    table = Table(CORNER, figures={0: "c1 c2"}, lying={"c2": "2"}, last_round=1, no_progress_rounds=1)
    table.with_mask("f6")
    table.pass_turns(6)
    assert not table.is_over


def test_P_Z2_the_mask_found_in_the_last_round_lets_the_game_go_on() -> None:
    table = Table(CORNER, figures={1: "c2 c1"}, active=1, last_round=1)
    table.find(1, "c3", "┴", table.state.rules.photos[0].omen, 5)
    table.play(1, END_TURN)
    assert table.asked == (0,)


def test_P_Z2_nobody_loses_points_for_figures() -> None:
    table = Table(CORNER, figures={0: "c2 c2", 1: "c2 c2"})
    table.pass_turns(4)
    assert table.state.result is not None
    assert [score.points for score in table.state.result.scores] == [0, 0]
