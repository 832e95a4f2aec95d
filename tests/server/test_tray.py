"""Talk in SQLite's tray: on disk when it is acknowledged, part of its log for whoever reads, filed before all else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.samples import bodies, summary
from waset.server import tray
from waset.server.backups import back_up, restore
from waset.server.opening import Storage, opened
from waset.server.operations import logs
from waset.server.sqlite import WRITER_SETTINGS, Writer
from waset.server.sqlite_file import connect, migrate_file
from waset.server.worker import Job
from waset.tables.ports import Growth

pytestmark = pytest.mark.anyio

LAID = "SELECT table_id, seq FROM tray ORDER BY table_id, seq"
FILED = "SELECT table_id, seq FROM entry ORDER BY table_id, seq"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a database."""
    path = tmp_path / "waset.db"
    migrate_file(path)
    return path


@pytest.fixture
def writer(path: Path) -> Iterator[Writer]:
    """Whoever writes to it, and goes without a word."""
    with closing(connect(path, "rw", WRITER_SETTINGS)) as connection:
        yield Writer(connection)


def create(table: str) -> Any:
    """Begin a log."""
    return partial(logs.create, Growth(table, 0, [b"a"], summary(), 1.0))


def say(table: str, after: int) -> Any:
    """A line of talk."""
    return partial(logs.append, Growth(table, after, [b"said"], None, 2.0))


def move(table: str, after: int) -> Any:
    """Something that lists show."""
    return partial(logs.append, Growth(table, after, [b"moved"], summary(status="over"), 3.0))


def done(writer: Writer, *makings: Any) -> list[str]:
    """What a commit came to for each."""
    loop = asyncio.get_running_loop()
    outcomes = writer.carry_out([Job(making, loop, lambda _, problem: None) for making in makings])
    return [type(outcome.problem).__name__ for outcome in outcomes]


def rows(writer: Writer, query: str) -> list[tuple[str, int]]:
    """What lies somewhere."""
    return writer.connection.execute(query).fetchall()


GONE_WELL = "NoneType"


async def test_talk_lies_in_the_tray_until_something_else_is_written(writer: Writer) -> None:
    done(writer, create("one"), create("two"))
    assert done(writer, say("two", 1), say("one", 1)) == [GONE_WELL] * 2
    assert done(writer, say("one", 2)) == [GONE_WELL]
    assert rows(writer, LAID) == [("one", 2), ("one", 3), ("two", 2)]
    assert done(writer, say("two", 2), move("one", 3), say("one", 4), say("two", 3)) == [GONE_WELL] * 4
    assert rows(writer, FILED) == [("one", 1), ("one", 2), ("one", 3), ("one", 4), ("two", 1), ("two", 2), ("two", 3)]
    assert rows(writer, LAID) == [("one", 5), ("two", 4)]


@pytest.mark.parametrize("after", [1, 3, 7])
async def test_a_log_that_ends_elsewhere_is_refused_and_nothing_else(writer: Writer, after: int) -> None:
    done(writer, create("one"), create("two"))
    done(writer, say("one", 1))
    assert done(writer, say("two", 1), say("one", after), say("none", 1)) == [GONE_WELL, *late(after), "Missing"]
    assert done(writer, say("two", 2), say("one", 2)) == [GONE_WELL] * 2
    assert rows(writer, LAID) == [("one", 3), ("two", 3)]
    assert rows(writer, FILED) == [("one", 1), ("one", 2), ("two", 1), ("two", 2)]


def late(after: int) -> list[str]:
    """How one is refused who writes what is there, or behind what is not there."""
    return ["Taken" if after < 2 else "Missing"]


async def test_a_full_tray_is_filed(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tray, "MOST_LINES", 3)
    done(writer, create("one"))
    for after in (1, 2):
        done(writer, say("one", after))
    assert len(rows(writer, LAID)) == 2
    done(writer, say("one", 3))
    assert (len(rows(writer, LAID)), len(rows(writer, FILED))) == (0, 4)


async def test_what_a_commit_did_not_reach_is_not_taken_for_laid(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    done(writer, create("one"))
    done(writer, say("one", 1))
    with monkeypatch.context() as trouble:
        trouble.setattr(tray, "LAY", "INSERT INTO nowhere VALUES (?, ?, ?, ?)")
        assert done(writer, say("one", 2)) == [GONE_WELL], "written with care instead"
    assert done(writer, say("one", 3)) == [GONE_WELL]
    assert (len(rows(writer, FILED)), rows(writer, LAID)) == (3, [("one", 4)])


async def test_who_was_killed_has_filed_nothing_and_lost_nothing(writer: Writer, path: Path) -> None:
    done(writer, create("one"))
    done(writer, say("one", 1))
    writer.connection.close()
    migrate_file(path)
    with closing(connect(path, "rw", WRITER_SETTINGS)) as connection:
        again = Writer(connection)
        assert (rows(again, FILED), rows(again, LAID)) == ([("one", 1), ("one", 2)], [])
        assert done(again, say("one", 2)) == [GONE_WELL]
        again.close()
        assert (len(rows(again, FILED)), rows(again, LAID)) == (3, [])


async def test_who_reads_a_log_reads_its_talk(storage: Storage) -> None:
    store = storage.store
    await store.create("one", [b"a"], summary(), 1.0)
    await store.create("two", [b"a"], summary(), 1.0)
    for table, after, body in (("one", 1, b"b"), ("two", 1, b"x"), ("one", 2, b"c")):
        await store.append(Growth(table, after, [body], None, 2.0))
    assert bodies(await store.entries("one")) == [b"a", b"b", b"c"]
    assert bodies(await store.entries("one", 2)) == [b"c"]
    assert await store.delete("one")
    assert await store.entries("one") == []
    assert bodies(await store.entries("two")) == [b"a", b"x"]


async def test_a_backup_has_what_lies_in_the_tray(tmp_path: Path, address: str) -> None:
    async with opened(str(tmp_path / "one.db")) as storage:
        await storage.store.create("one", [b"a"], summary(), 1.0)
        await storage.store.append(Growth("one", 1, [b"b"], None, 2.0))
        back_up(str(tmp_path / "one.db"), tmp_path / "backup.db")
    with closing(sqlite3.connect(tmp_path / "one.db")) as connection:
        assert connection.execute(LAID).fetchall() == []
    restore(tmp_path / "backup.db", address)
    async with opened(address) as storage:
        assert bodies(await storage.store.entries("one")) == [b"a", b"b"]
        await storage.store.append(Growth("one", 2, [b"c"], summary(), 3.0))
        assert bodies(await storage.store.entries("one")) == [b"a", b"b", b"c"]
