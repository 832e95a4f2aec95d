"""Stores for the tests: a file of SQLite, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import PostgresServer
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
