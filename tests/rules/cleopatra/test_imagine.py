"""Worlds that a viewer may imagine while another seat builds, or has bid."""

from collections.abc import Sequence
from random import Random

import pytest

from tests.rules.cleopatra.table import Table, hand
from waset.engine.game import Action, Seat
from waset.games.cleopatra.actions import Bid
from waset.games.cleopatra.agenda import EndTurn, Moment, Offering, PayMosaic, PayPiece, Quarry
from waset.games.cleopatra.cards import count
from waset.games.cleopatra.components import Card, Mosaic, Piece
from waset.games.cleopatra.state import State

GONE = "marble*10 lapis*7 double-marble*3 double-lapis*3 trompe-loeil*8"


@pytest.mark.parametrize("seed", range(40))
def test_C_P1_whoever_has_begun_to_build_can_pay_in_every_world(seed: int) -> None:
    table = Table(hands={0: "artisan*3 marble"}, discards=GONE, agenda=(Quarry(), PayPiece(Piece.THRONE, 0)))
    assert table.state.memory is not None
    table.state.memory.sure[3] = hand(GONE)
    world = table.game.imagine(table.game.view(table.state, 1), Random(seed))
    assert list(table.game.options(world, 0))


@pytest.mark.parametrize("seed", range(20))
def test_06_K4_whoever_builds_another_mosaic_has_a_scribe_in_every_world(seed: int) -> None:
    task = PayMosaic(Mosaic.I, ("b1", "b2", "b3", "b4", "b5"))
    held = "artisan*2 stone marble lapis scribe"
    table = Table(hands={0: held}, mosaic_top="X", agenda=(Quarry(), task))
    world = table.game.imagine(table.game.view(table.state, None), Random(seed))
    assert count(world.hands[0], Card.SCRIBE)
    assert list(table.game.options(world, 0))


def bid_by_others() -> Table:
    """Seats 0 and 1 have bid, seat 2 has not."""
    table = Table(3, agenda=(EndTurn(), Moment(), Offering()))
    table.state.talents = [10, 20, 30]
    table.state.talents_seen = [talents - table.state.edition.talents for talents in table.state.talents]
    table.play(0, Bid(3))
    table.play(1, Bid(4))
    return table


def test_C_O2_bids_in_secret_are_what_one_thinks_of_the_others() -> None:
    table = bid_by_others()

    def half(state: State, seat: Seat, options: Sequence[Action]) -> Action:
        return options[len(options) // 2]

    world = table.game.imagine(table.game.view(table.state, 2), Random(1), half)
    assert world.sealed == [Bid(5), Bid(10), None]


def test_C_O2_who_thinks_nothing_of_the_others_expects_any_bid() -> None:
    table = bid_by_others()
    view = table.game.view(table.state, 2)
    seen = {table.game.imagine(view, Random(seed)).sealed[0] for seed in range(200)}
    assert seen == {Bid(talents) for talents in range(11)}
