"""Updates as they come, and commands: whoever reads slowly gets the newest state, and no queue grows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from time import monotonic

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from waset.engine.game import Viewer
from waset.server import identity, metrics
from waset.server.calling import checked_table, query_number
from waset.server.desk import Desk
from waset.server.failures import failure_of
from waset.server.hearing import Hearing
from waset.server.looking import Look, glanced, looked
from waset.server.messages import Watching
from waset.server.wire import PUSH
from waset.tables.ports import Person
from waset.tables.updates import Update

APPLICATION = 4000  # closing codes are this and the number that HTTP has for the reason
RESTARTING = 1012
RECOGNITION = 5.0  # seconds after which a link is looked up again, and who uses it; who signs out is noticed at once
LONGEST_REASON = 120
ENCODER = msgspec.json.Encoder()


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell somebody about a table until one of the two leaves; a closing code says why."""
    await receive()
    await send({"type": "websocket.accept"})
    metrics.SOCKETS.inc()
    try:
        await told(scope, receive, send)
    except Exception as problem:
        await excuse(send, problem)
    finally:
        metrics.SOCKETS.dec()


async def told(scope: Scope, receive: Receive, send: Send) -> None:
    """Send and listen side by side; who has sent the last word has closed the socket, which is heard."""
    desk: Desk = scope["app"].state.desk
    watch = Watch(desk, HTTPConnection(scope), send, checked_table(scope["path_params"]["table"]))
    await watch.recognise()
    with ExitStack() as places:
        places.enter_context(desk.limits.socket("address", scope["address"]))
        if watch.look.person:
            places.enter_context(desk.limits.socket("person", watch.look.person))
        telling = asyncio.create_task(watch.tell())
        try:
            await heard(watch, scope, receive)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)


async def heard(watch: Watch, scope: Scope, receive: Receive) -> None:
    """Answer one command after the other, until the other side leaves."""
    hearing = Hearing(watch.desk, scope, watch.table, watch.look.link)
    while (message := await receive())["type"] != "websocket.disconnect":
        if not watch.is_known:
            await watch.recognise()
        answered = ENCODER.encode(await hearing.answer(message.get("text") or "", watch.person))
        if watch.push is None or not watch.push(answered):
            await watch.send({"type": "websocket.send", "text": answered.decode()})


class Watch:
    """One socket: who looks at which table, and has seen how much of it."""

    __slots__ = (
        "attendance",
        "changes",
        "connection",
        "counted",
        "desk",
        "look",
        "person",
        "push",
        "recognised",
        "seen",
        "send",
        "table",
        "viewer",
    )

    def __init__(self, desk: Desk, connection: HTTPConnection, send: Send, table: str) -> None:
        self.desk = desk
        self.connection = connection
        self.send = send
        self.table = table
        self.push: Callable[[bytes], bool] | None = connection.scope.get("extensions", {}).get(PUSH, {}).get(PUSH)
        self.recognised = 0.0
        self.changes = 0
        link = connection.query_params.get("link", "") or identity.bearer(connection.headers)
        self.look = Look("", link, query_number(connection, "seat"))
        self.seen = query_number(connection, "since") or 0
        self.viewer: Viewer = None
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
            self.seen, self.viewer = update.version, update.viewer
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
        if self.push is None or self.desk.stopping.is_set() or not self.is_known:
            return False
        if self.is_audience_new:
            return False
        table = self.desk.tables.writer.at_hand(self.table, self.seen)
        if table is None or table.seq == self.seen:
            return table is not None
        try:
            update = glanced(table, self.look, self.seen)
        except Exception:  # the long way meets it again and says why
            return False
        if update is None or update.viewer != self.viewer or not self.push(ENCODER.encode(update)):
            return False
        self.seen = update.version
        return True

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
