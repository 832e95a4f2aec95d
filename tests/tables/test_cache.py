"""Tables in memory: forgotten when idle, rebuilt from the log, lean enough to keep many."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest

from tests.tables.memory import MemoryStore
from tests.tables.tabling import ANNA, BEN, House, run
from waset.tables.commands import Say
from waset.tables.entries import Before, Moved, Opened, UnreadableEntry, decode, encode
from waset.tables.ports import Grown, Growth, Stored
from waset.tables.refusals import Kind, Refused

PEOPLE = [ANNA, BEN]
LEAN = 150_000  # bytes


@run
async def test_an_idle_table_is_forgotten_and_comes_back_the_same(house: House) -> None:
    table = await house.open(*PEOPLE)
    for _ in range(60):
        await house.move(table, PEOPLE)
    before = [await house.look(table, viewer) for viewer in (0, 1, None)]
    assert house.tables.writer.cache.evict(house.clock.now - 1) == 0
    assert house.tables.writer.cache.evict(house.clock.now) == 1
    assert not house.tables.writer.cache.tables
    assert [await house.look(table, viewer) for viewer in (0, 1, None)] == before


@run
async def test_a_table_in_use_is_not_forgotten(house: House) -> None:
    table = await house.open(*PEOPLE)
    async with house.tables.writer.reading(table):
        assert house.tables.writer.cache.evict(house.clock.now + 1000) == 0


@run
async def test_idle_tables_take_little_memory_even_while_people_listen(house: House) -> None:
    tables = [await house.open(*PEOPLE) for _ in range(5)]
    for table in tables:
        for _ in range(40):
            await house.move(table, PEOPLE)
    house.tables.writer.cache.evict(house.clock.now)
    gc.collect()
    tracemalloc.start()
    listeners = [house.tables.listen(table) for table in tables for _ in range(4)]
    for listener in listeners:
        listener.__enter__()
    for table in tables:
        await house.look(table, 0)
    held = tracemalloc.get_traced_memory()[0] / len(tables)
    house.tables.writer.cache.evict(house.clock.now)
    gc.collect()
    idle = tracemalloc.get_traced_memory()[0] / len(tables)
    tracemalloc.stop()
    assert held < LEAN
    assert idle < LEAN / 10


@run
async def test_only_what_was_written_elsewhere_is_read_again(house: House) -> None:
    table = await house.open(*PEOPLE)
    version = (await house.look(table)).version
    cache, reads = house.tables.writer.cache, []

    async def entries(table: str, since: int = 0) -> list[Stored]:
        reads.append(since)
        return house.store.logs[table][since:]

    house.store.entries = entries  # type: ignore[method-assign]
    assert not cache.suspect(Grown(table, version))
    assert house.tables.writer.at_hand(table) is not None
    assert not reads
    for grown in (Grown(table, version + 1), Grown(table), Grown("")):
        assert cache.suspect(grown)
        assert house.tables.writer.at_hand(table) is None
        await house.look(table)
    assert reads == [version] * 3
    assert cache.suspect(Grown("unknown here", 1))


@run
async def test_a_table_is_not_at_hand_while_something_is_written(house: House) -> None:
    table = await house.open(*PEOPLE)
    writer = house.tables.writer
    async with writer.reading(table):
        assert writer.at_hand(table) is None
    found = writer.at_hand(table)
    assert found is not None
    assert writer.at_hand(table, found.seq + 1) is None, "more was seen of it elsewhere"


@run
async def test_there_is_no_table_of_an_unknown_name(house: House) -> None:
    assert (await house.refused("nowhere", ANNA, Say("hello"))).kind is Kind.MISSING
    with pytest.raises(Refused, match="no_such_table"):
        await house.look("nowhere")
    assert not house.tables.writer.cache.tables


@run
async def test_a_reader_waits_until_a_move_is_on_disk(house: House) -> None:
    class SlowStore(MemoryStore):
        written = asyncio.Event()

        async def append(self, growth: Growth) -> None:
            await self.written.wait()
            await super().append(growth)

    store = SlowStore()
    store.logs, store.summaries = house.store.logs, house.store.summaries
    table = await house.open(*PEOPLE)
    slow = House(store)
    before = (await slow.look(table)).version
    saying = asyncio.create_task(slow.do(table, ANNA, Say("hello")))
    await asyncio.sleep(0.01)
    looking = asyncio.create_task(slow.look(table))
    await asyncio.sleep(0.01)
    assert not looking.done()
    store.written.set()
    assert (await saying).version == (await looking).version == before + 1


@run
async def test_a_cancelled_message_leaves_no_trace_in_memory(house: House) -> None:
    table = await house.open(*PEOPLE)
    saying = asyncio.create_task(house.do(table, ANNA, Say("hello")))
    await asyncio.sleep(0)
    saying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saying
    assert len((await house.look(table)).chat) == len(house.store.logs[table]) - (await start_length(house, table))


async def start_length(house: House, table: str) -> int:
    """How many entries of a log are no talk."""
    return sum(b'"Said"' not in stored.body for stored in house.store.logs[table])


def test_an_unknown_kind_of_entry_is_named() -> None:
    with pytest.raises(UnreadableEntry, match="Danced"):
        decode(b'{"type": "Danced", "seat": 1}')
    with pytest.raises(UnreadableEntry, match="damaged"):
        decode(b'{"type": "Mov')


def test_an_entry_reads_as_it_was_written() -> None:
    moved = Moved(1, {"type": "EndTurn"}, "anna", ["stone", 3])
    opened = Opened("pharaoh", "1", 2, {"collapse": "rook"}, "anna", "Anna", "00", "11", past=[Before(outcome=0)])
    assert decode(encode(moved)) == moved
    assert decode(encode(opened)) == opened


@run
async def test_a_log_that_the_rules_refuse_is_named_with_its_rules(house: House) -> None:
    table = await house.open(*PEOPLE)
    log = house.store.logs[table]
    log.append(Stored(len(log) + 1, encode(Moved(0, {"type": "VisitMarket", "stall": 77}, "anna")), 0.0))
    with pytest.raises(UnreadableEntry, match=r"cleopatra-2006, version \d of its rules"):
        await House(house.store).look(table)
