"""JSON Schemas of a game: of its records, and of what a table of it tells, made from the very types of both."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from waset.engine.game import Game
from waset.engine.record import GameRecord

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def record_schema(game: Game[Any]) -> dict[str, Any]:
    """A schema for the records of one game: its actions, its events, its result."""
    types = [GameRecord, game.action_type, game.event_type, game.result_type]
    (record, action, event, result), parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for step in ("Decided", "Dealt"):
        parts[step]["properties"]["events"]["items"] = event
    parts["Decided"]["properties"]["action"] = action
    fields = parts["GameRecord"]["properties"]
    fields["game"] = {"const": game.name}
    fields["result"] = {"anyOf": [{"type": "null"}, result]}
    title = f"Record of a game of {game.name}, rules {game.rules_version}"
    return {"$schema": DIALECT, "title": title, **record, "$defs": parts}


def names_of(kind: type[Enum]) -> msgspec.Meta:
    """That a text is the name of one of these."""
    return msgspec.Meta(title=kind.__name__, extra_json_schema={"enum": [one.value for one in kind]})


def table_schema(game: Game[Any]) -> dict[str, Any]:
    """A schema for what a table of one game tells: view, actions, events, outlook and result."""
    types = [game.data_type, game.action_type, game.event_type, game.outlook_type, game.result_type]
    (view, action, event, *_), parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    parts |= {"Action": action, "Event": event}
    named = {name: with_names(part, parts) for name, part in list(parts.items())}
    title = f"Table of {game.name}, rules {game.rules_version}"
    return {"$schema": DIALECT, "title": title, **view, "$defs": {**parts, **named}}


def with_names(schema: Any, parts: dict[str, Any]) -> Any:
    """The same schema where every set of names within it is a part of its own."""
    if isinstance(schema, list):
        return [named(with_names(one, parts), parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: named(with_names(value, parts), parts) for key, value in schema.items()}


def named(schema: Any, parts: dict[str, Any]) -> Any:
    """A reference to a set of names, in place of the set itself."""
    if not isinstance(schema, dict) or "enum" not in schema or "title" not in schema:
        return schema
    parts[schema["title"]] = {"title": schema["title"], "enum": schema["enum"]}
    return {"$ref": f"#/$defs/{schema['title']}"}
