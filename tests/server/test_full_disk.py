"""A full disk is answered clearly, keeps what was acknowledged, and writing goes on when there is room again."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.samples import bodies, summary
from waset.server.operations.steps import Operation, Step
from waset.server.sqlite import SqliteDatabase
from waset.server.store import DurableStore
from waset.tables.ports import Growth, StorageFull

pytestmark = pytest.mark.anyio

LARGE = bytes(20_000)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    """An empty file of SQLite."""
    async with SqliteDatabase(tmp_path / "waset.db") as database:
        yield database


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """As long as this lasts no file may grow beyond a size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def fill(store: DurableStore) -> int:
    """Write to one table until it is refused; how long its log has become."""
    await store.create("one", [b"a"], summary(), 1.0)
    for seq in range(1, 1000):
        try:
            await store.append(Growth("one", seq, [LARGE], summary(), 2.0))
        except StorageFull:
            return seq
    raise AssertionError("there was always room")


async def limit_pages(database: SqliteDatabase, pages: int) -> None:
    """Let the file have so many pages and no more."""

    def operation() -> Operation[None]:
        yield Step(text(f"PRAGMA max_page_count = {pages}"), {})

    await database.write(operation)


async def test_a_full_database_keeps_what_it_has_and_goes_on_later(database: SqliteDatabase, tmp_path: Path) -> None:
    store = DurableStore(database)
    await limit_pages(database, 200)
    length = await fill(store)
    assert bodies(await store.entries("one")) == [b"a", *[LARGE] * (length - 1)]
    await limit_pages(database, 100_000)
    await store.append(Growth("one", length, [b"at last"], summary(), 3.0))
    assert bodies(await store.entries("one", since=length)) == [b"at last"]


async def test_a_disk_that_takes_no_more_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "waset.db"
    async with SqliteDatabase(path) as database:
        store = DurableStore(database)
        with largest_file(1_000_000):
            length = await fill(store)
        kept = await store.entries("one")
        assert len(kept) == length
        await store.append(Growth("one", length, [LARGE], summary(), 3.0))
    async with SqliteDatabase(path) as again:
        assert len(await DurableStore(again).entries("one")) == length + 1


async def test_small_writes_come_through_where_a_large_one_does_not(database: SqliteDatabase) -> None:
    store = DurableStore(database)
    for number in range(10):
        await store.create(f"table {number}", [b"a"], summary(), 1.0)
    await limit_pages(database, 60)
    written = [b"small"] * 5 + [bytes(1_000_000)] + [b"small"] * 4
    writes = (store.append(Growth(f"table {n}", 1, [body], summary(), 2.0)) for n, body in enumerate(written))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["NoneType"] * 5 + ["StorageFull"] + ["NoneType"] * 4
