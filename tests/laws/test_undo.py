"""Law: a match can go back anywhere; a seat alone only as far as nothing was revealed, rolled or answered."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.games import Policy, Setup, every_setup, examples, policies
from tests.laws.play import decide, difference
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Chance, Choice, Seat
from waset.engine.match import CannotUndo, Match, Played

WORLDS = 2
MANY = 40
DEEPEST = 250


class Play:
    """A match with a sealed dealer, played at random."""

    def __init__(self, data: st.DataObject, setup: Setup) -> None:
        self.setup = setup
        self.match: Match[Any] = Match(setup.game, setup.seats, setup.options)
        self.policy: Policy = data.draw(st.sampled_from(policies(setup)), "policy")
        seed = data.draw(st.integers(0, 2**32 - 1), "seed")
        self.rng = Random(seed)
        self.dealer = SealedDealer(seed_of("laws", seed))

    def step(self) -> bool:
        """One step; False when the game is over."""
        match self.match.pending:
            case Chance() as chance:
                self.match.settle(self.dealer.draw(chance, self.match.draws))
                return True
            case Choice(seats=seats):
                seat = self.rng.choice(seats)
                options = self.match.choices(seat)
                self.match.play(seat, self.policy.choose(self.rng, options, len(self.match.steps)))
                return True
        return False

    def steps(self, number: int) -> Match[Any]:
        """The match after so many more steps, at most at its end."""
        for _ in range(number):
            if not self.step():
                break
        return self.match


def new_play(data: st.DataObject, setup: Setup) -> Play:
    """A match that was played to a drawn depth."""
    play = Play(data, setup)
    play.steps(data.draw(st.integers(1, DEEPEST), "steps"))
    return play


@every_setup
@examples(30)
@given(data=st.data())
def test_going_back_gives_the_state_that_was(setup: Setup, data: st.DataObject) -> None:
    play = new_play(data, setup)
    match = play.match
    to = data.draw(st.integers(0, len(match.steps) - 1), "back to")
    end, steps = len(match.steps), match.steps[:to]
    there, draws = match.state_at(to).copy(), sum(step.is_chance for step in match.steps[:to])
    assert match.state_at(end) == match.state
    match.undo(0, to)
    assert match.state == there == match.state_at(to), difference(match.state, there)
    assert match.steps == steps
    assert match.draws == draws
    assert (match.undone[-1].seat, match.undone[-1].end, match.undone[-1].to) == (0, end, to)
    folded = setup.start()
    for step in match.steps:
        for event in step.events:
            event.change(folded)
    assert folded == match.state
    play.steps(DEEPEST)
    assert len(match.steps) > to


@every_setup
@examples(30)
@given(data=st.data())
def test_the_same_draws_return_after_going_back(setup: Setup, data: st.DataObject) -> None:
    play = new_play(data, setup)
    match = play.match
    to = data.draw(st.integers(0, len(match.steps) - 1), "back to")
    state, taken_back = match.state.copy(), match.steps[to:]
    match.undo(0, to)
    for step in taken_back:
        pending = match.pending
        if isinstance(pending, Chance):
            again = match.settle(play.dealer.draw(pending, match.draws))
            assert again.outcome == step.outcome
        else:
            again = match.play(*decision(step))
        assert again.events == step.events
    assert match.state == state, difference(match.state, state)


@every_setup
@examples(5)
@given(data=st.data())
def test_there_is_nothing_before_the_start_and_after_the_end(setup: Setup, data: st.DataObject) -> None:
    match = new_play(data, setup).match
    before, steps = match.state.copy(), match.steps[:]
    for to in (-1, len(steps), len(steps) + 1):
        with pytest.raises(CannotUndo):
            match.undo(0, to)
    assert match.state == before
    assert match.steps == steps
    assert match.undone == []


def decision(step: Played) -> tuple[Seat, Any]:
    """Who decided what."""
    assert step.seat is not None
    return step.seat, step.action


def difference_told(setup: Setup, world: Any, match: Match[Any], step: int) -> str:
    """How a seat can tell a world from the match when it repeats its own step there; empty when it cannot."""
    seat, action = decision(match.steps[step])
    game = setup.game
    assert game.why_not(world, seat, action) is None, "what is legal does not depend on what the seat cannot know"
    news = [event.seen_by(seat) for event in decide(game, world, seat, action).events]
    told = [event.seen_by(seat) for event in match.steps[step].events]
    if news != told:
        return f"{action} told {told}, in another world {news}"
    return difference(game.view(world, seat), game.view(match.state_at(step + 1), seat))


@every_setup
@examples(12)
@given(data=st.data())
def test_nothing_was_revealed_since_the_safe_point(setup: Setup, data: st.DataObject) -> None:
    """In every world that the seat could think itself in, its own steps since then look the same."""
    play = Play(data, setup)
    match = play.match
    while play.step():
        seat = match.steps[-1].seat
        if seat is None:
            continue
        point = match.safe_point(seat)
        for _ in range(WORLDS if point < len(match.steps) else 0):
            world = setup.game.imagine(setup.game.view(match.state_at(point), seat), play.rng)
            for step in range(point, len(match.steps)):
                told_apart = difference_told(setup, world, match, step)
                assert told_apart == ""


@every_setup
@examples(12)
@given(data=st.data())
def test_the_safe_point_is_as_early_as_it_can_be(setup: Setup, data: st.DataObject) -> None:
    """The step before it is chance, another seat's, or one that told the seat something."""
    play = Play(data, setup)
    match = play.match
    while play.step():
        for seat in range(setup.seats):
            point = match.safe_point(seat)
            own = [step.seat == seat for step in match.steps[point:]]
            assert all(own)
            if point and match.steps[point - 1].seat == seat:
                assert tells(setup, match, point - 1, play.rng), f"{match.steps[point - 1].action} told {seat} nothing"


def tells(setup: Setup, match: Match[Any], step: int, rng: Random) -> bool:
    """Whether a step told its seat something: it could have gone otherwise, or something unknown became known."""
    game, (seat, _) = setup.game, decision(match.steps[step])
    view = game.view(match.state_at(step), seat)
    if any(difference_told(setup, game.imagine(view, rng), match, step) for _ in range(MANY)):
        return True
    unknown = [game.unknowns(view)]
    for event in match.steps[step].events:
        event.seen_by(seat).change(view)
        unknown.append(game.unknowns(view))
    return any(now < then for one, other in pairwise(unknown) for then, now in zip(one, other, strict=False))
