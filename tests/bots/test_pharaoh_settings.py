"""Bots at tables that choose other rules: they play to the end, and see what falls when."""

from random import Random
from typing import Any

import pytest

from tests.laws.games import OPTIONS
from tests.rules.pharaoh.table import OPEN, Table
from waset.arena.table import play_out
from waset.bots import BOTS, Budget, Place, Player
from waset.bots.pharaoh.outlook import Outlook, actions_before
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.games.pharaoh.actions import PickUp
from waset.games.pharaoh.game import PHARAOH
from waset.games.pharaoh.geometry import CELL


@pytest.mark.parametrize(("seats", "options"), OPTIONS["pharaoh"], ids=repr)
def test_bots_play_to_the_end_whatever_the_table_has_chosen(seats: int, options: Any) -> None:
    places = [Place(PHARAOH, seat, Random(f"settings/{seat}"), Budget(trials=2)) for seat in range(seats)]
    bots: list[Player] = [BOTS[bot](place) for bot, place in zip(("mason", "architect") * 2, places, strict=False)]
    match = Match(PHARAOH, seats, options)
    play_out(match, SealedDealer(seed_of("settings", 1)), bots)
    assert match.state.result is not None


def taken_out(mask_turn: str) -> Table:
    """The mask was carried out with the first of three actions; the carrier stands two steps from the start."""
    table = Table(OPEN, figures={0: "c4 a1", 1: "a1 a1"}, mask_turn=mask_turn).with_mask("c4")
    table.play(0, PickUp(5))
    table.walk(0, "c3")
    return table


@pytest.mark.parametrize(("mask_turn", "own", "other"), [("goes_on", 5, 3), ("goes_on_with_ring", 2, 0)])
def test_it_knows_how_many_actions_are_left_before_the_first_ring(mask_turn: str, own: int, other: int) -> None:
    state = taken_out(mask_turn).state
    assert [actions_before(state, seat) for seat in range(2)] == [own, other]


@pytest.mark.parametrize(("mask_turn", "can_wait"), [("goes_on", 4), ("goes_on_with_ring", 1)])
def test_it_knows_how_long_a_figure_on_the_first_ring_may_wait(mask_turn: str, can_wait: int) -> None:
    assert Outlook(taken_out(mask_turn).state, 0).slack(CELL["c3"]) == can_wait
