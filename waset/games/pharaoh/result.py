"""How a game ended and what everybody scored."""

from enum import Enum

from waset.engine.base import Record


class EndReason(Enum):
    """Why the game ended."""

    COLLAPSE = "collapse"  # [P.K7] only the start is left
    NOTHING_LEFT = "nothing-left"  # [P.K7] nothing can change any more
    NO_PROGRESS = "no-progress"  # [P.Z2]
    NO_ACTIONS = "no-actions"
    LAST_ROUND = "last-round"


class Score(Record, frozen=True):
    """One seat's sums, and what decides between equals."""

    seat: int
    photos: int
    treasures: "tuple[int, ...]"  # those delivered, without the mask
    treasures_worth: int
    mask: int
    archaeologist_lost: int  # below zero, or nothing
    helper_lost: int
    points: int
    has_both: bool  # [P.E3] both figures are left
    last_change: int  # [P.E3] the moment of the last change of the score; 0 is the beginning


class Result(Record, frozen=True):
    """The end of a game."""

    reason: EndReason
    scores: "tuple[Score, ...]"
    ranking: "tuple[tuple[int, ...], ...]"
    winners: "tuple[int, ...]"
