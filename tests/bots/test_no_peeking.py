"""A bot gets a view and options, nothing else: two worlds that look the same to its seat bring the same choice."""

from random import Random
from typing import Any

import pytest

from waset.bots import BOTS, Budget, Place, bot_named
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.games import GAMES
from waset.games.cleopatra.actions import Bid

MOMENTS = (12, 45, 90)


def at_moment(name: str, seats: int, decisions: int) -> Match[Any]:
    """A game after some random decisions, at a moment when somebody has a choice."""
    match: Match[Any] = Match(GAMES[name], seats, {})
    dealer, rng = SealedDealer(seed_of("peek", decisions)), Random(decisions)
    match.deal(dealer)
    while decisions > 0 or len(match.choices(match.asked[0])) < 2:
        seat = match.asked[0]
        match.play(seat, rng.choice(match.choices(seat)))
        match.deal(dealer)
        decisions -= 1
    return match


def choice_of(bot: str, name: str, seat: int, view: Any, options: Any) -> object:
    """What a bot does with this view, with a seed and a number of trials of its own."""
    place = Place(GAMES[name], seat, Random("seat"), Budget(trials=12))
    return bot_named(bot, place).choose(view, options)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_hidden_does_not_change_a_choice(bot: str, name: str, moment: int) -> None:
    match = at_moment(name, 3, moment)
    game, seat = match.game, match.asked[0]
    view, options = match.view(seat), match.choices(seat)
    chosen = choice_of(bot, name, seat, view, options)
    assert chosen in options
    for number in range(3):
        other_world = game.imagine(match.view(seat), Random(number))
        seen = game.view(other_world, seat)
        assert seen == view, "another world that looks the same"
        assert choice_of(bot, name, seat, seen, game.options(other_world, seat)) == chosen


def with_secrets(name: str) -> Match[Any]:
    """A game in which one has made its bid in secret, and another is about to."""
    for number in range(50):
        match: Match[Any] = Match(GAMES[name], 3, {})
        dealer, rng = SealedDealer(seed_of("sealed", number)), Random(number)
        match.deal(dealer)
        while match.asked:
            seat = match.asked[0]
            action = rng.choice(match.choices(seat))
            match.play(seat, action)
            if isinstance(action, Bid) and any(match.state.sealed) and len(match.choices(match.asked[0])) > 1:
                return match
            match.deal(dealer)
    raise AssertionError("nobody ever bids")


@pytest.mark.parametrize("name", ["cleopatra-2006", "cleopatra-2019"])
@pytest.mark.parametrize("bot", BOTS)
def test_what_others_have_answered_in_secret_does_not_change_a_choice(bot: str, name: str) -> None:
    match = with_secrets(name)
    game, seat = match.game, match.asked[0]
    view, options = match.view(seat), match.choices(seat)
    chosen = choice_of(bot, name, seat, view, options)
    answers = set()
    for number in range(6):
        other_world = game.imagine(match.view(seat), Random(number))
        answers.add(tuple(other_world.sealed))
        seen = game.view(other_world, seat)
        assert seen == view
        assert choice_of(bot, name, seat, seen, game.options(other_world, seat)) == chosen
    assert len(answers) > 1, "the others may have answered this or that"


@pytest.mark.parametrize("name", ["cleopatra-2006", "cleopatra-2019"])
def test_there_are_other_worlds(name: str) -> None:
    match = at_moment(name, 3, 45)
    seat = match.asked[0]
    others = [match.game.imagine(match.view(seat), Random(number)) for number in range(3)]
    assert any(world.hands != match.state.hands for world in others)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_leaves_the_view_as_it_is(bot: str, name: str) -> None:
    match = at_moment(name, 2, 30)
    seat = match.asked[0]
    view = match.view(seat)
    choice_of(bot, name, seat, view, match.choices(seat))
    assert view == match.view(seat)
