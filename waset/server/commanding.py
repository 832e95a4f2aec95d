"""Commands of people to tables, written into the log of the server."""

from __future__ import annotations

from waset.server.calling import Call
from waset.server.desk import Desk
from waset.server.logs import JOURNAL
from waset.tables.commands import Command
from waset.tables.ports import Person
from waset.tables.service import Envelope
from waset.tables.writing import Answer


async def commanded(call: Call, command: Command) -> Answer:
    """Do what somebody asks of a table by a request."""
    return await carried_out(call.desk, call.table, await call.person(), command, call.envelope)


async def carried_out(desk: Desk, table: str, person: Person, command: Command, envelope: Envelope) -> Answer:
    """Do what somebody asks of a table."""
    answer = await desk.tables.handle(table, person, command, envelope)
    note(table, command, answer)
    return answer


def note(table: str, command: Command, answer: Answer) -> None:
    """That something was done goes into the log of the server."""
    JOURNAL.command(type(command).__name__, table, answer.version)
