"""How many people watch a table: told to everybody there as they come and go."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.serving import Guest, Server
from waset.server import audience
from waset.server.audience import Audience

WATCHING = "&watching=1"


def counted(socket: ClientConnection) -> Any:
    """The next message that tells how many watch."""
    while "watching" not in (told := json.loads(socket.recv(timeout=10))):
        pass
    return told["watching"]


def test_everybody_at_a_table_is_told_how_many_watch(anna: Guest, ben: Guest, server: Server) -> None:
    table = anna.open(is_open=True)
    with anna.socket(table, more=WATCHING) as socket:
        assert counted(socket) == 0
        with ben.socket(table, more=WATCHING) as looking, Guest(server.address).socket(table):
            while counted(looking) != 2:
                pass
            assert counted(socket) in (1, 2)
            assert ben.told("GET", f"/api/tables/{table}/watching") == {"watching": 2}
        while counted(socket):
            pass
    assert anna.told("GET", f"/api/tables/{table}/watching") == {"watching": 0}


def test_who_watches_twice_is_one_and_who_sits_down_watches_no_more(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={}, is_open=True)
    with anna.socket(table, more=WATCHING) as socket, ben.socket(table), ben.socket(table):
        while counted(socket) != 1:
            pass
        ben.do(table, "sit", {"seat": 1, "name": "Ben"})
        assert counted(socket) == 0


def test_who_does_not_ask_for_it_hears_of_updates_only(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={}, is_open=True)
    with anna.socket(table) as socket, ben.socket(table):
        assert "version" in json.loads(socket.recv(timeout=5))
        with pytest.raises(TimeoutError):
            socket.recv(timeout=0.8)


def test_a_long_poll_watches_too(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={}, is_open=True)
    seen = ben.look(table)["version"]
    ben.told("GET", f"/api/tables/{table}/events?since={seen}&wait=1")
    assert anna.told("GET", f"/api/tables/{table}/watching") == {"watching": 1}


def test_strangers_are_not_told(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={})
    asked = ("GET", f"/api/tables/{table}/watching")
    assert ben.refused(*asked) == (403, "forbidden", "table.not_invited")


@pytest.mark.anyio
async def test_changes_that_come_together_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PAUSE", 0.02)
    monkeypatch.setattr(audience, "GRACE", 0.02)
    told: list[int] = []
    hall = Audience(lambda table: told.append(hall.number(table)))
    with hall.attending("garden", "Anna"), hall.attending("garden", "Ben"), hall.attending("garden", "Ben"):
        await asyncio.sleep(0.05)
        assert told == [2]
    assert hall.number("garden") == 2, "who has gone counts for a moment longer"
    await asyncio.sleep(0.1)
    assert told == [2, 0]
    assert hall.by_table == {}
