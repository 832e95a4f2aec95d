"""Walls around the start: who walls everybody in, who opens them again, and what that brings [P.Z3]."""

from random import Random

import pytest

from tests.bots.walling import Trial, Walling, played
from tests.rules.pharaoh.table import NOTHING, Table
from waset.bots import BOTS, Place
from waset.bots.pharaoh import PHARAOH as JUDGEMENT
from waset.engine.game import Action
from waset.games.pharaoh.actions import BreakIn, EndTurn, Flip, Lay, TurnTile
from waset.games.pharaoh.components import Tile
from waset.games.pharaoh.game import PHARAOH, PHARAOH_1, Pharaoh
from waset.games.pharaoh.result import EndReason

WALLED_IN = """
2 ? ? ┴ ? ? ?
1 ? │ S │ ? ?
"""
ALMOST = """
2 ? ? │ ? ? ?
1 ? │ S │ ? ?
"""


def choice(table: Table, bot: str = "mason") -> Action:
    """What a bot in the active seat chooses."""
    seat = table.state.active
    return BOTS[bot](Place(PHARAOH, seat, Random(1))).choose(table.game.view(table.state, seat), table.options(seat))


def walling(table: Table) -> Action:
    """What the walling player in seat 0 chooses."""
    place = Place(table.game, 0, Random(1))
    return Walling(place, BOTS["mason"](place)).choose(table.game.view(table.state, 0), table.options(0))


def test_it_turns_the_neighbours_of_the_start_over_and_lays_them_with_their_walls_to_it() -> None:
    table = Table()
    flip = walling(table)
    assert isinstance(flip, Flip)
    table.play(0, flip)
    table.settle(Tile.STRAIGHT)
    laid = walling(table)
    assert isinstance(laid, Lay)
    table.play(0, laid)
    assert not table.state.links[table.state.start]


def test_it_shuts_the_last_way_and_sits_behind_its_walls_while_it_is_ahead() -> None:
    table = Table(ALMOST, figures={0: "c1 c2"})
    table.state.albums = (table.state.photos[:1], ())
    wall = walling(table)
    assert isinstance(wall, TurnTile)
    table.play(0, wall)
    assert walling(table) == EndTurn()


@pytest.mark.parametrize("bot", ["apprentice", "mason", "architect"])
def test_a_bot_on_a_walled_in_start_breaks_in(bot: str) -> None:
    assert isinstance(choice(Table(WALLED_IN), bot), BreakIn)


def opening(table: Table) -> float:
    """How much better the best way to break in looks to seat 0 than to pass."""
    options = table.options(0)
    looks = dict(zip(options, JUDGEMENT.glance(table.state, 0, options), strict=True))
    return max(looks[option] for option in table.may(0, BreakIn)) - looks[EndTurn()]


def test_opening_the_start_looks_better_than_passing() -> None:
    assert opening(Table(WALLED_IN, figures={0: "c2 c1"})) > 0


def test_with_the_mask_found_the_start_is_opened_for_an_own_way_only() -> None:
    holed = WALLED_IN.replace("?", ".")
    at_home = Table(holed, figures={0: "c1 c1", 1: "c2 c1"}).with_mask("f6", ring=0)
    outside = Table(holed, figures={0: "c2 c1"}, carried={0: 3}).with_mask("f6", finder=1, ring=0)
    assert opening(at_home) < 0 < opening(outside)


@pytest.mark.parametrize(("game", "is_shut_in"), [(PHARAOH_1, True), (PHARAOH, False)])
def test_what_the_first_turn_has_walled_in_is_open_again_after_the_second(game: Pharaoh, is_shut_in: bool) -> None:
    table = Table("1 ? ? S ? ? ?", game=game)
    table.find(0, "c2", "┴", NOTHING, 2)
    table.flip(0, "b1", Tile.STRAIGHT, "│")
    table.flip(0, "d1", Tile.STRAIGHT, "│")
    table.play(0, EndTurn())
    while table.asked == (1,):
        table.play(1, BOTS["mason"](Place(table.game, 1, Random(1))).choose(table.state, table.options(1)))
    assert (table.state.links[table.state.start] == 0) is is_shut_in


def ended_idle(game: Pharaoh) -> int:
    """How many of ten games with one that walls in end because nobody spends an action."""
    trial = Trial(game, 2, "random", 0.01, has_walling=True)
    return sum(played(trial, number, number % 2).reason is EndReason.NO_ACTIONS for number in range(10))


def test_games_with_one_that_walls_in_no_longer_end_because_nobody_can_act() -> None:
    assert ended_idle(PHARAOH) < 5 < ended_idle(PHARAOH_1)
