"""docs/rules/en/pharaoh/lamps.md"""

from tests.rules.pharaoh.table import HELPER, Table

ROW = """
2 ─ ─ ─ ─ ─ ─
1 ? ? S ? ? ?
"""


def test_P_L1_a_lamp_of_another_player_does_not_help() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lamps={1: "b2 c2"})
    assert table.walks(0) == ["b2"]


def test_P_L1_own_lamps_help_both_figures() -> None:
    table = Table(ROW, figures={0: "a2 d2"}, lamps={0: "b2 c2"})
    assert (table.walks(0), table.walks(0, HELPER)) == (["b2", "c2", "d2"], ["a2", "b2", "c2", "e2"])


def test_P_L1_lamps_of_several_players_stand_side_by_side() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lamps={0: "b2", 1: "b2 c2"})
    assert table.walks(0) == ["b2", "c2"]


def test_P_L2_without_lamps_a_walk_is_one_step() -> None:
    assert Table(ROW, figures={0: "c2 c1"}).walks(0) == ["b2", "d2"]


def test_P_L2_a_lamp_walk_is_one_action() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lamps={0: "b2 c2 d2"})
    table.walk(0, "e2")
    assert (table.at(0), table.state.actions) == ("e2", 2)


def test_P_L2_neither_end_needs_a_lamp() -> None:
    assert "c2" in Table(ROW, figures={0: "a2 c1"}, lamps={0: "b2"}).walks(0)


def test_P_L2_lamps_on_both_ends_do_not_help() -> None:
    assert Table(ROW, figures={0: "a2 c1"}, lamps={0: "a2 c2"}).walks(0) == ["b2"]


def test_P_L2_a_gap_without_a_lamp_ends_the_chain() -> None:
    assert Table(ROW, figures={0: "a2 c1"}, lamps={0: "b2 d2 e2"}).walks(0) == ["b2", "c2"]


def test_P_L2_a_wall_ends_the_chain() -> None:
    drawing = """
    2 ─ ─ ┐ ─ ─ ─
    1 ? ? S ? ? ?
    """
    assert Table(drawing, figures={0: "a2 c1"}, lamps={0: "b2 c2 d2"}).walks(0) == ["c1", "b2", "c2"]


def test_P_L2_the_chain_branches() -> None:
    drawing = """
    3 ? ┼ ? ? ? ?
    2 ─ ┼ ─ ? ? ?
    1 ? ┼ S ? ? ?
    """
    assert Table(drawing, figures={0: "a2 c1"}, lamps={0: "b2 b1"}).walks(0) == ["b1", "c1", "b2", "c2", "b3"]


def test_P_L2_a_walk_round_a_circle_does_not_end_where_it_began() -> None:
    drawing = """
    3 ? ┌ ┐ ? ? ?
    2 ? └ ┘ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "b2 c1"}, lamps={0: "b2 b3 c3 c2"})
    assert table.walks(0) == ["c2", "b3", "c3"]


def test_P_L2_each_tile_is_offered_once_however_many_ways_lead_there() -> None:
    drawing = """
    3 ? ┼ ┼ ? ? ?
    2 ? ┼ ┼ ? ? ?
    1 ? ? S ? ? ?
    """
    walks = Table(drawing, figures={0: "b2 c1"}, lamps={0: "b3 c2"}).walks(0)
    assert walks == ["c1", "c2", "b3", "c3"]


def test_P_L2_the_chain_goes_through_the_start_only_where_it_ends() -> None:
    drawing = """
    2 ? ? ┼ ? ? ?
    1 ? ┼ S ┼ ? ?
    """
    table = Table(drawing, figures={0: "b1 c1"}, lamps={0: "b1 d1 c2"})
    assert table.walks(0) == ["c1"]


def test_P_L3_a_treasure_on_the_way_is_left_there() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lamps={0: "b2 c2"}, lying={"b2": "3", "c2": "2"})
    table.walk(0, "d2")
    assert (table.treasures_at("b2"), table.treasures_at("c2"), table.state.carried[0]) == ((3,), (2,), 0)


def test_P_L3_one_who_is_passed_is_not_robbed() -> None:
    table = Table(ROW, figures={0: "a2 c1", 1: "b2 c1"}, lamps={0: "b2"}, carried={1: 3})
    table.walk(0, "c2")
    assert table.state.carried == [0, 3]
