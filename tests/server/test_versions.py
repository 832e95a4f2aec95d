"""Tables of earlier rules over the wire; those of rules that a server does not know are refused in words."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.inside import Inside
from tests.tables.test_old_logs import stored
from tests.tables.test_versions import RUNNING, with_rules

TABLE = "old"


@pytest.fixture
def house() -> Iterator[Inside]:
    """A server of the test's own."""
    inside = Inside()
    yield inside
    inside.close()


def test_a_table_of_earlier_rules_says_by_which_it_is_played(house: Inside) -> None:
    for path in RUNNING:
        house.store.logs[TABLE] = stored(path)[:60]
        house.tables.writer.cache.drop(TABLE)
        seen = house.visitor().look(TABLE)
        assert (seen["status"], seen["rules"], seen["rules_before"]) == ("playing", "1", "")
        assert house.visitor().told("GET", f"/api/tables/{TABLE}/record")["rules"] == "1"


def test_a_table_of_unknown_rules_is_refused_in_words(house: Inside) -> None:
    house.store.logs[TABLE] = with_rules(stored(RUNNING[0]), "99")
    visitor = house.visitor("Nefertari")
    fork = {"step": 40, "table": {"game": "cleopatra-2006", "seats": 3}}
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/record", None),
        ("POST", "/fork", fork),
        ("POST", "/rematch", None),
    ):
        status, content = visitor.ask(method, f"/api/tables/{TABLE}{path}", body)
        problem = json.loads(content)
        assert (status, problem["error"]) == (422, "invalid")
        assert problem["reason"]["key"] == "table.other_rules"
        assert problem["reason"]["details"] == {"game": "cleopatra-2006", "rules": "99", "here": "2, 1"}
