"""Records that are brought to the server."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.records.forging import played
from tests.server.serving import Guest
from waset.games import GAMES


def record_of(game: str) -> Any:
    """The record of a finished game, as it is read from its file."""
    return json.loads(played(game, 2))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_brought_looked_at_and_gone_on_from(game: str, anna: Guest, ben: Guest) -> None:
    record = record_of(game)
    table = anna.told("POST", "/api/records/replay", {"record": record}, 201)["table"]
    assert anna.look(table)["status"] == "over"
    assert anna.told("GET", f"/api/tables/{table}/record") == {**record, "taken_over": 0}
    moment = anna.told("GET", f"/api/tables/{table}/replay?step=30&seat=1")
    assert (moment["steps"], moment["viewer"]) == (len(record["steps"]), 1)
    assert len(anna.told("GET", f"/api/tables/{table}/replay/chances")["turns"]) > 2
    step = next(number for number in range(30, 200) if record["steps"][number]["type"] == "Decided")
    create = {"game": game, "seats": 2, "sits": [0], "bots": {"1": "random"}, "starts_when_full": True}
    fork = anna.do(table, "fork", {"step": step, "table": create}, 201)["table"]
    assert anna.play_on(fork, Random(3))["status"] == "over"
    assert ben.refused("GET", f"/api/tables/{table}/replay") == (403, "forbidden", "table.not_invited")


def test_an_open_one_is_for_everybody_who_has_its_address(anna: Guest, ben: Guest) -> None:
    body = {"record": record_of("pharaoh"), "is_open": True}
    table = anna.told("POST", "/api/records/replay", body, 201)["table"]
    assert ben.told("GET", f"/api/tables/{table}/replay?step=9")["is_open"]
    assert table not in [one["id"] for one in ben.told("GET", "/api/tables")["tables"]]
    assert table in [one["id"] for one in anna.told("GET", "/api/me/tables")["tables"]]


def test_a_changed_record_is_refused_with_what_is_wrong(anna: Guest) -> None:
    record = record_of("pharaoh")
    record["steps"][5]["events"] = []
    answer = anna.ask("POST", "/api/records/replay", {"record": record})
    problem = answer.json()
    assert (answer.status_code, problem["reason"]["key"]) == (422, "record.changed")
