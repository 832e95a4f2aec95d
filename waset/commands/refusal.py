"""Bad input to a command, said in one sentence."""

from __future__ import annotations

from typing import Any

from waset.engine.game import BadSetup, Game, Options
from waset.games import UnknownGame, game_named


class Refusal(Exception):
    """What was wrong with the input, in one line."""


def named(name: str) -> Game[Any]:
    """The game of this name, or a refusal."""
    try:
        return game_named(name)
    except UnknownGame as unknown:
        raise Refusal(str(unknown)) from None


def check_setup(game: Game[Any], seats: int, options: Options) -> None:
    """Refuse a number of seats or an option the game does not know."""
    try:
        game.start(seats, options)
    except BadSetup as bad:
        details = ", ".join(f"{name} {value}" for name, value in bad.reason.details.items())
        raise Refusal(f"{game.name} cannot be set up like this: {bad.reason.key} ({details})") from None
