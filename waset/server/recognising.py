"""Whom this process has recognised a moment ago, so that not every request asks the database who it is."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from waset.tables.ports import Person

MOMENT = 5.0  # seconds; so long may somebody who was signed out on another node still be known on this one
MOST = 20_000


class Recognised:
    """People by the hash of their token. What changes about anybody here is forgotten at once."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.changes = 0
        self.people: dict[bytes, tuple[float, Person]] = {}

    def find(self, token_hash: bytes) -> Person | None:
        """Whose token this was a moment ago."""
        until, person = self.people.get(token_hash, (0.0, None))
        return person if self.clock() < until else None

    def keep(self, token_hash: bytes, person: Person, changes: int) -> None:
        """Remember somebody who was looked up after so many changes; what changed meanwhile makes it worthless."""
        if changes != self.changes:
            return
        if len(self.people) >= MOST:
            self.people.clear()
        self.people[token_hash] = (self.clock() + MOMENT, person)

    def forget(self) -> None:
        """Somebody is another person now, or signed out."""
        self.changes += 1
        self.people.clear()
