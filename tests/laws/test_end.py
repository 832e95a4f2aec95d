"""Law: every game ends within a bound, and its end is a ranking of all seats."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.actions import classes
from tests.laws.games import Policy, Setup, every_setup, examples, policies
from tests.laws.play import Table, new_table
from waset.engine.game import Action, Over

MOST_DECISIONS = 20_000
ENOUGH = 30  # games of each policy, to meet everything that can happen


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
        assert setup.game.unknowns(setup.game.view(table.state, viewer)) >= 0


@every_setup
@examples(15)
@given(data=st.data())
def test_a_game_is_over_only_at_its_end(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    while table.step() is not None:
        result = setup.game.result(table.state)
        assert (result is not None) == isinstance(table.pending, Over)


@every_setup
def test_random_play_meets_everything(setup: Setup) -> None:
    """Laws that never meet a Beggar say nothing of Beggars: each kind of action and event occurs, but those named."""
    met: set[str] = set()
    for policy in policies(setup):
        for seed in range(ENOUGH):
            met |= kinds_met(setup, policy, seed)
    kinds = {kind.__name__ for kind in (*classes(setup.game.action_type), *classes(setup.game.event_type))}
    assert kinds - met == set(never_met(setup))


def kinds_met(setup: Setup, policy: Policy, seed: int) -> set[str]:
    """The kinds of actions and events of one game."""
    table = Table(setup, seed, policy)
    for _ in table.walk():
        pass
    actions = {type(step.action).__name__ for step in table.steps if step.action is not None}
    return actions | {type(event).__name__ for event in table.events}


def never_met(setup: Setup) -> tuple[str, ...]:
    """What does not occur with this number of seats."""
    return ()
