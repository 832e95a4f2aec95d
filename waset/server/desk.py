"""What every request finds: the tables and everything around them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from waset.server import metrics
from waset.server.attempts import Attempts
from waset.server.audience import Audience
from waset.server.challenges import Challenges
from waset.server.configuration import Configuration
from waset.server.limits import Limits
from waset.server.passwords import Passwords
from waset.tables.ports import Store
from waset.tables.service import Tables
from waset.tables.writing import Message


@dataclass(frozen=True)
class Desk:
    """One server process."""

    configuration: Configuration
    tables: Tables
    limits: Limits
    audience: Audience
    passwords: Passwords = field(default_factory=Passwords)
    stopping: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def store(self) -> Store:
        """Where everything is kept."""
        return self.tables.store

    @property
    def challenges(self) -> Challenges:
        """What passkeys have to sign."""
        return Challenges(self.store, self.tables.clock)

    @property
    def attempts(self) -> Attempts:
        """How often somebody tried to sign in."""
        return Attempts(self.store, self.tables.clock)

    def stop(self) -> None:
        """Let nobody wait any longer for news."""
        self.stopping.set()
        self.tables.writer.listeners.wake("")


def desk_for(configuration: Configuration, tables: Tables) -> Desk:
    """A desk with the limits of a configuration, where moves are counted."""
    tables.writer.carried_out = count
    limits = Limits(configuration.requests_per_second, configuration.sockets_per_address)
    return Desk(configuration, tables, limits, Audience(tables.writer.listeners.wake))


def count(message: Message) -> None:
    """Count a move of a person; who asks for the same one again does not move again."""
    if message.is_stale_when_repeated:
        metrics.MOVES.inc()
