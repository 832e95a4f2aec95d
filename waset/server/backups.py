"""Backups: all that a database holds at one moment, in one file of SQLite, whichever database it is or goes into."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, NullPool, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from waset.server.configuration import POSTGRES
from waset.server.failures import first_line
from waset.server.migrating import TooNew
from waset.server.postgres import driven, migrate_server
from waset.server.schema import METADATA, person, table_
from waset.server.sqlite_file import InUse, connect, copy, copy_rows, filled_whole, locked, migrate_file

AT_ONCE = 1000  # rows
BEFORE = ".before"  # what a restored database was before lies beside it
ALONE = text("SELECT pg_try_advisory_xact_lock(7741358, hashtext(current_schema()))")  # see PRESENT in bus.py
EMPTY = text(f"TRUNCATE {', '.join(table.name for table in METADATA.sorted_tables)}")


class BadBackup(Exception):
    """Why nothing was backed up or restored, in one line."""


def back_up(database: str, target: Path) -> str:
    """Write a backup, while a server may go on; what it holds."""
    try:
        if database.startswith(POSTGRES):
            copy_server(database, target)
        else:
            copy_file(Path(database), target)
        return contents(target)
    except (sqlite3.Error, SQLAlchemyError, OSError) as problem:
        raise BadBackup(f"no backup was written: {first_line(problem)}") from None


def copy_file(source: Path, target: Path) -> None:
    """The backup of a file."""
    if not source.exists():
        raise BadBackup(f"there is no database at {source}")
    if target.exists() and target.samefile(source):
        raise BadBackup(f"{target} is the database itself")
    copy(source, target)


def copy_server(url: str, target: Path) -> None:
    """The backup of what a server of PostgreSQL holds for us at one moment."""
    engine = create_engine(driven(url), poolclass=NullPool, isolation_level="REPEATABLE READ", hide_parameters=True)
    with filled_whole(target) as whole, engine.connect() as source:
        migrate_file(whole)
        with connected_file(whole) as copied:
            pour(source, copied)


def restore(source: Path, database: str) -> str:
    """Put what a backup holds in place of all that a database holds; what that is."""
    if not source.is_file():
        raise BadBackup(f"there is no file {source}")
    try:
        if database.startswith(POSTGRES):
            restore_server(source, database)
        else:
            restore_file(source, Path(database))
        return contents(source)
    except (InUse, TooNew) as problem:
        raise BadBackup(str(problem)) from None
    except (sqlite3.Error, SQLAlchemyError, OSError) as problem:
        raise BadBackup(f"nothing was restored: {first_line(problem)}") from None


def restore_file(source: Path, path: Path) -> None:
    """Into a file that no server has; what it held before is kept beside it."""
    with locked(path), filled_whole(path) as whole:
        take(source, whole)
        if path.exists():
            settle(path)
            copy(path, path.with_name(path.name + BEFORE))
            settle(path)


def settle(path: Path) -> None:
    """Bring all that is written beside a file into it: the rest of a log must not meet another file."""
    with closing(connect(path, "rw", ())) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def restore_server(source: Path, url: str) -> None:
    """Into PostgreSQL in one transaction, when no node is there."""
    migrate_server(driven(url))
    engine = create_engine(driven(url), poolclass=NullPool, hide_parameters=True)
    with engine.begin() as target, taken(source) as whole, connected_file(whole) as backup:
        if not target.execute(ALONE).scalar():
            raise InUse("the database is in use by a server; stop all that share it first.")
        target.execute(EMPTY)
        pour(backup, target)


@contextmanager
def taken(source: Path) -> Iterator[Path]:
    """A backup as this release writes it, for a while."""
    with tempfile.TemporaryDirectory(prefix="waset-") as folder:
        whole = Path(folder) / "copy"
        take(source, whole)
        yield whole


def take(source: Path, whole: Path) -> None:
    """Copy a backup and bring the copy up to date; refuse what is none."""
    try:
        with closing(connect(source, "ro", ())) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            is_sound = connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]
    except sqlite3.DatabaseError:
        names, is_sound = set(), False
    if not is_sound or not {"alembic_version", table_.name} <= names:
        raise BadBackup(f"{source} is no backup of Waset, or it is damaged")
    copy_rows(source, whole)
    migrate_file(whole)


def pour(source: Connection, target: Connection) -> None:
    """Copy all rows of all tables, those that others name first."""
    for table in METADATA.sorted_tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
        for some in rows.partitions():
            target.execute(insert(table), [dict(row) for row in some])


@contextmanager
def connected_file(path: Path) -> Iterator[Connection]:
    """A connection to a file of SQLite that nobody else has."""
    with create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool).begin() as connection:
        yield connection


def contents(path: Path) -> str:
    """How much a backup holds."""
    with connected_file(path) as connection:
        tables = connection.execute(select(func.count()).select_from(table_)).scalar()
        people = connection.execute(select(func.count()).select_from(person)).scalar()
    return f"{tables} tables, {people} people"
