"""The mask [P.K1] to [P.K3], a part of the chapter on mask and collapse."""

import pytest

from tests.rules.pharaoh.table import CURSE, END_TURN, HELPER, NOTHING, OPEN, Table
from waset.games.pharaoh.actions import PickUp, PutDown, Steal
from waset.games.pharaoh.components import Figure
from waset.games.pharaoh.events import FigureLost, MaskFound, MaskTaken, TilesFell


def turns_until(table: Table, ring: int) -> int:
    """How many idle turns pass until a ring falls."""
    for turn in range(1, 100):
        table.pass_turns(1)
        if ring in table.rings:
            return turn
    raise AssertionError("it never falls")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P_K1_the_chamber_falls_after_the_finders_third_turn_after_the_find(seats: int) -> None:
    table = Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", seats=seats, figures={0: "c2 c1"})
    table.find(0, "c3", "┬", NOTHING, 5)
    table.play(0, END_TURN)
    assert turns_until(table, 0) == 3 * seats


def test_P_K1_by_choice_of_the_table_the_turn_of_the_find_counts() -> None:
    table = Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", figures={0: "c2 c1"}, finding_turn_counts=True)
    table.find(0, "c3", "┬", NOTHING, 5)
    table.play(0, END_TURN)
    assert turns_until(table, 0) == 2 * 2


def test_P_K1_a_find_that_ends_the_turn_counts_no_turn_either() -> None:
    table = Table("2 ? ? ┼ ? ? ?\n1 ? ? S ? ? ?", figures={0: "c2 c1"})
    table.find(0, "c3", "┬", CURSE, 5)
    assert (table.asked, table.happened(MaskFound)) == ((1,), [MaskFound(0, "c3")])
    assert turns_until(table, 0) == 3 * 2


def test_P_K1_the_mask_is_lost_with_the_chamber() -> None:
    table = Table(OPEN, figures={0: "a6 c1"}).with_mask("c4")
    table.pass_turns(7)
    assert (table.fallen, table.treasures_at("c4"), table.happened(TilesFell)[0].treasures) == ({"c4"}, (), (5,))


def test_P_K1_the_countdown_goes_on_while_somebody_holds_the_mask_inside() -> None:
    table = Table(OPEN, figures={1: "c4 c1"}, active=1).with_mask("c4", finder=0)
    table.play(1, PickUp(5), END_TURN)
    table.pass_turns(4)
    assert table.rings == []
    table.pass_turns(1)
    assert (table.rings, table.at(1), table.state.carried[1]) == ([0], None, 0)
    assert table.happened(FigureLost) == [FigureLost(1, Figure.ARCHAEOLOGIST, 5)]


def test_P_K1_handling_the_mask_inside_makes_nobody_else_its_owner() -> None:
    table = Table(OPEN, figures={1: "c4 c1"}, active=1).with_mask("c4", finder=0)
    table.play(1, PickUp(5), PutDown(), END_TURN)
    assert table.state.owner == 0


def test_P_K2_the_chamber_falls_at_once_behind_the_carrier() -> None:
    table = Table(OPEN, figures={0: "c4 c1"}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3")
    assert (table.at(0), table.fallen, table.asked) == ("c3", {"c4"}, (1,))


def test_P_K2_all_that_is_still_in_the_chamber_is_lost() -> None:
    figures = {0: "c4 c4", 1: "c4 c4"}
    table = Table(OPEN, figures=figures, lying={"c4": "2 3 5"}, lamps={1: "c4"}, carried={1: 2}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3")
    assert [table.at(0, HELPER), table.at(1), table.at(1, HELPER)] == [None, None, None]
    assert (table.treasures_at("c4"), table.state.carried, table.state.lamps[1]) == ((), [5, 0], 0)
    assert table.state.supply[1] == 4


def test_P_K2_the_turn_ends_with_actions_left() -> None:
    table = Table(OPEN, figures={0: "c4 c1"}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3")
    assert (table.asked, table.state.actions) == ((1,), 3)


def test_P_K2_no_ring_falls_in_this_turn() -> None:
    table = Table(OPEN, figures={0: "c4 c1"}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3")
    assert table.rings == [0]


def test_P_K2_a_lamp_walk_is_finished_before_the_chamber_falls() -> None:
    table = Table(OPEN, figures={0: "c4 c1", 1: "a1 a1"}, lamps={0: "c3 c2"}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c1")
    assert (table.state.delivered[0], table.fallen, table.asked) == ((5,), {"c4"}, (1,))


def test_P_K2_to_leave_with_another_treasure_does_no_harm() -> None:
    table = Table(OPEN, figures={0: "c4 c1"}, lying={"c4": "2 5"}).with_mask("c4")
    table.play(0, PickUp(2))
    table.walk(0, "c3")
    assert (table.fallen, table.asked) == (set(), (0,))


def test_P_K2_a_helper_may_leave_the_chamber_while_the_mask_is_held_there() -> None:
    table = Table(OPEN, figures={0: "c4 c4"}).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3", figure=HELPER)
    assert (table.fallen, table.asked) == (set(), (0,))


def test_P_K2_who_stole_the_mask_inside_takes_it_out() -> None:
    table = Table(OPEN, figures={0: "c4 c1", 1: "c4 c1"}, carried={1: 5}).with_mask("c4", finder=1)
    table.play(0, Steal(1))
    table.walk(0, "c3")
    assert (table.state.owner, table.at(1), table.happened(MaskTaken)) == (0, None, [MaskTaken(0)])


def test_P_K2_the_finders_own_countdown_is_over() -> None:
    table = Table(OPEN, figures={1: "c4 c1"}, active=1).with_mask("c4", finder=0)
    table.play(1, PickUp(5))
    table.walk(1, "c3")
    table.pass_turns(1)
    assert table.rings == [0]
    table.pass_turns(1)
    assert table.rings == [0, 1]


def taken_out(mask_turn: str, to: str = "c3", lamps: dict[int, str] | None = None) -> Table:
    """The mask was carried out of c4 with the first action of a turn."""
    table = Table(OPEN, figures={0: "c4 a1", 1: "a1 a1"}, lamps=lamps, mask_turn=mask_turn).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, to)
    return table


def test_P_K2_unless_the_table_chooses_otherwise_the_turn_ends() -> None:
    assert (taken_out("ends").asked, Table().state.rules.mask_turn) == ((1,), "ends")


@pytest.mark.parametrize("mask_turn", ["goes_on", "goes_on_with_ring"])
def test_P_K2_by_choice_of_the_table_the_turn_goes_on_with_its_actions(mask_turn: str) -> None:
    table = taken_out(mask_turn)
    assert (table.asked, table.state.actions, table.fallen, table.rings) == ((0,), 2, {"c4"}, [0])
    table.play(0, PutDown())
    table.walk(0, "c2", "c1")
    assert table.state.actions == 0


@pytest.mark.parametrize(("mask_turn", "rings"), [("goes_on", [0]), ("goes_on_with_ring", [0, 1])])
def test_P_K2_whether_a_ring_falls_at_the_end_of_a_turn_that_goes_on(mask_turn: str, rings: list[int]) -> None:
    table = taken_out(mask_turn)
    table.walk(0, "c2")
    table.play(0, END_TURN)
    assert (table.rings, table.asked) == (rings, (1,))


@pytest.mark.parametrize("mask_turn", ["ends", "goes_on"])
def test_P_K2_the_first_ring_falls_after_the_next_turn_of_the_carrier(mask_turn: str) -> None:
    table = taken_out(mask_turn)
    table.pass_turns(1 if mask_turn == "ends" else 2)
    assert (table.rings, table.asked) == ([0], (0,))
    table.pass_turns(1)
    assert table.rings == [0, 1]


def test_P_K2_a_carrier_on_the_first_ring_is_lost_when_it_falls_with_the_same_turn() -> None:
    table = taken_out("goes_on_with_ring")
    table.play(0, END_TURN)
    assert (table.at(0), table.rings) == (None, [0, 1])


def test_P_K2_a_turn_that_goes_on_may_deliver_the_mask() -> None:
    table = taken_out("goes_on", to="c1", lamps={0: "c3 c2"})
    assert (table.state.delivered[0], table.asked, table.state.actions) == ((5,), (0,), 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P_K3_a_ring_falls_at_the_end_of_every_turn_of_the_carrier(seats: int) -> None:
    table = Table(OPEN, seats=seats, figures={0: "a1 c1"}, carried={0: 5}).with_mask("f6", ring=0)
    table.pass_turns(1)
    assert table.rings == [1]
    table.pass_turns(seats - 1)
    assert table.rings == [1]
    table.pass_turns(1)
    assert table.rings == [1, 2]


def test_P_K3_the_turns_of_others_drop_nothing() -> None:
    table = Table(OPEN, figures={0: "a1 c1"}, carried={0: 5}, active=1).with_mask("f6", ring=0)
    table.pass_turns(1)
    assert table.rings == []


def test_P_K3_when_the_mask_lies_its_last_holder_counts() -> None:
    table = Table(OPEN, figures={0: "a1 c1"}, carried={0: 5}).with_mask("f6", ring=0)
    table.play(0, PutDown(), END_TURN)
    table.pass_turns(2)
    assert table.rings == [1, 2]


def test_P_K3_when_the_mask_is_delivered_its_last_holder_counts() -> None:
    table = Table(OPEN, figures={0: "b1 c1", 1: "a1 a1"}, carried={0: 5}).with_mask("f6", ring=0)
    table.walk(0, "c1")
    table.play(0, END_TURN)
    table.pass_turns(2)
    assert table.rings == [1, 2]


def test_P_K3_when_the_mask_is_lost_its_last_holder_counts() -> None:
    table = Table(OPEN, figures={0: "f5 a1", 1: "a1 a1"}, carried={0: 5}).with_mask("f6", ring=0)
    table.pass_turns(3)
    assert (table.rings, table.at(0)) == ([1, 2], None)


def test_P_K3_who_picks_the_mask_up_is_its_owner_at_once() -> None:
    table = Table(OPEN, figures={0: "a1 c1"}, lying={"a1": "5"}).with_mask("f6", finder=1, ring=0)
    table.play(0, PickUp(5), END_TURN)
    assert (table.rings, table.state.owner) == ([1], 0)
    table.pass_turns(1)
    assert table.rings == [1]


def test_P_K3_after_the_chamber_fell_by_itself_the_finders_turns_count_to_the_end() -> None:
    table = Table(OPEN, figures={0: "c2 c1", 1: "c4 c1"}, active=1).with_mask("c4", finder=0)
    table.play(1, PickUp(5), END_TURN)
    table.pass_turns(5)
    assert (table.rings, table.asked) == ([0], (1,))
    table.pass_turns(1)
    assert table.rings == [0]
    table.pass_turns(1)
    assert table.rings == [0, 1]
