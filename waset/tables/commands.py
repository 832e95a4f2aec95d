"""What people ask of a table."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from waset.engine.game import Seat
from waset.engine.settings import Value
from waset.tables.clocks import ClockSetting, Untimed
from waset.tables.entries import DEFAULT_GRACE

MOST_SEATS = 16
MOST_ACTIONS = 8  # that are decided or tried out in one go
LONGEST_NAME = 40
LONGEST_TEXT = 500

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Actions: TypeAlias = Annotated[list[Any], msgspec.Meta(max_length=MOST_ACTIONS)]
Grace: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Asked(msgspec.Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Something that somebody asks for."""


class Create(Asked, frozen=True):
    """Open a table; bots by seat, and a name where the host sits down at once."""

    game: ShortText
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, Value] = {}
    bots: dict[Place, ShortText] = {}
    sits: list[Place] = []  # where the host sits: several seats are a hot seat
    is_open: bool = False
    starts_when_full: bool = False
    clock: ClockSetting = Untimed()
    grace: Grace = DEFAULT_GRACE
    stand_in: ShortText = "apprentice"


class Sit(Asked, frozen=True):
    """Take a free seat under a name; one person may take several."""

    seat: Place
    name: Name


class Stand(Asked, frozen=True):
    """Free a seat before the game begins: the own one, or as the host any."""

    seat: Place


class SeatBot(Asked, frozen=True):
    """Let a bot sit down."""

    seat: Place
    bot: ShortText


class Start(Asked, frozen=True):
    """Begin; free seats go to this bot, if one is named."""

    fill: ShortText = ""


class Move(Asked, frozen=True):
    """Decide for an own seat, having seen the table at this version; then go on at once, all of it or nothing."""

    action: Any
    version: int
    seat: Place | None = None  # needed by those who hold several
    then: Actions = []


class Undo(Asked, frozen=True):
    """Go back to the point before a step, or to the last own decision."""

    to: int | None = None
    seat: Place | None = None


class AnswerUndo(Asked, frozen=True):
    """Agree that somebody goes back, or not; who asked takes the question back with a no."""

    agrees: bool


class Say(Asked, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class Leave(Asked, frozen=True):
    """Get up from all own seats; in a running game a bot plays on after the grace."""


class Return(Asked, frozen=True):
    """Be back at all own seats."""


class Close(Asked, frozen=True):
    """Close the table for good."""


class Fork(Asked, frozen=True):
    """Open a table that goes on from the point before a step of this finished game."""

    step: int


Command: TypeAlias = Sit | Stand | SeatBot | Start | Move | Undo | AnswerUndo | Say | Leave | Return | Close


def held(seat: Seat | None, seats: list[Seat]) -> Seat | None:
    """The seat that is meant among those somebody holds; the only one need not be named."""
    if seat is None:
        return seats[0] if len(seats) == 1 else None
    return seat if seat in seats else None
