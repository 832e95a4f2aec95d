"""A match: what it waits for, what it logs, how it is dealt, and what it refuses."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import pytest

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import BadSetup, Chance, Choice, IllegalAction, Options, Over, Recorder, Seat
from waset.engine.match import CannotUndo, Match, Played, Undone
from waset.games import GAMES, UnknownGame, game_named

T = TypeVar("T")
GAME = game_named("cleopatra-2006")
DEALER = SealedDealer(seed_of("match", 1))


class NotingDealer:
    """Deals from a seed and notes the number of each draw."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def draw(self, chance: Chance[T], number: int) -> T:
        """The outcome of draw `number`."""
        self.numbers.append(number)
        return DEALER.draw(chance, number)


def new_match(seats: int = 3) -> Match[Any]:
    """A match before its first step."""
    return Match(GAME, seats, {})


def dealt_match(seats: int = 3) -> Match[Any]:
    """A match at its first question."""
    match = new_match(seats)
    match.deal(DEALER)
    return match


def decide(match: Match[Any]) -> Played:
    """The first seat that is asked takes its first option."""
    seat = match.asked[0]
    return match.play(seat, match.choices(seat)[0])


def play_on(match: Match[Any]) -> None:
    """To the end, at random."""
    rng = Random(1)
    while asked := match.asked:
        match.play(asked[0], rng.choice(match.choices(asked[0])))
        match.deal(DEALER)


def test_a_new_match_waits_for_chance_and_asks_nobody() -> None:
    match = new_match()
    assert isinstance(match.pending, Chance)
    assert match.asked == ()
    assert not match.is_over
    assert (match.steps, match.undone, match.draws) == ([], [], 0)
    assert all(len(match.choices(seat)) == 0 for seat in range(3))


def test_dealing_goes_on_until_somebody_is_asked() -> None:
    match = dealt_match()
    assert isinstance(match.pending, Choice)
    assert match.asked == match.pending.seats
    assert all(step.is_chance for step in match.steps)
    assert match.draws == len(match.steps)
    steps = len(match.steps)
    match.deal(DEALER)
    assert len(match.steps) == steps, "with a question pending there is nothing to deal"


def test_draws_are_numbered_by_their_place_in_the_game() -> None:
    match, dealer = new_match(), NotingDealer()
    match.deal(dealer)
    decide(match)
    match.deal(dealer)
    assert dealer.numbers == list(range(match.draws))
    assert match.draws == sum(step.is_chance for step in match.steps) == len(match.steps) - 1


def test_a_decision_is_logged_with_its_events() -> None:
    match = dealt_match()
    (seat,) = match.asked
    action = match.choices(seat)[0]
    played = match.play(seat, action)
    assert match.steps[-1] is played
    assert (played.seat, played.action, played.outcome, played.is_chance) == (seat, action, None, False)
    assert played.events


def test_an_outcome_is_logged_with_its_events() -> None:
    match = new_match()
    played = match.settle(2)
    assert match.steps == [played]
    assert (played.seat, played.action, played.outcome, played.is_chance) == (None, None, 2, True)
    assert played.events


def test_seat_zero_is_a_seat() -> None:
    match = new_match()
    match.settle(0)
    match.deal(DEALER)
    assert match.asked == (0,)
    assert not decide(match).is_chance
    assert match.safe_point(0) <= len(match.steps)


def test_a_refusal_names_seat_action_and_reason() -> None:
    match = dealt_match()
    (seat,) = match.asked
    other: Seat = (seat + 1) % 3
    action = match.choices(seat)[0]
    with pytest.raises(IllegalAction, match=rf"seat {other}: reason\.not_asked") as refusal:
        match.play(other, action)
    assert (refusal.value.seat, refusal.value.action) == (other, action)
    assert refusal.value.reason.details == {"asked": [str(seat)]}


def test_nothing_is_settled_while_a_seat_is_asked() -> None:
    match = dealt_match()
    with pytest.raises(IllegalAction) as refusal:
        match.settle(0)
    assert refusal.value.reason.key == "reason.outcome"


def test_nothing_is_decided_while_chance_is_pending() -> None:
    action = dealt_match().choices(dealt_match().asked[0])[0]
    with pytest.raises(IllegalAction) as refusal:
        new_match().play(0, action)
    assert refusal.value.reason.key == "reason.chance"


def test_a_match_knows_its_end() -> None:
    match = dealt_match(2)
    play_on(match)
    assert match.is_over
    assert isinstance(match.pending, Over)
    assert match.asked == ()
    result = GAME.result(match.state)
    assert result is not None


def test_the_view_is_the_games_view() -> None:
    match = dealt_match()
    for viewer in (0, 1, 2, None):
        assert match.view(viewer) == GAME.view(match.state, viewer)


def test_earlier_states_are_kept() -> None:
    match = new_match()
    states = [match.state.copy()]
    for _ in range(12):
        chance = match.pending
        assert isinstance(chance, Chance)
        match.settle(DEALER.draw(chance, match.draws))
        states.append(match.state.copy())
    assert [match.state_at(step) for step in range(len(states))] == states


def test_going_back_is_recorded() -> None:
    match = dealt_match()
    end = len(match.steps)
    decide(match)
    match.undo(1, end)
    assert match.undone == [Undone(seat=1, end=end + 1, to=end)]
    with pytest.raises(CannotUndo, match=f"no step {end}"):
        match.undo(1, end)


def test_a_match_without_steps_has_nothing_to_take_back() -> None:
    match = new_match()
    assert match.safe_point(0) == 0
    with pytest.raises(CannotUndo):
        match.undo(0, 0)


def test_a_recorder_applies_events_and_keeps_them() -> None:
    match = new_match()
    state = match.state.copy()
    played = match.settle(1)
    recorder = Recorder(state)
    for event in played.events:
        recorder(event)
    assert tuple(recorder.events) == played.events
    assert recorder.state == match.state


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "setup.seats"),
        (6, {}, "setup.seats"),
        (3, {"no_such_option": True}, "setup.option"),
        (3, {"short_game": True}, "setup.option_seats"),
        (2, {"short_game": 1}, "setup.option_switch"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(seats: int, options: Options, key: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Match(GAME, seats, options)
    assert refusal.value.reason.key == key


def test_games_are_found_by_their_name() -> None:
    assert all(game_named(name) is game and game.name == name for name, game in GAMES.items())
    with pytest.raises(UnknownGame, match="chess"):
        game_named("chess")
