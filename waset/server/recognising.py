"""Whom this process has recognised a moment ago, so that not every request asks the database who it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from waset.tables.ports import Person

MOMENT = 5.0  # seconds; by then a node has noticed that it is cut off from the others' notices, or soon will
MOST = 20_000
CHANNEL = "waset_people"  # by which nodes tell each other that somebody has changed


class Recognised:
    """People by the hash of their token. What changes about anybody, here or on another node, is forgotten at once."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.changes = 0  # how often anybody has changed
        self.is_told = True  # of what changes on other nodes; who is not remembers nobody
        self.people: dict[bytes, tuple[float, Person]] = {}

    def find(self, token_hash: bytes) -> Person | None:
        """Whose token this was a moment ago."""
        until, person = self.people.get(token_hash, (0.0, None))
        return person if self.clock() < until else None

    def keep(self, token_hash: bytes, person: Person, changes: int) -> None:
        """Remember somebody who was looked up after so many changes; what changed meanwhile makes it worthless."""
        if changes != self.changes or not self.is_told:
            return
        if len(self.people) >= MOST:
            self.people.clear()
        self.people[token_hash] = (self.clock() + MOMENT, person)

    def forget(self) -> None:
        """Somebody is another person now, or signed out."""
        self.changes += 1
        self.people.clear()

    @contextmanager
    def told(self) -> Iterator[None]:
        """As long as this lasts, other nodes tell what changes; before and after it anything may."""
        self.forget()
        self.is_told = True
        try:
            yield
        finally:
            self.is_told = False
            self.forget()
