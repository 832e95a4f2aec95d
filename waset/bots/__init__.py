"""Players that decide from a view and their options."""

from collections.abc import Callable
from random import Random

from waset.bots.player import Player
from waset.bots.random import RandomBot

BOTS: dict[str, Callable[[Random], Player]] = {"random": RandomBot}


class UnknownBot(Exception):
    """There is no bot with that id."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")


def bot_named(name: str, rng: Random) -> Player:
    """A bot by its id, with its own source of chance."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](rng)


__all__ = ["BOTS", "Player", "RandomBot", "UnknownBot", "bot_named"]
