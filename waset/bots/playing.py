"""Playing on from an imagined state the way a sensible player would, without thinking long."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from waset.bots.judgement import Judgement
from waset.engine.game import Action, Applier, Chance, Choice, Game, Seat

MOST_STEPS = 2000  # of one look ahead: more than any round has


class Quick:
    """A player that goes by first sight, and now and then by chance: the hotter, the more often."""

    __slots__ = ("game", "heat", "judgement", "rng")

    def __init__(self, game: Game[Any], judgement: Judgement, rng: Random, heat: float) -> None:
        self.game = game
        self.judgement = judgement
        self.rng = rng
        self.heat = heat

    def pick(self, state: Any, seat: Seat, options: Sequence[Action]) -> Action:
        """An option, each as likely as it looks good."""
        if len(options) == 1:
            return options[0]
        values = self.judgement.glance(state, seat, options)
        return options[weighted(values, self.heat, self.rng)]

    def play_on(self, state: Any, until: int) -> None:
        """Play for everybody until this turn has come, or the game is over."""
        game, judgement, random, happen = self.game, self.judgement, self.rng.random, Applier(state)
        for _ in range(MOST_STEPS):
            pending = game.pending(state)
            if isinstance(pending, Chance):
                game.settle(state, pending.pick(int(random() * pending.total)), happen)
            elif isinstance(pending, Choice):
                if judgement.turn(state) >= until:
                    return
                for seat in pending.seats:
                    game.play(state, seat, self.pick(state, seat, game.options(state, seat)), happen)
            else:
                return


def weighted(values: Sequence[float], heat: float, rng: Random) -> int:
    """An index, each as likely as its value is large; without heat the largest."""
    most = max(values)
    if heat <= 0:
        return values.index(most)
    raised = [exp((value - most) / heat) for value in values]
    number = rng.random() * sum(raised)
    for index in range(len(raised)):
        number -= raised[index]
        if number < 0:
            return index
    return len(raised) - 1
