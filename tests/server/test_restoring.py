"""A backup of a running server, restored elsewhere, is the state of that moment."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path
from random import Random
from threading import Event, Thread
from time import sleep
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine, select

from tests.commands.running import printed, refused
from tests.server.postgresql import PostgresServer
from tests.server.serving import Guest, Server
from waset.server.postgres import driven
from waset.server.schema import METADATA


def rows_of(address: str) -> dict[str, list[Any]]:
    """All that a database holds."""
    url = driven(address) if address.startswith("postgresql") else f"sqlite:///{address}"
    with create_engine(url, poolclass=NullPool).connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }


@pytest.fixture
def other(address: str, tmp_path: Path, postgres: PostgresServer) -> str:
    """The address of an empty database of the other kind."""
    return str(tmp_path / "other.db") if address.startswith("postgresql") else postgres.empty()


def test_a_backup_goes_into_the_other_database_and_back(address: str, other: str, tmp_path: Path) -> None:
    file, again = str(tmp_path / "backup.db"), str(tmp_path / "again.db")
    with Server(address) as server, Guest(server.address, "Änne") as anna:
        table = anna.open()
        anna.do(table, "links", {"kind": "spectator"}, 201)
        anna.told("POST", "/api/account", {"login": "anna", "password": "a long sentence"}, 201)
        anna.play_on(table, Random(1), 3)
        anna.asked(table)
        before = anna.look(table)
        assert "1 tables, " in printed("backup", file, "--database", address)
        cookies = anna.http.cookies
    kept = rows_of(file)
    printed("restore", file, "--database", other)
    assert rows_of(other) == kept
    printed("backup", again, "--database", other)
    printed("restore", again, "--database", address)
    assert rows_of(address) == kept
    with Server(other) as server, Guest(server.address) as anna:
        anna.http.cookies = cookies
        assert anna.look(table) == before
        assert anna.play_on(table, Random(1))["status"] == "over"


def test_a_backup_during_play_holds_all_that_was_acknowledged(address: str, tmp_path: Path) -> None:
    acknowledged, has_enough = [0], Event()

    def talk(anna: Guest, table: str) -> None:
        while not has_enough.is_set():
            acknowledged[0] = anna.do(table, "chat", {"text": f"after {acknowledged[0]}"})["version"]

    file = str(tmp_path / "backup.db")
    with Server(address) as server, Guest(server.address, "Anna") as anna:
        table = anna.open()
        talking = Thread(target=talk, args=(anna, table))
        talking.start()
        while acknowledged[0] < 20:
            sleep(0.01)
        at_least = acknowledged[0]
        printed("backup", file, "--database", address)
        at_most = acknowledged[0] + 2
        has_enough.set()
        talking.join()
    log = [seq for _, seq, _, _ in sorted(rows_of(file)["entry"], key=lambda row: int(row[1]))]
    assert at_least <= len(log) <= at_most
    assert log == list(range(1, len(log) + 1))


def test_a_running_server_is_not_restored_into(address: str, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.db")
    with Server(address) as server, Guest(server.address, "Anna") as anna:
        anna.asked(anna.open())
        printed("backup", file, "--database", address)
        assert "is in use by" in refused("restore", file, "--database", address)
        assert anna.told("GET", "/health")["status"] == "ok"


def test_what_a_restored_file_held_before_is_kept_beside_it(tmp_path: Path) -> None:
    database, file = str(tmp_path / "waset.db"), str(tmp_path / "backup.db")
    with Server(database) as server, Guest(server.address, "Anna"):
        printed("backup", file, "--database", database)
        with Guest(server.address, "Ben"):
            pass
    printed("restore", file, "--database", database)
    assert [name for _, name, _ in rows_of(database)["person"]] == ["Anna"]
    assert {name for _, name, _ in rows_of(database + ".before")["person"]} == {"Anna", "Ben"}
    assert Path(file).stat().st_mode & 0o077 == 0


def test_a_file_whose_server_was_killed_is_backed_up_and_restored_into(tmp_path: Path) -> None:
    database, early, late = (str(tmp_path / name) for name in ("waset.db", "early.db", "late.db"))
    with Server(database) as server, Guest(server.address, "Anna") as anna:
        printed("backup", early, "--database", database)
        version = anna.asked(anna.open())["version"]
        server.end(signal.SIGKILL)
    assert Path(database + "-wal").stat().st_size > 0
    printed("backup", late, "--database", database)
    assert len(rows_of(late)["entry"]) >= version
    printed("restore", early, "--database", database)
    assert rows_of(database) == rows_of(early)
    assert rows_of(database + ".before") == rows_of(late)


@pytest.mark.parametrize("content", ["", "a shopping list " * 500, "database"])
def test_a_file_that_is_no_backup_is_refused_and_nothing_changes(content: str, tmp_path: Path) -> None:
    file, database = tmp_path / "file", tmp_path / "waset.db"
    if content == "database":
        with sqlite3.connect(file) as connection:
            connection.execute("CREATE TABLE shopping (list)")
        connection.close()
    else:
        file.write_text(content)
    assert "no backup of Waset" in refused("restore", str(file), "--database", str(database))
    assert not database.exists()


def test_bad_words_are_refused_in_one_line(tmp_path: Path) -> None:
    assert "there is no database" in refused("backup", "copy", "--database", "none.db", folder=tmp_path)
    assert "there is no file" in refused("restore", "none", "--database", "waset.db", folder=tmp_path)
    assert "is a file, or" in refused("backup", "copy", "--database", "mysql://here", folder=tmp_path)
