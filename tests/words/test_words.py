"""Messages are formatted as the vectors say; broken ones are refused with a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from waset.terminal.words import BadMessage, parameters_of, spoken

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=[f"{v['language']} {v['message']}" for v in VECTORS])
def test_a_message_reads_as_expected(vector: dict[str, Any]) -> None:
    assert spoken(vector["message"], vector["language"], vector["parameters"]) == vector["expected"]


@pytest.mark.parametrize(
    ("message", "what"),
    [
        ("{player", "a name is missing"),
        ("player}", "a brace closes nothing"),
        ("{}", "a name is missing"),
        ("{n, plural, one {a}}", "the case 'other' is missing"),
        ("{n, plural, one {a} other {b}", "a name is missing"),
        ("{n, number}", "only plural and select choose"),
        ("{n, plural}", "only plural and select choose"),
        ("{n, select, other {x", "a brace is not closed"),
        ("'{ open", "a quote is not closed"),
    ],
)
def test_a_malformed_message_is_refused(message: str, what: str) -> None:
    with pytest.raises(BadMessage, match=what):
        spoken(message, "en", {"n": 1})


def test_a_missing_parameter_is_named() -> None:
    with pytest.raises(BadMessage, match="'stall' is missing"):
        spoken("{player} took {stall}", "en", {"player": "Mira"})


def test_a_plural_needs_a_number() -> None:
    with pytest.raises(BadMessage, match="needs a number"):
        spoken("{n, plural, other {#}}", "en", {"n": "two"})


def test_the_parameters_of_a_message_are_found_in_its_variants_too() -> None:
    message = "{a} {b, plural, one {{c}} other {{d, select, x {{e}} other {}}}}"
    assert parameters_of(message) == {"a", "b", "c", "d", "e"}
