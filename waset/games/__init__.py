"""The games, one folder each. `game_named` finds one by its name and, if need be, by a version of its rules."""

from typing import Any

from waset.engine.game import Game, under_rules, versions_of
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.pharaoh.game import PHARAOH

GAMES: dict[str, Game[Any]] = {game.name: game for game in (CLEOPATRA_2006, CLEOPATRA_2019, PHARAOH)}


class UnknownGame(Exception):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
        self.name = name


class UnknownRules(Exception):
    """There is no such version of the rules of a game."""

    def __init__(self, game: Game[Any], version: str) -> None:
        known = ", ".join(versions_of(game))
        super().__init__(f"{game.name} has no version {version!r} of its rules; there are: {known}")
        self.game = game
        self.version = version


def game_named(name: str, rules: str | None = None) -> Game[Any]:
    """The game with this name, under the newest version of its rules unless another one is named."""
    if name not in GAMES:
        raise UnknownGame(name)
    newest = GAMES[name]
    game = newest if rules is None else under_rules(newest, rules)
    if game is None:
        raise UnknownRules(newest, rules or "")
    return game
