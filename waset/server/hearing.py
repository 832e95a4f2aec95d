"""Commands by a socket: each is answered on it, in the order in which they come."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.types import Receive

from waset.engine.game import Reason
from waset.server.calling import read
from waset.server.commanding import carried_out, note
from waset.server.failures import Failure, failure_of, problem_of
from waset.server.messages import Answered, Sent
from waset.server.watching import Watch
from waset.server.wire import Gate
from waset.tables.ports import Person
from waset.tables.service import Envelope
from waset.tables.writing import Answer

PAUSE = 0.2  # seconds, for who asks too much

DECODER = msgspec.json.Decoder(Sent)


class Hearing:
    """Somebody at a socket who may ask for something, one thing after the other."""

    __slots__ = ("address", "desk", "free", "is_answering", "later", "link", "table", "watch")

    def __init__(self, watch: Watch, address: str) -> None:
        self.watch = watch
        self.desk = watch.desk
        self.table = watch.table
        self.link = watch.look.link
        self.address = address
        self.is_answering = False  # the long way
        self.free = Gate()  # closed while something is on its way that was begun at once
        self.free.set()
        self.later: asyncio.Task[None] | None = None  # what was begun at once and could not be ended so

    async def listen(self, receive: Receive) -> None:
        """Answer one command after the other, until the other side leaves."""
        while (message := await receive())["type"] != "websocket.disconnect":
            self.is_answering = True
            await self.free.wait()
            await self.reply(message.get("text") or "")
            self.is_answering = False

    async def reply(self, text: str) -> None:
        """Carry out what a text asks for, and answer."""
        if not self.watch.is_known:
            await self.watch.recognise()
        await self.watch.say(await self.answer(text, self.watch.person))

    def hear_at_once(self, text: str) -> bool:
        """Begin to carry out what a text asks for, where only the disk has to be waited for; all else is left."""
        person = self.watch.person
        if self.is_answering or not self.free.is_set() or person is None or not self.watch.is_known:
            return False
        try:
            sent = read(DECODER, text.encode())
        except Failure:
            return False
        ready = self.desk.tables.ready(self.table, person, sent.command, Envelope(sent.key, self.link))
        if ready is None:
            return False
        try:
            self.desk.limits.addresses.take(self.address)
            self.desk.limits.people.take(person.id)
        except Failure:
            ready.drop()
            return False
        self.free.clear()
        ready.write(partial(self.done, text, sent))
        return True

    def done(self, text: str, sent: Sent, answer: Answer | None) -> None:
        """Answer what was begun at once; where it was not written, all of it is done again."""
        if answer is None:
            self.later = asyncio.create_task(self.end(self.reply(text)))
            return
        note(self.table, sent.command, answer)
        answered = Answered(sent.key, answer.version)
        if self.watch.say_at_once(answered):
            self.free.set()
        else:
            self.later = asyncio.create_task(self.end(self.watch.say(answered)))

    async def end(self, rest: Coroutine[Any, Any, None]) -> None:
        """Do what is left, and let the next one come; whoever has gone meanwhile does not hear it."""
        try:
            with suppress(RuntimeError, OSError):
                await rest
        finally:
            self.free.set()

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
