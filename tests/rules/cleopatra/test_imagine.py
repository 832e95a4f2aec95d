"""Worlds that a viewer may imagine while another seat builds."""

from random import Random

import pytest

from tests.rules.cleopatra.table import Table, hand
from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Quarry
from waset.games.cleopatra.cards import count
from waset.games.cleopatra.components import Card, Mosaic, Piece

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
