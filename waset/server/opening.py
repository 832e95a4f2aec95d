"""Opens the storage that an address names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from waset.server.bus import PostgresBus, QuietBus
from waset.server.configuration import POSTGRES
from waset.server.postgres import PostgresDatabase
from waset.server.sqlite import SqliteDatabase
from waset.server.store import DurableStore
from waset.tables.ports import Bus, Store


@dataclass(frozen=True)
class Storage:
    """A store and the wake-ups that go with it."""

    store: Store
    bus: Bus
    database: SqliteDatabase | PostgresDatabase


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Storage]:
    """The storage at `postgresql://…`, or in a file of SQLite; it is closed with nothing lost."""
    if address.startswith(POSTGRES):
        async with PostgresDatabase(address) as server:
            store = DurableStore(server)
            async with PostgresBus(address, store.recognised) as bus:
                yield Storage(store, bus, server)
    else:
        async with SqliteDatabase(Path(address)) as file:
            yield Storage(DurableStore(file), QuietBus(), file)
