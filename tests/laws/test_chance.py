"""Law: chance states whole odds, and every number below the total picks an outcome by its weight."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import Table, new_table, settle, table_in_play, written
from waset.engine.game import Chance, IllegalAction
from waset.engine.match import Match

EXHAUSTIVE = 5000
SAMPLE = 30


def chances(table: Table, often: float) -> list[Chance[Any]]:
    """Some of the chances that a game meets."""
    met: list[Chance[Any]] = []
    pending = table.pending
    while True:
        if isinstance(pending, Chance) and table.rng.random() < often:
            met.append(pending)
        if table.step() is None:
            return met
        pending = table.pending


@every_setup
@examples(20)
@given(data=st.data())
def test_odds_are_positive_and_add_up(setup: Setup, data: st.DataObject) -> None:
    for chance in chances(new_table(data, setup), often=1.0):
        odds = chance.odds()
        assert odds
        assert all(weight > 0 for _, weight in odds)
        assert sum(weight for _, weight in odds) == chance.total
        assert len({written(outcome) for outcome, _ in odds}) == len(odds), "outcomes differ, also when written down"


@every_setup
@examples(3)
@given(data=st.data())
def test_every_number_picks_an_outcome_by_its_weight(setup: Setup, data: st.DataObject) -> None:
    for chance in chances(new_table(data, setup), often=0.1):
        if chance.total <= EXHAUSTIVE:
            picked = Counter(written(chance.pick(number)) for number in range(chance.total))
            assert picked == {written(outcome): weight for outcome, weight in chance.odds()}


@every_setup
@examples(5)
@given(data=st.data())
def test_a_large_chance_picks_only_what_is_possible(setup: Setup, data: st.DataObject) -> None:
    rng = Random(data.draw(st.integers(0, 2**32 - 1), "seed of the sample"))
    for chance in chances(new_table(data, setup), often=0.3):
        possible = [outcome for outcome, _ in chance.odds()]
        numbers = [0, chance.total - 1, *(rng.randrange(chance.total) for _ in range(SAMPLE))]
        assert all(chance.pick(number) in possible for number in numbers)


@every_setup
@examples(30)
@given(data=st.data())
def test_an_impossible_outcome_is_refused(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    match: Match[Any] = Match(setup.game, setup.seats, setup.options)
    tried: list[object] = [None, "no such thing", -1, 10**9, *(step.outcome for step in table.steps)]
    for step in table.steps:
        match.settle(step.outcome) if step.action is None else match.play(step.seat or 0, step.action)
    pending = match.pending
    possible = [outcome for outcome, _ in pending.odds()] if isinstance(pending, Chance) else []
    before = match.state.copy()
    for outcome in tried:
        if outcome not in possible:
            with pytest.raises(IllegalAction) as refusal:
                match.settle(outcome)
            assert refusal.value.reason.key == "reason.outcome"
    assert match.state == before
    assert len(match.steps) == len(table.steps)


@every_setup
@examples(10)
@given(data=st.data())
def test_every_possible_outcome_settles(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    while not isinstance(table.pending, Chance):
        if table.step() is None:
            return
    for outcome, _ in table.pending.odds():
        assert settle(setup.game, table.state.copy(), outcome).events, f"{outcome} changed nothing"
