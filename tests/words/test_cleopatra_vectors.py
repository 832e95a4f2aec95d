"""The moments of Cleopatra that the browser's client is compared with are those that the terminal tells now."""

import json
from typing import Any

import pytest

from tests.words.cleopatra_vectors import FILE, text


def test_the_vectors_are_current() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "write them anew: python -m tests.words.cleopatra_vectors"


@pytest.fixture(scope="module")
def vectors() -> dict[str, Any]:
    """The vectors as they stand in the repository."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("kind", ["CardThrownIn", "OpponentsAsked", "CardDiscardedOpenly", "DieTurned"])
def test_events_of_what_a_table_may_choose_are_among_them(vectors: dict[str, Any], kind: str) -> None:
    assert kind in {event["type"] for told in vectors["told"] for event in told["events"]}


@pytest.mark.parametrize("kind", ["GoToOffering", "ThrowIn", "AskOpponents", "Offer"])
def test_options_of_what_a_table_may_choose_are_among_them(vectors: dict[str, Any], kind: str) -> None:
    assert kind in {option["action"]["type"] for asked in vectors["asked"] for option in asked["options"]}


@pytest.mark.parametrize("kind", ["BeforeOffering", "ChooseAsked", "AnswerAsked"])
def test_questions_of_what_a_table_may_choose_are_among_them(vectors: dict[str, Any], kind: str) -> None:
    assert kind in {asked["view"]["agenda"][-1]["type"] for asked in vectors["asked"]}


@pytest.mark.parametrize("key", ["throw_in_later", "no_offering", "one_kind", "opponents", "not_a_resource"])
def test_reasons_of_what_a_table_may_choose_are_among_them(vectors: dict[str, Any], key: str) -> None:
    assert f"reason.{key}" in {refused["why"]["key"] for refused in vectors["refused"]}
