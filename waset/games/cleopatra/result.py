"""How a game ended and what everybody scored."""

from enum import Enum

from waset.engine.base import Record


class EndReason(Enum):
    """Why the game ended."""

    PALACE = "palace"
    STANDSTILL = "standstill"


class Score(Record, frozen=True):
    """One seat's sums, in the order in which the rules apply them."""

    seat: int
    talents: int
    merchants: int
    merchants_worth: int
    amulets: int  # before the hand is discarded
    tainted: int  # amulets for tainted cards left in the hand
    returned: int  # amulets that sanctuaries took back
    corruption: int  # amulets left in the end
    tax: int
    wealth: int
    eaten: bool

    @property
    def forgiven(self) -> int:
        """[19.E2] Amulets returned because the least corrupt has as many."""
        return self.amulets + self.tainted - self.returned - self.corruption


class Result(Record, frozen=True):
    """The end of a game."""

    reason: EndReason
    scores: "tuple[Score, ...]"
    ranking: "tuple[tuple[int, ...], ...]"
    winners: "tuple[int, ...]"
