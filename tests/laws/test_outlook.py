"""Law: what a seat can see coming follows from its view, fits its type, and agrees with its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import SETUPS, Setup, every_setup, examples
from tests.laws.play import Table, asked, table_in_play, written
from waset.engine.game import Action
from waset.games.cleopatra.actions import BuildPiece, CallWorshipper, ChooseSpot, LayMosaic
from waset.games.cleopatra.outlook import Outlook as PalaceOutlook
from waset.games.pharaoh.actions import Walk
from waset.games.pharaoh.outlook import Outlook as PyramidOutlook

WORLDS = 3


@every_setup
@examples(20)
@given(data=st.data())
def test_an_outlook_fits_its_type_and_leaves_the_view_alone(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    for viewer in setup.viewers:
        view = table.game.view(table.state, viewer)
        before = view.copy()
        told = written(table.game.outlook(view, viewer))
        assert view == before
        read = msgspec.json.decode(told, type=table.game.outlook_type)
        assert written(read) == told


@every_setup
@examples(20)
@given(data=st.data())
def test_worlds_that_look_alike_have_the_same_outlook(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game = table.game
    for viewer in setup.viewers:
        view = game.view(table.state, viewer)
        expected = written(game.outlook(view, viewer))
        for _ in range(WORLDS):
            world = game.view(game.imagine(view, table.rng), viewer)
            assert written(game.outlook(world, viewer)) == expected


def asked_once(table: Table) -> tuple[Any, Sequence[Action]] | None:
    """The outlook and the options of the first seat that is asked."""
    for seat in asked(table.pending):
        return table.game.outlook(table.game.view(table.state, seat), seat), table.game.options(table.state, seat)
    return None


@every_setup
@examples(20)
@given(data=st.data())
def test_an_outlook_agrees_with_the_options(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    found = asked_once(table)
    if found is not None:
        outlook, options = found
        agrees = palace_agrees if isinstance(outlook, PalaceOutlook) else pyramid_agrees
        agrees(table, outlook, options)


def palace_agrees(table: Table, outlook: PalaceOutlook, options: Sequence[Action]) -> None:
    """What can be paid can be built, places come in the order of the options, and worshippers can be called."""
    builds = {option.piece for option in options if isinstance(option, BuildPiece)}
    if builds:
        assert builds == {one.piece for one in outlook.quarry if one.price is not None and one.price.ways}
    placed = [option.squares for option in options if isinstance(option, LayMosaic)]
    assert [laying.squares for laying in outlook.layings] == placed
    spots = [option.spot for option in options if isinstance(option, ChooseSpot)]
    if spots:
        kind = next(one for one in outlook.quarry if one.piece is table.state.agenda[-1].piece)
        assert [one.spot for one in kind.spots] == spots
    calls = {option.worshipper for option in options if isinstance(option, CallWorshipper)}
    if calls:
        assert calls == {one.worshipper for one in outlook.worshippers if one.is_payable}


def pyramid_agrees(table: Table, outlook: PyramidOutlook, options: Sequence[Action]) -> None:
    """The walks of the active seat are its options, as long as there are actions."""
    walks = {(option.figure, option.to) for option in options if isinstance(option, Walk)}
    own = [one for one in outlook.figures if one.seat == table.state.active]
    if walks:
        assert walks == {(one.figure, walk.to) for one in own for walk in one.walks}
    for one in own:
        for walk in one.walks:
            assert walk.way[-1] == walk.to
            assert walk.steps == len(walk.way)


def test_every_game_has_an_outlook() -> None:
    assert {setup.game.outlook_type for setup in SETUPS} == {PalaceOutlook, PyramidOutlook}
