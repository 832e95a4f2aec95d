"""Playing on at random from a state, as searches and measurements do: events are applied and not kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from waset.engine.flow import FlowGame
from waset.engine.game import Applier, Chance, Choice, Game

if TYPE_CHECKING:
    from random import Random


class Playout:
    """Random play from a state on, with the options listed for every decision; the state itself is left alone."""

    __slots__ = ("decisions", "draws", "game", "listed", "state")

    def __init__(self, game: Game[Any], state: Any) -> None:
        assert isinstance(game, FlowGame)
        self.game: FlowGame[Any] = game
        self.state = game.unwatched(state)
        self.decisions = 0
        self.draws = 0
        self.listed = 0  # options, over all decisions

    def run(self, rng: Random, most_decisions: int) -> bool:
        """Play on until the end or that many decisions; whether the end was reached."""
        game, state, random, happen = self.game, self.state, rng.random, Applier(self.state)
        while self.decisions < most_decisions:
            pending = game.pending(state)
            if isinstance(pending, Chance):
                game.settle(state, pending.pick(int(random() * pending.total)), happen)
                self.draws += 1
            elif isinstance(pending, Choice):
                for seat in pending.seats:
                    options = game.options(state, seat)
                    game.play(state, seat, options[int(random() * len(options))], happen)
                    self.decisions += 1
                    self.listed += len(options)
            else:
                return True
        return False
