"""Law: nobody learns what they may not know, by a view, an event, an option, a refusal or a question."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import (
    Table,
    asked,
    decide,
    difference,
    new_table,
    settle,
    table_in_play,
    written,
)
from waset.engine.game import Chance, Choice, Game, Over, Pending, Viewer
from waset.engine.match import Played

WORLDS = 3
TWINS = 12


@every_setup
@examples(5)
@given(data=st.data())
def test_a_viewer_who_follows_the_events_has_the_view(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    game, viewers = setup.game, setup.viewers
    replayed = table.state.copy()
    followed = [game.view(replayed, viewer) for viewer in viewers]
    for step in table.walk():
        for event in step.events:
            event.change(replayed)
            for viewer, seen in zip(viewers, followed, strict=True):
                event.seen_by(viewer).change(seen)
                view = game.view(replayed, viewer)
                assert seen == view, f"{event} seen by {viewer} as {event.seen_by(viewer)}: {difference(seen, view)}"


@every_setup
@examples(5)
@given(data=st.data())
def test_a_seen_event_holds_no_more_when_it_is_seen_again(setup: Setup, data: st.DataObject) -> None:
    for step in new_table(data, setup).walk():
        for event in step.events:
            for viewer in setup.viewers:
                seen = event.seen_by(viewer)
                assert written(seen.seen_by(viewer)) == written(seen)


def question(pending: Pending) -> tuple[type, tuple[int, ...]]:
    """What a question shows: its kind and who is asked."""
    kinds: tuple[type, ...] = (Chance, Choice, Over)
    return next(kind for kind in kinds if isinstance(pending, kind)), asked(pending)


def worlds(table: Table, viewer: Viewer, rng: Random) -> list[Any]:
    """States that differ from the table's only in what the viewer may not know."""
    view = table.game.view(table.state, viewer)
    return [table.game.imagine(view, rng) for _ in range(WORLDS)]


@every_setup
@examples(30)
@given(data=st.data())
def test_worlds_that_look_alike_ask_and_offer_the_same(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game, state = table.game, table.state
    for viewer in setup.viewers:
        for world in worlds(table, viewer, table.rng):
            assert question(game.pending(world)) == question(table.pending)
            if viewer is not None:
                assert list(game.options(world, viewer)) == list(game.options(state, viewer))


@every_setup
@examples(30)
@given(data=st.data())
def test_worlds_that_look_alike_refuse_for_the_same_reasons(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game = table.game
    offered = [option for seat in range(setup.seats) for option in game.options(table.state, seat)]
    tried = [step.action for step in table.steps if step.action is not None] + offered
    tried = table.rng.sample(tried, min(len(tried), 60))
    for viewer in range(setup.seats):
        for world in worlds(table, viewer, table.rng):
            for action in tried:
                reason = game.why_not(table.state, viewer, action)
                assert game.why_not(world, viewer, action) == reason, f"{action} of seat {viewer}"


@every_setup
@examples(30)
@given(data=st.data())
def test_a_view_is_enough_to_know_why_the_own_seat_is_refused(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game = table.game
    offered = [option for seat in range(setup.seats) for option in game.options(table.state, seat)]
    tried = [step.action for step in table.steps if step.action is not None] + offered
    tried = table.rng.sample(tried, min(len(tried), 60))
    for seat in range(setup.seats):
        view = game.view(table.state, seat)
        for action in tried:
            assert game.why_not(view, seat, action) == game.why_not(table.state, seat, action), f"{action} of {seat}"


@every_setup
@examples(30)
@given(data=st.data())
def test_a_view_is_enough_to_know_the_question_and_the_own_options(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game, state = table.game, table.state
    for viewer in setup.viewers:
        view = game.view(state, viewer)
        assert question(game.pending(view)) == question(table.pending)
        if viewer is not None:
            assert list(game.options(view, viewer)) == list(game.options(state, viewer))


@every_setup
@examples(30)
@given(data=st.data())
def test_open_options_follow_from_everybodys_view(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game, state = table.game, table.state
    for viewer in setup.viewers if game.open_options else ():
        view = game.view(state, viewer)
        for seat in range(setup.seats):
            assert list(game.options(view, seat)) == list(game.options(state, seat))


def twins(game: Game[Any], state: Any, pending: Pending, rng: Random) -> list[tuple[Any, Played]]:
    """What could follow: the states after different answers of one seat, or after different outcomes."""
    after: list[tuple[Any, Played]] = []
    if isinstance(pending, Choice):
        seat = rng.choice(pending.seats)
        options = game.options(state, seat)
        for action in rng.sample(list(options), min(len(options), TWINS)):
            copy = state.copy()
            after.append((copy, decide(game, copy, seat, action)))
    elif isinstance(pending, Chance):
        for outcome, _ in pending.odds():
            copy = state.copy()
            after.append((copy, settle(game, copy, outcome)))
    return after


@every_setup
@examples(4)
@given(data=st.data())
def test_what_differs_in_secret_is_told_alike(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    game = table.game
    while table.step() is not None:
        if table.rng.random() < 0.8:
            continue
        after = twins(game, table.state, table.pending, table.rng)
        for viewer in setup.viewers:
            told: list[tuple[Any, Any, list[bytes]]] = []
            for state, step in after:
                view = game.view(state, viewer)
                news = [written(event.seen_by(viewer)) for event in step.events]
                for twin, seen, other in told:
                    assert seen != view or twin == state or news == other, f"{step.action} told {viewer} {news}"
                told.append((state, view, news))
