"""A player that takes any option, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.bots.player import Place
from waset.engine.game import Action


class RandomBot:
    """Plays at random; for tests, simulations and first steps."""

    def __init__(self, place: Place) -> None:
        self.rng = place.rng

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """Any option."""
        return self.rng.choice(options)
