"""PostgreSQL that goes away in the middle: nothing is lost, nothing is written twice, and writing goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from tests.server.postgresql import PostgresServer
from tests.server.samples import anna, bodies, link, summary
from waset.server import postgres as module
from waset.server.opening import opened
from waset.tables.ports import Account, Behind, Growth, Passkey, Person, Receipt, StorageAway, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def fragile() -> Iterator[PostgresServer]:
    """A PostgreSQL that may be stopped."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture
async def store(postgres: PostgresServer) -> AsyncIterator[Store]:
    """A store with a table and a person."""
    async with opened(postgres.empty()) as storage:
        await storage.store.create("one", [b"a"], summary(), 1.0)
        await storage.store.add_person(anna(), b"token")
        yield storage.store


class Cuts:
    """Cuts the connection during one transaction, either before or after it has come through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.attempt = module.attempt
        self.when = "never"
        monkeypatch.setattr(module, "attempt", self.cut_attempt)

    async def cut_attempt(self, engine: Any, making: Any) -> Any:
        """A transaction whose answer gets lost."""
        when, self.when = self.when, "never"
        result = None if when == "before" else await self.attempt(engine, making)
        if when == "never":
            return result
        raise OperationalError("COMMIT", {}, psycopg.OperationalError("server closed the connection unexpectedly"))


@pytest.fixture
def cuts(store: Store, monkeypatch: pytest.MonkeyPatch) -> Cuts:
    """Cuts at will."""
    return Cuts(monkeypatch)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_write_of_unknown_outcome_is_made_once(store: Store, cuts: Cuts, when: str) -> None:
    cuts.when = when
    await store.append(Growth("one", 1, [b"b", b"c"], summary(), 2.0, Receipt("anna", "m1", b"done")))
    assert bodies(await store.entries("one")) == [b"a", b"b", b"c"]
    cuts.when = when
    await store.create("two", [b"x"], summary(), 3.0)
    assert bodies(await store.entries("two")) == [b"x"]
    cuts.when = when
    assert await store.claim("one", 3, "north", until=20.0, now=10.0)
    cuts.when = when
    assert await store.delete("two")


async def test_whoever_was_overtaken_during_a_cut_is_behind(store: Store, cuts: Cuts) -> None:
    cuts.when = "before"
    first = asyncio.create_task(store.append(Growth("one", 1, [b"ours"], summary(), 2.0)))
    await asyncio.sleep(0)
    await store.append(Growth("one", 1, [b"theirs"], summary(), 2.0))
    with pytest.raises(Behind):
        await first
    assert bodies(await store.entries("one")) == [b"a", b"theirs"]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_links_of_unknown_outcome_are_kept_and_used_once(store: Store, cuts: Cuts, when: str) -> None:
    cuts.when = when
    await store.add_link(link(b"t1", is_once=True))
    cuts.when = when
    assert await store.use_link(b"t1")
    assert not await store.use_link(b"t1")
    await store.add_link(link(b"t2"))
    cuts.when = when
    assert await store.revoke_links("one") == 1


@pytest.mark.parametrize("when", ["before", "after"])
async def test_people_of_unknown_outcome_are_kept_once(store: Store, cuts: Cuts, when: str) -> None:
    ben = Person("ben", "Ben", 11.0)
    cuts.when = when
    await store.add_person(ben, b"ben")
    assert await store.person(b"ben") == ben
    cuts.when = when
    await store.add_token("ben", b"phone")
    assert await store.person(b"phone") == ben
    cuts.when = when
    assert await store.add_account(Account("ben", "king", "hash"))
    assert not await store.add_account(Account("anna", "king", "other"))
    cuts.when = when
    await store.add_passkey(Passkey(b"\x01", "ben", b"key"))
    assert await store.passkeys("ben") == [Passkey(b"\x01", "ben", b"key")]


async def write_on(store: Store, table: str, until: asyncio.Event) -> list[bytes]:
    """Let a log grow until it is enough; what was acknowledged."""
    await store.create(table, [b"1"], summary(), 1.0)
    written = [b"1"]
    while not until.is_set():
        seq = len(written)
        body = b"%s %d" % (table.encode(), seq + 1)
        await store.append(Growth(table, seq, [body], summary(), float(seq), Receipt("anna", str(seq), body)))
        written.append(body)
    return written


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_restart_in_the_middle_of_writing_goes_by(fragile: PostgresServer, how: signal.Signals) -> None:
    enough = asyncio.Event()
    async with opened(fragile.url) as storage:
        tables = [f"table {number}" for number in range(16)]
        writers = [asyncio.create_task(write_on(storage.store, table, enough)) for table in tables]
        for _ in range(2):
            await asyncio.sleep(0.5)
            await asyncio.to_thread(fragile.stop, how)
            await asyncio.sleep(0.1)
            await asyncio.to_thread(fragile.start)
        await asyncio.sleep(0.8)
        enough.set()
        for table, written in zip(tables, await asyncio.gather(*writers), strict=True):
            assert bodies(await storage.store.entries(table)) == written
            assert len(written) > 10


async def test_a_server_that_stays_away_is_an_error(store: Store, cuts: Cuts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", -1.0)
    cuts.when = "before"
    with pytest.raises(StorageAway):
        await store.append(Growth("one", 1, [b"b"], summary(), 2.0))
