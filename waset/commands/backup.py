"""`waset backup`: everything in one file, while the server goes on."""

from __future__ import annotations

import argparse
from pathlib import Path

from waset.commands.database import add_database, database_of
from waset.commands.refusal import Refusal


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "backup",
        help="write everything that the server keeps into one file",
        description="Write everything that the server keeps into one file, while it may go on. "
        "The file is whole or not there, and `waset restore` takes it into any database.",
    )
    command.add_argument("file", metavar="FILE", type=Path, help="the backup; an older one is replaced")
    add_database(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the backup and say what it holds."""
    from waset.server.backups import BadBackup, back_up  # late: the other commands need none of its packages

    try:
        print(f"{arguments.file}: {back_up(database_of(arguments), arguments.file)}")
    except BadBackup as problem:
        raise Refusal(str(problem)) from None
    return 0
