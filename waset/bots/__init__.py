"""Players that decide from a view and their options."""

from collections.abc import Callable

from waset.bots.player import Place, Player
from waset.bots.random import RandomBot

BOTS: dict[str, Callable[[Place], Player]] = {"random": RandomBot}


class UnknownBot(Exception):
    """There is no bot with that id."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; the bots are: {', '.join(BOTS)}")


def bot_named(name: str, place: Place) -> Player:
    """A bot by its id, at its place."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](place)


__all__ = ["BOTS", "Place", "Player", "RandomBot", "UnknownBot", "bot_named"]
