"""docs/rules/en/pharaoh/treasures.md"""

import pytest

from tests.rules.pharaoh.table import END_TURN, HELPER, Table
from waset.games.pharaoh.actions import Flip, PickUp, PutDown, Steal
from waset.games.pharaoh.events import TreasureDelivered

ROW = """
2 ─ ─ ┼ ─ ─ ─
1 ? ? S ? ? ?
"""


def test_P_F1_a_treasure_on_the_own_tile_is_picked_up_for_free() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lying={"a2": "2 3"})
    table.play(0, PickUp(3))
    assert (table.state.carried[0], table.treasures_at("a2"), table.state.actions) == (3, (2,), 3)


def test_P_F1_equal_treasures_are_offered_once() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lying={"a2": "2 2 3 3"})
    assert table.may(0, PickUp) == [PickUp(2), PickUp(3)]


def test_P_F1_one_treasure_is_carried_at_a_time() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lying={"a2": "2 3"})
    table.play(0, PickUp(3))
    assert table.may(0, PickUp) == []


def test_P_F1_a_treasure_on_another_tile_is_not_picked_up() -> None:
    assert Table(ROW, figures={0: "a2 c1"}, lying={"b2": "2"}).may(0, PickUp) == []


def test_P_F1_a_carried_treasure_moves_with_its_carrier() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, lying={"a2": "3"})
    table.play(0, PickUp(3))
    table.walk(0, "b2")
    assert (table.state.carried[0], table.treasures_at("a2"), table.treasures_at("b2")) == (3, (), ())


def test_P_F2_a_treasure_is_put_down_for_free() -> None:
    table = Table(ROW, figures={0: "b2 c1"}, carried={0: 3})
    table.play(0, PutDown())
    assert (table.state.carried[0], table.treasures_at("b2"), table.state.actions) == (0, (3,), 3)


def test_P_F2_anybody_may_take_it_later() -> None:
    table = Table(ROW, figures={0: "b2 c1", 1: "b2 c1"}, carried={0: 3})
    table.play(0, PutDown(), END_TURN)
    table.play(1, PickUp(3))
    assert table.state.carried == [0, 3]


def test_P_F2_one_treasure_can_be_exchanged_for_another() -> None:
    table = Table(ROW, figures={0: "b2 c1"}, carried={0: 2}, lying={"b2": "3"})
    table.play(0, PutDown(), PickUp(3))
    assert (table.state.carried[0], table.treasures_at("b2")) == (3, (2,))


def test_P_F2_what_was_just_put_down_is_not_picked_up_again() -> None:
    table = Table(ROW, figures={0: "b2 c1"}, carried={0: 2}, lying={"b2": "2 3"})
    table.play(0, PutDown())
    assert table.may(0, PickUp) == [PickUp(3)]


def test_P_F2_what_was_just_picked_up_is_not_put_down_again() -> None:
    table = Table(ROW, figures={0: "b2 c1"}, lying={"b2": "3"})
    table.play(0, PickUp(3))
    assert table.may(0, PutDown) == []


def test_P_F2_after_an_action_it_may_be() -> None:
    table = Table(ROW, figures={0: "b2 f2"}, lying={"b2": "3"})
    table.play(0, PickUp(3))
    table.walk(0, "e2", figure=HELPER)
    table.play(0, PutDown())
    table.walk(0, "d2", figure=HELPER)
    assert table.may(0, PickUp) == [PickUp(3)]


def test_P_F2_the_next_turn_begins_anew() -> None:
    table = Table(ROW, figures={0: "b2 c1"}, carried={0: 2})
    table.play(0, PutDown(), END_TURN)
    table.play(1, END_TURN)
    assert table.may(0, PickUp) == [PickUp(2)]


def test_P_F2_the_mask_may_be_put_down_as_soon_as_it_is_picked_up() -> None:
    table = Table(ROW, figures={0: "b2 c1"}, lying={"b2": "5"}).with_mask("f6", finder=1, ring=0)
    table.play(0, PickUp(5), PutDown())
    assert (table.treasures_at("b2"), table.state.owner, table.may(0, PickUp)) == ((5,), 0, [])


def test_P_F3_a_treasure_is_stolen_on_the_same_tile_for_free() -> None:
    table = Table(ROW, seats=3, figures={0: "b2 c1", 1: "b2 c1", 2: "d2 c1"}, carried={1: 3, 2: 2})
    assert table.may(0, Steal) == [Steal(1)]
    table.play(0, Steal(1))
    assert (table.state.carried, table.state.actions) == ([3, 0, 2], 3)


def test_P_F3_a_thief_needs_empty_hands() -> None:
    table = Table(ROW, figures={0: "b2 c1", 1: "b2 c1"}, carried={0: 2, 1: 3})
    assert table.may(0, Steal) == []


def test_P_F3_who_carries_nothing_is_not_robbed() -> None:
    assert Table(ROW, figures={0: "b2 c1", 1: "b2 c1"}).may(0, Steal) == []


def test_P_F3_a_thief_may_walk_there_steal_and_run() -> None:
    table = Table(ROW, figures={0: "a2 c1", 1: "b2 c1"}, carried={1: 3})
    table.walk(0, "b2")
    table.play(0, Steal(1))
    table.walk(0, "c2", "c1")
    assert (table.state.delivered[0], table.state.carried) == ((3,), [0, 0])


def test_P_F3_the_victim_may_steal_it_back() -> None:
    table = Table(ROW, figures={0: "b2 c1", 1: "b2 c1"}, carried={1: 3})
    table.play(0, Steal(1), END_TURN)
    assert table.may(1, Steal) == [Steal(0)]


def test_P_F4_a_treasure_carried_to_the_start_is_delivered_at_once() -> None:
    table = Table(ROW, figures={0: "c2 c1"}, carried={0: 3})
    table.walk(0, "c1")
    assert table.happened(TreasureDelivered) == [TreasureDelivered(0, 3)]
    assert (table.state.delivered[0], table.state.carried[0], table.treasures_at("c1")) == ((3,), 0, ())


def test_P_F4_a_lamp_walk_may_end_on_the_start() -> None:
    table = Table(ROW, figures={0: "a2 c1"}, carried={0: 2}, lamps={0: "b2 c2"})
    table.walk(0, "c1")
    assert table.state.delivered[0] == (2,)


def test_P_F4_what_is_delivered_is_safe_for_ever() -> None:
    table = Table(ROW, figures={0: "c2 c1"}, carried={0: 3})
    table.walk(0, "c1")
    table.play(0, END_TURN)
    assert (table.may(1, Steal), table.may(1, PickUp)) == ([], [])


def test_P_F4_the_carrier_may_go_for_more() -> None:
    table = Table(ROW, figures={0: "c2 c1"}, carried={0: 3}, lying={"c2": "2"})
    table.walk(0, "c1", "c2")
    table.play(0, PickUp(2))
    table.walk(0, "c1")
    assert table.state.delivered[0] == (2, 3)


@pytest.mark.parametrize("kind", [PickUp, Steal, Flip])
def test_P_F5_a_helper_never_carries_steals_or_flips(kind: type[PickUp] | type[Steal] | type[Flip]) -> None:
    table = Table(ROW, figures={0: "- c2", 1: "c2 c1"}, lying={"c2": "2 3"}, carried={1: 3})
    assert table.may(0, kind) == []


def test_P_F5_a_helper_walks_without_the_treasure() -> None:
    table = Table(ROW, figures={0: "c2 c2"}, carried={0: 3})
    table.walk(0, "c1", figure=HELPER)
    assert (table.state.carried[0], table.state.delivered[0]) == (3, ())
