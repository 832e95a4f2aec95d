"""Commands by a socket: each is answered on it, in the order in which they come."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.types import Scope

from waset.engine.game import Reason
from waset.server.calling import read
from waset.server.commanding import carried_out
from waset.server.desk import Desk
from waset.server.failures import Failure, failure_of, problem_of
from waset.server.messages import Answered, Sent
from waset.tables.ports import Person
from waset.tables.service import Envelope

PAUSE = 0.2  # seconds, for who asks too much

DECODER = msgspec.json.Decoder(Sent)


class Hearing:
    """Somebody at a socket who may ask for something."""

    __slots__ = ("address", "desk", "link", "table")

    def __init__(self, desk: Desk, scope: Scope, table: str, link: str) -> None:
        self.desk = desk
        self.address: str = scope["address"]
        self.table = table
        self.link = link

    async def answer(self, text: str, person: Person | None) -> Answered:
        """Carry out what a text asks for, or say why not; whatever happens, there is an answer."""
        key = ""
        try:
            self.desk.limits.addresses.take(self.address)
            sent = read(DECODER, text.encode())
            key = sent.key
            return Answered(key, await self.carry_out(sent, person))
        except Exception as problem:
            failure = failure_of(problem)
            if failure.kind == "too_many":
                await asyncio.sleep(PAUSE)
            return Answered(key, status=failure.status, problem=problem_of(failure))

    async def carry_out(self, sent: Sent, person: Person | None) -> int:
        """The version after a command."""
        if person is None:
            raise Failure("unknown", Reason("server.unknown"))
        self.desk.limits.people.take(person.id)
        envelope = Envelope(sent.key, self.link)
        return (await carried_out(self.desk, self.table, person, sent.command, envelope)).version
