"""Law: cards, pieces, statues, amulets and money add up after every event."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.invariants import INVARIANTS, check, check_change
from tests.laws.play import new_table


@every_setup
def test_what_must_add_up_is_stated(setup: Setup) -> None:
    assert INVARIANTS.get(setup.game.name), f"tests/laws/invariants.py says nothing of {setup.game.name}"


@every_setup
@examples(8)
@given(data=st.data())
def test_everything_adds_up_after_every_event(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    replayed = table.state.copy()
    check(setup, replayed)
    for step in table.walk():
        for event in step.events:
            before = replayed.copy()
            event.change(replayed)
            try:
                check(setup, replayed)
                check_change(setup, before, replayed)
            except AssertionError as broken:
                broken.add_note(f"after {event}")
                raise
