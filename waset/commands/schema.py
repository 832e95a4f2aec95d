"""`waset schema`: the JSON Schema of a game's records."""

from __future__ import annotations

import argparse

import msgspec

from waset.commands.refusal import named
from waset.engine.schema import record_schema


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "schema",
        help="print the JSON Schema of a game's records",
        description="Print the JSON Schema that describes the record files of a game.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the schema."""
    print(written(arguments.game))
    return 0


def written(name: str) -> str:
    """The schema as it stands in the file."""
    return msgspec.json.format(msgspec.json.encode(record_schema(named(name))), indent=1).decode()
