"""What a table is made of."""

from __future__ import annotations

from enum import Enum

import msgspec

from waset.engine.game import Seat

HUMAN = "human"  # the player of a person's seat in records


class Status(Enum):
    """How far a table has come."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Chair(msgspec.Struct, frozen=True):
    """Who sits there: nobody, a person, or a bot; a stand-in plays on for a person who is away."""

    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    is_away: bool = False  # the person has left, or has been replaced by a stand-in

    @property
    def is_free(self) -> bool:
        """Whether anybody may sit down."""
        return not self.person and not self.bot

    @property
    def thinker(self) -> str:
        """The bot that decides here, if one does."""
        return self.bot or self.stand_in


class Line(msgspec.Struct, frozen=True):
    """Something that was said."""

    seq: int
    at: float
    name: str
    text: str


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat would like to go back to the point before a step."""

    seat: Seat
    to: int
    person: str
    at: float
    agreed: tuple[str, ...] = ()


class Mark(msgspec.Struct, frozen=True, gc=False):
    """How many steps the game had after an entry."""

    seq: int
    steps: int
