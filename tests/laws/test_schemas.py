"""Law: what a table of a game tells is what its schema says."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import jsonschema
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import table_in_play, written
from waset.engine.schema import table_schema
from waset.games import game_named


@cache
def checker(game: str, part: str) -> Any:
    """What checks one part of what a table tells."""
    schema = table_schema(game_named(game))
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]})


def check(setup: Setup, part: str, told: object) -> None:
    """It is as described, as it goes over the wires."""
    checker(setup.game.name, part).validate(json.loads(written(told)))


@every_setup
@examples(3)
@given(data=st.data())
def test_what_is_told_fits_the_schema(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game = table.game
    for viewer in table.rng.sample(setup.viewers, 2):
        view = game.view(table.state, viewer)
        check(setup, "View", game.data(view))
        check(setup, "Outlook", game.outlook(view, viewer))
        for event in table.events[-20:]:
            check(setup, "Event", event.seen_by(viewer))
    for seat in range(setup.seats):
        for action in game.options(table.state, seat)[:20]:
            check(setup, "Action", action)


@every_setup
@examples(1)
@given(data=st.data())
def test_the_end_fits_the_schema(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup, deepest=0)
    for _ in table.walk():
        pass
    check(setup, "Result", table.game.result(table.state))
    check(setup, "View", table.game.data(table.state))
