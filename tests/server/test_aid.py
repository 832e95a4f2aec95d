"""The player aid over the wires: of a game with wishes, and of a table as it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.project.files import ROOT
from tests.server.serving import Guest
from waset.engine.aid import Aid
from waset.engine.record import plain
from waset.games import GAMES, game_named

RECORD = ROOT / "tests/records/games/cleopatra-2006-format-1-3.json"


def told(aid: Aid) -> Any:
    """An aid as it goes over the wires."""
    return plain(aid)


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_of_a_game_is_told_to_anybody(game: str, anna: Guest) -> None:
    with Guest(anna.address) as nobody:
        assert nobody.told("GET", f"/api/games/{game}/aid") == told(GAMES[game].aid(3, {}))
        assert nobody.told("GET", f"/api/games/{game}/aid?seats=2") == told(GAMES[game].aid(2, {}))


def test_options_are_written_as_on_the_command_line(anna: Guest) -> None:
    path = "/api/games/cleopatra-2019/aid?seats=4&option=penalties=s4,1,1,2,9&option=discount=piece"
    assert anna.told("GET", path) == told(
        GAMES["cleopatra-2019"].aid(4, {"penalties": "s4,1,1,2,9", "discount": "piece"})
    )
    assert anna.told("GET", "/api/games/cleopatra-2006/aid?seats=2&option=short_game") == told(
        GAMES["cleopatra-2006"].aid(2, {"short_game": True})
    )


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        ("/api/games/senet/aid", (404, "missing", "table.no_such_game")),
        ("/api/games/pharaoh/aid?seats=9", (422, "invalid", "setup.seats")),
        ("/api/games/pharaoh/aid?seats=many", (400, "malformed", "server.query")),
        ("/api/games/pharaoh/aid?option=luck", (422, "invalid", "setup.option")),
        ("/api/games/pharaoh/aid?option=photos=1,2", (422, "invalid", "setup.option_text")),
        ("/api/tables/nowhere/aid", (404, "missing", "table.no_such_table")),
    ],
)
def test_what_cannot_be_is_refused(path: str, refusal: tuple[int, str, str], anna: Guest) -> None:
    assert anna.refused("GET", path) == refusal


def test_the_aid_of_a_table_has_its_seats_and_its_options(anna: Guest) -> None:
    table = anna.open(game="pharaoh", seats=4, options={"mask_turn": "goes_on", "last_round": 12})
    aid = GAMES["pharaoh"].aid(4, {"mask_turn": "goes_on", "last_round": 12})
    assert anna.told("GET", f"/api/tables/{table}/aid") == told(aid)


def test_only_who_may_watch_a_table_sees_its_aid(anna: Guest, ben: Guest) -> None:
    table = anna.open()
    assert ben.refused("GET", f"/api/tables/{table}/aid") == (403, "forbidden", "table.not_invited")
    link = anna.told("POST", f"/api/tables/{table}/links", {"kind": "spectator"}, 201)["token"]
    with Guest(ben.address, **{"Waset-Link": link}) as watcher:
        assert watcher.told("GET", f"/api/tables/{table}/aid")["game"] == "pharaoh"


def test_a_table_of_version_1_has_the_aid_of_version_1(anna: Guest) -> None:
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    assert record["rules"] == "1"
    step = next(number for number, one in enumerate(record["steps"]) if one["type"] == "Decided")
    wish = {"game": record["game"], "seats": 3, "sits": [0], "bots": {"1": "random", "2": "random"}}
    table = anna.told("POST", "/api/records", {"record": record, "table": wish, "step": step}, 201)["table"]
    assert anna.told("GET", f"/api/tables/{table}/aid") == told(game_named(record["game"], "1").aid(3, {}))
