"""Tables in memory: rebuilt from their logs when somebody needs them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Generic, TypeVar

from waset.engine.game import IllegalAction, Reason
from waset.tables.aside import in_time
from waset.tables.entries import UnreadableEntry, decode
from waset.tables.ports import Grown, Store, Stored
from waset.tables.refusals import Kind, Refused
from waset.tables.table import Table, table_of
from waset.tables.turns import Turns

AnswerT = TypeVar("AnswerT")

MOST_ANSWERS = 32
BREATH = 40  # entries that are read in one go, before others get their turn


class Held(Generic[AnswerT]):
    """A table that may be in memory; whoever reads or writes it does so in turn."""

    __slots__ = ("answers", "is_behind", "table", "turns", "used", "users")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.turns = Turns()
        self.answers: dict[Any, AnswerT] = {}  # to the last messages that were carried out here
        self.users = 0
        self.used = 0.0
        self.is_behind = False  # the log may have grown elsewhere

    def forget(self) -> None:
        """Read the log anew next time: what is in memory may not be what was written."""
        self.table = None

    def knows(self, grown: Grown) -> bool:
        """Whether a table in memory has come that far; most wake-ups are those of this very process."""
        return self.table is not None and grown.version is not None and grown.version <= self.table.seq

    def remember(self, message: object, answer: AnswerT) -> None:
        """Keep the answer to a message at hand for a while."""
        self.answers[message] = answer
        if len(self.answers) > MOST_ANSWERS:
            del self.answers[next(iter(self.answers))]


class Cache(Generic[AnswerT]):
    """The tables that this process knows."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.tables: dict[str, Held[AnswerT]] = {}

    def open(self, table_id: str) -> Opening[AnswerT]:
        """A table up to the end of its log as far as known, for one at a time."""
        return Opening(self, table_id)

    def hold(self, table_id: str) -> Held[AnswerT]:
        """A table that somebody needs."""
        held = self.tables.get(table_id)
        if held is None:
            held = self.tables[table_id] = Held()
        held.users += 1
        return held

    def let_go(self, table_id: str, held: Held[AnswerT]) -> None:
        """One fewer needs it; what could not be read is not kept."""
        held.users -= 1
        held.used = self.clock()
        if held.table is None and self.tables.get(table_id) is held:
            del self.tables[table_id]

    def at_hand(self, table_id: str) -> Table | None:
        """A table that is in memory up to the end of its log as far as known, and that nobody is writing to."""
        held = self.tables.get(table_id)
        if held is None or held.is_behind or held.turns.is_taken:
            return None
        held.used = self.clock()
        return held.table

    def open_at_once(self, table_id: str) -> Held[AnswerT] | None:
        """Such a table, for one at a time; None where something has to be waited for."""
        if self.at_hand(table_id) is None:
            return None
        held = self.hold(table_id)
        held.turns.take_at_once()
        return held

    def leave(self, table_id: str, held: Held[AnswerT]) -> None:
        """The next one may have a table that was opened."""
        held.turns.leave()
        self.let_go(table_id, held)

    async def read_on(self, table_id: str, held: Held[AnswerT]) -> None:
        """Read what may have been written elsewhere."""
        held.is_behind = True
        await self.catch_up(table_id, held)

    async def catch_up(self, table_id: str, held: Held[AnswerT]) -> None:
        """Read what is missing of the log."""
        if held.table is not None and not held.is_behind:
            return
        held.is_behind = False
        since = 0 if held.table is None else held.table.seq
        stored = await self.store.entries(table_id, since)
        try:
            held.table = await grown(held.table, stored)
        except BaseException:
            held.forget()
            raise
        if held.table is None:
            raise Refused(Kind.MISSING, Reason("table.no_such_table"))

    def drop(self, table_id: str) -> None:
        """A table is gone: whoever waits for it reads the log anew."""
        held = self.tables.pop(table_id, None)
        if held is not None:
            held.forget()

    def suspect(self, grown: Grown) -> bool:
        """Read on before the next look, where a log has grown elsewhere; false when nothing of it is news here."""
        for held in [self.tables.get(grown.table)] if grown.table else self.tables.values():
            if held is not None and held.knows(grown):
                return False
            if held is not None:
                held.is_behind = True
        return True

    def evict(self, before: float) -> int:
        """Forget the tables that nobody has used since; how many there were."""
        idle = [name for name, held in self.tables.items() if not held.users and held.used <= before]
        for name in idle:
            del self.tables[name]
        return len(idle)


class Opening(Generic[AnswerT]):
    """Waits for a table and has it alone; many a command and many a look passes here."""

    __slots__ = ("cache", "held", "table_id")

    def __init__(self, cache: Cache[AnswerT], table_id: str) -> None:
        self.cache = cache
        self.table_id = table_id

    async def __aenter__(self) -> Held[AnswerT]:
        held = self.held = self.cache.hold(self.table_id)
        try:
            await held.turns.take()
        except BaseException:
            self.cache.let_go(self.table_id, held)
            raise
        try:
            await self.cache.catch_up(self.table_id, held)
        except BaseException:
            self.cache.leave(self.table_id, held)
            raise
        return held

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cache.leave(self.table_id, self.held)


async def grown(table: Table | None, stored: Sequence[Stored]) -> Table | None:
    """A table after more of its log, with pauses in which others get their turn."""
    for number, one in enumerate(stored):
        table = await in_time(0 if table is None else table.steps_to_begin, taken_on, table, one)
        if number % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return table


def taken_on(table: Table | None, stored: Stored) -> Table:
    """A table after one more entry of its log."""
    entry = decode(stored.body)
    if table is None:
        return table_of(entry, stored.at)
    try:
        table.apply(entry, stored.at)
    except IllegalAction as illegal:
        rules = f"{table.game.name}, version {table.game.rules_version} of its rules"
        raise UnreadableEntry(f"entry {stored.seq} of the log cannot be played again ({rules}): {illegal}") from None
    return table
