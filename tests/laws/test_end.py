"""Law: every game ends within a bound, and its end is a ranking of all seats."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.actions import classes
from tests.laws.games import NEVER, SETUPS, Setup, every_game, every_setup, examples, policies
from tests.laws.play import Table, new_table
from waset.engine.game import Action, Over
from waset.games import GAMES

MOST_DECISIONS = 20_000
ENOUGH = 100  # games of each set-up and policy, to meet everything that can happen; a few are enough


def finished(table: Table) -> Table:
    """The same table at the end of its game.

    The rules bound only a table on which nothing moves. A policy that for ever takes and discards would not end, and so
    each plays at random beyond its horizon.
    """
    for _ in table.walk():
        assert table.decisions < MOST_DECISIONS, f"{table} does not end"
    return table


@every_setup
@examples(40)
@given(data=st.data())
def test_every_game_ends(setup: Setup, data: st.DataObject) -> None:
    table = finished(new_table(data, setup))
    assert isinstance(table.pending, Over)
    assert setup.game.result(table.state) is not None


@every_setup
@examples(15)
@given(data=st.data())
def test_nobody_is_asked_after_the_end(setup: Setup, data: st.DataObject) -> None:
    table = finished(new_table(data, setup))
    last: list[Action] = [step.action for step in table.steps[-5:] if step.action is not None]
    for seat in range(setup.seats):
        assert len(setup.game.options(table.state, seat)) == 0
        for action in last:
            reason = setup.game.why_not(table.state, seat, action)
            assert reason is not None
            assert reason.key == "reason.over"


@every_setup
@examples(30)
@given(data=st.data())
def test_the_ranking_has_every_seat_once_and_the_winners_first(setup: Setup, data: st.DataObject) -> None:
    table = finished(new_table(data, setup))
    over = table.pending
    assert isinstance(over, Over)
    assert sorted(seat for equals in over.ranking for seat in equals) == list(range(setup.seats))
    assert all(over.ranking), "no rank is empty"
    assert set(over.winners) <= set(over.ranking[0])
    for viewer in setup.viewers:
        assert setup.game.pending(setup.game.view(table.state, viewer)) == over


@every_setup
@examples(15)
@given(data=st.data())
def test_a_game_is_over_only_at_its_end(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    while table.step() is not None:
        result = setup.game.result(table.state)
        assert (result is not None) == isinstance(table.pending, Over)


@every_game
def test_random_play_meets_everything(name: str) -> None:
    """Laws that never meet a Beggar say nothing of Beggars: each kind of action and event occurs that the game has."""
    game = GAMES[name]
    never = set(NEVER.get(name, ()))
    missing = {kind.__name__ for kind in (*classes(game.action_type), *classes(game.event_type))} - never
    setups = [setup for setup in SETUPS if setup.game is game]
    for seed in range(ENOUGH):
        for setup in setups:
            for policy in policies(setup):
                met = kinds_met(Table(setup, seed, policy))
                assert not met & never
                missing -= met
        if not missing:
            return
    assert not missing


def kinds_met(table: Table) -> set[str]:
    """The kinds of actions and events of one game."""
    for _ in table.walk():
        pass
    actions = {type(step.action).__name__ for step in table.steps if step.action is not None}
    return actions | {type(event).__name__ for event in table.events}
