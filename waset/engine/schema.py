"""The JSON Schema of a game's records, made from the very types that read and write them."""

from __future__ import annotations

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
