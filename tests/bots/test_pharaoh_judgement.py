"""What looks good in the Pharaoh's Gold, on pyramids drawn by hand."""

from random import Random

import pytest

from tests.rules.pharaoh.table import ARCHAEOLOGIST, END_TURN, OPEN, Table
from waset.bots.judgement import STANDSTILL, aims, chances
from waset.bots.mason import Mason
from waset.bots.pharaoh import PHARAOH
from waset.bots.player import Place
from waset.engine.game import Action
from waset.games.pharaoh.actions import Flip, PickUp, Steal, TurnTile, Walk
from waset.games.pharaoh.game import PHARAOH as GAME
from waset.games.pharaoh.geometry import CELL


def best(table: Table) -> Action:
    """What looks best to seat 0; a look changes nothing."""
    options = list(table.options(0))
    before = table.state.copy()
    values = PHARAOH.glance(table.state, 0, options)
    assert table.state == before
    return options[values.index(max(values))]


def test_a_treasure_underfoot_is_picked_up() -> None:
    assert best(Table(OPEN, figures={0: "c4 c1"}, lying={"c4": "3"})) == PickUp(3)


def test_a_treasure_is_carried_home() -> None:
    table = Table(OPEN, figures={0: "c3 c1"})
    table.state.carried[0] = 3
    table.state.supply[0] = 0  # no lamps to think of
    assert best(table) == Walk(ARCHAEOLOGIST, "c2")


def test_with_empty_hands_the_archaeologist_goes_for_a_treasure() -> None:
    table = Table(OPEN, figures={0: "c3 c1"}, lying={"c5": "3"})
    table.state.supply[0] = 0
    assert best(table) == Walk(ARCHAEOLOGIST, "c4")


def test_a_treasure_is_stolen() -> None:
    table = Table(OPEN, figures={0: "c3 c1", 1: "c3 c1"})
    table.state.carried[1] = 3
    assert best(table) == Steal(1)


def test_at_the_beginning_tiles_are_turned_over() -> None:
    assert isinstance(best(Table()), Flip)


def test_points_speak_for_a_seat() -> None:
    table = Table(OPEN)

    def prospects() -> float:
        features = PHARAOH.features(table.state, 0)
        return sum(weight * feature for weight, feature in zip(PHARAOH.weights, features, strict=True))

    before = prospects()
    table.state.delivered = ((3,), ())
    assert prospects() > before


ONE_WAY_OUT = """
2 ? ? ─ ? ? ?
1 ? │ S ┤ ? ?
"""  # the only way out of the start is east
NO_WAY_OUT = """
2 ? ? ─ ? ? ?
1 ? │ S │ ? ?
"""
WALL_AHEAD = """
6 ? ? ? ? ? ?
5 ? ? ? ? ? ?
4 ─ ─ ─ ─ ─ ─
3 │ │ │ ┼ │ │
2 │ │ │ ┼ │ │
1 └ ─ ─ S ─ ┘
"""  # nothing is to be turned over until a tile is turned


class TestStandstill:
    def test_a_shut_start_is_one(self) -> None:
        assert PHARAOH.standstill(Table(NO_WAY_OUT).state) == 1
        assert PHARAOH.standstill(Table(ONE_WAY_OUT).state) == 0

    def test_a_tile_that_lies_face_down_beside_the_start_is_a_way_out(self) -> None:
        assert PHARAOH.standstill(Table("1 ? │ S │ ? ?").state) == 0

    @pytest.mark.parametrize("progressed", [False, True])
    def test_quiet_rounds_lead_to_one(self, progressed: bool) -> None:
        state = Table(OPEN).state
        state.quiet, state.progressed = 4, progressed
        assert PHARAOH.standstill(state) == (0 if progressed else 0.4)

    def test_once_the_mask_is_found_the_game_comes_to_its_end(self) -> None:
        state = Table(NO_WAY_OUT).state
        state.tomb = CELL["f6"]
        assert PHARAOH.standstill(state) == 0

    def test_a_game_that_ended_without_the_mask_was_one(self) -> None:
        table = Table(OPEN)
        table.state.quiet, table.state.starter = table.state.rules.no_progress_rounds - 1, 0
        table.play(0, END_TURN)
        table.play(1, END_TURN)
        assert table.state.result is not None
        assert PHARAOH.standstill(table.state) == 1

    def test_it_leaves_chances_as_they_are_but_nobody_aims_at_it(self) -> None:
        state = Table(OPEN, figures={0: "c4 c1"}).state
        before = chances(GAME, PHARAOH, PHARAOH.weights, state, 2)
        assert aims(GAME, PHARAOH, PHARAOH.weights, state) == before
        state.quiet = state.rules.no_progress_rounds
        assert chances(GAME, PHARAOH, PHARAOH.weights, state, 2) == before
        assert aims(GAME, PHARAOH, PHARAOH.weights, state) == pytest.approx([STANDSTILL * chance for chance in before])

    def test_nobody_is_walled_in(self) -> None:
        table = Table(ONE_WAY_OUT)
        looks = dict(zip(table.options(0), PHARAOH.glance(table.state, 0, table.options(0)), strict=True))
        assert looks[TurnTile("d1", "nes")] < min(looks[TurnTile("d1", doors)] for doors in ("new", "esw"))

    def test_a_turn_that_is_not_used_looks_worse_than_any_use_of_it(self) -> None:
        table = Table()
        options = list(table.options(0))
        values = PHARAOH.glance(table.state, 0, options)
        assert min(values) == values[options.index(END_TURN)]

    def test_who_is_stuck_wants_the_helper_near(self) -> None:
        stuck = PHARAOH.names.index("stuck")

        def of(helper: str) -> float:
            return PHARAOH.features(Table(WALL_AHEAD, figures={0: f"d3 {helper}"}).state, 0)[stuck]

        assert 0 < of("d3") < of("d2") < of("d1") <= 1

    def test_a_mason_that_leads_does_not_wait_for_it(self) -> None:
        state = Table(OPEN, active=1).state
        state.starter, state.delivered = 0, ((), (3,))
        mason = Mason(Place(GAME, 1, Random(1)), PHARAOH)
        usual = mason.tried(state, END_TURN)
        state.quiet = state.rules.no_progress_rounds - 1
        assert mason.tried(state, END_TURN) < usual  # it would win at once
