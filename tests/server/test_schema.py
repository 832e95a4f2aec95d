"""The schema that the migrations make is the one that the code speaks of, on both databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Select, create_engine, text

from tests.server.postgresql import PostgresServer
from waset.server import migrating
from waset.server.migrating import FOLDER, HEAD, TooNew
from waset.server.operations import lists
from waset.server.postgres import driven, migrate_server
from waset.server.schema import METADATA
from waset.server.sqlite import sql_of
from waset.server.sqlite_file import migrate_file

SQLITE_WORDS = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%' AND sql IS NOT NULL"
POSTGRES_WORDS = (
    "SELECT indexname, replace(indexdef, current_schema(), '') FROM pg_indexes"
    " WHERE schemaname = current_schema() AND tablename <> 'alembic_version'",
    "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE connamespace = current_schema()::regnamespace AND conname NOT LIKE 'alembic%'",
    "SELECT table_name || '.' || column_name, data_type || is_nullable FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name <> 'alembic_version'",
)


def engine_of(address: str) -> Engine:
    """Plain access to a database."""
    return create_engine(driven(address) if address.startswith("postgresql") else f"sqlite:///{address}")


def migrate(address: str) -> None:
    """Bring a database up to date as the server does."""
    if address.startswith("postgresql"):
        migrate_server(driven(address))
    else:
        migrate_file(Path(address))


def words_of(connection: Connection) -> dict[str, str]:
    """All that a database itself says about its schema."""
    queries = (SQLITE_WORDS,) if connection.dialect.name == "sqlite" else POSTGRES_WORDS
    return {name: " ".join(words.split()) for query in queries for name, words in connection.execute(text(query)).all()}


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """A database that the server has brought up to date."""
    migrate(address)
    engine = engine_of(address)
    yield engine
    engine.dispose()


@pytest.fixture
def plain(engine: Engine, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A database of the same kind, made from the tables of the code at once."""
    if engine.dialect.name == "sqlite":
        other = engine_of(str(tmp_path / "plain.db"))
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        other = engine_of(server.empty())
    METADATA.create_all(other)
    yield other
    other.dispose()


def test_the_migrated_schema_is_that_of_the_code(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_migrated_schema_is_so_to_the_letter(engine: Engine, plain: Engine) -> None:
    with engine.connect() as migrated, plain.connect() as made:
        assert words_of(migrated) == words_of(made)


def test_the_newest_revision_is_the_one_that_is_asked_for() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


def test_a_database_that_is_up_to_date_costs_only_a_look(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(address)
    monkeypatch.setattr(migrating, "upgrade", lambda connection: pytest.fail("nothing was missing"))
    migrate(address)


def test_a_database_of_a_newer_release_is_refused(address: str) -> None:
    migrate(address)
    engine = engine_of(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(TooNew, match="newer Waset"):
        migrate(address)


def test_a_migration_that_fails_leaves_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = migrating.upgrade

    def fail_at_the_end(connection: Connection) -> None:
        upgrade(connection)
        raise RuntimeError("cut")

    monkeypatch.setattr(migrating, "upgrade", fail_at_the_end)
    with pytest.raises(RuntimeError, match="cut"):
        migrate(address)
    engine = engine_of(address)
    with engine.connect() as connection:
        assert words_of(connection) == {}
    engine.dispose()


def test_nodes_that_start_at_once_migrate_one_after_the_other(postgres: PostgresServer) -> None:
    url = postgres.empty()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(migrate, [url] * 4)) == [None] * 4


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (lists.LISTS["all", True, True], "table__open"),
        (lists.DUE, "table__due"),
        (lists.WAITING, "table__waiting"),
        (lists.LISTS["own", None, False], "participant_key"),
    ],
)
def test_a_list_reads_only_what_it_shows(tmp_path: Path, query: Select[Any], index: str) -> None:
    migrate_file(tmp_path / "waset.db")
    connection = sqlite3.connect(tmp_path / "waset.db")
    values = {"limit": 1, "before": 1.0, "player": "anna", "status": "gathering"}
    plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql_of(query)}", values))
    connection.close()
    assert index in plan or (index == "participant_key" and "participant USING PRIMARY KEY" in plan), plan
