"""Every operation of the interface shows an example of what is sent and told, and the examples are true."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from waset.server.calling import JSON
from waset.server.failures import STATUSES
from waset.server.openapi import document
from waset.terminal.catalogue import LANGUAGES, catalogue

OPERATIONS = [
    pytest.param(operation, id=f"{method} {path}")
    for path, methods in document()["paths"].items()
    for method, operation in methods.items()
]


def contents(operation: dict[str, Any]) -> list[dict[str, Any]]:
    """What is sent and told, each with its schema."""
    answers = [one for status, one in operation["responses"].items() if status != "204"]
    bodies = [operation["requestBody"]] if "requestBody" in operation else []
    return [content for one in (*bodies, *answers) for content in one["content"].values()]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_body_has_an_example_that_fits(operation: dict[str, Any]) -> None:
    for content in contents(operation):
        schema = {**content["schema"], "components": document()["components"]}
        jsonschema.Draft202012Validator(schema).validate(content["example"])


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_refusal_is_described_with_words_that_are_there(operation: dict[str, Any]) -> None:
    for kind, status in STATUSES.items():
        told = operation["responses"][str(status)]
        if operation["operationId"] == "health" and status == 503:
            continue
        example = told["content"][JSON]["example"]
        assert told["description"].startswith(f"{kind}: ")
        assert example["error"] == kind
        for language in LANGUAGES:
            assert catalogue(language).say(example["reason"]["key"], **example["reason"]["details"])
