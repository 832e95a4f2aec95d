"""What every store promises about logs, lists and bots, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from tests.server.samples import bodies, link, summary
from waset.server.opening import Storage, opened
from waset.tables.ports import Behind, Growth, Receipt, Store, Stored

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(storage: Storage) -> Store:
    """An empty store."""
    return storage.store


async def is_behind(write: Awaitable[None]) -> bool:
    """Whether a write is told that it is behind."""
    try:
        await write
    except Behind:
        return True
    return False


async def test_a_log_keeps_its_entries_in_order(store: Store) -> None:
    await store.create("one", [b"a", b"\x00\xff"], summary(), 1.25)
    await store.append(Growth("one", 2, [b"c", b"d", b"e"], summary(), 2.5))
    assert await store.entries("one") == [
        Stored(1, b"a", 1.25),
        Stored(2, b"\x00\xff", 1.25),
        Stored(3, b"c", 2.5),
        Stored(4, b"d", 2.5),
        Stored(5, b"e", 2.5),
    ]
    assert bodies(await store.entries("one", since=4)) == [b"e"]
    assert await store.entries("other") == []


async def test_a_log_is_still_there_when_the_store_is_opened_again(address: str) -> None:
    async with opened(address) as before:
        await before.store.create("one", [b"a"], summary(), 1.0)
    async with opened(address) as after:
        assert bodies(await after.store.entries("one")) == [b"a"]


async def test_a_log_begins_only_once(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    assert await is_behind(store.create("one", [b"other"], summary(), 2.0))
    assert bodies(await store.entries("one")) == [b"a"]


@pytest.mark.parametrize("after", [0, 2, 3])
async def test_whoever_does_not_write_at_the_end_is_behind(store: Store, after: int) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    assert await is_behind(store.append(Growth("one", after, [b"b"], summary(status="over"), 2.0)))
    assert bodies(await store.entries("one")) == [b"a"]
    listed = await store.listed("one")
    assert listed is not None
    assert listed.summary.status == "playing"


async def test_whoever_writes_to_no_table_is_behind(store: Store) -> None:
    assert await is_behind(store.append(Growth("none", 0, [b"a"], summary(), 1.0)))
    assert await store.entries("none") == []


async def test_of_many_writers_of_the_same_entry_one_comes_through(store: Store) -> None:
    await store.create("one", [b"0"], summary(), 1.0)
    writes = (store.append(Growth("one", 1, [b"%d" % number], summary(), 2.0)) for number in range(20))
    behind = await asyncio.gather(*map(is_behind, writes))
    assert behind.count(False) == 1
    assert bodies(await store.entries("one")) == [b"0", b"%d" % behind.index(False)]


async def test_an_answer_is_kept_with_the_entries_it_is_for(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    assert await store.receipt("one", "anna", "m1") is None
    await store.append(Growth("one", 1, [b"b"], summary(), 2.0, Receipt("anna", "m1", b"done")))
    assert await store.receipt("one", "anna", "m1") == b"done"
    assert await store.receipt("one", "ben", "m1") is None
    assert await store.receipt("two", "anna", "m1") is None


async def test_a_message_is_not_carried_out_twice(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    await store.append(Growth("one", 1, [b"b"], summary(), 2.0, Receipt("anna", "m1", b"first")))
    again = store.append(Growth("one", 2, [b"b"], summary(players=["ben"]), 3.0, Receipt("anna", "m1", b"second")))
    assert await is_behind(again)
    assert bodies(await store.entries("one")) == [b"a", b"b"]
    assert await store.receipt("one", "anna", "m1") == b"first"
    assert [one.id for one in await store.tables(player="anna")] == ["one"]


async def test_a_table_is_listed_as_its_last_entries_left_it(store: Store) -> None:
    await store.create("one", [b"a"], summary(is_open=True, status="gathering"), 1.5)
    await store.append(Growth("one", 1, [b"b", b"c"], summary(deadline=9.75, waits_for_bot=True), 2.5))
    listed = await store.listed("one")
    assert listed is not None
    assert (listed.id, listed.seq, listed.created, listed.updated) == ("one", 3, 1.5, 2.5)
    assert listed.summary == summary(deadline=9.75, waits_for_bot=True)
    assert await store.listed("other") is None


async def test_talk_leaves_a_table_as_it_is_listed(store: Store) -> None:
    await store.create("one", [b"a"], summary(players=["anna"]), 1.0)
    await store.append(Growth("one", 1, [b"b"], None, 2.0, Receipt("anna", "m1", b"done")))
    before, after = summary(players=["anna"]), await store.listed("one")
    assert after is not None
    assert (after.summary, after.seq, after.updated) == (before, 1, 1.0)
    assert bodies(await store.entries("one")) == [b"a", b"b"]
    assert await store.receipt("one", "anna", "m1") == b"done"
    assert await is_behind(store.append(Growth("one", 1, [b"c"], None, 3.0)))
    assert await is_behind(store.append(Growth("one", 5, [b"c"], None, 3.0)))
    assert await is_behind(store.append(Growth("none", 0, [b"c"], None, 3.0)))


async def test_what_lists_show_is_written_behind_talk(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    await store.append(Growth("one", 1, [b"b", b"c"], None, 2.0))
    assert await is_behind(store.append(Growth("one", 1, [b"d"], summary(status="over"), 3.0)))
    assert await is_behind(store.append(Growth("one", 4, [b"d"], summary(status="over"), 3.0)))
    await store.append(Growth("one", 3, [b"d"], summary(status="over"), 4.0))
    listed = await store.listed("one")
    assert listed is not None
    assert (listed.summary.status, listed.seq, listed.updated) == ("over", 4, 4.0)
    assert bodies(await store.entries("one")) == [b"a", b"b", b"c", b"d"]


async def test_talk_and_a_move_meet_at_the_same_entry(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    said = Growth("one", 1, [b"said"], None, 2.0)
    moved = Growth("one", 1, [b"moved"], summary(status="over"), 2.0)
    found = await asyncio.gather(*map(store.append, [said, moved] * 5), return_exceptions=True)
    assert sum(isinstance(problem, Behind) for problem in found) == 9
    log, listed = bodies(await store.entries("one")), await store.listed("one")
    assert listed is not None
    assert (log, listed.summary.status) in [([b"a", b"said"], "playing"), ([b"a", b"moved"], "over")]


async def test_lists_show_the_latest_first(store: Store) -> None:
    for number, name in enumerate(["one", "two", "three"]):
        await store.create(name, [b"a"], summary(is_open=name != "two"), float(number))
    await store.append(Growth("one", 1, [b"b"], summary(is_open=True), 9.0))
    assert [one.id for one in await store.tables()] == ["one", "three", "two"]
    assert [one.id for one in await store.tables(limit=2)] == ["one", "three"]
    assert [one.id for one in await store.tables(is_open=True)] == ["one", "three"]
    assert [one.id for one in await store.tables(is_open=False)] == ["two"]


async def test_people_find_the_tables_they_sit_at(store: Store) -> None:
    await store.create("one", [b"a"], summary(players=["anna", "ben", "anna"]), 1.0)
    await store.create("two", [b"a"], summary(players=["ben"], is_open=True), 2.0)
    await store.append(Growth("one", 1, [b"b"], summary(players=["carl", "anna"]), 3.0))
    assert [one.id for one in await store.tables(player="anna")] == ["one"]
    assert [one.id for one in await store.tables(player="ben")] == ["two"]
    assert [one.id for one in await store.tables(player="ben", is_open=False)] == []
    assert [one.summary.players for one in await store.tables(player="carl")] == [["carl", "anna"]]


async def test_a_table_is_due_when_its_clock_has_run_out(store: Store) -> None:
    for name, deadline in (("late", 5.0), ("later", 7.0), ("never", None), ("now", 6.0)):
        await store.create(name, [b"a"], summary(deadline=deadline), 1.0)
    assert await store.due(before=4.9) == []
    assert await store.due(before=6.0) == ["late", "now"]
    assert await store.due(before=10.0, limit=1) == ["late"]
    await store.append(Growth("late", 1, [b"b"], summary(), 2.0))
    assert await store.due(before=6.0) == ["now"]


async def test_tables_that_wait_for_a_bot_are_found(store: Store) -> None:
    await store.create("one", [b"a"], summary(waits_for_bot=True), 1.0)
    await store.create("two", [b"a"], summary(), 1.0)
    assert await store.waiting_for_bots() == ["one"]
    await store.append(Growth("one", 1, [b"b"], summary(), 2.0))
    assert await store.waiting_for_bots() == []


async def test_a_bots_move_belongs_to_one_node_until_its_time_is_over(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    assert await store.claim("one", 1, "north", until=20.0, now=10.0)
    assert not await store.claim("one", 1, "south", until=21.0, now=11.0)
    assert await store.claim("one", 1, "north", until=22.0, now=12.0)
    assert not await store.claim("one", 1, "south", until=31.0, now=21.0)
    assert await store.claim("one", 1, "south", until=32.0, now=22.0)


async def test_each_move_of_a_bot_is_taken_on_by_itself(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    assert await store.claim("one", 5, "north", until=20.0, now=10.0)
    assert await store.claim("one", 7, "south", until=20.0, now=10.0)
    assert not await store.claim("one", 5, "south", until=20.0, now=10.0)
    assert not await store.claim("one", 7, "north", until=20.0, now=10.0)


async def test_of_many_nodes_one_gets_a_bots_move(store: Store) -> None:
    await store.create("one", [b"a"], summary(), 1.0)
    claims = await asyncio.gather(*(store.claim("one", 1, f"node {n}", until=20.0, now=10.0) for n in range(12)))
    assert claims.count(True) == 1


async def test_a_deleted_table_takes_all_of_its_own_with_it(store: Store) -> None:
    for name in ("one", "two"):
        await store.create(name, [b"a"], summary(waits_for_bot=True, deadline=1.0), 1.0)
        await store.append(Growth(name, 1, [b"b"], summary(), 2.0, Receipt("anna", "m1", b"done")))
        await store.claim(name, 1, "north", 20.0, 10.0)
        await store.add_link(link(name.encode(), table=name))
    assert await store.delete("one")
    assert not await store.delete("one")
    assert await store.entries("one") == []
    assert await store.receipt("one", "anna", "m1") is None
    assert await store.link(b"one") is None
    assert await store.listed("one") is None
    assert [one.id for one in await store.tables(player="anna")] == ["two"]
    assert bodies(await store.entries("two")) == [b"a", b"b"]
    await store.create("one", [b"new"], summary(), 3.0)
    assert bodies(await store.entries("one")) == [b"new"]
