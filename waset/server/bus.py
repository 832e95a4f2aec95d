"""Wake-ups: within one process, and between nodes by PostgreSQL's notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import Self
from weakref import WeakSet

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo

from waset.server import recognising
from waset.server.postgres import NOTICING_CUTS, driven
from waset.tables.ports import Grown

CHANNEL = "waset_grown"
LISTEN = f"LISTEN {CHANNEL}; LISTEN {recognising.CHANNEL}"
# Held by every node while it hears; whoever replaces everything wants it alone. Each schema has its own.
PRESENT = "SELECT pg_advisory_lock_shared(7741358, hashtext(current_schema()))"
NOTIFY = "SELECT pg_notify(%s, one) FROM unnest(%s::text[]) AS one"
ANY = Grown("")
PAUSE = 0.2
LAST_WORDS = 3.0  # seconds


class Mailbox(AsyncIterator[Grown]):
    """What one listener has not heard yet, each table once."""

    def __init__(self) -> None:
        self.tables: dict[str, int | None] = {}
        self.has_some = asyncio.Event()

    def put(self, grown: Grown) -> None:
        """Keep a table until it is asked for, with the last version that was told."""
        table, version = grown.table, grown.version
        known = self.tables.get(table, version)
        self.tables[table] = None if version is None or known is None else max(version, known)
        self.has_some.set()

    def take_all(self) -> list[Grown]:
        """Everything that is there."""
        taken = [Grown(table, version) for table, version in self.tables.items()]
        self.tables.clear()
        self.has_some.clear()
        return taken

    async def __anext__(self) -> Grown:
        """The table that has waited longest."""
        await self.has_some.wait()
        table = next(iter(self.tables))
        version = self.tables.pop(table)
        if not self.tables:
            self.has_some.clear()
        return Grown(table, version)


class QuietBus:
    """Nobody to wake: a file belongs to one process, which hears of everything it writes."""

    def tell(self, grown: Grown) -> None:
        """A table's log has grown."""

    async def told(self) -> AsyncIterator[Grown]:
        """Never anything."""
        await asyncio.Event().wait()
        yield ANY


class LocalBus:
    """Wake-ups for those who listen in this process. A mailbox that nobody reads any more goes by itself."""

    def __init__(self) -> None:
        self.mailboxes: WeakSet[Mailbox] = WeakSet()

    def tell(self, grown: Grown) -> None:
        """A table's log has grown."""
        self.deliver(grown)

    def told(self) -> AsyncIterator[Grown]:
        """Tables whose logs grow from now on."""
        mailbox = Mailbox()
        self.mailboxes.add(mailbox)
        return mailbox

    def deliver(self, grown: Grown) -> None:
        """Put a table into every mailbox."""
        for mailbox in self.mailboxes:
            mailbox.put(grown)


class PostgresBus(LocalBus):
    """Wake-ups between nodes; all that is told while a notice is under way goes with the next one."""

    def __init__(self, url: str, recognised: recognising.Recognised) -> None:
        super().__init__()
        self.recognised = recognised
        self.recognised.is_told = False
        plain = driven(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.address = make_conninfo(plain, **NOTICING_CUTS)
        self.outgoing = Mailbox()
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """Begin to listen and to speak."""
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.speak())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Say what is still to be said, and fall silent."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.outgoing.tables:
            with suppress(psycopg.Error, TimeoutError):
                async with asyncio.timeout(LAST_WORDS), await self.connected() as connection:
                    await self.send(connection)

    def tell(self, grown: Grown) -> None:
        """Have all nodes told, this one among them, as soon as may be."""
        self.outgoing.put(grown)

    async def listen(self) -> None:
        """Hear notices for as long as it lasts; after each gap anything may have been missed."""
        while True:
            with suppress(psycopg.Error):
                async with await self.connected() as connection:
                    await connection.execute(PRESENT)
                    await connection.execute(LISTEN)
                    self.deliver(ANY)
                    with self.recognised.told():
                        await self.hear(connection)
            await asyncio.sleep(PAUSE)

    async def hear(self, connection: AsyncConnection) -> None:
        """Take each notice for what it is: that a table has grown, or that somebody has changed."""
        async for notice in connection.notifies():
            if notice.channel == recognising.CHANNEL:
                self.recognised.forget()
            else:
                self.deliver(read(notice.payload))

    async def speak(self) -> None:
        """Send what is to be told, for as long as it lasts."""
        while True:
            with suppress(psycopg.Error):
                async with await self.connected() as connection:
                    while True:
                        await self.send(connection)
            await asyncio.sleep(PAUSE)

    async def send(self, connection: AsyncConnection) -> None:
        """Send everything at once; what a broken connection does not take goes with the next one."""
        await self.outgoing.has_some.wait()
        taken = self.outgoing.take_all()
        try:
            await connection.execute(NOTIFY, (CHANNEL, [written(grown) for grown in taken]))
        except BaseException:
            for grown in taken:
                self.outgoing.put(grown)
            raise

    async def connected(self) -> AsyncConnection:
        """A connection of its own, where each statement stands for itself."""
        return await AsyncConnection.connect(self.address, autocommit=True)


def written(grown: Grown) -> str:
    """A wake-up as it goes by a notice: the version, where it is known, and the table."""
    return f"{'' if grown.version is None else grown.version} {grown.table}"


def read(payload: str) -> Grown:
    """The wake-up of a notice; a node of an earlier release names the table alone."""
    version, space, table = payload.partition(" ")
    return Grown(table, int(version) if version else None) if space else Grown(payload)
