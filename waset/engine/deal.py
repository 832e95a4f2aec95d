"""Sealed deals: all chance of a match comes from one secret seed that was committed to before the first card."""

from __future__ import annotations

from hashlib import sha256
from typing import Protocol, TypeVar

from waset.engine.game import Chance

SEED_BYTES = 32
DRAW_TAG = b"waset draw 1"
DIGEST_SIZE = 1 << 256

T = TypeVar("T")


class Dealer(Protocol):
    """Whoever supplies the outcomes of chance."""

    def draw(self, chance: Chance[T], number: int) -> T:
        """The outcome of draw `number` of this match."""


class SealedDealer:
    """Draws that follow from a secret seed alone, so that anybody who learns it can check every one."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed

    @property
    def commitment(self) -> str:
        """What is published before the first draw: the SHA-256 of the seed."""
        return sha256(self.seed).hexdigest()

    def draw(self, chance: Chance[T], number: int) -> T:
        """The outcome of draw `number`, uniform over the weights and without bias."""
        return chance.pick(uniform_below(self.seed, number, chance.total))


def uniform_below(seed: bytes, number: int, total: int) -> int:
    """A number from 0 up to, not including, `total`: a hash that is rejected where it would be biased."""
    limit = DIGEST_SIZE - DIGEST_SIZE % total
    attempt = 0
    while True:
        message = DRAW_TAG + seed + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        value = int.from_bytes(sha256(message).digest(), "big")
        if value < limit:
            return value % total
        attempt += 1


def seed_of(text: str, number: int) -> bytes:
    """A seed for game `number` of a series that was given a name, as simulations do."""
    return sha256(b"waset series 1" + number.to_bytes(8, "big") + text.encode()).digest()
