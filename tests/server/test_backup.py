"""A backup of a running store is whole, or not there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.samples import bodies, summary
from tests.server.test_full_disk import largest_file
from waset.server.sqlite import SqliteDatabase
from waset.server.store import DurableStore
from waset.tables.ports import Growth

pytestmark = pytest.mark.anyio


async def keep_writing(store: DurableStore, table: str, acknowledged: dict[str, int]) -> None:
    """Let a log grow, and keep count of what was acknowledged."""
    await store.create(table, [b"1"], summary(), 1.0)
    while True:
        acknowledged[table] = acknowledged.get(table, 0) + 1
        seq = acknowledged[table]
        await store.append(Growth(table, seq, [b"%d" % (seq + 1)], summary(), 2.0))


async def test_a_backup_in_the_middle_of_writing_is_complete(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    async with SqliteDatabase(tmp_path / "waset.db") as database:
        store = DurableStore(database)
        tasks = [asyncio.create_task(keep_writing(store, f"table {n}", acknowledged)) for n in range(8)]
        await asyncio.sleep(0.2)
        before = dict(acknowledged)
        await database.backup(tmp_path / "copies" / "copy.db")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    assert len(before) == 8
    async with SqliteDatabase(tmp_path / "copies" / "copy.db") as copy:
        for table, length in before.items():
            log = bodies(await DurableStore(copy).entries(table))
            assert len(log) >= length
            assert log == [b"%d" % number for number in range(1, len(log) + 1)]
    connection = sqlite3.connect(tmp_path / "copies" / "copy.db")
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


async def test_a_backup_replaces_an_older_one_only_when_it_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    async with SqliteDatabase(tmp_path / "waset.db") as database:
        store = DurableStore(database)
        await store.create("one", [bytes(200_000)], summary(), 1.0)
        await database.backup(target)
        old = target.read_bytes()
        await store.create("two", [bytes(200_000)], summary(), 1.0)
        with largest_file(300_000), pytest.raises(sqlite3.OperationalError):
            await database.backup(target)
        assert target.read_bytes() == old
        assert list(target.parent.iterdir()) == [target]
        await database.backup(target)
    assert len(target.read_bytes()) > len(old)
