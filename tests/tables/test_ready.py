"""Decisions that only the disk has to be waited for: made as they come, and seen by nobody before they are written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.tables.memory import MemoryStore
from tests.tables.tabling import ANNA, BEN, CLEO, House, sit
from waset.tables.commands import Close, Command, Move, Say, Sit
from waset.tables.ports import Growth, Person
from waset.tables.service import Envelope
from waset.tables.writing import Answer, Ready

pytestmark = pytest.mark.anyio

PEOPLE = (ANNA, BEN)


class LateStore(MemoryStore):
    """A store that writes when it is told to, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.is_certain = True
        self.waiting: list[tuple[Growth, Callable[[bool], None]]] = []

    def append_soon(self, growth: Growth, done: Callable[[bool], None]) -> None:
        self.waiting.append((growth, done))

    async def write(self) -> None:
        """Write what waits."""
        waiting, self.waiting = self.waiting, []
        for growth, done in waiting:
            await self.append(growth)
            done(True)

    def fail(self) -> None:
        """Write nothing."""
        waiting, self.waiting = self.waiting, []
        for _, done in waiting:
            done(False)


class Late(House):
    """A house with such a store, and what was answered."""

    def __init__(self) -> None:
        self.late = LateStore()
        super().__init__(self.late)
        self.answers: list[Answer | None] = []

    def ready(self, table: str, command: Command, person: Person = ANNA, key: str = "") -> Ready | None:
        """A command that is ready to be written, if it is."""
        return self.tables.ready(table, person, command, Envelope(key))

    def begin(self, table: str, command: Command, person: Person = ANNA, key: str = "") -> None:
        """Begin to write such a one."""
        ready = self.ready(table, command, person, key)
        assert ready is not None
        ready.write(self.answers.append)


@pytest.fixture
def late() -> Late:
    return Late()


async def test_nobody_sees_it_before_it_is_written(late: Late) -> None:
    table = await late.open(*PEOPLE)
    before = (await late.look(table)).version
    late.begin(table, Say("hello"))
    looking = asyncio.create_task(late.look(table))
    await asyncio.sleep(0.01)
    assert not looking.done()
    assert late.ready(table, Say("too early")) is None
    assert late.answers == []
    await late.late.write()
    assert late.answers == [Answer(before + 1)]
    assert (await looking).chat[-1].text == "hello"
    late.begin(table, Say("and again"))
    await late.late.write()
    assert late.answers[-1] == Answer(before + 2)


async def test_those_who_listen_hear_of_it_once_it_is_written(late: Late) -> None:
    table, heard = await late.open(*PEOPLE), list[int]()

    def at_once() -> bool:
        seen = late.tables.writer.at_hand(table)
        heard.append(0 if seen is None else seen.seq)
        return True

    with late.tables.listen(table, at_once) as news:
        waiting = asyncio.create_task(anext(news))
        await asyncio.sleep(0)
        late.begin(table, Say("hello"))
        await asyncio.sleep(0.01)
        assert heard == []
        await late.late.write()
        await asyncio.sleep(0)
        assert late.answers[0] is not None
        assert heard == [late.answers[0].version]
        waiting.cancel()


async def test_a_move_is_carried_out_once_under_the_same_key(late: Late) -> None:
    table = await late.open(*PEOPLE)
    asked = (await late.look(table)).asked[0]
    seen = await late.look(table, asked)
    move = Move(seen.options[0], seen.question or 0)
    late.begin(table, move, PEOPLE[asked], "once")
    await late.late.write()
    assert late.ready(table, move, PEOPLE[asked], "once") is None
    assert await late.do(table, PEOPLE[asked], move, "once") == late.answers[0]
    assert late.ready(table, move, PEOPLE[asked]) is None, "it is stale"


async def test_what_was_not_written_is_not_there(late: Late) -> None:
    table = await late.open(*PEOPLE)
    before = await late.look(table)
    late.begin(table, Say("lost"))
    late.late.fail()
    assert late.answers == [None]
    after = await late.look(table)
    assert (after.version, after.chat) == (before.version, before.chat)
    assert (await late.do(table, ANNA, Say("found"))).version == before.version + 1


async def test_who_thinks_better_of_it_leaves_the_table_to_others(late: Late) -> None:
    table = await late.open(*PEOPLE)
    before = (await late.look(table)).version
    ready = late.ready(table, Say("never mind"))
    assert ready is not None
    ready.drop()
    assert (await late.look(table)).version == before
    assert (await late.do(table, BEN, Say("hello"))).version == before + 1


async def test_all_else_is_left_to_the_long_way(late: Late) -> None:
    table = await late.open(*PEOPLE)
    assert late.ready(table, Say("hello"), key="has to be looked for") is None
    assert late.ready(table, Say("hello"), CLEO) is None, "it is refused"
    assert late.ready(table, Say(" ")) is None
    assert late.ready(table, sit(0, CLEO), CLEO) is None
    assert isinstance(sit(0, CLEO), Sit)
    assert late.ready("nowhere", Say("hello")) is None
    late.late.is_certain = False
    assert late.ready(table, Say("hello")) is None
    late.late.is_certain = True
    late.tables.writer.cache.tables[table].is_behind = True
    assert late.ready(table, Say("hello")) is None
    await late.look(table)
    assert late.ready(table, Close()) is not None
