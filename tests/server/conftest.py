"""Stores for the tests: a file of SQLite, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import PostgresServer
from tests.server.serving import Guest, Server
from waset.server.opening import Storage, opened


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL for all tests that leave it alone."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "waset.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.empty()


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    """An empty store with its bus."""
    async with opened(address) as storage:
        yield storage


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database, for all tests that leave it alone."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("server") / "waset.db")
    else:
        postgres: PostgresServer = request.getfixturevalue("postgres")
        database = postgres.empty()
    with Server(database) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Guest]:
    """Somebody at a server."""
    with Guest(server.address, "Anna") as guest:
        yield guest


@pytest.fixture
def ben(server: Server) -> Iterator[Guest]:
    """Somebody else."""
    with Guest(server.address, "Ben") as guest:
        yield guest
