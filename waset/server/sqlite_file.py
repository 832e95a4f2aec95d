"""The file that SQLite keeps: locked, migrated, opened, copied."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO
from urllib.parse import quote

from sqlalchemy import URL, Connection, NullPool, create_engine, event

from waset.server import tray
from waset.server.migrating import migrate

if sys.platform != "win32":
    import fcntl


class InUse(Exception):
    """Another server has the file."""


def connect(path: Path, mode: str, settings: tuple[str, ...]) -> sqlite3.Connection:
    """A connection for one thread, made by another; transactions are begun by hand."""
    address = f"file:{quote(str(path.absolute()))}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    for setting in settings:
        connection.execute(setting)
    return connection


def locked(path: Path) -> IO[str]:
    """The file that says the database is taken, held until it is closed or the process ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.with_name(f"{path.name}.lock").open("w")
    if sys.platform != "win32":
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise InUse(f"{path} is in use by another server; stop that one first.") from None
    return file


def migrate_file(path: Path) -> None:
    """Make the file, or bring it up to date; what a server that was killed had no time to file is filed."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)
    event.listen(engine, "connect", begin_by_hand)
    event.listen(engine, "begin", begin)
    try:
        migrate(engine)
        with engine.begin() as connection:
            for statement in (tray.FILE, tray.EMPTY):
                connection.exec_driver_sql(statement)
    finally:
        engine.dispose()


def begin_by_hand(connection: sqlite3.Connection, _record: object) -> None:
    """Keep the driver from beginning transactions in its own way, which leaves out changes of the schema."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def begin(connection: Connection) -> None:
    """Begin a transaction that holds changes of the schema too."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def copy(source: Path, target: Path) -> None:
    """Copy a database that is in use, whole or not at all; in the copy everything is filed."""
    with filled_whole(target) as whole:
        copy_rows(source, whole)
        with closing(connect(whole, "rw", ())) as connection:
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tray'").fetchone():
                tray.file(connection)


def copy_rows(source: Path, target: Path) -> None:
    """Write all that a database holds at one moment into a new file."""
    with closing(connect(source, "ro", ("PRAGMA busy_timeout = 5000",))) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))


@contextmanager
def filled_whole(target: Path) -> Iterator[Path]:
    """A file to be filled, which takes its place, for its owner alone, once it is complete and on the disk."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as folder:
        whole = Path(folder) / "copy"
        yield whole
        os.chmod(whole, 0o600)
        sync(whole)
        os.replace(whole, target)
    sync(target.parent)


def sync(path: Path) -> None:
    """Wait until a file or folder is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
