"""The one way into a log: decide, write, and only then let anybody hear of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec

from waset.engine.game import Reason
from waset.tables.aside import in_time
from waset.tables.cache import Cache, Held
from waset.tables.entries import Entry, encode
from waset.tables.listening import Listeners
from waset.tables.ports import Behind, Bus, Grown, Growth, Receipt, Store
from waset.tables.refusals import Kind, Refused
from waset.tables.table import Table
from waset.tables.updates import summary

ATTEMPTS = 3  # when other nodes write to the same table at the same time

Decision: TypeAlias = Callable[[Table], Sequence[Entry]]


class Answer(msgspec.Struct, frozen=True):
    """What a command was answered: the version after it."""

    version: int


class Message(msgspec.Struct, frozen=True):
    """Who sent a command, and the sender's own id for it; without an id it is carried out as often as it comes."""

    player: str
    client_id: str = ""
    is_stale_when_repeated: bool = False  # as a move is


NOBODY = Message("")


class Writer:
    """Writes to tables, for one at a time each."""

    def __init__(self, store: Store, bus: Bus, clock: Callable[[], float]) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.cache: Cache[Answer] = Cache(store, clock)
        self.listeners = Listeners()
        self.bots_wanted: Callable[[str], None] = lambda table_id: None
        self.carried_out: Callable[[Message], None] = lambda message: None

    async def write(self, table_id: str, decision: Decision, message: Message = NOBODY) -> Answer:
        """Carry out a decision, unless the same message was carried out before."""
        try:
            return await self.write_anew(table_id, decision, message)
        except Refused:
            # A move that was carried out is stale when it comes again; only then is the store asked for its receipt.
            answer = await self.receipt(table_id, message)
            if answer is None:
                raise
            return answer

    async def write_anew(self, table_id: str, decision: Decision, message: Message) -> Answer:
        """Decide and write; when another node was faster, decide again."""
        for _ in range(ATTEMPTS):
            try:
                async with self.cache.open(table_id) as held:
                    answer = await self.answered(table_id, held, message)
                    if answer is not None:
                        return answer
                    answer = await self.attempt(table_id, held, decision, message)
            except Behind:
                # Either somebody else was faster, or this very message was carried out before this process was there.
                self.listeners.wake(table_id)  # what was told of it in the meantime looked like what was to be written
                repeated = await self.receipt(table_id, message)
                if repeated is not None:
                    return repeated
                continue
            self.bus.tell(Grown(table_id, answer.version))
            return answer
        raise Refused(Kind.STALE, Reason("table.busy"))

    @asynccontextmanager
    async def reading(self, table_id: str, at_least: int = 0) -> AsyncIterator[Table]:
        """A table as it is on disk; who has seen more of it elsewhere makes this node read on."""
        async with self.cache.open(table_id) as held:
            if at_least > known(held).seq:
                await self.cache.read_on(table_id, held)
            yield known(held)

    def at_hand(self, table_id: str, at_least: int = 0) -> Table | None:
        """A table as it is on disk, where nothing has to be waited for: only to be read, and at once."""
        table = self.cache.at_hand(table_id)
        return None if table is None or at_least > table.seq else table

    async def forget(self, table_id: str) -> None:
        """A table is gone."""
        self.cache.drop(table_id)
        self.listeners.wake(table_id)
        self.bus.tell(Grown(table_id))

    async def attempt(self, table_id: str, held: Held[Answer], decision: Decision, message: Message) -> Answer:
        """Decide and write once. Until it is on disk nobody else can see it."""
        decided = await self.decided(table_id, held, decision)
        table = known(held)
        answer = Answer(table.seq + len(decided))
        if not decided:
            return answer
        try:
            now = max(self.clock(), table.updated)
            growth = await in_time(table.steps_to_begin, grown_by, table_id, table, decided, now, message)
            await self.store.append(growth)
        except BaseException:
            held.forget()
            raise
        self.written(table_id, held, message, answer)
        return answer

    def ready(self, table_id: str, decision: Decision, message: Message) -> Ready | None:
        """A decision for which nothing has to be waited for but the disk; None where it has to be made the long way."""
        if not self.store.is_certain or (message.client_id and not message.is_stale_when_repeated):
            return None
        held = self.cache.open_at_once(table_id)
        if held is None:
            return None
        table = known(held)
        try:
            is_usual = message not in held.answers and not table.steps_to_begin
            decided = decision(table) if is_usual else ()
        except Exception:  # the long way meets it again and says why
            decided = ()
        if not decided:
            self.cache.leave(table_id, held)
            return None
        return Ready(self, table_id, held, decided, message)

    def written(self, table_id: str, held: Held[Answer], message: Message, answer: Answer) -> None:
        """It is on disk: let everybody in this process know who wants to."""
        if message.client_id:
            held.remember(message, answer)
        self.grown(table_id, known(held))
        self.carried_out(message)

    async def decided(self, table_id: str, held: Held[Answer], decision: Decision) -> Sequence[Entry]:
        """What is decided; nobody is refused because this node has not yet heard of what happened elsewhere."""
        before = known(held).seq
        try:
            return await in_time(known(held).steps_to_begin, decision, known(held))
        except Refused:
            await self.cache.read_on(table_id, held)
            if known(held).seq == before:
                raise
        return decision(known(held))

    async def answered(self, table_id: str, held: Held[Answer], message: Message) -> Answer | None:
        """What this message was answered before, if it was carried out."""
        known = held.answers.get(message) if message.client_id else None
        return known if known is not None or message.is_stale_when_repeated else await self.receipt(table_id, message)

    async def receipt(self, table_id: str, message: Message) -> Answer | None:
        """The same from the store."""
        if not message.client_id:
            return None
        body = await self.store.receipt(table_id, message.player, message.client_id)
        return None if body is None else msgspec.json.decode(body, type=Answer)

    def grown(self, table_id: str, table: Table) -> None:
        """Wake those in this process who wait for it."""
        self.listeners.wake(table_id)
        if table.bots_asked:
            self.bots_wanted(table_id)


class Ready:
    """A decision that goes to the disk without anybody waiting; until it is there nobody else has the table."""

    __slots__ = ("answer", "decided", "done", "held", "message", "table_id", "writer")

    def __init__(
        self, writer: Writer, table_id: str, held: Held[Answer], decided: Sequence[Entry], message: Message
    ) -> None:
        self.writer = writer
        self.table_id = table_id
        self.held = held
        self.decided = decided
        self.message = message

    def drop(self) -> None:
        """Think better of it."""
        self.writer.cache.leave(self.table_id, self.held)

    def write(self, done: Callable[[Answer | None], None]) -> None:
        """Write it down; `done` hears the answer, or None when nothing was written: then the long way says why."""
        table = known(self.held)
        self.done = done
        self.answer = Answer(table.seq + len(self.decided))
        try:
            now = max(self.writer.clock(), table.updated)
            growth = grown_by(self.table_id, table, self.decided, now, self.message)
            self.writer.store.append_soon(growth, self.end)
        except Exception:
            self.fail()

    def end(self, is_written: bool) -> None:
        """It is on disk, or it is not."""
        if not is_written:
            self.fail()
            return
        writer = self.writer
        writer.written(self.table_id, self.held, self.message, self.answer)
        writer.cache.leave(self.table_id, self.held)
        writer.bus.tell(Grown(self.table_id, self.answer.version))
        self.done(self.answer)

    def fail(self) -> None:
        """What is in memory is not what was written."""
        self.held.forget()
        self.writer.cache.leave(self.table_id, self.held)
        self.done(None)


def grown_by(table_id: str, table: Table, entries: Sequence[Entry], at: float, message: Message) -> Growth:
    """Add entries to a table; what is to be written of it."""
    after = table.seq
    apply_all(table, entries, at)
    bodies = [encode(entry) for entry in entries]
    # Talk changes nothing that lists show.
    listed = summary(table) if table.news > after else None
    return Growth(table_id, after, bodies, listed, at, receipt_for(message, Answer(table.seq)))


def receipt_for(message: Message, answer: Answer) -> Receipt | None:
    """What is written down beside the entries, so that the same message gets the same answer."""
    if not message.client_id:
        return None
    return Receipt(message.player, message.client_id, msgspec.json.encode(answer))


def apply_all(table: Table, entries: Sequence[Entry], at: float) -> None:
    """Add entries to a table."""
    for entry in entries:
        table.apply(entry, at)


def known(held: Held[Answer]) -> Table:
    """The table in memory, which is there for whoever has opened it."""
    assert held.table is not None
    return held.table
