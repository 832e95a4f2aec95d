"""What a finished game proves: every draw followed from the seed that was committed to before the first card."""

from __future__ import annotations

import msgspec

from waset.engine.record import Dealt, GameRecord
from waset.tables.records import checked


class Proof(msgspec.Struct, frozen=True):
    """A finished game was played again: each draw is what the seed gives, and the seed is the one committed to."""

    commitment: str
    seed: str
    draws: int
    taken_over: int  # steps at the beginning that came from another game, whose seed drew them


def proof(record: GameRecord) -> Proof:
    """Plays a finished game again step by step, and says what that proves; refused where something is not true."""
    checked(record)
    draws = sum(isinstance(step, Dealt) for step in record.steps[record.taken_over :])
    return Proof(record.commitment, record.seed or "", draws, record.taken_over)
