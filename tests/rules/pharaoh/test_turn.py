"""docs/rules/en/pharaoh/turn.md"""

import pytest

from tests.rules.pharaoh.table import ARCHAEOLOGIST, END_TURN, HELPER, Table
from waset.games.pharaoh.actions import EndTurn, Flip, Lay, PickUp, PlaceLamp, TakeLamp, TurnTile, Walk
from waset.games.pharaoh.components import Figure, Tile
from waset.games.pharaoh.events import TileFlipped, TileLaid

ROW = """
2 ─ ─ ─ ─ ─ ─
1 ? ? S ? ? ?
"""


def test_P_T1_a_turn_has_three_actions() -> None:
    table = Table(ROW, figures={0: "a2 f2"})
    table.walk(0, "b2", "c2", "d2")
    assert table.options(0) == [END_TURN]


def test_P_T1_the_figures_share_the_actions_in_any_order() -> None:
    table = Table(ROW, figures={0: "a2 f2"})
    table.walk(0, "e2", figure=HELPER)
    table.walk(0, "b2")
    table.walk(0, "d2", figure=HELPER)
    assert (table.at(0), table.at(0, HELPER), table.options(0)) == ("b2", "d2", [END_TURN])


def test_P_T1_fewer_actions_are_allowed() -> None:
    table = Table(ROW, figures={0: "a2 f2"})
    table.walk(0, "b2")
    table.play(0, END_TURN)
    assert (table.asked, table.state.actions) == ((1,), 3)


def test_P_T1_no_action_is_allowed() -> None:
    table = Table(ROW, figures={0: "a2 f2"})
    table.play(0, END_TURN)
    assert table.asked == (1,)


@pytest.mark.parametrize("before", range(4))
def test_P_T1_free_actions_come_before_between_and_after_actions(before: int) -> None:
    table = Table(ROW, figures={0: "a2 f2"}, lying={"a2": "3", "b2": "3", "c2": "3", "d2": "3"})
    table.walk(0, *("b2", "c2", "d2")[:before])
    table.play(0, PickUp(3))
    assert (table.state.carried[0], table.state.actions) == (3, 3 - before)


def test_P_T1_only_the_active_player_is_asked() -> None:
    table = Table(ROW, figures={0: "a2 f2"})
    assert (table.asked, table.options(1)) == ((0,), [])


@pytest.mark.parametrize("figure", [ARCHAEOLOGIST, HELPER])
def test_P_T2_either_figure_walks_one_step_for_an_action(figure: Figure) -> None:
    table = Table(ROW, figures={0: "c2 c2"})
    table.play(0, Walk(figure, "d2"))
    assert (table.at(0, figure), table.state.actions) == ("d2", 2)


def test_P_T2_the_other_figure_stays() -> None:
    table = Table(ROW, figures={0: "c2 c2"})
    table.walk(0, "d2", figure=HELPER)
    assert table.at(0) == "c2"


def test_P_T2_one_may_walk_back() -> None:
    table = Table(ROW, figures={0: "c2 c1"})
    table.walk(0, "d2", "c2")
    assert table.at(0) == "c2"


def test_P_T3_flipping_takes_an_action_and_does_not_move() -> None:
    table = Table()
    table.flip(0, "c2", Tile.STRAIGHT, "│")
    assert (table.at(0), table.state.actions) == ("c1", 2)


def test_P_T3_all_see_the_tile_before_it_is_laid() -> None:
    table = Table()
    table.play(0, Flip("c2"))
    table.settle(Tile.BEND)
    assert table.happened(TileFlipped)[0].seen_by(1) == TileFlipped(0, "c2", Tile.BEND)
    assert (table.game.view(table.state, 1).turned, table.asked) == (Tile.BEND, (0,))


def test_P_T3_the_tile_is_laid_in_any_orientation() -> None:
    table = Table()
    table.flip(0, "c2", Tile.BEND, "┌")
    assert table.happened(TileLaid) == [TileLaid(0, "c2", Tile.BEND, "es")]
    assert table.walks(0) == ["c2"]


def test_P_T3_the_tile_may_show_a_wall_to_the_own_figure() -> None:
    table = Table()
    table.flip(0, "c2", Tile.BEND, "└")
    assert table.walks(0) == []


@pytest.mark.parametrize(
    ("mark", "flips"), [("─", ["b2", "d2"]), ("│", ["c3"]), ("┐", ["b2"]), ("┼", ["b2", "d2", "c3"])]
)
def test_P_T3_a_door_must_lead_to_the_face_down_tile(mark: str, flips: list[str]) -> None:
    drawing = f"""
    2 ? ? {mark} ? ? ?
    1 ? ? S ? ? ?
    """
    assert Table(drawing, figures={0: "c2 c1"}).flips(0) == flips


def test_P_T3_a_face_up_tile_is_not_flipped_again() -> None:
    assert Table("2 ? ? ─ ? ? ?\n1 ? ? S ? ? ?").flips(0) == ["b1", "d1"]


def test_P_T3_a_tile_far_away_is_not_flipped() -> None:
    assert "c3" not in Table("2 ? ? │ ? ? ?\n1 ? ? S ? ? ?").flips(0)


def test_P_T3_a_tile_that_was_flipped_is_laid_before_anything_else() -> None:
    table = Table()
    table.play(0, Flip("c2"))
    table.settle(Tile.STRAIGHT)
    assert table.options(0) == [Lay("ns"), Lay("ew")]


def test_P_T4_a_helper_turns_its_own_tile_and_those_connected_to_it() -> None:
    drawing = """
    3 ? ? └ ? ? ?
    2 ? ─ ├ ┐ ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c1 c2"})
    assert table.turns(0) == {"c2": "┴┤┬", "d2": "└┌┘"}


def test_P_T4_a_wall_between_them_keeps_the_helper_away() -> None:
    drawing = """
    2 ? ? │ ─ ? ?
    1 ? ? S ? ? ?
    """
    assert list(Table(drawing, figures={0: "c1 c2"}).turns(0)) == ["c2"]


def test_P_T4_a_turn_really_turns() -> None:
    drawing = """
    2 ? ? ─ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c1 c2"})
    assert table.turns(0) == {"c2": "│"}
    table.play(0, TurnTile("c2", "ns"))
    assert (table.walks(0), table.state.actions) == (["c2"], 2)


def test_P_T4_a_cross_cannot_be_turned() -> None:
    assert Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", figures={0: "c1 c2"}).turns(0) == {}


def test_P_T4_the_start_is_never_turned() -> None:
    drawing = """
    2 ? ? │ ? ? ?
    1 ? ? S ─ ? ?
    """
    assert Table(drawing, figures={0: "c1 c2"}).turns(0) == {"c2": "─"}
    assert Table(drawing).turns(0) == {"d1": "│", "c2": "─"}


def test_P_T4_a_chamber_is_turned_like_a_corridor() -> None:
    table = Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", figures={0: "c2 c2"})
    table.find(0, "d2", "┬", table.state.rules.photos[0].omen, 2)
    assert table.turns(0) == {"d2": "├┴┤"}


def test_P_T4_what_is_on_the_tile_stays_on_it() -> None:
    drawing = """
    2 ? ? ├ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c2 c2", 1: "c2 c1"}, lamps={1: "c2"}, lying={"c2": "2 3"}, carried={1: 3})
    table.play(0, TurnTile("c2", "nsw"))
    assert (table.at(0), table.at(0, HELPER), table.at(1)) == ("c2", "c2", "c2")
    assert (table.treasures_at("c2"), table.state.carried, table.state.lamps[1].bit_count()) == ((2, 3), [0, 3], 1)


def test_P_T4_an_archaeologist_turns_nothing() -> None:
    assert Table("2 ? ? ├ ? ? ?\n1 ? ? S ? ? ?", figures={0: "c2 -"}).turns(0) == {}


def test_P_T5_a_helper_places_a_lamp_on_its_tile() -> None:
    table = Table(ROW, figures={0: "c1 d2"})
    table.play(0, PlaceLamp())
    assert (table.game.data(table.state)["seats"][0]["lamps"], table.state.supply[0]) == (["d2"], 4)
    assert table.state.actions == 2


def test_P_T5_one_lamp_of_each_colour_on_a_tile() -> None:
    table = Table(ROW, figures={0: "c1 d2"}, lamps={1: "d2"})
    table.play(0, PlaceLamp())
    assert table.may(0, PlaceLamp) == []


def test_P_T5_no_lamp_on_the_start() -> None:
    assert Table(ROW).may(0, PlaceLamp) == []


def test_P_T5_with_an_empty_supply_no_lamp_is_placed() -> None:
    table = Table(ROW, figures={0: "c1 f2"}, lamps={0: "a2 b2 c2 d2 e2"})
    assert (table.state.supply[0], table.may(0, PlaceLamp)) == (0, [])


def test_P_T5_an_archaeologist_places_no_lamp() -> None:
    assert Table(ROW, figures={0: "d2 c1"}).may(0, PlaceLamp) == []


def test_P_T6_a_helper_takes_its_lamp_back() -> None:
    table = Table(ROW, figures={0: "c1 d2"}, lamps={0: "d2"})
    table.play(0, TakeLamp())
    assert (table.state.lamps[0], table.state.supply[0], table.state.actions) == (0, 5, 2)


def test_P_T6_lamps_of_others_are_left_alone() -> None:
    assert Table(ROW, figures={0: "c1 d2"}, lamps={1: "d2"}).may(0, TakeLamp) == []


def test_P_T6_a_lamp_elsewhere_is_not_taken() -> None:
    assert Table(ROW, figures={0: "d2 c1"}, lamps={0: "d2"}).may(0, TakeLamp) == []


def test_P_T7_any_number_of_figures_share_a_tile() -> None:
    table = Table(ROW, seats=4, figures={0: "c2 e2", 1: "d2 d2", 2: "d2 d2", 3: "d2 d2"})
    table.walk(0, "d2")
    table.walk(0, "d2", figure=HELPER)
    assert (table.at(0), table.at(0, HELPER)) == ("d2", "d2")


def test_P_T7_nobody_blocks_a_lamp_walk() -> None:
    table = Table(ROW, figures={0: "a2 c1", 1: "b2 c2"}, lamps={0: "b2 c2"})
    assert table.walks(0) == ["b2", "c2", "d2"]


def test_P_T1_to_end_the_turn_is_always_an_option() -> None:
    assert Table(ROW, figures={0: "a2 f2"}).options(0)[-1] == EndTurn()
