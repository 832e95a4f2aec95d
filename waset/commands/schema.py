"""`waset schema`: the JSON Schema of a game's records, or of the server's messages, also as types of TypeScript."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from waset.commands.refusal import Refusal, named
from waset.commands.typescript import declarations
from waset.engine.schema import DIALECT, record_schema

MESSAGES = "messages"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "schema",
        help="print the JSON Schema of a game's records, or of the server's messages",
        description="Print the JSON Schema that describes the record files of a game, or all messages of the server.",
    )
    command.add_argument("game", metavar="GAME", help=f"the game, for example cleopatra-2006, or {MESSAGES}")
    command.add_argument("--typescript", action="store_true", help=f"types of TypeScript instead; for {MESSAGES} only")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the schema, or the types made from it."""
    if not arguments.typescript:
        print(written(arguments.game))
    elif arguments.game == MESSAGES:
        print(declarations(messages_schema()["$defs"]), end="")
    else:
        raise Refusal(f"--typescript is for {MESSAGES} only")
    return 0


def written(name: str) -> str:
    """The schema as it stands in the file."""
    schema = messages_schema() if name == MESSAGES else record_schema(named(name))
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode()


def messages_schema() -> dict[str, Any]:
    """The schemas of all messages that go over the server's wires, by name."""
    from waset.server.openapi import schemas  # late: the other schemas need none of its packages

    title = "Messages of the server"
    return {"$schema": DIALECT, "title": title, "$defs": schemas("#/$defs/{name}")}
