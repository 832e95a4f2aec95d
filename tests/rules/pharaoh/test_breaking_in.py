"""Breaking in [P.Z3], a part of the chapter on ways out of a standstill."""

import pytest

from tests.rules.pharaoh.table import END_TURN, HELPER, NOTHING, Table
from waset.games.pharaoh.actions import BreakIn, EndTurn, PickUp
from waset.games.pharaoh.components import Tile
from waset.games.pharaoh.events import BrokenIn
from waset.games.pharaoh.game import PHARAOH, PHARAOH_1, Pharaoh
from waset.games.pharaoh.result import EndReason

WALLED_IN = """
3 ? ? ? ? ? ?
2 ? ? ─ ? ? ?
1 ? │ S │ ? ?
"""  # b1, c2 and d1 show the start their walls


def test_P_Z3_every_neighbour_of_a_walled_in_start_may_be_turned_open() -> None:
    assert Table(WALLED_IN).break_ins(0) == {"b1": "─", "c2": "│", "d1": "─"}


@pytest.mark.parametrize("figures", ["c1 c2", "c2 c1", "c1 c1", "- c1", "c1 -"])
def test_P_Z3_either_figure_on_the_start_does_it_with_one_action(figures: str) -> None:
    table = Table(WALLED_IN, figures={0: figures})
    table.play(0, BreakIn("d1", "ew"))
    assert (table.happened(BrokenIn), table.state.actions) == ([BrokenIn(0, "d1", "ew")], 2)


@pytest.mark.parametrize("figures", ["c2 b1", "- b1", "c2 -"])
def test_P_Z3_who_has_no_figure_on_the_start_cannot(figures: str) -> None:
    table = Table(WALLED_IN, figures={0: figures})
    assert table.break_ins(0) == {}


def test_P_Z3_the_figures_go_on_with_the_two_actions_left() -> None:
    table = Table(WALLED_IN)
    table.play(0, BreakIn("d1", "ew"))
    table.walk(0, "d1")
    table.walk(0, "d1", figure=HELPER)
    assert (table.at(0), table.at(0, HELPER), table.state.actions) == ("d1", "d1", 0)


def test_P_Z3_with_one_open_neighbour_nobody_breaks_in() -> None:
    assert Table(WALLED_IN.replace("2 ? ? ─", "2 ? ? │")).break_ins(0) == {}


def test_P_Z3_with_one_face_down_neighbour_nobody_breaks_in() -> None:
    assert Table(WALLED_IN.replace("S │", "S ?")).break_ins(0) == {}


def test_P_Z3_once_it_is_open_no_other_neighbour_is_turned() -> None:
    table = Table(WALLED_IN)
    table.play(0, BreakIn("d1", "ew"))
    assert table.break_ins(0) == {}


@pytest.mark.parametrize(("mark", "opened"), [("┴", "├┬┤"), ("└", "┌┐"), ("─", "│"), ("╵", "╷")])
def test_P_Z3_any_orientation_with_a_door_to_the_start_may_be_chosen(mark: str, opened: str) -> None:
    assert set(Table(WALLED_IN.replace("─", mark)).break_ins(0)["c2"]) == set(opened)


def test_P_Z3_a_chamber_may_be_turned() -> None:
    table = Table("2 ? ? ? ? ? ?\n1 ? │ S │ ? ?")
    table.find(0, "c2", "┴", NOTHING, 2)
    table.play(0, BreakIn("c2", "nes"))
    assert (table.walks(0), table.treasures_at("c2")) == (["c2"], (2,))


def test_P_Z3_what_lies_or_stands_there_stays_there() -> None:
    table = Table(WALLED_IN, figures={1: "c2 c2"}, lying={"c2": "3"}, lamps={0: "c2"}, carried={1: 2})
    table.play(0, BreakIn("c2", "ns"))
    assert (table.at(1), table.at(1, HELPER), table.treasures_at("c2")) == ("c2", "c2", (3,))
    assert (table.state.carried[1], table.state.supply[0]) == (2, 4)


def test_P_Z3_a_hole_cannot_be_turned() -> None:
    holed = Table(WALLED_IN.replace("│ S │", ". S │"))
    assert holed.break_ins(0) == {"c2": "│", "d1": "─"}
    assert Table("2 ? ? . ? ? ?\n1 ? . S . ? ?").break_ins(0) == {}


def test_P_Z3_only_neighbours_behind_a_door_of_the_start_count() -> None:
    drawing = """
    2 ? ? ─ ? ? ?
    1 ? ? S ? ? ?
    """  # the start has one door, to c2; what lies beside it face down does not matter
    assert Table(drawing, start_doors="inward").break_ins(0) == {"c2": "│"}


def test_P_Z3_on_any_border_the_start_is_opened() -> None:
    drawing = """
    4 ─ ? ? ? ? ?
    3 S │ ? ? ? ?
    2 ─ ? ? ? ? ?
    1 ? ? ? ? ? ?
    """
    assert Table(drawing).break_ins(0) == {"a2": "│", "a4": "│", "b3": "─"}


def test_P_Z3_after_all_actions_nobody_breaks_in() -> None:
    table = Table(WALLED_IN)
    table.state.actions = 0
    assert table.options(0) == [EndTurn()]


def test_P_Z3_the_pyramid_may_be_falling() -> None:
    drawing = """
    2 . ┼ ─ ┼ ┼ ┼
    1 . │ S │ ┼ ┼
    """
    table = Table(drawing, figures={0: "c1 d2"}).with_mask("f6", ring=0)
    assert set(table.break_ins(0)) == {"b1", "c2", "d1"}


def test_P_Z3_by_choice_of_the_table_nobody_breaks_in() -> None:
    table = Table(WALLED_IN, break_in=False)
    assert table.options(0) == [EndTurn()]


def test_P_Z3_in_version_1_of_the_rules_nobody_breaks_in() -> None:
    assert Table(WALLED_IN, game=PHARAOH_1).options(0) == [EndTurn()]


def test_P_Z3_a_spent_action_keeps_the_game_going() -> None:
    table = Table(WALLED_IN)
    table.state.idle = 1
    table.play(0, BreakIn("d1", "ew"), END_TURN)
    table.play(1, END_TURN)
    assert (table.is_over, table.state.idle) == (False, 0)


def walled_in_by_the_first(game: Pharaoh) -> Table:
    """The first player found a chamber beside the start and laid all three neighbours with their walls to it."""
    table = Table("1 ? ? S ? ? ?", game=game)
    table.find(0, "c2", "┴", NOTHING, 2)
    table.flip(0, "b1", Tile.STRAIGHT, "│")
    table.flip(0, "d1", Tile.STRAIGHT, "│")
    table.play(0, END_TURN)
    return table


def test_P_Z3_in_version_1_the_first_player_wins_in_the_first_turn() -> None:
    table = walled_in_by_the_first(PHARAOH_1)
    table.pass_turns(5)
    result = table.state.result
    assert result is not None
    assert (result.reason, result.winners) == (EndReason.NO_ACTIONS, (0,))


def test_P_Z3_now_the_next_player_walks_into_the_chamber_and_carries_its_treasure_home() -> None:
    table = walled_in_by_the_first(PHARAOH)
    table.play(1, BreakIn("c2", "esw"))
    table.walk(1, "c2")
    table.play(1, PickUp(2))
    table.walk(1, "c1")
    assert table.state.delivered == ((), (2,))
