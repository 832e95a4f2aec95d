"""The games, one folder each. `game_named` finds one by its name."""

from typing import Any

from waset.engine.game import Game
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.pharaoh.game import PHARAOH

GAMES: dict[str, Game[Any]] = {game.name: game for game in (CLEOPATRA_2006, CLEOPATRA_2019, PHARAOH)}


class UnknownGame(Exception):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
        self.name = name


def game_named(name: str) -> Game[Any]:
    """The game with this name."""
    if name not in GAMES:
        raise UnknownGame(name)
    return GAMES[name]
