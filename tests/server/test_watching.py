"""Sockets from inside: slow readers get the newest state, and who is signed out hears no more."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from starlette.requests import HTTPConnection

from tests.tables.memory import MemoryBus, MemoryStore, RandomThinkers
from tests.tables.tabling import ANNA, Clock
from waset.server import watching
from waset.server.configuration import Configuration
from waset.server.desk import desk_for
from waset.server.hearing import Hearing
from waset.server.watching import Watch
from waset.server.wire import SHORT_WAY
from waset.tables.commands import Create, Say
from waset.tables.links import hashed, new_token
from waset.tables.ports import Behind
from waset.tables.refusals import Refused
from waset.tables.service import Tables

pytestmark = pytest.mark.anyio


class SlowSocket:
    """A socket whose other side takes each message only when it is told to."""

    def __init__(self) -> None:
        self.query_params: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.scope: dict[str, Any] = {}
        self.taken: list[Any] = []
        self.turns = asyncio.Semaphore(0)

    async def send(self, message: Any) -> None:
        """Wait until the other side takes it."""
        await self.turns.acquire()
        self.taken.append(json.loads(message["text"]))


async def test_many_changes_become_one_update() -> None:
    tables = Tables(MemoryStore(), MemoryBus(), RandomThinkers(0), Clock())
    table = await tables.create(ANNA, Create("pharaoh", 2, is_open=True))
    socket = SlowSocket()
    watch = Watch(desk_for(Configuration(), tables), cast(HTTPConnection, socket), socket.send, table)
    await watch.recognise()
    telling = asyncio.create_task(watch.tell())
    await asyncio.sleep(0.05)
    for number in range(100):
        await tables.handle(table, ANNA, Say(str(number)))
    socket.turns.release()
    socket.turns.release()
    while len(socket.taken) < 2:
        await asyncio.sleep(0.01)
    first, second = socket.taken
    assert (first["version"], second["version"]) == (1, 101)
    assert len(second["chat"]) == 100
    telling.cancel()


async def test_who_is_signed_out_elsewhere_hears_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "RECOGNITION", -1.0)
    tables = Tables(MemoryStore(), MemoryBus(), RandomThinkers(0), Clock())
    table, token = await tables.create(ANNA, Create("pharaoh", 2)), new_token()
    await tables.store.add_person(ANNA, hashed(token))
    socket = SlowSocket()
    socket.cookies["waset"] = token
    watch = Watch(desk_for(Configuration(), tables), cast(HTTPConnection, socket), socket.send, table)
    await watch.news()
    await tables.store.drop_token(hashed(token))
    with pytest.raises(Refused, match="not_invited"):
        await watch.news()


class QuickSocket(SlowSocket):
    """A socket that takes a text at once, unless it is told not to."""

    def __init__(self) -> None:
        super().__init__()
        self.pushed: list[Any] = []
        self.is_quick = True
        self.scope = {"extensions": {SHORT_WAY: {SHORT_WAY: self}}}

    def push(self, text: bytes) -> bool:
        """Take it, if that can be."""
        if self.is_quick:
            self.pushed.append(json.loads(text))
        return self.is_quick


async def test_what_can_be_told_at_once_wakes_nobody() -> None:
    tables = Tables(MemoryStore(), MemoryBus(), RandomThinkers(0), Clock())
    table = await tables.create(ANNA, Create("pharaoh", 2, is_open=True))
    socket = QuickSocket()
    socket.turns.release()
    watch = Watch(desk_for(Configuration(), tables), cast(HTTPConnection, socket), socket.send, table)
    await watch.recognise()
    telling = asyncio.create_task(watch.tell())
    await asyncio.sleep(0.05)
    await tables.handle(table, ANNA, Say("quick"))
    await asyncio.sleep(0.05)
    tables.writer.listeners.wake(table)
    await asyncio.sleep(0.05)
    assert [update["version"] for update in socket.pushed] == [2], "what is known is not told again"
    socket.is_quick = False
    socket.turns.release()
    await tables.handle(table, ANNA, Say("slow"))
    await asyncio.sleep(0.05)
    assert [update["version"] for update in socket.taken] == [1, 3]
    assert [line["text"] for line in socket.taken[1]["chat"]] == ["slow"]
    telling.cancel()


class CertainStore(MemoryStore):
    """A store that can be written to without waiting for it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_certain = True


@pytest.mark.parametrize("is_quick", [True, False])
async def test_what_was_begun_at_once_is_answered_when_it_is_written(is_quick: bool) -> None:
    tables = Tables(CertainStore(), MemoryBus(), RandomThinkers(0), Clock())
    table = await tables.create(ANNA, Create("pharaoh", 2, is_open=True, sits=[0]))
    socket = QuickSocket()
    socket.is_quick = is_quick
    watch = Watch(desk_for(Configuration(), tables), cast(HTTPConnection, socket), socket.send, table)
    await watch.recognise()
    watch.person, before = ANNA, (await watch.news()).version
    hearing = Hearing(watch, "127.0.0.1")
    text = json.dumps({"command": {"type": "Say", "text": "hello"}})
    assert hearing.hear_at_once(text)
    assert not hearing.hear_at_once(text), "one after the other"
    await asyncio.sleep(0.01)
    assert hearing.free.is_set() == is_quick
    socket.turns.release()
    await asyncio.wait_for(hearing.free.wait(), 1)
    assert socket.pushed + socket.taken == [{"key": "", "answered": before + 1}]
    assert hearing.hear_at_once(text)


async def test_what_could_not_be_written_at_once_is_done_again() -> None:
    store = CertainStore()
    tables = Tables(store, MemoryBus(), RandomThinkers(0), Clock())
    table = await tables.create(ANNA, Create("pharaoh", 2, is_open=True, sits=[0]))
    socket = QuickSocket()
    watch = Watch(desk_for(Configuration(), tables), cast(HTTPConnection, socket), socket.send, table)
    await watch.recognise()
    watch.person, before = ANNA, (await watch.news()).version
    store.trouble_before = Behind()
    hearing = Hearing(watch, "127.0.0.1")
    assert hearing.hear_at_once(json.dumps({"command": {"type": "Say", "text": "hello"}}))
    await asyncio.sleep(0.01)
    await asyncio.wait_for(hearing.free.wait(), 1)
    assert socket.pushed == [{"key": "", "answered": before + 1}]
    assert len(await store.entries(table)) == before + 1
