"""SQLite as a database of the store: one file, one connection that writes, many writes in one commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite.base import SQLiteDialect

from waset.server import metrics
from waset.server.operations.logs import WRITE_NEXT
from waset.server.operations.steps import Found, Making, Missing, Operation, Result, Step, Taken, steps_of
from waset.server.sqlite_file import connect, copy, locked, migrate_file
from waset.server.tray import Tray
from waset.server.worker import Job, Outcome, Worker
from waset.tables.ports import StorageFull

NO_ROOM = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR}
DOUBLE = {sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}
NOTHING_TO_ADD_TO = {sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY, sqlite3.SQLITE_CONSTRAINT_NOTNULL}
DIALECT = SQLiteDialect(paramstyle="named")
WRITER_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA temp_store = MEMORY",
    # Before 3.51.3 a checkpoint of one connection may spoil what another writes, so only this one makes them. With four
    # times as many pages (64 MB) between two of them a line of talk takes 7 % less, for each page is copied less often.
    "PRAGMA wal_autocheckpoint = 16000",
)
READER_SETTINGS = ("PRAGMA query_only = ON", "PRAGMA busy_timeout = 5000", "PRAGMA wal_autocheckpoint = 0")


class SqliteDatabase:
    """A file. Whatever is queued while the disk is busy is written by the next commit."""

    dialect = "sqlite"
    is_certain = True  # the end of every try is seen

    def __init__(self, path: Path) -> None:
        self.path = path
        self.closing = ExitStack()

    async def __aenter__(self) -> Self:
        """Take the file for this process alone, and bring it up to date."""
        await asyncio.to_thread(self.open)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write what is queued, and let go of the file."""
        await asyncio.to_thread(self.closing.close)

    def open(self) -> None:
        """Lock, file, connections, threads; closed in the opposite order."""
        with ExitStack() as opening:
            opening.enter_context(locked(self.path))
            migrate_file(self.path)
            writing = opening.enter_context(closing(connect(self.path, "rw", WRITER_SETTINGS)))
            reading = opening.enter_context(closing(connect(self.path, "ro", READER_SETTINGS)))
            writer = opening.enter_context(closing(Writer(writing)))
            self.writer = opening.enter_context(closing(Worker("writer", writer.carry_out)))
            self.reader = opening.enter_context(closing(Worker("reader", Reader(reading).carry_out)))
            self.closing = opening.pop_all()

    async def read(self, making: Making[Result]) -> Result:
        """Look something up, beside all writing."""
        return await self.reader.ask(making)

    async def write(self, making: Making[Result], landed: Making[Result] | None = None) -> Result:
        """Write durably."""
        return await self.writer.ask(making)

    def write_soon(self, making: Making[Result], done: Callable[[bool], None]) -> None:
        """Write durably, for who does not wait."""
        self.writer.give(making, lambda _, problem: done(problem is None))

    async def backup(self, path: Path) -> None:
        """A copy of this moment in a file of its own, while the server goes on."""
        await asyncio.to_thread(copy, self.path, path)


class Writer:
    """The one connection that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.tray = Tray(connection)

    def close(self) -> None:
        """Leave nothing that is not filed, if there is room for it; or else the next one does it."""
        with suppress(sqlite3.Error):
            self.together([], self.attempting)

    def carry_out(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """All jobs in one commit; when one of them fails, all others in one; when that fails, each by itself."""
        try:
            return self.together(jobs, self.trusting)
        except Exception:
            self.roll_back()
        return self.carry_out_with_care(jobs)

    def carry_out_with_care(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """All jobs in one commit, but for those that fail; each by itself when that fails."""
        try:
            return self.together(jobs, self.attempting)
        except sqlite3.Error as problem:
            self.roll_back()
            if len(jobs) == 1:
                return [Outcome(jobs[0], problem=explained(problem))]
        return [outcome for job in jobs for outcome in self.carry_out_with_care([job])]

    def together(self, jobs: list[Job[Any]], carry_out: Callable[[list[Job[Any]]], list[Outcome]]) -> list[Outcome]:
        """Nothing is answered before the commit has reached the disk."""
        self.connection.execute("BEGIN IMMEDIATE")
        outcomes = carry_out(jobs)
        self.connection.execute("COMMIT")
        metrics.COMMITS.observe(len(jobs))
        return outcomes

    def roll_back(self) -> None:
        """Undo what was begun, if anything is left of it."""
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
        self.tray.look_again()

    def trusting(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Jobs that will not fail, as hardly any does; talk is laid into the tray, together."""
        outcomes: list[Outcome] = []
        talk: list[Any] = []
        for job in jobs:
            operation = job.making()
            if isinstance(operation, Step) and operation.statement is WRITE_NEXT:
                talk.append(operation.values)
                outcomes.append(Outcome(job))
            else:
                self.tray.lay(talk)
                self.tray.file()
                talk.clear()
                outcomes.append(Outcome(job, result=carried_out(self.connection, steps_of(operation))))
        self.tray.lay(talk)
        return outcomes

    def attempting(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Jobs of which any may fail; what lies in the tray is filed first, if it can be."""
        self.tray.file()
        return [self.attempt(job) for job in jobs]

    def attempt(self, job: Job[Any]) -> Outcome:
        """One job, which fails alone unless it takes the whole transaction with it."""
        self.connection.execute("SAVEPOINT job")
        try:
            outcome = Outcome(job, result=carried_out(self.connection, steps_of(job.making())))
        except Exception as problem:
            if not self.connection.in_transaction or code_of(problem) & 0xFF in NO_ROOM:
                raise
            self.connection.execute("ROLLBACK TO job")
            outcome = Outcome(job, problem=explained(problem))
        self.connection.execute("RELEASE job")
        return outcome


class Reader:
    """A connection that only reads."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def carry_out(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """One job after the other, each on the newest state."""
        return [self.attempt(job) for job in jobs]

    def attempt(self, job: Job[Any]) -> Outcome:
        """One job."""
        try:
            return Outcome(job, result=carried_out(self.connection, steps_of(job.making())))
        except Exception as problem:
            return Outcome(job, problem=problem)


def carried_out(connection: sqlite3.Connection, operation: Operation[Result]) -> Result:
    """Lead an operation from statement to statement to its result."""
    step = next(operation)
    while True:
        try:
            step = operation.send(found(connection, step))
        except StopIteration as end:
            result: Result = end.value
            return result


def found(connection: sqlite3.Connection, step: Step) -> Found:
    """What a statement comes to."""
    run = connection.executemany if isinstance(step.values, list) else connection.execute
    cursor = run(sql_of(step.statement), step.values)
    return Found(cursor.fetchall() if cursor.description else (), cursor.rowcount)


@cache
def sql_of(statement: Executable) -> str:
    """A statement in SQLite's words; there are as many as the operations name."""
    return str(statement.compile(dialect=DIALECT))  # type: ignore[attr-defined]


def code_of(problem: BaseException) -> int:
    """SQLite's own number for a problem; 0 when it is none of its own."""
    code: int = getattr(problem, "sqlite_errorcode", 0)
    return code


def explained(problem: Exception) -> Exception:
    """A problem as the store speaks of it."""
    if code_of(problem) in DOUBLE:
        return Taken()
    if code_of(problem) in NOTHING_TO_ADD_TO:
        return Missing()
    if code_of(problem) & 0xFF in NO_ROOM:
        return StorageFull(str(problem))
    return problem
