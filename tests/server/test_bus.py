"""Wake-ups reach whoever listens, on this node and on others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection

import pytest

from tests.server.postgresql import PostgresServer
from waset.server.bus import ANY, LocalBus, PostgresBus, QuietBus, read, written
from waset.server.recognising import Recognised
from waset.tables.ports import Grown

pytestmark = pytest.mark.anyio


async def heard(told: AsyncIterator[Grown], tables: Collection[str]) -> None:
    """Wait until all of these have been told, in whatever order and however often, and nothing else."""
    missing = set(tables)
    while missing:
        grown = await asyncio.wait_for(anext(told), 10)
        assert grown.table in tables or grown == ANY
        missing.discard(grown.table)


async def test_a_listener_hears_of_growth(postgres: PostgresServer) -> None:
    async with PostgresBus(postgres.empty(), Recognised()) as bus:
        told = bus.told()
        bus.tell(Grown("one"))
        assert await asyncio.wait_for(anext(told), 10) in (Grown("one"), ANY)
        bus.tell(Grown("one"))
        bus.tell(Grown("two"))
        await heard(told, ["one", "two"])


async def test_a_file_belongs_to_one_process_which_need_not_be_woken() -> None:
    bus = QuietBus()
    told = bus.told()
    bus.tell(Grown("one"))
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(told), 0.01)


async def test_each_listener_hears_everything() -> None:
    bus = LocalBus()
    first, second = bus.told(), bus.told()
    bus.tell(Grown("one"))
    assert [await anext(first), await anext(second)] == [Grown("one"), Grown("one")]


async def test_a_table_that_grew_often_is_told_once() -> None:
    bus = LocalBus()
    told = bus.told()
    for table in ("one", "two", "one"):
        bus.tell(Grown(table))
    assert [await anext(told), await anext(told)] == [Grown("one"), Grown("two")]
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(anext(told), 0.01)


async def test_the_last_version_of_a_table_is_told() -> None:
    bus = LocalBus()
    told = bus.told()
    for version in (4, 6, 5):
        bus.tell(Grown("one", version))
    assert await anext(told) == Grown("one", 6)
    bus.tell(Grown("one", 7))
    bus.tell(Grown("one"))
    assert await anext(told) == Grown("one"), "one of them may have come to any version"


@pytest.mark.parametrize("grown", [Grown("one", 12), Grown("one"), ANY])
def test_a_notice_reads_as_it_was_written(grown: Grown) -> None:
    assert read(written(grown)) == grown


def test_a_notice_of_an_earlier_release_names_no_version() -> None:
    assert read("one") == Grown("one")


async def test_a_listener_that_is_gone_costs_nothing() -> None:
    bus = LocalBus()
    told = bus.told()
    assert len(bus.mailboxes) == 1
    del told
    assert len(bus.mailboxes) == 0


async def test_nodes_hear_of_each_other(postgres: PostgresServer) -> None:
    url = postgres.empty()
    async with PostgresBus(url, Recognised()) as north, PostgresBus(url, Recognised()) as south:
        told = south.told()
        assert await asyncio.wait_for(anext(told), 10) == ANY, "once it listens, it may have missed something"
        tables = [f"table {number}" for number in range(50)]
        for table in tables:
            north.tell(Grown(table))
        await heard(told, tables)


async def test_after_a_restart_any_table_may_have_grown() -> None:
    server = PostgresServer()
    try:
        async with PostgresBus(server.url, Recognised()) as north, PostgresBus(server.url, Recognised()) as south:
            told = south.told()
            assert await asyncio.wait_for(anext(told), 10) == ANY
            await asyncio.to_thread(server.stop)
            north.tell(Grown("in the dark"))
            await asyncio.to_thread(server.start)
            assert await asyncio.wait_for(anext(told), 10) == ANY
            north.tell(Grown("in the light"))
            expected = {"in the light"}
            while expected:
                expected.discard((await asyncio.wait_for(anext(told), 10)).table)
    finally:
        server.remove()


async def test_what_was_told_last_is_said_before_the_end(postgres: PostgresServer) -> None:
    async with PostgresBus(postgres.url, Recognised()) as hearing:
        heard = hearing.told()
        assert await asyncio.wait_for(anext(heard), 10) == ANY
        async with PostgresBus(postgres.url, Recognised()) as speaking:
            speaking.tell(Grown("last"))
        assert await asyncio.wait_for(anext(heard), 10) == Grown("last")
