"""A database that stays away is told to whoever asks; asked again under the same id, everything happens once."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.inside import Inside
from waset.tables.ports import StorageAway

ONCE = {"Idempotency-Key": "once"}


@pytest.fixture
def house() -> Iterator[Inside]:
    """A server in this process."""
    house = Inside()
    yield house
    house.close()


@pytest.mark.parametrize("when", ["trouble_before", "trouble_after"])
def test_a_move_that_finds_no_database_is_answered_clearly_and_made_once(house: Inside, when: str) -> None:
    anna = house.visitor("Anna")
    create = {"game": "pharaoh", "seats": 2, "sits": [0, 1], "starts_when_full": True}
    table = anna.told("POST", "/api/tables", create)["table"]
    seat = anna.look(table)["asked"][0]
    seen = anna.told("GET", f"/api/tables/{table}?seat={seat}")
    body = {"action": seen["options"][0], "version": seen["question"], "seat": seat}
    setattr(house.store, when, StorageAway("somewhere"))
    status, content = anna.ask("POST", f"/api/tables/{table}/moves", body, **ONCE)
    problem = json.loads(content)
    assert (status, problem["error"], problem["reason"]["key"]) == (503, "away", "server.away")
    assert b"somewhere" not in content
    versions = [anna.do(table, "moves", body, **ONCE)["version"] for _ in range(2)]
    assert versions == [anna.look(table)["version"]] * 2
