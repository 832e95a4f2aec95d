"""The types for TypeScript say what the schemas say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import printed, refused
from waset.commands.schema import messages_schema
from waset.commands.typescript import declaration, type_of

FILE = Path(__file__).parents[2] / "docs" / "schemas" / "messages.d.ts"


def test_the_types_in_the_repository_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == printed("schema", "messages", "--typescript")


def test_every_message_is_declared_and_every_name_is_known() -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", FILE.read_text(encoding="utf-8"))
    declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
    assert declared == set(messages_schema()["$defs"])
    named = set(re.findall(r"\b[A-Z]\w*", text)) - {"Array", "Record"}
    assert named <= declared


def test_every_field_of_a_schema_is_a_field_of_its_type() -> None:
    for name, schema in messages_schema()["$defs"].items():
        text = declaration(name, schema)
        for field in schema.get("properties", {}):
            mark = "" if field in schema.get("required", ()) else r"\?"
            assert re.search(rf"^  {field}{mark}: ", text, re.MULTILINE), (name, field)


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "integer", "minimum": 1}, "number"),
        ({"type": ["string", "null"]}, "string | null"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"enum": ["a", 1, None]}, '"a" | 1 | null'),
        ({"$ref": "#/$defs/Update"}, "Update"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "Array<string | null>"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "boolean"}]}, "[string, boolean]"),
        ({"type": "object", "additionalProperties": {"type": "number"}}, "Record<string, number>"),
        ({"type": "object", "properties": {"a-b": {"type": "null"}}}, '{\n  "a-b"?: null;\n}'),
        ({"type": "object"}, "Record<string, unknown>"),
        ({}, "unknown"),
    ],
)
def test_a_schema_has_its_type(schema: dict[str, Any], written: str) -> None:
    assert type_of(schema, "") == written


def test_a_comment_cannot_be_ended_by_what_it_says() -> None:
    assert declaration("A", {"type": "null", "description": "a */ b"}) == "/** a * / b */\nexport type A = null;\n"


def test_types_are_made_of_messages_only() -> None:
    assert "--typescript is for messages only" in refused("schema", "pharaoh", "--typescript")
