"""Every refusal has a reason."""

import pytest

from tests.rules.pharaoh.table import ARCHAEOLOGIST, END_TURN, HELPER, Table
from waset.engine.game import Action, BadSetup, Detail, Reason
from waset.engine.settings import Value
from waset.games.pharaoh.actions import (
    DigOut,
    Flip,
    Lay,
    PickUp,
    PlaceLamp,
    PutDown,
    Steal,
    TakeLamp,
    TurnTile,
    Walk,
)
from waset.games.pharaoh.components import Tile
from waset.games.pharaoh.game import PHARAOH

CORRIDORS = """
3 ? ? └ ? ? ?
2 ─ ─ ├ ─ ? .
1 ? ? S ─ ? .
"""


def at(archaeologist: str, helper: str) -> Table:
    """A table with the figures of seat 0 on these tiles."""
    return Table(CORRIDORS, figures={0: f"{archaeologist} {helper}"})


def refused_setup(options: dict[str, Value]) -> Reason:
    """Why a game cannot be started with these options."""
    with pytest.raises(BadSetup) as refused:
        PHARAOH.start(2, options)
    return refused.value.reason


@pytest.mark.parametrize("seats", [1, 5])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        PHARAOH.start(seats, {})
    assert refused.value.reason == Reason("setup.seats", "", {"seats": seats, "least": 2, "most": 4})


def test_P_K4_a_choice_says_what_there_is_to_choose() -> None:
    details: dict[str, Detail] = {"option": "collapse", "value": "bishop", "values": ["king", "rook"]}
    assert refused_setup({"collapse": "bishop"}) == Reason("setup.option_one_of", "P.K4", details)


@pytest.mark.parametrize("rounds", [0, 201, True, "many"])
def test_P_Z2_a_number_says_its_bounds(rounds: Value) -> None:
    details: dict[str, Detail] = {"option": "last_round", "value": str(rounds), "least": 1, "most": 200}
    assert refused_setup({"last_round": rounds}) == Reason("setup.option_number", "P.Z2", details)


def test_P_C2_a_text_shows_an_example() -> None:
    details: dict[str, Detail] = {"option": "corridors", "value": "10/10", "example": "12/10/8"}
    assert refused_setup({"corridors": "10/10"}) == Reason("setup.option_text", "P.C2", details)


def test_P_X2_a_switch_is_on_or_off() -> None:
    wanted = Reason("setup.option_switch", "P.X2", {"option": "open_scores", "value": "2"})
    assert refused_setup({"open_scores": 2}) == wanted


def test_P_T1_in_a_turn_nothing_is_laid() -> None:
    assert Table().refused(0, Lay("ns")) == Reason("reason.not_now", "P.T1")


@pytest.mark.parametrize("action", [END_TURN, Walk(ARCHAEOLOGIST, "c2"), PickUp(2), DigOut("ns")])
def test_P_T3_while_a_tile_is_to_be_laid_nothing_else_is_done(action: Action) -> None:
    table = Table()
    table.play(0, Flip("c2"))
    table.settle(Tile.BEND)
    assert table.refused(0, action) == Reason("reason.not_now", "P.T3")


@pytest.mark.parametrize(
    "action",
    [Walk(ARCHAEOLOGIST, "b2"), Walk(HELPER, "b2"), Flip("c4"), TurnTile("c2", "new"), PlaceLamp(), TakeLamp()],
)
def test_P_T1_after_three_actions_nothing_takes_a_fourth(action: Action) -> None:
    table = at("c2", "c2")
    table.state.actions = 0
    assert table.refused(0, action) == Reason("reason.no_actions_left", "P.T1")


@pytest.mark.parametrize(
    ("action", "figure"),
    [
        (Walk(ARCHAEOLOGIST, "b2"), "archaeologist"),
        (Walk(HELPER, "b2"), "helper"),
        (Flip("c2"), "archaeologist"),
        (TurnTile("c2", "new"), "helper"),
        (PlaceLamp(), "helper"),
        (TakeLamp(), "helper"),
        (PickUp(2), "archaeologist"),
        (PutDown(), "archaeologist"),
        (Steal(1), "archaeologist"),
        (DigOut("ns"), "archaeologist"),
    ],
)
def test_P_K5_a_lost_figure_does_nothing(action: Action, figure: str) -> None:
    table = at("-", "c2") if figure == "archaeologist" else at("c2", "-")
    assert table.refused(0, action) == Reason("reason.figure_lost", "P.K5", {"figure": figure})


@pytest.mark.parametrize("action", [Walk(HELPER, "g7"), Flip(""), TurnTile("A1", "ns")])
def test_P_S1_there_is_no_such_tile(action: Walk | Flip | TurnTile) -> None:
    name = action.to if isinstance(action, Walk) else action.square
    assert at("c2", "c2").refused(0, action) == Reason("reason.no_such_tile", "P.S1", {"square": name})


def test_P_T2_a_walk_ends_on_another_tile() -> None:
    assert at("c2", "c1").refused(0, Walk(ARCHAEOLOGIST, "c2")) == Reason("reason.same_tile", "P.T2", {"square": "c2"})


def test_P_D1_nobody_walks_onto_a_face_down_tile() -> None:
    wanted = Reason("reason.face_down", "P.D1", {"square": "e2"})
    assert at("d2", "c1").refused(0, Walk(ARCHAEOLOGIST, "e2")) == wanted


@pytest.mark.parametrize("action", [Walk(ARCHAEOLOGIST, "f1"), Flip("f2"), TurnTile("f2", "ns")])
def test_P_K5_a_hole_is_out_of_the_game(action: Walk | Flip | TurnTile) -> None:
    name = action.to if isinstance(action, Walk) else action.square
    assert at("d2", "d2").refused(0, action) == Reason("reason.hole", "P.K5", {"square": name})


def test_P_D1_a_wall_is_named_with_both_tiles() -> None:
    wanted = Reason("reason.wall", "P.D1", {"square": "d1", "from": "d2"})
    assert at("d2", "c1").refused(0, Walk(ARCHAEOLOGIST, "d1")) == wanted


def test_P_L2_a_tile_beyond_the_lamps_is_too_far() -> None:
    wanted = Reason("reason.too_far", "P.L2", {"square": "d2", "from": "b2"})
    assert at("b2", "c1").refused(0, Walk(ARCHAEOLOGIST, "d2")) == wanted


def test_P_T3_a_face_up_tile_is_not_flipped() -> None:
    assert at("c2", "c1").refused(0, Flip("d2")) == Reason("reason.face_up", "P.T3", {"square": "d2"})


def test_P_T3_a_tile_elsewhere_is_not_flipped() -> None:
    wanted = Reason("reason.not_next_to", "P.T3", {"square": "e4", "from": "c2"})
    assert at("c2", "c1").refused(0, Flip("e4")) == wanted


def test_P_T3_a_tile_behind_the_own_wall_is_not_flipped() -> None:
    wanted = Reason("reason.no_door", "P.T3", {"square": "b3", "from": "c3"})
    assert at("c3", "c1").refused(0, Flip("b3")) == wanted


@pytest.mark.parametrize("doors", ["nes", "n", "en", "", "x"])
def test_P_T3_a_tile_is_laid_with_its_own_doors(doors: str) -> None:
    table = Table()
    table.play(0, Flip("c2"))
    table.settle(Tile.STRAIGHT)
    assert table.refused(0, Lay(doors)) == Reason("reason.wrong_doors", "P.T3", {"doors": ["ns", "ew"]})


def test_P_T4_a_face_down_tile_is_not_turned() -> None:
    assert at("c1", "d2").refused(0, TurnTile("e2", "ns")) == Reason("reason.face_down", "P.T4", {"square": "e2"})


def test_P_T4_the_start_stays_as_it_is() -> None:
    assert at("c1", "c2").refused(0, TurnTile("c1", "nes")) == Reason("reason.start_stays", "P.T4", {"square": "c1"})


def test_P_T4_a_tile_without_a_connection_is_out_of_reach() -> None:
    wanted = Reason("reason.out_of_reach", "P.T4", {"square": "b2", "from": "c2"})
    assert at("c1", "c2").refused(0, TurnTile("b2", "ns")) == wanted


def test_P_T4_a_turn_that_changes_nothing_is_none() -> None:
    assert at("c1", "d2").refused(0, TurnTile("d2", "ew")) == Reason("reason.not_turned", "P.T4", {"doors": "ew"})


def test_P_T4_a_turn_gives_no_other_doors() -> None:
    assert at("c1", "d2").refused(0, TurnTile("d2", "ne")) == Reason(
        "reason.wrong_doors", "P.T4", {"doors": ["ns", "ew"]}
    )


def test_P_T5_the_start_needs_no_lamp() -> None:
    assert at("c2", "c1").refused(0, PlaceLamp()) == Reason("reason.lamp_on_start", "P.T5")


def test_P_T5_a_second_lamp_is_refused() -> None:
    table = Table(CORRIDORS, figures={0: "c1 d2"}, lamps={0: "d2"})
    assert table.refused(0, PlaceLamp()) == Reason("reason.lamp_there", "P.T5", {"square": "d2"})


def test_P_T5_with_all_lamps_in_use_none_is_placed() -> None:
    table = Table(CORRIDORS, figures={0: "c1 d2"}, lamps={0: "a2 b2 c2 c3 d1"})
    assert table.refused(0, PlaceLamp()) == Reason("reason.no_lamps_left", "P.T5", {"lamps": 5})


def test_P_T6_where_no_own_lamp_is_none_is_taken() -> None:
    table = Table(CORRIDORS, figures={0: "c1 d2"}, lamps={0: "c2", 1: "d2"})
    assert table.refused(0, TakeLamp()) == Reason("reason.no_lamp_here", "P.T6", {"square": "d2"})


def test_P_F1_with_full_hands_nothing_is_picked_up() -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1"}, carried={0: 2}, lying={"d2": "3"})
    assert table.refused(0, PickUp(3)) == Reason("reason.hands_full", "P.F1", {"treasure": 2})


@pytest.mark.parametrize("treasure", [2, 5, 0, -1])
def test_P_F1_what_does_not_lie_there_is_not_picked_up(treasure: int) -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1"}, lying={"d2": "3", "c2": "2"})
    assert table.refused(0, PickUp(treasure)) == Reason("reason.no_such_treasure", "P.F1", {"treasure": treasure})


def test_P_F2_what_was_just_put_down_stays() -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1"}, carried={0: 2})
    table.play(0, PutDown())
    assert table.refused(0, PickUp(2)) == Reason("reason.just_put_down", "P.F2", {"treasure": 2})


def test_P_F2_what_was_just_picked_up_is_kept() -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1"}, lying={"d2": "3"})
    table.play(0, PickUp(3))
    assert table.refused(0, PutDown()) == Reason("reason.just_picked_up", "P.F2", {"treasure": 3})


def test_P_F2_with_empty_hands_nothing_is_put_down() -> None:
    assert at("d2", "c1").refused(0, PutDown()) == Reason("reason.nothing_carried", "P.F2")


@pytest.mark.parametrize("victim", [-1, 0, 2])
def test_P_F3_nobody_robs_oneself_or_nobody(victim: int) -> None:
    assert at("d2", "c1").refused(0, Steal(victim)) == Reason("reason.no_such_victim", "P.F3")


def test_P_F3_with_full_hands_nothing_is_stolen() -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1", 1: "d2 c1"}, carried={0: 2, 1: 3})
    assert table.refused(0, Steal(1)) == Reason("reason.hands_full", "P.F3", {"treasure": 2})


@pytest.mark.parametrize("place", ["c2", "-"])
def test_P_F3_one_who_is_not_there_is_not_robbed(place: str) -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1", 1: f"{place} d2"})
    assert table.refused(0, Steal(1)) == Reason("reason.not_here", "P.F3", {"victim": 1})


def test_P_F3_one_who_carries_nothing_is_not_robbed() -> None:
    table = Table(CORRIDORS, figures={0: "d2 c1", 1: "d2 c1"})
    assert table.refused(0, Steal(1)) == Reason("reason.carries_nothing", "P.F3", {"victim": 1})


SEALED = """
3 ? │ ─ │ ? ?
2 ? │ ╵ │ ? ?
1 ? ? S ? ? ?
"""


def test_P_Z1_where_the_table_plays_without_it_nobody_digs() -> None:
    table = Table(SEALED, figures={0: "c2 c1"}, dig_out=False)
    assert table.refused(0, DigOut("e")) == Reason("reason.no_digging", "P.Z1")


def test_P_Z1_who_is_not_sealed_in_does_not_dig() -> None:
    assert at("d2", "c1").refused(0, DigOut("ns")) == Reason("reason.not_sealed_in", "P.Z1")


def test_P_Z1_digging_comes_first_in_a_turn() -> None:
    table = Table(SEALED, figures={0: "c2 c1"}, lying={"c2": "3"})
    table.play(0, PickUp(3))
    assert table.refused(0, DigOut("e")) == Reason("reason.dig_first", "P.Z1")


def test_P_Z1_digging_turns_the_tile() -> None:
    table = Table(SEALED, figures={0: "c2 c1"})
    assert table.refused(0, DigOut("n")) == Reason("reason.not_turned", "P.Z1", {"doors": "n"})


def test_P_Z1_digging_gives_no_other_doors() -> None:
    table = Table(SEALED, figures={0: "c2 c1"})
    assert table.refused(0, DigOut("ns")) == Reason("reason.wrong_doors", "P.Z1", {"doors": ["n", "e", "s", "w"]})


def test_P_K7_once_the_game_is_over_nothing_is_allowed() -> None:
    table = Table(last_round=1)
    table.pass_turns(2)
    assert table.refused(0, END_TURN) == Reason("reason.over", "P.K7")


def test_P_M1_while_a_photo_is_drawn_nobody_is_asked() -> None:
    table = Table()
    table.flip(0, "c2", Tile.EYE, "┬")
    assert table.refused(0, END_TURN) == Reason("reason.chance", "P.M1")


def test_P_T1_in_the_turn_of_another_nobody_else_is_asked() -> None:
    assert Table().refused(1, END_TURN) == Reason("reason.not_asked", "P.T1", {"asked": ["0"]})
