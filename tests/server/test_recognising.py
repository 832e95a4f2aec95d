"""Who was recognised a moment ago is known without the database, until something changes."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.server.postgresql import PostgresServer
from tests.server.samples import anna
from tests.server.serving import Guest, Server
from waset.server.bus import PostgresBus
from waset.server.opening import Storage, opened
from waset.server.recognising import MOMENT, MOST, Recognised

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_person_is_known_for_a_moment() -> None:
    clock = Clock()
    recognised = Recognised(clock)
    recognised.keep(b"token", anna(), recognised.changes)
    assert recognised.find(b"token") == anna()
    assert recognised.find(b"other") is None
    clock.now += MOMENT
    assert recognised.find(b"token") is None


def test_what_changed_while_it_was_looked_up_is_not_kept() -> None:
    recognised = Recognised(Clock())
    changes = recognised.changes
    recognised.forget()
    recognised.keep(b"token", anna(), changes)
    assert recognised.find(b"token") is None


def test_no_more_are_kept_than_there_is_room_for() -> None:
    recognised = Recognised(Clock())
    for number in range(MOST + 1):
        recognised.keep(number.to_bytes(4, "big"), anna(), 0)
    assert len(recognised.people) == 1


async def test_who_is_renamed_or_signed_out_here_is_so_at_once(storage: Storage) -> None:
    store = storage.store
    await store.add_person(anna(), b"token")
    assert await store.person(b"token") == anna()
    await store.rename(anna().id, "Anne")
    renamed = await store.person(b"token")
    assert renamed is not None
    assert renamed.name == "Anne"
    await store.drop_token(b"token")
    assert await store.person(b"token") is None


def test_who_hears_nothing_of_other_nodes_remembers_nobody() -> None:
    recognised = Recognised(Clock())
    with recognised.told():
        recognised.keep(b"token", anna(), recognised.changes)
        assert recognised.find(b"token") == anna()
    assert recognised.find(b"token") is None
    recognised.keep(b"token", anna(), recognised.changes)
    assert recognised.find(b"token") is None


async def remembers(storage: Storage) -> None:
    """Wait until a node hears of the others, and let it recognise somebody."""
    while not storage.store.recognised.is_told:  # type: ignore[attr-defined]
        await asyncio.sleep(0.01)
    assert await storage.store.person(b"token") is not None
    assert storage.store.recognised.find(b"token") is not None  # type: ignore[attr-defined]


async def test_who_signs_out_on_one_node_is_unknown_on_all(postgres: PostgresServer) -> None:
    database = postgres.empty()
    async with opened(database) as here, opened(database) as there:
        await here.store.add_person(anna(), b"token")
        await asyncio.wait_for(remembers(there), 10)
        changes = there.store.changes
        await here.store.drop_token(b"token")
        begun = time.monotonic()
        while there.store.changes == changes:
            await asyncio.sleep(0.005)
        assert await there.store.person(b"token") is None
        assert time.monotonic() - begun < MOMENT / 2, "it was not told, it was forgotten"


async def test_a_node_whose_ear_is_cut_off_asks_the_database(postgres: PostgresServer) -> None:
    database = postgres.empty()
    async with opened(database) as here, opened(database) as there:
        assert isinstance(there.bus, PostgresBus)
        await here.store.add_person(anna(), b"token")
        await asyncio.wait_for(remembers(there), 10)
        there.bus.tasks[0].cancel()
        await asyncio.gather(there.bus.tasks[0], return_exceptions=True)
        await here.store.drop_token(b"token")
        assert await there.store.person(b"token") is None


async def test_a_browser_that_signs_out_at_one_node_is_signed_out_at_the_other(postgres: PostgresServer) -> None:
    database = postgres.empty()
    with (
        Server(database) as first,
        Server(database) as second,
        Guest(first.address, "Anna") as anna,
        Guest(second.address) as elsewhere,
    ):
        elsewhere.http.cookies.update(dict(anna.http.cookies))
        assert elsewhere.told("GET", "/api/me")["name"] == "Anna"
        anna.told("DELETE", "/api/me", status=204)
        time.sleep(0.5)
        elsewhere.told("GET", "/api/me", status=204)
