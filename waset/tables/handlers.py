"""What a table answers to everything people, bots and clocks may ask of it: entries for the log, or a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action, Reason, Seat
from waset.tables import playing, seating
from waset.tables.clocks import Due
from waset.tables.commands import (
    AnswerUndo,
    Close,
    Command,
    Leave,
    Move,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from waset.tables.entries import (
    BotTookOver,
    Closed,
    Entry,
    HostJoined,
    HostsDismissed,
    RanOut,
    Rematched,
    Said,
    UndoWithdrawn,
)
from waset.tables.parts import Status
from waset.tables.ports import Person
from waset.tables.refusals import Kind, Refused, need_host, need_name, need_seated, need_status
from waset.tables.table import UNDO_WAIT, Table


def decide(table: Table, person: Person, command: Command) -> Sequence[Entry]:
    """What is to be written down when a person asks for something; changes nothing."""
    match command:
        case Move():
            return playing.move(table, person, command)
        case Undo():
            return playing.undo(table, person, command)
        case AnswerUndo():
            return playing.answer_undo(table, person, command)
        case Say():
            return said(table, person, command)
        case Close():
            return closed(table, person)
        case _:
            return decide_seats(table, person, command)


def decide_seats(table: Table, person: Person, command: Command) -> Sequence[Entry]:
    """The same for everything about seats."""
    match command:
        case Sit():
            return seating.sit(table, person, command)
        case Stand():
            return seating.stand(table, person, command.seat)
        case SeatBot():
            return seating.seat_bot(table, person, command)
        case Start():
            return seating.start(table, person, command)
        case Leave():
            return seating.leave(table, person)
        case Return():
            return seating.come_back(table, person)
        case _:
            raise AssertionError(f"nobody answers {command}")


def said(table: Table, person: Person, command: Say) -> list[Entry]:
    """One more line."""
    need_seated(table, person)
    if table.status is Status.CLOSED:
        raise Refused(Kind.STALE, Reason("table.status", "", {"status": table.status.value}))
    text = printable(command.text).strip()
    if not text:
        raise Refused(Kind.INVALID, Reason("table.nothing_said"))
    return [Said(person.id, name_of(table, person), text)]


def printable(text: str) -> str:
    """A text without what cannot be seen; lines may end in it."""
    if text.isprintable():
        return text
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


def name_of(table: Table, person: Person) -> str:
    """What somebody is called at a table: by the seat, as the one who opened it, or by the own name."""
    own = table.seats_of(person.id)
    if own:
        return table.chairs[own[0]].name
    return table.opened.host_name if person.id == table.opened.host else need_name(person.name)


def closed(table: Table, person: Person) -> list[Entry]:
    """The host ends it."""
    need_host(table, person)
    need_status(table, Status.GATHERING, Status.PLAYING, Status.OVER)
    return [Closed()]


def host_joined(table: Table, person: Person) -> list[Entry]:
    """Somebody came by a host's link; once is enough."""
    return [] if person.id in table.hosts else [HostJoined(person.id)]


def hosts_dismissed(table: Table, person: Person) -> list[Entry]:
    """The links of hosts were taken back, and with them what they gave."""
    need_host(table, person)
    return [HostsDismissed()] if len(table.hosts) > 1 else []


def rematched(table: Table, person: Person, new_table: str) -> list[Entry]:
    """The people of a finished game meet again, once."""
    need_seated(table, person)
    need_status(table, Status.OVER)
    return [Rematched(new_table)]


def decide_bot(table: Table, seat: Seat, action: Action, question: int) -> Sequence[Entry]:
    """What is to be written down when a bot has thought; nothing when the question is gone."""
    if seat not in table.bots_asked or table.question.get(seat) != question:
        return []
    return playing.moved(table, seat, [action], table.chairs[seat].thinker)


def decide_time(table: Table, now: float) -> list[Entry]:
    """What is to be written down because time has passed."""
    if table.status is not Status.PLAYING:
        return []
    found: list[Entry] = [happens(table, due) for due in table.clocks.due() if due.at <= now]
    if table.undo is not None and table.undo.at + UNDO_WAIT <= now:
        found.append(UndoWithdrawn())
    return found


def happens(table: Table, due: Due) -> RanOut | BotTookOver:
    """What happens to a seat by itself."""
    return BotTookOver(due.seat, table.opened.stand_in) if due.is_end_of_grace else RanOut(due.seat)
