"""Law: a copy that nobody watches plays on like the state itself, only faster."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import asked, repeat, table_in_play
from waset.engine.game import Over
from waset.engine.playout import Playout

MOST_DECISIONS = 20_000


@every_setup
@examples(15)
@given(data=st.data())
def test_an_unwatched_copy_goes_the_same_way(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game, copy = setup.game, setup.game.unwatched(table.state)
    before = len(table.steps)
    for _ in table.walk():
        pass
    for step in table.steps[before:]:
        if step.seat is not None:
            assert step.seat in asked(game.pending(copy))
            assert step.action in game.options(copy, step.seat)
        assert repeat(game, copy, step).events == step.events
    assert game.data(copy) == game.data(table.state)
    assert game.pending(copy) == table.pending


@every_setup
@examples(20)
@given(data=st.data())
def test_a_playout_reaches_the_end_and_leaves_the_state_alone(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    before, seed = table.state.copy(), data.draw(st.integers(0, 2**32 - 1), "seed of the playout")
    first, second = Playout(setup.game, table.state), Playout(setup.game, table.state)
    assert first.run(Random(seed), MOST_DECISIONS)
    assert second.run(Random(seed), MOST_DECISIONS)
    assert isinstance(setup.game.pending(first.state), Over)
    assert setup.game.data(first.state) == setup.game.data(second.state), "the same chance leads to the same end"
    assert (first.decisions, first.draws) == (second.decisions, second.draws)
    assert table.state == before


@every_setup
@examples(10)
@given(data=st.data())
def test_a_playout_of_no_decisions_stays_where_it_is(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    playout = Playout(setup.game, table.state)
    assert not playout.run(Random(0), 0)
    assert (playout.decisions, playout.draws) == (0, 0)
    assert setup.game.data(playout.state) == setup.game.data(table.state)
