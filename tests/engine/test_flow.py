"""A stack of tasks: who is refused and why, and what a step must say for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from waset.engine.flow import FlowGame, FlowState, Step
from waset.engine.game import Action, Event, Happen, Recorder, Task, Viewer
from waset.games import game_named

CLEOPATRA = game_named("cleopatra-2006")


class Nothing(Happen):
    """Nothing may happen."""

    def __call__(self, event: Event) -> None:
        raise AssertionError(f"{event} happened")


def test_an_empty_agenda_asks_nobody() -> None:
    game: FlowGame[FlowState] = FlowGame({})
    state = FlowState()
    assert state.agenda == ()
    assert list(game.options(state, 0)) == []
    game.run(state, Nothing())


def test_an_empty_agenda_refuses_everything_as_over() -> None:
    game: FlowGame[FlowState] = FlowGame({})
    reason = game.why_not(FlowState(), 0, Action())
    assert reason is not None
    assert (reason.key, reason.rule, reason.details) == ("reason.over", "", {})


def test_a_game_says_itself_how_it_ended() -> None:
    game: FlowGame[FlowState] = FlowGame({})
    with pytest.raises(NotImplementedError):
        game.pending(FlowState())


def test_a_step_waits_unless_it_says_otherwise() -> None:
    game: FlowGame[FlowState] = FlowGame({Task: Step()})
    state = FlowState()
    state.agenda = (Task(), Task())
    game.run(state, Nothing())
    assert state.agenda == (Task(), Task())


UNSAID: list[Callable[[Step[Any], FlowState], object]] = [
    lambda step, state: step.pending(state, Task()),
    lambda step, state: step.options(state, Task(), 0),
    lambda step, state: step.why_not(state, Task(), 0, Action()),
    lambda step, state: step.play(state, Task(), 0, Action(), Nothing()),
    lambda step, state: step.settle(state, Task(), 0, Nothing()),
]


@pytest.mark.parametrize("unsaid", UNSAID)
def test_a_bare_step_answers_nothing(unsaid: Callable[[Step[Any], FlowState], object]) -> None:
    with pytest.raises(NotImplementedError):
        unsaid(Step(), FlowState())


def test_a_bare_event_changes_nothing_it_can_name() -> None:
    with pytest.raises(NotImplementedError):
        Event().change(FlowState())


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_event_is_seen_by_all_unless_it_says_otherwise(viewer: Viewer) -> None:
    event = Event()
    assert event.seen_by(viewer) is event


def test_a_refusal_names_those_who_are_asked() -> None:
    state = CLEOPATRA.start(2, {})
    happened = Recorder(state)
    CLEOPATRA.settle(state, 1, happened)
    reason = CLEOPATRA.why_not(state, 0, Action())
    assert reason is not None
    assert reason.key == "reason.chance"
    assert happened.events
