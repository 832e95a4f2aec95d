"""What the log of a table holds: facts that are only ever added to, and never sent to anybody as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from waset.engine.game import Reason, Seat
from waset.engine.match import Undone as TakenBack
from waset.engine.record import SeatRecord
from waset.engine.settings import Value
from waset.tables.clocks import ClockSetting, Untimed

FORCED = "forced"  # who made a move that was the only one
DEFAULT_GRACE = 60.0


class Fact(msgspec.Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """Something that happened at a table."""


class Before(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step that was taken over from another game: a decision of a seat, or an outcome of chance."""

    seat: Seat | None = None
    action: Any = None
    outcome: Any = None


class Brought(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a record tells of a finished game besides its steps: it is only looked at again."""

    players: list[SeatRecord]
    taken_over: int = 0
    undone: list[TakenBack] = []


class Opened(Fact, frozen=True):
    """A table was opened, and committed to its secret seed."""

    game: str
    rules: str
    seats: int
    options: dict[str, Value]
    host: str
    host_name: str
    seed: str
    commitment: str
    is_open: bool = False
    starts_when_full: bool = False
    clock: ClockSetting = Untimed()
    grace: float = DEFAULT_GRACE
    stand_in: str = "apprentice"
    source: str = ""  # the table or record that it goes on from
    past: list[Before] = []
    brought: Brought | None = None
    rules_before: str = ""  # the version of the rules at the table that this one is the rematch of, where it differs

    @property
    def taken_over(self) -> int:
        """How many steps another seed drew: all that were there before, or what a record says of itself."""
        return len(self.past) if self.brought is None else self.brought.taken_over


class Sat(Fact, frozen=True):
    """Somebody took a seat."""

    seat: Seat
    person: str
    name: str


class Stood(Fact, frozen=True):
    """A seat became free before the game began."""

    seat: Seat


class BotSat(Fact, frozen=True):
    """A bot took a seat, under a name; tables from before bots had names know none."""

    seat: Seat
    bot: str
    name: str = ""


class Started(Fact, frozen=True):
    """The game began; these outcomes were drawn before the first question."""

    outcomes: list[Any]


class Moved(Fact, frozen=True):
    """A seat decided, by a person's or bot's id, and these outcomes of chance followed."""

    seat: Seat
    action: Any
    by: str
    outcomes: list[Any] = []


class UndoAsked(Fact, frozen=True):
    """A seat asks the others whether it may go back to the point before a step."""

    seat: Seat
    to: int
    person: str


class UndoAnswered(Fact, frozen=True):
    """Somebody agreed to going back, or did not."""

    person: str
    agrees: bool


class UndoWithdrawn(Fact, frozen=True):
    """The question whether to go back is off the table."""


class Undone(Fact, frozen=True):
    """The game went back to the point before a step."""

    seat: Seat
    to: int


class Said(Fact, frozen=True):
    """Somebody said something."""

    person: str
    name: str
    text: str


class RanOut(Fact, frozen=True):
    """A seat's time is over; its grace begins."""

    seat: Seat


class Left(Fact, frozen=True):
    """Somebody left a running game; the seat's grace begins."""

    seat: Seat


class BotTookOver(Fact, frozen=True):
    """A bot plays on in a person's place until the person returns."""

    seat: Seat
    bot: str


class Returned(Fact, frozen=True):
    """A person is back at the own seat."""

    seat: Seat


class HostJoined(Fact, frozen=True):
    """Somebody may do what the host may, by a link."""

    person: str


class HostsDismissed(Fact, frozen=True):
    """Nobody but the one who opened the table is its host any more."""


class Closed(Fact, frozen=True):
    """The host closed the table."""


class Rematched(Fact, frozen=True):
    """The same people meet again at another table."""

    table: str


Entry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | UndoWithdrawn
    | Undone
    | Said
    | RanOut
    | Left
    | BotTookOver
    | Returned
    | HostJoined
    | HostsDismissed
    | Closed
    | Rematched
)

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class UnreadableEntry(Exception):
    """A log holds something that this Waset does not know."""


class OtherRules(UnreadableEntry):
    """A table plays a version of the rules, or a game, that this Waset does not know: a newer one opened it."""

    def __init__(self, opened: Opened, known: Sequence[str]) -> None:
        here = ", ".join(known) or "none"
        super().__init__(f"the table plays {opened.game} with the rules {opened.rules}; this Waset knows {here}")
        self.reason = Reason("table.other_rules", "", {"game": opened.game, "rules": opened.rules, "here": here})


def encode(entry: Entry) -> bytes:
    """An entry as it lies in the store."""
    return ENCODER.encode(entry)


def decode(body: bytes) -> Entry:
    """The entry that lies in the store."""
    try:
        return DECODER.decode(body)
    except msgspec.ValidationError as error:
        raise UnreadableEntry(f"this Waset cannot read an entry of the log: {error}") from None
    except msgspec.DecodeError as error:
        raise UnreadableEntry(f"an entry of the log is damaged: {error}") from None
