"""The types for TypeScript say what the schemas say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import printed
from waset.commands.schema import MESSAGES, told_schema
from waset.commands.typescript import declaration, type_of
from waset.games import GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "schemas"
SUBJECTS = (MESSAGES, *GAMES)
every_subject = pytest.mark.parametrize("subject", SUBJECTS)


def types_of(subject: str) -> str:
    """The types of a subject as they stand in the repository."""
    return (FOLDER / f"{subject}.d.ts").read_text(encoding="utf-8")


@every_subject
def test_the_types_in_the_repository_are_current(subject: str) -> None:
    assert types_of(subject) == printed("schema", subject, "--typescript")


@pytest.mark.parametrize("game", GAMES)
def test_the_schemas_of_tables_in_the_repository_are_current(game: str) -> None:
    text = (FOLDER / f"{game}.table.json").read_text(encoding="utf-8")
    assert text == printed("schema", game, "--table")


@every_subject
def test_every_type_is_declared_and_every_name_is_known(subject: str) -> None:
    text = re.sub(r"/\*\*[\s\S]*?\*/|//.*|\"[^\"]*\"", "", types_of(subject))
    declared = set(re.findall(r"export (?:interface|type) (\w+)", text))
    assert declared == set(told_schema(subject)["$defs"])
    named = set(re.findall(r"\b[A-Z]\w*", text)) - {"Array", "Partial", "Record"}
    assert named <= declared


@every_subject
def test_every_field_of_a_schema_is_a_field_of_its_type(subject: str) -> None:
    for name, schema in told_schema(subject)["$defs"].items():
        text = declaration(name, schema)
        for field in schema.get("properties", {}):
            mark = "" if field in schema.get("required", ()) else r"\?"
            assert re.search(rf"^  {field}{mark}: ", text, re.MULTILINE), (name, field)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_types_of_a_game_share_a_name(game: str) -> None:
    assert not [name for name in told_schema(game)["$defs"] if not name.isalpha()]
    assert {"View", "Action", "Event", "Outlook", "Result"} <= set(told_schema(game)["$defs"])


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
        (
            {"type": "object", "propertyNames": {"$ref": "#/$defs/Card"}, "additionalProperties": {"type": "integer"}},
            "Partial<Record<Card, number>>",
        ),
        ({"type": "object"}, "Record<string, unknown>"),
        ({}, "unknown"),
    ],
)
def test_a_schema_has_its_type(schema: dict[str, Any], written: str) -> None:
    assert type_of(schema, "") == written


def test_a_comment_cannot_be_ended_by_what_it_says() -> None:
    assert declaration("A", {"type": "null", "description": "a */ b"}) == "/** a * / b */\nexport type A = null;\n"
