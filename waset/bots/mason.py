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

    def __init__(self, place: Place, judgement: Judgement) -> None:
        self.place = place
        self.judgement = judgement
        self.quick = Quick(place.game, judgement, place.rng, heat=0.0)
        self.budget = place.budget or BUDGET

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """The candidate that leads to the best position on average."""
        if len(options) == 1:
            return options[0]
        game, rng = self.place.game, self.place.rng
        clock = self.budget.start()
        worlds = [game.imagine(view, rng)]
        candidates = self.candidates(worlds[0], options)
        sums = [0.0] * len(candidates)
        for number in range(WORLDS):
            if number:
                worlds.append(game.imagine(view, rng))
            for index, action in enumerate(candidates):
                sums[index] += self.tried(worlds[-1], action)
            if not clock.another():
                break
        return candidates[sums.index(max(sums))]

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
        self.quick.play_on(state, turns=1)
        return chances(game, self.judgement, self.judgement.weights, state, state.seats)[seat]
