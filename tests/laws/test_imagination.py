"""Law: what is imagined from a view is a full state that fits the view, and any that fits may come."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Policy, Setup, every_setup, examples
from tests.laws.invariants import check
from tests.laws.play import Table, asked, decide, difference, new_table, table_in_play
from waset.engine.game import Over

WORLDS = 4
MANY = 300  # tries to imagine another world; the first few suffice nearly always


def imagined_table(table: Table, world: Any) -> Table:
    """A table to play on in another world."""
    other = Table(table.setup, 0, Policy("at random"))
    other.rng = Random(table.rng.random())
    other.state = world
    return other


@every_setup
@examples(40)
@given(data=st.data())
def test_an_imagined_state_looks_like_the_view(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game = table.game
    for viewer in setup.viewers:
        view = game.view(table.state, viewer)
        for _ in range(WORLDS):
            seen = game.view(game.imagine(view, table.rng), viewer)
            assert seen == view, f"seen by {viewer}: {difference(seen, view)}"


@every_setup
@examples(4)
@given(data=st.data())
def test_every_state_of_a_game_can_be_imagined_and_played(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    game = table.game
    for _ in table.walk():
        viewer = table.rng.choice(setup.viewers)
        view = game.view(table.state, viewer)
        before = view.copy()
        world = game.imagine(view, table.rng)
        assert view == before, "imagining leaves the view alone"
        assert game.view(world, viewer) == view
        check(setup, world)
        play_once(setup, world, table.rng)


def play_once(setup: Setup, world: Any, rng: Random) -> None:
    """Whoever is asked in an imagined world has something to do there, and the world stays sound."""
    seats = asked(setup.game.pending(world))
    options = [setup.game.options(world, seat) for seat in seats]
    assert all(options), f"nothing to do for one of the seats {seats}"
    if seats:
        decide(setup.game, world, seats[0], rng.choice(options[0]))
        check(setup, world)


@every_setup
@examples(15)
@given(data=st.data())
def test_an_imagined_state_can_be_played_to_the_end(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    viewer = data.draw(st.sampled_from(setup.viewers), "viewer")
    world = table.game.imagine(table.game.view(table.state, viewer), table.rng)
    check(setup, world)
    other = imagined_table(table, world)
    for _ in other.walk():
        check(setup, other.state)
    assert isinstance(other.pending, Over)


@every_setup
@examples(30)
@given(data=st.data())
def test_worlds_vary_where_several_are_possible(setup: Setup, data: st.DataObject) -> None:
    """The real world is possible: where only one world is ever imagined, it is the real one."""
    table = table_in_play(data, setup)
    game = table.game
    for viewer in setup.viewers:
        view = game.view(table.state, viewer)
        first = game.data(game.imagine(view, table.rng))
        varies = any(game.data(game.imagine(view, table.rng)) != first for _ in range(MANY))
        assert varies or first == game.data(table.state), f"{viewer} imagines but one world, and a wrong one"
