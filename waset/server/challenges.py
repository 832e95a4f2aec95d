"""What a passkey has to sign: kept here, for a short time, and used once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic

LIFETIME = 300.0
MOST = 10_000


class Challenges:
    """The ceremonies that have begun and not ended."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.begun: dict[str, tuple[float, str, bytes]] = {}

    def begin(self, purpose: str, challenge: bytes) -> str:
        """Keep a challenge for a purpose; the number of its ceremony."""
        now = self.clock()
        while self.begun and (len(self.begun) >= MOST or next(iter(self.begun.values()))[0] <= now):
            del self.begun[next(iter(self.begun))]
        number = secrets.token_urlsafe(16)
        self.begun[number] = (now + LIFETIME, purpose, challenge)
        return number

    def end(self, number: str, purpose: str) -> bytes | None:
        """The challenge of a ceremony, once, while it is fresh and for the same purpose."""
        until, meant, challenge = self.begun.pop(number, (0.0, "", b""))
        return challenge if meant == purpose and self.clock() < until else None
