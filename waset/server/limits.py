"""How much one person and one address may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from waset.engine.game import Reason
from waset.server.failures import Failure

SMALL_BODY = 64 * 1024
RECORD_BODY = 2 * 1024 * 1024  # many times the longest game; what is larger would hold up others while it is read
BURST = 5.0  # seconds' worth that may be asked at once
PEOPLE_PER_ADDRESS = 5.0  # a family, a club, a school behind one address
SIGN_INS_PER_SECOND = 0.2
SIGN_IN_BURST = 10.0
REPLAYS_PER_SECOND = 0.5  # whole games that are checked step by step
REPLAY_BURST = 20.0
ADVICE_PER_SECOND = 0.5  # each takes up to a second of a core
ADVICE_BURST = 10.0
SOCKETS_PER_PERSON = 32
MOST_BUCKETS = 20_000


class Bucket:
    """Fills with time and empties with use."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        self.level = level
        self.at = at


class Buckets:
    """A bucket for everybody who comes; without a rate nobody is held back."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> None:
        """Take one out, or raise when it is empty."""
        if not self.rate:
            return
        now = self.clock()
        bucket = self.buckets.get(name) or self.new(name, now)
        bucket.level = min(self.burst, bucket.level + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.level < 1:
            raise Failure("too_many", Reason("server.too_many"))
        bucket.level -= 1

    def new(self, name: str, now: float) -> Bucket:
        """A full bucket; those that have filled up again need not be kept."""
        if len(self.buckets) >= MOST_BUCKETS:
            full = [one for one, bucket in self.buckets.items() if (now - bucket.at) * self.rate >= self.burst]
            for one in full or [next(iter(self.buckets))]:
                del self.buckets[one]
        self.buckets[name] = Bucket(self.burst, now)
        return self.buckets[name]


class Limits:
    """All limits of a server."""

    def __init__(self, requests_per_second: float, sockets_per_address: int) -> None:
        rate = requests_per_second
        self.people = Buckets(rate, rate * BURST)
        self.addresses = Buckets(rate * PEOPLE_PER_ADDRESS, rate * PEOPLE_PER_ADDRESS * BURST)
        is_limited = rate > 0
        self.sign_ins = Buckets(SIGN_INS_PER_SECOND * is_limited, SIGN_IN_BURST)
        self.replays = Buckets(REPLAYS_PER_SECOND * is_limited, REPLAY_BURST)
        self.advice = Buckets(ADVICE_PER_SECOND * is_limited, ADVICE_BURST)
        self.most = {"address": sockets_per_address, "person": SOCKETS_PER_PERSON if is_limited else 1_000_000}
        self.sockets: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def socket(self, kind: str, name: str) -> Iterator[None]:
        """An open socket of an address or a person; nobody may hold too many."""
        key = (kind, name)
        if self.sockets[key] >= self.most[kind]:
            raise Failure("too_many", Reason("server.too_many_sockets"))
        self.sockets[key] += 1
        try:
            yield
        finally:
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]
