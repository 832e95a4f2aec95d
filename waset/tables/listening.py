"""Waking those who wait for a table to grow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from waset.tables.gathering import Gathered, each


def never() -> bool:
    """For those who cannot deal with anything at once."""
    return False


class Listener:
    """Waits for one table; what grew while nobody waited is not missed.

    Who can deal with it at once, without waiting for anything, need not be woken.
    """

    __slots__ = ("at_once", "board", "has_grown", "table_id", "waiting")

    def __init__(self, board: Listeners, table_id: str, at_once: Callable[[], bool] = never) -> None:
        self.board = board
        self.table_id = table_id
        self.at_once = at_once
        self.has_grown = False
        self.waiting: asyncio.Future[None] | None = None

    def __enter__(self) -> Listener:
        self.board.by_table.setdefault(self.table_id, set()).add(self)
        return self

    def __exit__(self, *_: object) -> None:
        listeners = self.board.by_table[self.table_id]
        listeners.discard(self)
        if not listeners:
            del self.board.by_table[self.table_id]

    def __aiter__(self) -> Listener:
        return self

    async def __anext__(self) -> None:
        """Wait until the table has grown since the last time."""
        if not self.has_grown:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        self.has_grown = False

    def wake(self) -> None:
        """The table has grown; whoever made it grow has to finish first."""
        self.has_grown = True
        if self.waiting is not None and not self.waiting.done():
            self.board.woken.add(self)

    def rouse(self) -> None:
        """Deal with it at once, or else wake who waits."""
        if not self.has_grown or self.waiting is None or self.waiting.done():
            return
        if self.at_once():
            self.has_grown = False
        else:
            self.waiting.set_result(None)


class Listeners:
    """Everybody in this process who waits for a table."""

    def __init__(self) -> None:
        self.by_table: dict[str, set[Listener]] = {}
        self.woken: Gathered[Listener] = Gathered(each(Listener.rouse))

    def wake(self, table_id: str) -> None:
        """A table has grown; without a name, any may have."""
        for name in [table_id] if table_id else list(self.by_table):
            for listener in self.by_table.get(name, ()):
                listener.wake()
