"""The database that a command is about."""

from __future__ import annotations

import argparse
import os

from waset.commands.refusal import Refusal
from waset.server.configuration import SETTINGS, BadConfiguration, value_of

(DATABASE,) = (setting for setting in SETTINGS if setting.name == "database")


def add_database(command: argparse.ArgumentParser) -> None:
    """Let a command name its database as `waset serve` does."""
    command.add_argument("--database", metavar=DATABASE.metavar, help=DATABASE.says)


def database_of(arguments: argparse.Namespace) -> str:
    """The database that was named, or the usual one."""
    try:
        database: str = value_of(DATABASE, vars(arguments), os.environ)
    except BadConfiguration as bad:
        raise Refusal(str(bad)) from None
    return database
