"""Records for tests, and ways to tamper with them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from waset.arena.table import Series, play_game
from waset.engine.record import GameRecord, decode, digest_of, encode
from waset.games import GAMES


@cache
def played(game: str, seats: int, number: int = 0, seed: str = "records") -> bytes:
    """The file of a whole game among random bots."""
    series = Series(game, seats, seed, ("random",), {})
    return encode(play_game(GAMES[game], series, number).record())


def sealed(record: GameRecord) -> GameRecord:
    """The record with a digest that matches its content, as a forger would write it."""
    return msgspec.structs.replace(record, digest=digest_of(record))


def forged(written: bytes, **fields: Any) -> GameRecord:
    """A record with other fields and a matching digest."""
    return sealed(msgspec.structs.replace(decode(written), **fields))


def with_step(written: bytes, number: int, **fields: Any) -> GameRecord:
    """A record in which one step has other fields, with a matching digest."""
    record = decode(written)
    steps = record.steps[:]
    steps[number] = msgspec.structs.replace(steps[number], **fields)
    return sealed(msgspec.structs.replace(record, steps=steps))
