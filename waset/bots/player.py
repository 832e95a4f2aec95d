"""What sits in a seat: something that chooses among its options from what it may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from waset.engine.game import Action


class Player(Protocol):
    """A bot, a person at a terminal, a script. It gets a view and options, nothing else."""

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """One of the options."""
