"""The Apprentice: goes by what looks good right now, and does not look further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.bots.judgement import Judgement
from waset.bots.player import Place
from waset.bots.playing import Quick
from waset.engine.game import Action

HEAT = 0.7  # how much less good an option may look and still be taken now and then


class Apprentice:
    """Takes what looks good at first sight in a world that could be."""

    def __init__(self, place: Place, judgement: Judgement, heat: float = HEAT) -> None:
        self.place = place
        self.quick = Quick(place.game, judgement, place.rng, heat)

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """An option that looks good."""
        if len(options) == 1:
            return options[0]
        world = self.place.game.imagine(view, self.place.rng)
        return self.quick.pick(world, self.place.seat, options)
