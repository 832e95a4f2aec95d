"""The Mason: tries every good-looking option to the end of its turn and takes the one after which it stands best."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from waset.bots.judgement import Judgement, promising, prospects
from waset.bots.player import Place
from waset.bots.playing import Quick
from waset.engine.game import Action, Applier, Over

WEARY = 2.0  # of prospects, that a standstill costs
CANDIDATES = 8  # options that are looked at more closely


class Mason:
    """Greedy for one turn: plays each candidate in a world that could be, and compares what it would have then."""

    def __init__(self, place: Place, judgement: Judgement, weights: Sequence[float] | None = None) -> None:
        self.place = place
        self.judgement = judgement
        self.weights = judgement.weights if weights is None else weights
        self.quick = Quick(place.game, judgement, place.rng, heat=0.0)

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """The candidate that leads to the best position."""
        return options[0] if len(options) == 1 else self.ranked(self.imagined(view), options, CANDIDATES)[0]

    def imagined(self, view: Any) -> Any:
        """A world that could be."""
        return self.place.game.imagine(view, self.place.rng)

    def ranked(self, world: Any, options: Sequence[Action], candidates: int) -> list[Action]:
        """So many options that look best at first sight, the one after which the seat stands best first."""
        looks = self.judgement.glance(world, self.place.seat, options)
        order = promising(looks, candidates)
        if len(order) == 1:
            return [options[order[0]]]
        values = {index: self.tried(world, options[index]) for index in order}
        return [options[index] for index in sorted(order, key=lambda index: -values[index])]

    def tried(self, world: Any, action: Action) -> float:
        """The own prospects after this option and the rest of the turn; nothing is better than to have won."""
        game, seat = self.place.game, self.place.seat
        state = game.unwatched(world)
        game.play(state, seat, action, Applier(state))
        self.quick.play_on(state, until=self.judgement.turn(world) + 1)
        pending, standstill = game.pending(state), self.judgement.standstill(state)
        if isinstance(pending, Over) and not standstill:
            return inf if seat in pending.winners else -inf
        return prospects(self.judgement, self.weights, state, seat) - WEARY * standstill
