"""Ten whole situations, each drawn: the rules at work together."""

import pytest

from tests.rules.pharaoh.table import CURSE, END_TURN, HELPER, MUMMY, NOTHING, OPEN, Table
from waset.engine.game import Reason
from waset.games.pharaoh.actions import BreakIn, Flip, PickUp, Steal, TurnTile, Walk
from waset.games.pharaoh.components import Figure
from waset.games.pharaoh.events import TilesFell
from waset.games.pharaoh.geometry import CELL, RINGS

LAMPS_IN_A_ROW = """
2 ─ ─ ─ ─ ─ ?
1 ? ? S ? ? ?
"""  # A is a2; the lamps stand on b2 and c2; B is d2, C is e2


@pytest.mark.parametrize(
    ("at", "lamps", "reached"),
    [
        ("a2", {0: "b2 c2"}, ["b2", "c2", "d2"]),
        ("b2", {0: "b2 c2"}, ["a2", "c2", "d2"]),
        ("a2", {1: "b2 c2"}, ["b2"]),
    ],
)
def test_P_L2_lamps_in_a_row(at: str, lamps: dict[int, str], reached: list[str]) -> None:
    assert Table(LAMPS_IN_A_ROW, figures={0: f"{at} c1"}, lamps=lamps).walks(0) == reached


def test_P_D1_a_door_against_a_wall() -> None:
    drawing = """
    3 ? ? ? ? ? ?
    2 ? ? ─ ├ ? ?
    1 ? ? S ? ? ?
    """  # c2 has a door east, d2 a wall west
    table = Table(drawing, figures={0: "c2 c2"})
    walled = Reason("reason.wall", "P.D1", {"square": "d2", "from": "c2"})
    assert table.refused(0, Walk(Figure.ARCHAEOLOGIST, "d2")) == walled
    assert table.refused(0, TurnTile("d2", "nsw")).key == "reason.out_of_reach"


@pytest.mark.parametrize(("mark", "may"), [("─", True), ("│", False)])
def test_P_T3_the_door_of_the_own_tile_alone_decides_about_a_flip(mark: str, may: bool) -> None:
    drawing = f"""
    2 ? ? {mark} ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c2 c1"})
    assert (Flip("d2") in table.options(0)) is may


TWO_WAYS = """
5 ? ? ? ? ┐ ?
4 ? ┌ ? ┐ │ ?
3 ? │ ─ │ │ ?
2 ? │ ─ ├ ┘ ?
1 ? └ S ┘ ? ?
"""  # both sides of the circle are equally short; e2 to e5 are a longer way


def test_P_M3_a_mummy_on_two_equally_short_ways() -> None:
    figures = {0: "d4 e3", 1: "b3 d3", 2: "e4 c1"}
    table = Table(TWO_WAYS, seats=3, figures=figures, carried={1: 3, 2: 2}, lamps={0: "b2", 1: "d2"})
    table.find(0, "c4", "┬", MUMMY, 2)
    assert [table.at(seat) for seat in range(3)] == ["c1", "c1", "e4"]
    assert [table.at(seat, HELPER) for seat in range(3)] == ["e3", "c1", "c1"]
    assert (table.treasures_at("b3"), table.state.carried) == ((3,), [0, 0, 2])
    assert (table.state.supply, table.asked) == ([4, 4, 5], (1,))


def test_P_M6_a_chamber_laid_with_its_wall_to_the_finder() -> None:
    drawing = """
    2 ? ? │ ? ? ?
    1 ? ? S ? ? ?
    """
    table = Table(drawing, figures={0: "c2 c1"}, lamps={0: "c2"})
    table.find(0, "c3", "┴", CURSE, 2, 3)
    assert (table.asked, table.state.actions, table.state.supply[0]) == ((0,), 2, 4)
    assert (table.treasures_at("c3"), len(table.state.albums[0])) == ((2, 3), 1)


def test_P_K2_the_mask_is_taken_out_with_two_actions_left() -> None:
    table = Table(OPEN, figures={0: "c4 a1", 1: "c4 c4"}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3")
    assert (table.fallen, table.at(1), table.at(1, HELPER)) == ({"c4"}, None, None)
    assert (table.asked, table.state.turn) == ((0,), 2), "the other one has no figures and passes"
    table.walk(0, "c2", "c1", "b1")
    assert table.state.actions == 0
    table.play(0, END_TURN)
    assert table.rings == [0, 1]


def test_P_K3_the_mask_is_stolen() -> None:
    table = Table(OPEN, figures={0: "a1 c1", 1: "a1 c1"}, carried={0: 5}, active=1).with_mask("f6", ring=0)
    table.play(1, Steal(0), END_TURN)
    assert table.rings == [1]
    table.play(0, END_TURN)
    assert table.rings == [1]


def test_P_K1_the_mask_is_left() -> None:
    table = Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", figures={0: "c2 c1"})
    table.find(0, "c3", "┬", NOTHING, 5)
    table.play(0, END_TURN)
    falls: dict[int, int] = {}  # the ring by the number of the finder's turn after the find
    for turn in range(1, 5):
        table.pass_turns(2)
        falls.update({event.ring: turn for event in table.happened(TilesFell) if event.ring not in falls})
    assert falls == {0: 3, 1: 4}


@pytest.mark.parametrize(("chamber", "sizes"), [("a1", [3, 5, 7, 9, 11]), ("c4", [8, 16, 11])])
def test_P_K4_rings_by_kings_moves(chamber: str, sizes: list[int]) -> None:
    assert [ring.bit_count() for ring in RINGS["king"][CELL[chamber]]] == [1, *sizes]


THREE_WALLS = """
3 ? ? ? ? ? ?
2 ? ? ─ ? ? ?
1 ? │ S │ ? ?
"""  # all three neighbours of the start are face up with walls towards it


@pytest.mark.parametrize("figure", [Figure.ARCHAEOLOGIST, Figure.HELPER])
def test_P_Z3_a_walled_in_start_is_turned_open_and_left(figure: Figure) -> None:
    figures = {0: "c1 b1" if figure is Figure.ARCHAEOLOGIST else "b1 c1"}
    table = Table(THREE_WALLS, figures=figures)
    table.play(0, BreakIn("c2", "ns"))
    table.walk(0, "c2", "c1", figure=figure)
    assert (table.state.actions, table.break_ins(0)) == (0, {})


def test_P_Z3_one_open_neighbour_is_enough() -> None:
    assert Table(THREE_WALLS.replace("─", "│")).break_ins(0) == {}


def test_P_E3_one_mummy_sends_two_carriers_home() -> None:
    drawing = """
    3 ? ? ├ ─ ? ?
    2 ? ? ├ ┘ ? ?
    1 ? ? S ? ? ?
    """
    figures = {0: "c3 c1", 1: "c2 c1", 2: "c3 c1"}
    table = Table(drawing, seats=3, figures=figures, carried={1: 3, 2: 3}, mummy_drops_treasure=False)
    table.find(0, "c4", "┬", MUMMY, 2)
    assert table.state.delivered == ((), (3,), (3,))
    assert table.state.changed[1] == table.state.changed[2]
