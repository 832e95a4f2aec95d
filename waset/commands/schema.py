"""`waset schema`: the JSON Schema of a game's records or tables, or of the server's messages, also for TypeScript."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from waset.commands.refusal import named
from waset.commands.typescript import declarations
from waset.engine.schema import DIALECT, record_schema, table_schema

MESSAGES = "messages"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "schema",
        help="print the JSON Schema of a game's records or tables, or of the server's messages",
        description="Print the JSON Schema that describes the record files of a game, or what its tables tell, "
        "or all messages of the server.",
    )
    command.add_argument("game", metavar="GAME", help=f"the game, for example cleopatra-2006, or {MESSAGES}")
    command.add_argument("--table", action="store_true", help="views, actions, events and outlooks of the game")
    command.add_argument("--typescript", action="store_true", help="the same as types of TypeScript")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the schema, or the types made from it."""
    name: str = arguments.game
    if arguments.typescript:
        print(declarations(name, told_schema(name)["$defs"]), end="")
    else:
        print(text_of(told_schema(name)) if arguments.table else written(name))
    return 0


def written(name: str) -> str:
    """The schema of records or messages as it stands in the file."""
    return text_of(messages_schema() if name == MESSAGES else record_schema(named(name)))


def told_schema(name: str) -> dict[str, Any]:
    """The schema of all messages, or of what the tables of a game tell."""
    return messages_schema() if name == MESSAGES else table_schema(named(name))


def text_of(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode()


def messages_schema() -> dict[str, Any]:
    """The schemas of all messages that go over the server's wires, by name."""
    from waset.server.openapi import schemas  # late: the other schemas need none of its packages

    title = "Messages of the server"
    return {"$schema": DIALECT, "title": title, "$defs": schemas("#/$defs/{name}")}
