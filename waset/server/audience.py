"""How many people watch a table without a seat: those who are connected to this process, each counted once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

GRACE = 3.0  # seconds that somebody still counts who has gone: most come back, and long polls always do
PAUSE = 0.3  # seconds in which changes are gathered before they are told


class Audience:
    """Who watches which table."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell  # that the number at a table may have changed
        self.by_table: dict[str, Counter[str]] = {}
        self.untold: set[str] = set()

    def number(self, table_id: str) -> int:
        """How many people watch a table."""
        return len(self.by_table.get(table_id, ()))

    @contextmanager
    def attending(self, table_id: str, watcher: str) -> Iterator[None]:
        """Count somebody for as long as they are there, and a moment longer."""
        before = self.number(table_id)
        self.by_table.setdefault(table_id, Counter())[watcher] += 1
        self.compare(table_id, before)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(GRACE, self.leave, table_id, watcher)

    def leave(self, table_id: str, watcher: str) -> None:
        """Count somebody no more, unless they are here a second time."""
        before, watchers = self.number(table_id), self.by_table[table_id]
        watchers[watcher] -= 1
        if not watchers[watcher]:
            del watchers[watcher]
        if not watchers:
            del self.by_table[table_id]
        self.compare(table_id, before)

    def compare(self, table_id: str, before: int) -> None:
        """Tell of a change, and of those that come with it."""
        if self.number(table_id) == before or table_id in self.untold:
            return
        self.untold.add(table_id)
        asyncio.get_running_loop().call_later(PAUSE, self.spread, table_id)

    def spread(self, table_id: str) -> None:
        """Tell of what has changed."""
        self.untold.discard(table_id)
        self.tell(table_id)
