"""Why a table does not do what somebody asks."""

from __future__ import annotations

from enum import Enum

from waset.bots import BOTS
from waset.engine.game import Reason, Seat
from waset.tables.commands import LONGEST_NAME, held
from waset.tables.parts import Status
from waset.tables.ports import Person
from waset.tables.table import Table


class Kind(Enum):
    """What sort of refusal it is."""

    FORBIDDEN = "forbidden"
    MISSING = "missing"
    STALE = "stale"
    INVALID = "invalid"


class Refused(Exception):
    """A table does not do it, for this reason; nothing has changed."""

    def __init__(self, kind: Kind, reason: Reason) -> None:
        super().__init__(f"{kind.value}: {reason.key}")
        self.kind = kind
        self.reason = reason


def need_status(table: Table, *wanted: Status) -> None:
    """Refuse what is not for now."""
    if table.status not in wanted:
        raise Refused(Kind.STALE, Reason("table.status", "", {"status": table.status.value}))


def need_host(table: Table, person: Person) -> None:
    """Refuse everybody else."""
    if person.id not in table.hosts:
        raise Refused(Kind.FORBIDDEN, Reason("table.only_host"))


def need_opener(table: Table, person: Person) -> None:
    """Refuse everybody but the one who opened the table, also those who are hosts by a link."""
    if person.id != table.opened.host:
        raise Refused(Kind.FORBIDDEN, Reason("table.only_host"))


def need_seated(table: Table, person: Person) -> None:
    """Refuse those who are not at the table."""
    if not table.is_at(person.id):
        raise Refused(Kind.FORBIDDEN, Reason("table.not_seated"))


def need_seat(table: Table, person: Person, seat: Seat | None) -> Seat:
    """The own seat that is meant."""
    own = held(seat, table.seats_of(person.id))
    if own is None:
        raise Refused(Kind.FORBIDDEN, Reason("table.not_your_seat"))
    return own


def need_place(table: Table, seat: Seat) -> Seat:
    """A seat that is there."""
    if seat >= len(table.chairs):
        raise Refused(Kind.MISSING, Reason("table.no_such_seat", "", {"seats": len(table.chairs)}))
    return seat


def need_bot(name: str) -> str:
    """A bot that is there."""
    if name not in BOTS:
        raise Refused(Kind.INVALID, Reason("table.no_such_bot", "", {"bots": list(BOTS)}))
    return name


def need_name(name: str) -> str:
    """A name that can be shown."""
    cleaned = " ".join(name.split())
    if not cleaned or len(cleaned) > LONGEST_NAME or not cleaned.isprintable():
        raise Refused(Kind.INVALID, Reason("table.name", "", {"longest": LONGEST_NAME}))
    return cleaned
