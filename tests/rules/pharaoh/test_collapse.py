"""docs/rules/en/pharaoh/collapse.md; how the mask starts it is in test_mask.py"""

from collections.abc import Sequence

import pytest

from tests.rules.pharaoh.table import END_TURN, HELPER, OPEN, Table
from waset.games.pharaoh.components import Tile
from waset.games.pharaoh.events import TilesFell
from waset.games.pharaoh.geometry import CELL
from waset.games.pharaoh.result import EndReason


@pytest.mark.parametrize(
    ("chamber", "start", "farthest", "sizes"),
    [
        ("a1", "c1", "f6", [3, 5 - 1, 7, 9, 11]),
        ("c4", "c1", "a1", [8, 16, 11 - 1]),
        ("d4", "c1", "a6", [8, 16, 11 - 1]),
        ("f6", "d1", "a1", [3, 5, 7, 9, 11 - 1]),
        ("c2", "d1", "f6", [8 - 1, 11, 10, 6]),
    ],
)
def test_P_K4_a_ring_is_all_tiles_at_the_same_number_of_kings_moves(
    chamber: str, start: str, farthest: str, sizes: Sequence[int]
) -> None:
    drawing = OPEN if start == "c1" else OPEN.replace("┼ ┼ S ┼", "┼ ┼ ┼ S")
    table = Table(drawing, lying={farthest: "2"}).with_mask(chamber, ring=0)
    while not table.is_over:
        table.pass_turns(1)
    assert [len(event.squares) for event in table.happened(TilesFell)] == sizes


def test_P_K4_by_choice_of_the_table_rings_are_orthogonal() -> None:
    table = Table(OPEN, figures={0: "a1 a1"}, carried={0: 5}, collapse="rook").with_mask("e5", ring=0)
    table.pass_turns(1)
    assert table.happened(TilesFell)[0].squares == ("e4", "d5", "f5", "e6")


def test_P_K4_face_down_tiles_fall_too() -> None:
    table = Table("2 ? ? ? ? ? ?\n1 ┼ ┼ S ┼ ┼ ┼", figures={0: "a1 a1"}, carried={0: 5}).with_mask("f1", ring=0)
    unseen = table.state.bag
    table.pass_turns(1)
    assert table.fallen == {"f1", "e1", "e2", "f2"}
    assert table.state.bag == unseen, "nobody has seen what fell"


def test_P_K4_the_start_never_falls() -> None:
    table = Table(OPEN, figures={0: "c1 c1", 1: "c1 f6"}, lying={"f6": "2"}).with_mask("b2", ring=0)
    table.pass_turns(1)
    assert "c1" not in table.fallen
    assert (table.at(0), table.at(1)) == ("c1", "c1")


def test_P_K5_figures_treasures_mask_and_lamps_are_lost() -> None:
    figures = {0: "f5 a1", 1: "a1 e6"}
    lamps = {0: "e5 a1", 1: "f5"}
    table = Table(OPEN, figures=figures, lying={"e5": "2 3"}, lamps=lamps, carried={0: 5}).with_mask("f6", ring=0)
    table.pass_turns(1)
    assert [table.at(0), table.at(0, HELPER), table.at(1), table.at(1, HELPER)] == [None, "a1", "a1", None]
    assert (table.state.carried, table.treasures_at("e5"), table.state.supply) == ([0, 0], (), [3, 4])
    assert [lamp.bit_count() for lamp in table.state.lamps] == [1, 0]


def test_P_K5_a_hole_is_not_walked_on_nor_flipped() -> None:
    table = Table(OPEN, figures={0: "c5 c1", 1: "a1 a1"}, carried={1: 5}, active=1).with_mask("f6", owner=1, ring=1)
    assert table.state.links[CELL["c5"]] == 15
    table.pass_turns(1)
    assert (table.walks(0), table.flips(0)) == (["c4", "b5", "c6"], [])


def test_P_K5_a_lost_figure_does_nothing_and_the_other_goes_on() -> None:
    table = Table(OPEN, figures={0: "- a1"}).with_mask("f6", ring=0, owner=1)
    assert (table.walks(0), table.walks(0, HELPER)) == ([], ["b1", "a2"])


def test_P_K6_other_tiles_are_played_as_before() -> None:
    drawing = """
    2 ? ? ┼ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c2 c2"}).with_mask("f6", owner=1, ring=0)
    table.flip(0, "d2", Tile.BEND, "┐")
    assert table.turns(0) == {"d2": "└┌┘"}


def test_P_K6_a_player_without_figures_passes() -> None:
    table = Table(OPEN, seats=3, figures={1: "- -", 0: "a1 a1"}).with_mask("f6", owner=2, ring=0)
    table.pass_turns(1)
    assert table.asked == (2,)


def test_P_K6_the_turn_of_one_without_figures_still_drops_a_ring() -> None:
    table = Table(OPEN, figures={0: "a1 a1", 1: "- -"}).with_mask("f6", owner=1, ring=0)
    table.pass_turns(1)
    assert (table.rings, table.asked) == ([1], (0,))


def test_P_K6_the_turn_of_one_without_figures_still_counts_for_the_chamber() -> None:
    table = Table(OPEN, figures={0: "a1 a1", 1: "- -"}).with_mask("f6", finder=1)
    turns = 0
    while not table.rings:
        table.pass_turns(1)
        turns += 1
    assert turns == 3


def test_P_K7_the_game_ends_when_only_the_start_is_left() -> None:
    table = Table(OPEN, figures={0: "a1 a1", 1: "c1 c1"}, lying={"a1": "2"}).with_mask("f6", ring=3)
    table.pass_turns(1)
    assert not table.is_over
    table.pass_turns(2)
    assert table.state.result is not None
    assert (table.state.result.reason, table.at(0)) == (EndReason.COLLAPSE, None)
    assert [cell for cell, doors in enumerate(table.state.doors) if doors] == [CELL["c1"]]


def test_P_K7_the_game_goes_on_while_a_treasure_can_be_fetched() -> None:
    table = Table(OPEN, lying={"a1": "2"}).with_mask("f6", ring=0)
    table.pass_turns(1)
    assert not table.is_over


def test_P_K7_the_game_goes_on_while_a_figure_is_in_the_pyramid() -> None:
    table = Table(OPEN, figures={1: "c1 a1"}).with_mask("f6", ring=0)
    table.pass_turns(1)
    assert not table.is_over


def test_P_K7_the_game_ends_when_nothing_can_change_any_more() -> None:
    table = Table(OPEN, figures={0: "b1 c1", 1: "- c1"}, carried={0: 5}).with_mask("f6", ring=1)
    table.walk(0, "c1")
    assert not table.is_over
    table.play(0, END_TURN)
    assert table.state.result is not None
    assert table.state.result.reason is EndReason.NOTHING_LEFT


def test_P_K7_the_mask_that_lies_is_a_treasure_to_fetch() -> None:
    table = Table(OPEN).with_mask("f6")
    table.pass_turns(1)
    assert not table.is_over


def test_P_K7_before_the_mask_is_found_all_may_stand_on_the_start() -> None:
    table = Table(OPEN)
    table.pass_turns(1)
    assert not table.is_over
