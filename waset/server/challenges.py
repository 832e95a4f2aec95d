"""What a passkey has to sign: kept where every node finds it, for a short time, and used once."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from waset.tables.ports import Ceremony, Store

LIFETIME = 300.0


class Challenges:
    """The ceremonies that have begun and not ended."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def begin(self, purpose: str, challenge: bytes) -> str:
        """Keep a challenge for a purpose; the number of its ceremony."""
        now, number = self.clock(), secrets.token_urlsafe(16)
        await self.store.begin_ceremony(Ceremony(number, purpose, challenge, now + LIFETIME), now)
        return number

    async def end(self, number: str, purpose: str) -> bytes | None:
        """The challenge of a ceremony, once, while it is fresh and for the same purpose."""
        begun = await self.store.end_ceremony(number)
        is_meant = begun is not None and begun.purpose == purpose and self.clock() < begun.until
        return begun.challenge if begun is not None and is_meant else None
