"""Somebody who watches a table by a socket: whoever reads slowly gets the newest state, and no queue grows."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from time import monotonic

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Send

from waset.engine.game import Viewer
from waset.server import identity
from waset.server.calling import query_number
from waset.server.desk import Desk
from waset.server.failures import failure_of
from waset.server.looking import Look, glanced, looked
from waset.server.messages import Answered, Talk, Watching
from waset.server.wire import SHORT_WAY, ShortWay
from waset.tables import links
from waset.tables.ports import Person
from waset.tables.table import Table
from waset.tables.updates import Update, lines_since

APPLICATION = 4000  # closing codes are this and the number that HTTP has for the reason
RESTARTING = 1012
RECOGNITION = 5.0  # seconds after which a link is looked up again, and who uses it; who signs out is noticed at once
LONGEST_REASON = 120
ENCODER = msgspec.json.Encoder()


class Watch:
    """One socket: who looks at which table, and has seen how much of it."""

    __slots__ = (
        "attendance",
        "changes",
        "connection",
        "counted",
        "desk",
        "has_told",
        "look",
        "person",
        "recognised",
        "seen",
        "send",
        "table",
        "viewer",
        "wants_talk_alone",
        "wire",
    )

    def __init__(self, desk: Desk, connection: HTTPConnection, send: Send, table: str) -> None:
        self.desk = desk
        self.connection = connection
        self.send = send
        self.table = table
        self.wire: ShortWay | None = connection.scope.get("extensions", {}).get(SHORT_WAY, {}).get(SHORT_WAY)
        self.recognised = 0.0
        self.changes = 0
        link = connection.query_params.get("link", "") or identity.bearer(connection.headers)
        self.look = Look("", link, query_number(connection, "seat"))
        self.seen = query_number(connection, "since") or 0
        self.viewer: Viewer = None
        self.has_told = False  # all of it, once
        self.wants_talk_alone = bool(query_number(connection, "talk"))
        self.person: Person | None = None
        self.attendance: ExitStack | None = None  # for as long as somebody watches without a seat
        # How many watchers were told of, none yet; None for those who do not want to know.
        self.counted: int | None = -1 if query_number(connection, "watching") else None

    async def recognise(self) -> None:
        """Find out who it is."""
        self.changes = self.desk.store.changes
        self.person = await identity.known(self.desk, self.connection, self.table)
        self.look = Look("" if self.person is None else self.person.id, self.look.link, self.look.seat)
        self.recognised = monotonic()

    @property
    def is_known(self) -> bool:
        """Whether it was found out just now, and nobody has changed since."""
        return monotonic() - self.recognised <= RECOGNITION and self.changes == self.desk.store.changes

    async def say(self, answered: Answered) -> None:
        """Send an answer."""
        if not self.say_at_once(answered):
            await self.send({"type": "websocket.send", "text": ENCODER.encode(answered).decode()})

    def say_at_once(self, answered: Answered) -> bool:
        """Send an answer, where nothing has to be waited for."""
        return self.wire is not None and self.wire.push(ENCODER.encode(answered))

    async def tell(self) -> None:
        """Send what was missed, and then what comes, to the end."""
        try:
            await self.tell_on()
            await close(self.send, RESTARTING, "server.restarting")
        except Exception as problem:
            await excuse(self.send, problem)

    async def tell_on(self) -> None:
        """Send what was missed, and then what comes; each update is made when the one before has been taken."""
        with self.desk.tables.listen(self.table, self.tell_at_once) as news:
            try:
                while not self.desk.stopping.is_set():
                    await self.tell_news()
                    await self.tell_audience()
                    await anext(news)
            finally:
                self.unattend()

    async def tell_news(self) -> None:
        """Send the newest state, unless it is known."""
        update = await self.news()
        if update.version > self.seen:
            await self.send({"type": "websocket.send", "text": ENCODER.encode(update).decode()})
            self.seen, self.viewer, self.has_told = update.version, update.viewer, True
        self.attend(update.viewer)

    async def tell_audience(self) -> None:
        """Send how many people watch, unless it is known."""
        if self.is_audience_new:
            self.counted = self.desk.audience.number(self.table)
            await self.send({"type": "websocket.send", "text": ENCODER.encode(Watching(self.counted)).decode()})

    @property
    def is_audience_new(self) -> bool:
        """Whether there are more people or fewer who watch than was told."""
        return self.counted is not None and self.counted != self.desk.audience.number(self.table)

    def attend(self, viewer: Viewer) -> None:
        """Count as one who watches, as long as that is so."""
        if viewer is not None:
            self.unattend()
        elif self.attendance is None:
            self.attendance = ExitStack()
            watcher = self.look.person or f"socket {id(self)}"
            self.attendance.enter_context(self.desk.audience.attending(self.table, watcher))

    def unattend(self) -> None:
        """Count no more."""
        if self.attendance is not None:
            self.attendance.close()
            self.attendance = None

    def tell_at_once(self) -> bool:
        """Send what has come, where nothing has to be waited for; whatever is unusual takes the long way."""
        if self.wire is None or self.desk.stopping.is_set() or not self.is_known:
            return False
        if self.is_audience_new:
            return False
        table = self.desk.tables.writer.at_hand(self.table, self.seen)
        if table is None or table.seq == self.seen:
            return table is not None
        try:
            told = self.talk_alone(table) or glanced(table, self.look, self.seen)
        except Exception:  # the long way meets it again and says why
            return False
        is_same = told is not None and (isinstance(told, Talk) or told.viewer == self.viewer)
        if not is_same or not self.wire.push(ENCODER.encode(told)):
            return False
        self.seen = table.seq
        return True

    def talk_alone(self, table: Table) -> Talk | None:
        """What was said, where nothing else has happened since the table was told of as a whole."""
        is_wanted = self.wants_talk_alone and self.has_told and table.news <= self.seen
        if not is_wanted or not links.is_welcome(table, self.look.person):
            return None
        return Talk(table.seq, lines_since(table.chat, self.seen))

    async def news(self) -> Update:
        """The newest state; who has been signed out meanwhile, or sits elsewhere now, sees it with other eyes."""
        if not self.is_known:
            await self.recognise()
        update = await looked(self.desk.tables, self.table, self.look, self.seen)
        if self.viewer is None or update.viewer == self.viewer:
            return update
        return await looked(self.desk.tables, self.table, self.look, 0)


async def excuse(send: Send, problem: Exception) -> None:
    """Close with a code that says why; one who has gone need not hear it."""
    if isinstance(problem, OSError):
        return
    failure = failure_of(problem)
    await close(send, APPLICATION + failure.status, failure.reason.key)


async def close(send: Send, code: int, reason: str) -> None:
    """Close it, unless the other side has."""
    with suppress(RuntimeError, OSError):
        await send({"type": "websocket.close", "code": code, "reason": reason[:LONGEST_REASON]})
