"""Law: the log folded from the start is the state; through JSON too, and when cut and resumed anywhere."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import difference, new_table, repeat, table_in_play, written
from waset.engine.game import Chance, Event
from waset.engine.match import Played


def fold(state: Any, events: list[Event]) -> Any:
    """What the events make of a state."""
    for event in events:
        event.change(state)
    return state


@every_setup
@examples(15)
@given(data=st.data())
def test_the_log_adds_up_to_the_state(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    folded = setup.start()
    for step in table.walk():
        fold(folded, list(step.events))
        assert folded == table.state, difference(folded, table.state)


@every_setup
@examples(15)
@given(data=st.data())
def test_the_log_adds_up_through_json(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    decoder = msgspec.json.Decoder(setup.game.event_type)
    folded = setup.start()
    for step in table.walk():
        read = [decoder.decode(written(event)) for event in step.events]
        assert read == list(step.events)
        assert [type(event) for event in read] == [type(event) for event in step.events]
        fold(folded, read)
    assert folded == table.state, difference(folded, table.state)


@every_setup
@examples(10)
@given(data=st.data())
def test_what_a_viewer_is_sent_reads_the_same(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    decoder = msgspec.json.Decoder(setup.game.event_type)
    viewer = data.draw(st.sampled_from(setup.viewers), "viewer")
    followed = setup.game.view(setup.start(), viewer)
    for step in table.walk():
        fold(followed, [decoder.decode(written(event.seen_by(viewer))) for event in step.events])
    assert followed == setup.game.view(table.state, viewer)


def read_outcome(chance: Chance[Any], text: bytes) -> Any:
    """The one possible outcome that is written like this."""
    (found,) = [outcome for outcome, _ in chance.odds() if written(outcome) == text]
    return found


def read_step(setup: Setup, state: Any, step: Played) -> Played:
    """A step as it is read again from JSON before it is carried out."""
    if step.seat is None:
        pending = setup.game.pending(state)
        assert isinstance(pending, Chance)
        return Played(None, None, read_outcome(pending, written(step.outcome)), ())
    return Played(step.seat, msgspec.json.decode(written(step.action), type=setup.game.action_type), None, ())


@every_setup
@examples(15)
@given(data=st.data())
def test_decisions_and_outcomes_lead_to_the_same_events_through_json(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    again = setup.start()
    for step in table.walk():
        read = read_step(setup, again, step)
        assert (read.action, read.outcome) == (step.action, step.outcome)
        assert repeat(setup.game, again, read).events == step.events
    assert again == table.state, difference(again, table.state)


@every_setup
@examples(25)
@given(data=st.data())
def test_a_game_cut_anywhere_goes_on_from_a_copy(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    resumed, before = table.state.copy(), len(table.steps)
    for _ in table.walk():
        pass
    for step in table.steps[before:]:
        assert repeat(setup.game, resumed, step).events == step.events
    assert resumed == table.state, difference(resumed, table.state)


@every_setup
@examples(25)
@given(data=st.data())
def test_a_copy_is_independent(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    original, log = table.state, table.events
    table.state = original.copy()
    assert table.state == original
    for _ in table.walk():
        pass
    folded = fold(setup.start(), log)
    assert folded == original, f"playing on a copy changed {difference(original, folded)}"


@every_setup
@examples(10)
@given(data=st.data())
def test_a_state_is_plain_data(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    for state in (table.state, *(setup.game.view(table.state, viewer) for viewer in setup.viewers)):
        text = written(setup.game.data(state))
        assert written(msgspec.json.decode(text)) == text


@every_setup
@examples(10)
@given(data=st.data())
def test_a_result_reads_the_same_through_json(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    assert setup.game.result(table.state) is None
    for _ in table.walk():
        pass
    result = setup.game.result(table.state)
    assert msgspec.json.decode(written(result), type=setup.game.result_type) == result
