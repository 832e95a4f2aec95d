"""Writes that come together are committed together, and fail alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.samples import bodies, summary
from waset.server.opening import Storage
from waset.server.operations import logs
from waset.server.sqlite import WRITER_SETTINGS, Writer
from waset.server.sqlite_file import connect, migrate_file
from waset.server.worker import Job, Outcome
from waset.tables.ports import Behind, Growth, Receipt

pytestmark = pytest.mark.anyio


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """The connection that writes to an empty file."""
    migrate_file(tmp_path / "waset.db")
    connection = connect(tmp_path / "waset.db", "rw", WRITER_SETTINGS)
    yield connection
    connection.close()


def creation(table: str) -> Job[None]:
    """The job of beginning a log."""
    growth = Growth(table, 0, [b"a"], summary(), 1.0)
    return Job(partial(logs.create, growth), asyncio.get_running_loop(), lambda _, problem: None)


async def test_many_writes_share_one_commit(connection: sqlite3.Connection) -> None:
    said: list[str] = []
    connection.set_trace_callback(said.append)
    outcomes = Writer(connection).carry_out([creation(f"table {number}") for number in range(50)])
    assert [outcome.problem for outcome in outcomes] == [None] * 50
    assert said.count("COMMIT") == 1
    assert said[-1] == "COMMIT"


async def test_the_file_is_written_as_carefully_as_it_should(connection: sqlite3.Connection) -> None:
    settings = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    assert connection.execute("PRAGMA busy_timeout").fetchone() == (5000,)


async def test_when_the_commit_fails_each_write_is_made_by_itself(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(connection)
    together = writer.together

    def fail_for_several(jobs: list[Job[Any]], carry_out: Callable[[list[Job[Any]]], list[Outcome]]) -> object:
        outcomes = together(jobs, carry_out) if len(jobs) == 1 else None
        if outcomes is None:
            raise sqlite3.OperationalError("no luck")
        return outcomes

    monkeypatch.setattr(writer, "together", fail_for_several)
    outcomes = writer.carry_out([creation("one"), creation("one"), creation("two")])
    assert [type(outcome.problem).__name__ for outcome in outcomes] == ["NoneType", "Taken", "NoneType"]


async def test_a_write_that_fails_takes_no_other_with_it(storage: Storage) -> None:
    store = storage.store
    for number in range(40):
        await store.create(f"table {number}", [b"a"], summary(), 1.0)
    await store.append(Growth("table 7", 1, [b"b"], summary(), 1.0, Receipt("anna", "m1", b"before")))
    receipt = Receipt("anna", "m1", b"done")
    writes = (store.append(Growth(f"table {number}", 1, [b"c"], summary(), 2.0, receipt)) for number in range(40))
    second_message = store.append(Growth("table 7", 2, [b"c"], summary(), 2.0, receipt))
    *results, last = await asyncio.gather(*writes, second_message, return_exceptions=True)
    assert [number for number, result in enumerate(results) if result is not None] == [7]
    assert isinstance(results[7], Behind)
    assert isinstance(last, Behind)
    for number in range(40):
        assert bodies(await store.entries(f"table {number}")) == [b"a", b"b" if number == 7 else b"c"]


async def test_whoever_stops_waiting_disturbs_nobody(storage: Storage) -> None:
    store = storage.store
    impatient = asyncio.create_task(store.create("one", [b"a"], summary(), 1.0))
    patient = asyncio.create_task(store.create("two", [b"a"], summary(), 1.0))
    await asyncio.sleep(0)
    impatient.cancel()
    await patient
    assert bodies(await store.entries("two")) == [b"a"]


async def test_talk_that_comes_too_late_takes_no_other_with_it(storage: Storage) -> None:
    store = storage.store
    for number in range(20):
        await store.create(f"table {number}", [b"a"], summary(), 1.0)
    heard: list[bool] = []
    for after in (1, 1, 3):
        store.append_soon(Growth("table 3", after, [b"said"], None, 2.0), heard.append)
    writes = (store.append(Growth(f"table {number}", 1, [b"b"], None, 2.0)) for number in range(20))
    results = await asyncio.gather(*writes, return_exceptions=True)
    while len(heard) < 3:
        await asyncio.sleep(0.01)
    assert sum(heard) + (results[3] is None) == 1, "one of those who wrote the same entry"
    assert [result for number, result in enumerate(results) if number != 3] == [None] * 19
    for number in range(20):
        assert bodies(await store.entries(f"table {number}")) == [b"a", b"said" if number == 3 and any(heard) else b"b"]
