"""Law: every option plays, nothing else does, an asked seat has one, and every refusal has a reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.actions import any_action, bent, near
from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import Table, asked, decide, new_table, table_in_play
from waset.engine.game import Action, Chance, Choice, IllegalAction, Over, Reason, Seat
from waset.engine.match import Match

LISTABLE = 1000  # the most options that people, bots and training are given at once
SAMPLE = 40  # options tried where there are more


def refused(table: Table, seat: Seat, action: Action) -> bool:
    """Whether an action is refused; it must be so exactly when it is no option."""
    reason = table.game.why_not(table.state, seat, action)
    legal = action in table.game.options(table.state, seat)
    assert (reason is None) == legal, f"{action} of seat {seat}: an option {legal}, but {reason}"
    if reason is not None:
        assert reason.key.startswith("reason."), f"{action} is refused without a reason: {reason}"
        assert len(reason.key) > len("reason.")
        assert reason.rule.startswith(table.game.numbering), (
            f"{action} is refused without a rule of this game: {reason}"
        )
    return reason is not None


def all_seats(setup: Setup) -> Iterable[Seat]:
    """The seats of a game, and numbers that are none."""
    return (*range(setup.seats), setup.seats, -1)


@every_setup
@examples(10)
@given(data=st.data())
def test_an_asked_seat_has_options_and_nobody_else(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    for _ in table.walk():
        for seat in all_seats(setup):
            options = table.game.options(table.state, seat)
            assert bool(options) == (seat in asked(table.pending)), f"seat {seat}"
            assert len(options) <= LISTABLE
            assert len(set(options)) == len(options), f"an option is there twice: {options}"


@every_setup
@examples(40)
@given(data=st.data())
def test_every_option_plays(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    before = table.state.copy()
    for seat in asked(table.pending):
        options = list(table.game.options(table.state, seat))
        for action in table.rng.sample(options, min(len(options), SAMPLE)):
            assert not refused(table, seat, action)
            after = table.state.copy()
            played = decide(table.game, after, seat, action)
            assert played.events, f"{action} did nothing"
            table.game.pending(after)
    assert table.state == before, "playing on a copy leaves the table alone"


@every_setup
@examples(4)
@given(data=st.data())
def test_the_options_of_other_seats_and_moments_play_only_as_options(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    tried: list[Action] = []
    for step in table.walk():
        if step.action is not None:
            tried.append(step.action)
        for seat in asked(table.pending):
            options = table.game.options(table.state, seat)
            tried += table.rng.sample(list(options), min(len(options), 3))
        for action in table.rng.sample(tried, min(len(tried), 5)):
            for seat in asked(table.pending):
                refused(table, seat, action)


@every_setup
@examples(6)
@given(data=st.data())
def test_what_is_near_an_option_plays_only_as_an_option(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    for _ in table.walk():
        for seat in asked(table.pending):
            options = list(table.game.options(table.state, seat))
            for option in table.rng.sample(options, min(len(options), 2)):
                for action in near(option):
                    refused(table, seat, action)


@every_setup
@examples(60)
@given(data=st.data())
def test_a_bent_option_plays_only_as_another_option(setup: Setup, data: st.DataObject) -> None:
    table = table_with_choice(data, setup)
    for seat in asked(table.pending):
        option = data.draw(st.sampled_from(table.game.options(table.state, seat)), "option")
        refused(table, seat, bent(data, option))


@every_setup
@examples(100)
@given(data=st.data())
def test_any_action_plays_only_as_an_option(setup: Setup, data: st.DataObject) -> None:
    table = table_with_choice(data, setup)
    action = data.draw(any_action(setup), "action")
    for seat in all_seats(setup):
        refused(table, seat, action)


def table_with_choice(data: st.DataObject, setup: Setup) -> Table:
    """A table at which somebody is asked, or the game is over."""
    table = table_in_play(data, setup)
    while isinstance(table.pending, Chance):
        table.step()
    return table


def expected_refusal(table: Table, seat: Seat) -> str:
    """The reason that anything gets from a seat that is not asked."""
    match table.pending:
        case Over():
            return "reason.over"
        case Chance():
            return "reason.chance"
        case Choice(seats=seats):
            assert seat not in seats
    return "reason.not_asked"


@every_setup
@examples(60)
@given(data=st.data())
def test_who_is_not_asked_is_told_so(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    options = [option for seat in asked(table.pending) for option in table.game.options(table.state, seat)[:5]]
    for action in [*options, data.draw(any_action(setup), "action")]:
        for seat in all_seats(setup):
            if seat not in asked(table.pending):
                reason = table.game.why_not(table.state, seat, action)
                assert isinstance(reason, Reason)
                assert reason.key == expected_refusal(table, seat)


@every_setup
@examples(40)
@given(data=st.data())
def test_a_match_refuses_and_changes_nothing(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    match: Match[Any] = Match(setup.game, setup.seats, setup.options)
    for step in table.steps:
        match.settle(step.outcome) if step.seat is None else match.play(step.seat, played_action(step.action))
    assert match.state == table.state
    action = data.draw(any_action(setup), "action")
    before, steps = match.state.copy(), match.steps[:]
    for seat in all_seats(setup):
        if action not in match.choices(seat):
            with pytest.raises(IllegalAction) as refusal:
                match.play(seat, action)
            assert (refusal.value.seat, refusal.value.action) == (seat, action)
            assert refusal.value.reason == setup.game.why_not(match.state, seat, action)
    assert match.state == before
    assert match.steps == steps


def played_action(action: Action | None) -> Action:
    """The action of a decision."""
    assert action is not None
    return action
