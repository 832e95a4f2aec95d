"""Law: what is foreseen of an option is what happens, as far as the view can tell, and it tells no secret."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Setup, every_setup, examples
from tests.laws.play import Table, asked, decide, new_table, table_in_play, written
from waset.engine.foresight import followed, foreseen
from waset.engine.game import Action, Game, Seat

SOME = 12  # options of a seat that are tried at one point
WORLDS = 3


def some_options(table: Table, seat: Seat) -> list[Action]:
    """A few options of a seat."""
    options = list(table.game.options(table.state, seat))
    return table.rng.sample(options, min(len(options), SOME))


def told(game: Game[Any], state: Any, seat: Seat, action: Action) -> list[bytes]:
    """What the seat would be told at once if it did this."""
    return [written(event.seen_by(seat)) for event in decide(game, state.copy(), seat, action).events]


def forecast(game: Game[Any], state: Any, seat: Seat, action: Action) -> list[bytes]:
    """What is foreseen from the seat's view."""
    return [written(event) for event in foreseen(game, game.view(state, seat), seat, action)]


@every_setup
@examples(6)
@given(data=st.data())
def test_what_is_foreseen_happens(setup: Setup, data: st.DataObject) -> None:
    table = new_table(data, setup)
    while table.step() is not None:
        for seat in asked(table.pending) if table.rng.random() < 0.4 else ():
            for action in some_options(table, seat):
                events = told(table.game, table.state, seat, action)
                expected = forecast(table.game, table.state, seat, action)
                assert events[: len(expected)] == expected, f"{action} of seat {seat}"


@every_setup
@examples(20)
@given(data=st.data())
def test_worlds_that_look_alike_foresee_the_same(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    game = table.game
    for seat in asked(table.pending):
        view = game.view(table.state, seat)
        for _ in range(WORLDS):
            world = game.imagine(view, table.rng)
            for action in some_options(table, seat):
                assert forecast(game, world, seat, action) == forecast(game, table.state, seat, action)


@every_setup
@examples(20)
@given(data=st.data())
def test_foresight_stops_only_at_what_other_worlds_may_hold(setup: Setup, data: st.DataObject) -> None:
    """Whatever follows for sure is foreseen: it ends early only where secrets of others decide."""
    table = table_in_play(data, setup)
    game = table.game
    for seat in asked(table.pending):
        for action in some_options(table, seat):
            events, expected = told(game, table.state, seat, action), forecast(game, table.state, seat, action)
            if len(expected) < len(events):
                assert stops_at_a_secret(events[len(expected)]), events[len(expected)]


SECRETS = (
    b"OfferingMade",
    b"TalentsGiven",
    b"CardGiven",
    b"HandShown",
    b"OffersShown",
    b"AmuletPassed",
    b"OffersClosed",
    b"Planned",
    b"DiscardsSeen",
    b"HandRevealed",
    b"GameEnded",
)


def stops_at_a_secret(event: bytes) -> bool:
    """Whether an event follows from what the others hide, or from a hidden pile."""
    return event.startswith(tuple(b'{"type":"%s"' % name for name in SECRETS))


@every_setup
@examples(10)
@given(data=st.data())
def test_foreseeing_leaves_the_view_alone(setup: Setup, data: st.DataObject) -> None:
    table = table_in_play(data, setup)
    for seat in asked(table.pending):
        view = table.game.view(table.state, seat)
        before = view.copy()
        for action in some_options(table, seat):
            foreseen(table.game, view, seat, action)
        assert view == before


@every_setup
@examples(8)
@given(data=st.data())
def test_what_goes_on_asks_the_same_seat_and_tells_it_nothing(setup: Setup, data: st.DataObject) -> None:
    """An option after which a seat is said to go on leads to the very view that was foreseen."""
    table = new_table(data, setup)
    game = table.game
    while table.step() is not None:
        for seat in asked(table.pending) if table.rng.random() < 0.4 else ():
            view = game.view(table.state, seat)
            for action in some_options(table, seat):
                following = followed(game, view, seat, action)
                if following.goes_on:
                    state = table.state.copy()
                    decide(game, state, seat, action)
                    assert seat in asked(game.pending(state)), f"{action} of seat {seat}"
                    assert game.view(state, seat) == following.view, f"{action} of seat {seat}"
