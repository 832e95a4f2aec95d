"""Bad input to a command, said in one sentence."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from waset.bots import BOTS, UnknownBot
from waset.engine.game import BadSetup, Game, Reason
from waset.engine.settings import Value, typed
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


def need_one(arguments: argparse.Namespace, *names: str) -> None:
    """Refuse options of these names that are less than one."""
    for name in names:
        number = getattr(arguments, name)
        if number < 1:
            raise Refusal(f"--{name} must be at least 1, not {number}")


def destination(name: str, given: str) -> Path:
    """Where an option of this name has a file written; refused at once where that cannot be, and not after hours."""
    file = Path(given)
    if not given or file.is_dir():
        raise Refusal(f"--{name} needs the name of a file, not {given!r}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"cannot write {file}: {error.strerror}") from None
    if not os.access(file.parent, os.W_OK):
        raise Refusal(f"cannot write {file}: its folder takes no files")
    return file


def said(reason: Reason) -> str:
    """A reason in the words of the command line, with the number of its rule."""
    rule = f" [{reason.rule}]" if reason.rule else ""
    return catalogue("en").say(reason.key, **reason.details) + rule


def chosen_options(game: Game[Any], seats: int, chosen: Sequence[str]) -> dict[str, Value]:
    """The options that were named, or a refusal when the game cannot be set up like this."""
    options = dict(typed(game.settings, text) for text in chosen)
    try:
        game.start(seats, options)
    except BadSetup as bad:
        more = f" `waset rules {game.name} --settings` lists them." if "option" in bad.reason.details else ""
        raise Refusal(f"{game.name}: {said(bad.reason)}{more}") from None
    return options


def chosen_bots(text: str) -> tuple[str, ...]:
    """The bots that were named, one after the other, or a refusal."""
    bots = tuple(text.split(","))
    for bot in bots:
        if bot not in BOTS:
            raise Refusal(str(UnknownBot(bot)))
    return bots


def seed_text(text: str) -> str:
    """Words that games can be dealt by, for argparse."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("a seed is text in UTF-8") from None
    return text


def whole_number(text: str) -> int:
    """A whole number, for argparse."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
