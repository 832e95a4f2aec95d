"""What sits in a seat: something that chooses among its options from what it may see."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from waset.bots.budget import Budget
from waset.engine.game import Action, Game, Seat


class Player(Protocol):
    """A bot, a person at a terminal, a script. It gets a view and options, nothing else."""

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """One of the options."""


def undisturbed(player: Player, view: Any, options: Sequence[Action]) -> Action:
    """What a player chooses. Garbage waits meanwhile: collecting it takes long where much is cached."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        return player.choose(view, options)
    finally:
        if was_on:
            gc.enable()


class Place:
    """Where a bot sits: the game, the seat, its own source of chance, and how long it may think; None is as usual."""

    __slots__ = ("budget", "game", "rng", "seat")

    def __init__(self, game: Game[Any], seat: Seat, rng: Random, budget: Budget | None = None) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.budget = budget
