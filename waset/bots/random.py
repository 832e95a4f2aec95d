"""A player that takes any option, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from waset.engine.game import Action


class RandomBot:
    """Plays at random; for tests, simulations and first steps."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """Any option."""
        return self.rng.choice(options)
