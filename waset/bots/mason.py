"""The Mason: tries every good-looking option to the end of the turn and takes the one with the best prospects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.bots.budget import Budget
from waset.bots.judgement import Judgement, chances
from waset.bots.player import Place
from waset.bots.playing import Quick
from waset.engine.game import Action, Applier

BUDGET = Budget(seconds=0.1)
CANDIDATES = 16  # options that are looked at more closely
WORLDS = 6  # that each of them is tried in


class Mason:
    """Greedy for one turn: plays each candidate in a few worlds that could be, and compares what stands then."""

    def __init__(self, place: Place, judgement: Judgement, weights: Sequence[float] | None = None) -> None:
        self.place = place
        self.judgement = judgement
        self.weights = judgement.weights if weights is None else weights
        self.quick = Quick(place.game, judgement, place.rng, heat=0.0)
        self.budget = place.budget or BUDGET

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """The candidate that leads to the best position on average."""
        if len(options) == 1:
            return options[0]
        clock = self.budget.start()
        world = self.place.game.imagine(view, self.place.rng)
        candidates = self.candidates(world, options)
        values: list[float] = []
        for action in candidates:  # the best-looking first: when time is short, the others are left out
            if values and not clock.has_time():
                break
            values.append(self.tried(world, action))
        for _ in range(WORLDS - 1):
            if not clock.another():
                break
            world = self.place.game.imagine(view, self.place.rng)
            for index in range(len(values)):
                values[index] += self.tried(world, candidates[index])
        return candidates[values.index(max(values))]

    def candidates(self, world: Any, options: Sequence[Action]) -> list[Action]:
        """The options that look best at first sight."""
        looks = self.judgement.glance(world, self.place.seat, options)
        order = sorted(range(len(options)), key=lambda index: -looks[index])
        return [options[index] for index in order[:CANDIDATES]]

    def tried(self, world: Any, action: Action) -> float:
        """The own chances after this option and the rest of the turn."""
        game, seat = self.place.game, self.place.seat
        state = game.unwatched(world)
        game.play(state, seat, action, Applier(state))
        self.quick.play_on(state, until=self.judgement.turn(world) + 1)
        return chances(game, self.judgement, self.weights, state, state.seats)[seat]
