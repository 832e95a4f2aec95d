"""docs/rules/en/pharaoh/chambers.md"""

import pytest

from tests.rules.pharaoh.table import CURSE, HELPER, MUMMY, NOTHING, Table
from waset.games.pharaoh.actions import Flip, Lay
from waset.games.pharaoh.components import Omen, Photo, Tile
from waset.games.pharaoh.events import (
    CarriersDelivered,
    CurseSpread,
    FigureFled,
    LampsBlownOut,
    MummyAwoke,
    NoWayOut,
    PhotoDrawn,
    PhotoKept,
    TreasureFound,
)

CORRIDOR = """
5 ? ? ? ? ? ?
4 ? ? ? ? ? ?
3 ? ? │ ? ? ?
2 ? ? │ ? ? ?
1 ? ? S ? ? ?
"""


def test_P_M1_a_chamber_is_laid_photographed_and_filled() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.find(0, "c4", "┬", NOTHING, 3)
    kinds = [type(event) for event in table.events]
    assert kinds.index(PhotoDrawn) < kinds.index(TreasureFound) < kinds.index(PhotoKept)
    assert (table.treasures_at("c4"), table.state.albums[0]) == ((3,), (Photo(1, NOTHING),))


def test_P_M1_any_photo_in_the_camera_may_be_drawn() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.flip(0, "c4", Tile.EYE, "┬")
    assert table.chance.odds() == [(photo, 1) for photo in table.state.rules.photos]


def test_P_M1_equal_photos_are_one_outcome() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"}, photos="1,1,1,3,3")
    table.flip(0, "c4", Tile.EYE, "┬")
    assert table.chance.odds() == [(Photo(1, NOTHING), 3), (Photo(3, NOTHING), 2)]


def test_P_M1_treasures_come_from_the_stack_by_their_number() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.state.stack = (2, 3, 3)
    table.flip(0, "c4", Tile.EYE, "┬")
    table.settle(Photo(2, CURSE))
    assert table.chance.odds() == [(2, 1), (3, 2)]
    table.settle(2)
    assert table.chance.odds() == [(3, 2)]


def test_P_M1_a_corridor_brings_no_photo() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.flip(0, "c4", Tile.STRAIGHT, "│")
    assert (table.asked, table.state.albums[0]) == ((0,), ())


def test_P_M1_a_chamber_without_an_event_lets_the_turn_go_on() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.find(0, "c4", "┬", NOTHING, 3)
    assert (table.asked, table.state.actions, table.walks(0)) == ((0,), 2, ["c2", "c4"])


def way_of(drawing: str, square: str, mark: str, figures: dict[int, str]) -> tuple[str, ...]:
    """The way of the mummy from a chamber that is laid like this."""
    table = Table(drawing, figures=figures)
    table.find(0, square, mark, MUMMY, 2)
    return table.happened(MummyAwoke)[0].way


def test_P_M2_the_way_is_the_shortest_connection_to_the_start() -> None:
    assert way_of(CORRIDOR, "c4", "┬", {0: "c3 c1"}) == ("c1", "c2", "c3", "c4")


def test_P_M2_walls_are_respected() -> None:
    drawing = """
    4 ? ? ┌ ─ ┐ ?
    3 ? ? ? ? │ ?
    2 ? ? │ │ │ ?
    1 ? ? S ─ ┘ ?
    """
    assert way_of(drawing, "c3", "┤", {0: "c4 c1"}) == ("c1", "c2", "c3")
    assert way_of(drawing, "c3", "┴", {0: "c4 c1"}) == ("c1", "d1", "e1", "e2", "c3", "e3", "c4", "d4", "e4")


def test_P_M2_if_two_ways_are_equally_short_both_count() -> None:
    drawing = """
    3 ? ┌ ? ┐ ? ?
    2 ? │ ─ │ ? ?
    1 ? └ S ┘ ? ?
    """
    assert way_of(drawing, "c3", "┬", {0: "d3 c1"}) == ("b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3")


def test_P_M2_ways_that_part_and_meet_again_count_with_both_branches() -> None:
    drawing = """
    4 ? ? ? │ ? ?
    3 ? ? ┌ ┤ ? ?
    2 ? ? ├ ┘ ? ?
    1 ? ? S ? ? ?
    """
    assert way_of(drawing, "d5", "┬", {0: "d4 c1"}) == ("c1", "c2", "d2", "c3", "d3", "d4", "d5")


def test_P_M2_lamps_do_not_shorten_it() -> None:
    drawing = """
    4 ? ┌ ─ ? ? ?
    3 ? │ ? │ ? ?
    2 ? │ ─ │ ? ?
    1 ? └ S ┘ ? ?
    """
    table = Table(drawing, figures={0: "d3 c1"}, lamps={0: "b1 b2 b3 b4 c4"})
    table.find(0, "d4", "┤", MUMMY, 2)
    assert table.happened(MummyAwoke)[0].way == ("c1", "d1", "d2", "d3", "d4")


def test_P_M3_every_figure_of_every_player_on_the_way_goes_to_the_start() -> None:
    table = Table(CORRIDOR, seats=3, figures={0: "c3 c2", 1: "c3 c3", 2: "c2 c1"})
    table.find(0, "c4", "┬", MUMMY, 2)
    assert {table.at(seat, figure) for seat in range(3) for figure in (HELPER,)} == {"c1"}
    assert [table.at(seat) for seat in range(3)] == ["c1", "c1", "c1"]
    assert len(table.happened(FigureFled)) == 5


def test_P_M3_whoever_is_not_on_the_way_stays() -> None:
    drawing = """
    3 ? ? ├ ─ ? ?
    2 ? ? │ │ ? ?
    1 ? ? S ─ ? ?
    """
    table = Table(drawing, figures={0: "c3 d3", 1: "d2 d1"})
    table.find(0, "c4", "┬", MUMMY, 2)
    assert (table.at(0), table.at(0, HELPER), table.at(1), table.at(1, HELPER)) == ("c1", "d3", "d2", "d1")


def test_P_M3_a_carried_treasure_stays_where_its_carrier_stood() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1", 1: "c2 c1"}, carried={0: 3, 1: 2})
    table.find(0, "c4", "┬", MUMMY, 2)
    assert (table.treasures_at("c3"), table.treasures_at("c2"), table.state.carried) == ((3,), (2,), [0, 0])
    assert table.state.delivered == ((), ())


def test_P_M3_by_choice_of_the_table_the_treasure_comes_along() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"}, carried={0: 3}, mummy_drops_treasure=False)
    table.find(0, "c4", "┬", MUMMY, 2)
    assert (table.treasures_at("c3"), table.state.delivered[0]) == ((), (3,))
    assert table.happened(CarriersDelivered) == [CarriersDelivered((0,), (3,))]


def test_P_M3_the_mummy_leaves_lamps_alone() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"}, lamps={0: "c2 c3", 1: "c2"})
    table.find(0, "c4", "┬", MUMMY, 2)
    assert table.state.supply == [3, 4]


def test_P_M4_every_lamp_of_every_player_on_the_way_returns_to_its_owner() -> None:
    table = Table(CORRIDOR, seats=3, figures={0: "c3 c1"}, lamps={0: "c2 c3", 1: "c3"})
    table.find(0, "c4", "┬", CURSE, 2)
    assert table.happened(LampsBlownOut) == [LampsBlownOut(0, ("c2", "c3")), LampsBlownOut(1, ("c3",))]
    assert (table.state.lamps, table.state.supply) == ([0, 0, 0], [5, 5, 5])


def test_P_M4_other_lamps_stay() -> None:
    drawing = """
    3 ? ? ├ ─ ? ?
    2 ? ? │ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c3 c1"}, lamps={0: "c2 d3"})
    table.find(0, "c4", "┬", CURSE, 2)
    assert table.game.data(table.state)["seats"][0]["lamps"] == ["d3"]


def test_P_M4_the_curse_leaves_figures_alone() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c2"}, carried={0: 3})
    table.find(0, "c4", "┬", CURSE, 2)
    assert (table.at(0), table.at(0, HELPER), table.state.carried[0]) == ("c3", "c2", 3)


@pytest.mark.parametrize("omen", [MUMMY, CURSE])
def test_P_M5_the_turn_ends_at_once(omen: Omen) -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.find(0, "c4", "┬", omen, 2)
    assert (table.asked, table.state.actions) == ((1,), 3)


def test_P_M5_the_turn_ends_even_when_nothing_was_on_the_way() -> None:
    table = Table("2 ? ? ? ? ? ?\n1 ? ? S ? ? ?")
    table.find(0, "c2", "┤", CURSE, 2)
    assert (table.happened(CurseSpread)[0].way, table.asked) == (("c1", "c2"), (1,))


def test_P_M5_the_photo_is_kept_all_the_same() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.find(0, "c4", "┬", CURSE, 2)
    assert table.state.albums == ((Photo(1, CURSE),), ())


@pytest.mark.parametrize("omen", [MUMMY, CURSE])
def test_P_M6_without_a_way_out_nothing_happens_and_the_turn_goes_on(omen: Omen) -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"}, lamps={0: "c2"})
    table.find(0, "c4", "┴", omen, 2)
    assert table.happened(NoWayOut) == [NoWayOut("c4")]
    assert (table.asked, table.state.actions, table.at(0), table.state.supply[0]) == ((0,), 2, "c3", 4)


def test_P_M6_treasures_and_photo_count_all_the_same() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"})
    table.find(0, "c4", "┴", MUMMY, 2, 3)
    assert (table.treasures_at("c4"), len(table.state.albums[0])) == ((2, 3), 1)


def test_P_M6_by_choice_of_the_table_the_turn_ends() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"}, no_way_ends_turn=True)
    table.find(0, "c4", "┴", MUMMY, 2)
    assert (table.asked, table.at(0)) == ((1,), "c3")


def test_P_M6_a_photo_without_an_event_never_ends_the_turn() -> None:
    table = Table(CORRIDOR, figures={0: "c3 c1"}, no_way_ends_turn=True)
    table.find(0, "c4", "┴", NOTHING, 2)
    assert (table.asked, table.happened(NoWayOut)) == ((0,), [])


def test_P_M6_an_archaeologist_cut_off_from_the_start_wakes_nothing() -> None:
    drawing = """
    3 ? ? │ ? ? ?
    2 ? ? ─ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c3 c1"})
    table.play(0, Flip("c4"))
    table.settle(Tile.CROWN)
    table.play(0, Lay("esw"))
    table.settle(Photo(1, MUMMY), 2)
    assert (table.happened(NoWayOut), table.at(0)) == ([NoWayOut("c4")], "c3")
