"""`waset restore`: everything as a backup holds it."""

from __future__ import annotations

import argparse
from pathlib import Path

from waset.commands.database import add_database, database_of
from waset.commands.refusal import Refusal


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "restore",
        help="put a backup in place of what a stopped server keeps",
        description="Put a backup in place of everything that a database holds; its server has to be stopped. "
        "The file of SQLite that it replaces is kept beside it, with the ending .before.",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="the backup")
    add_database(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Restore, and say what is there now."""
    from waset.server.backups import BadBackup, restore  # late: the other commands need none of its packages

    try:
        print(f"restored: {restore(arguments.file, database_of(arguments))}")
    except BadBackup as problem:
        raise Refusal(str(problem)) from None
    return 0
