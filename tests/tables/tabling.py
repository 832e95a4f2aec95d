"""People at tables, for tests: short names for what they do, and a clock that is turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from tests.tables.memory import MemoryBus, MemoryStore, RandomThinkers
from waset.tables.commands import Command, Create, Move, Sit, Start
from waset.tables.ports import Person
from waset.tables.refusals import Refused
from waset.tables.service import Envelope, Tables
from waset.tables.table import Table
from waset.tables.updates import Update
from waset.tables.writing import Answer

ANNA, BEN, CLEO = (Person(name.lower(), name, 0.0) for name in ("Anna", "Ben", "Cleo"))
NOON = 1_800_000_000.0


class Clock:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class House:
    """One node with its store, and what people do there."""

    def __init__(self, store: MemoryStore | None = None, bus: MemoryBus | None = None, seed: int = 0) -> None:
        self.store = store or MemoryStore()
        self.bus = bus or MemoryBus()
        self.thinkers = RandomThinkers(seed)
        self.clock = Clock()
        self.rng = Random(seed)
        self.tables = Tables(self.store, self.bus, self.thinkers, self.clock)

    async def open(self, *people: Person, **fields: Any) -> str:
        """A running table at which these people sit, and bots in the other seats."""
        game = fields.pop("game", "cleopatra-2006")
        seats = fields.pop("seats", len(people))
        bots = dict.fromkeys(range(len(people), seats), "apprentice")
        command = Create(game=game, seats=seats, bots=bots, is_open=True, sits=[0], **fields)
        table = await self.tables.create(people[0], command)
        for seat, person in enumerate(people[1:], 1):
            await self.do(table, person, sit(seat, person))
        await self.do(table, people[0], Start())
        return table

    async def do(self, table: str, person: Person, command: Command, client_id: str = "") -> Answer:
        """What somebody asks for is done."""
        return await self.tables.handle(table, person, command, Envelope(client_id))

    async def refused(self, table: str, person: Person, command: Command) -> Refused:
        """What somebody asks for is refused, and changes nothing."""
        before = len(self.store.logs.get(table, []))
        with pytest.raises(Refused) as caught:
            await self.do(table, person, command)
        assert len(self.store.logs.get(table, [])) == before
        return caught.value

    async def look(self, table: str, viewer: int | None = None, since: int = 0) -> Update:
        """What a viewer is told."""
        return await self.tables.update(table, viewer, since)

    async def inside(self, table: str) -> Table:
        """The table itself, as nobody else may see it."""
        async with self.tables.writer.reading(table) as found:
            return found

    async def move(self, table: str, people: list[Person]) -> int:
        """One of the people who are asked makes any move; the seat."""
        seats = (await self.look(table, None, len(self.store.logs[table]))).asked
        seat = self.rng.choice(seats)
        await self.do(table, people[seat], await self.any_move(table, seat))
        return seat

    async def any_move(self, table: str, seat: int) -> Move:
        """Any option of a seat."""
        seen = await self.look(table, seat, len(self.store.logs[table]))
        return Move(self.rng.choice(seen.options), seen.version, seat)


def sit(seat: int, person: Person) -> Sit:
    """The command to sit down."""
    return Sit(seat, person.name)


def run(test: Callable[[House], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that runs in a house of its own."""

    def runs() -> None:
        asyncio.run(test(House()))

    runs.__name__ = getattr(test, "__name__", "test")
    return runs
