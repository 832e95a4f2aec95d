"""Bad input to a command, said in one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from waset.bots import BOTS, UnknownBot
from waset.engine.game import BadSetup, Game
from waset.games import UnknownGame, game_named
from waset.terminal.catalogue import catalogue


class Refusal(Exception):
    """What was wrong with the input, in one line."""


def named(name: str) -> Game[Any]:
    """The game of this name, or a refusal."""
    try:
        return game_named(name)
    except UnknownGame as unknown:
        raise Refusal(str(unknown)) from None


def chosen_options(game: Game[Any], seats: int, names: Sequence[str]) -> dict[str, bool | int | str]:
    """The options that were switched on, or a refusal when the game cannot be set up like this."""
    options: dict[str, bool | int | str] = dict.fromkeys(names, True)
    try:
        game.start(seats, options)
    except BadSetup as bad:
        raise Refusal(f"{game.name}: {catalogue('en').say(bad.reason.key, **bad.reason.details)}") from None
    return options


def chosen_bots(text: str) -> tuple[str, ...]:
    """The bots that were named, one after the other, or a refusal."""
    bots = tuple(text.split(","))
    for bot in bots:
        if bot not in BOTS:
            raise Refusal(str(UnknownBot(bot)))
    return bots


def whole_number(text: str) -> int:
    """A whole number, for argparse."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
