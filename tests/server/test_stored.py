"""A database that an earlier release wrote is opened for ever, and its games go on. A file here is never changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.server.insisting import Insisting
from tests.server.serving import Guest, Server
from waset.engine.record import decode, rebuild
from waset.games import GAMES

STORED = sorted((Path(__file__).parent / "stored").glob("*.db"))
TOKEN = "anna-of-the-stored-games"


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_games_of_a_stored_database_are_played_to_their_end(path: Path, tmp_path: Path) -> None:
    database = shutil.copy(path, tmp_path / "waset.db")
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    with Server(str(database)) as server, Guest(server.address, Cookie=f"waset={TOKEN}") as anna:
        assert anna.told("GET", "/api/me")["name"] == "Anna"
        for one in told["tables"]:
            play_on(anna, one)


def play_on(anna: Guest, one: dict[str, str | int]) -> None:
    """The table is as it was left, and its game comes to an end that can be checked."""
    table = str(one["table"])
    seen = anna.look(table)
    assert (seen["game"], seen["rules"], seen["version"]) == (one["game"], "1", one["version"])
    assert (len(seen["steps"]), len(seen["options"])) == (one["steps"], one["options"])
    assert [line["text"] for line in seen["chat"]] == ["until tomorrow"]
    player = Insisting(anna, table, 1)
    player.play_to_the_end()
    assert player.picture.newest["status"] == "over"
    record = decode(anna.ask("GET", f"/api/tables/{table}/record").content)
    assert record.rules == "1"
    assert rebuild(record, GAMES[str(one["game"])]).is_over
    again = anna.look(anna.told("POST", f"/api/tables/{table}/rematch")["table"])
    assert (again["rules"], again["rules_before"]) == ("2", "1")


def test_there_is_a_stored_game_of_every_game() -> None:
    told = [json.loads(path.with_suffix(".json").read_text(encoding="utf-8")) for path in STORED]
    assert {one["game"] for each in told for one in each["tables"]} >= set(GAMES)
