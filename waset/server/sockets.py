"""Updates as they come: whoever reads slowly gets the newest state, and no queue grows."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from waset.engine.game import Viewer
from waset.server import identity, metrics
from waset.server.calling import checked_table, query_number
from waset.server.desk import Desk
from waset.server.failures import failure_of
from waset.server.looking import Look, looked
from waset.tables.updates import Update

APPLICATION = 4000  # closing codes are this and the number that HTTP has for the reason
RESTARTING = 1012
RECOGNITION = 5.0  # seconds after which a token or link is looked up again
LONGEST_REASON = 120


async def live(websocket: WebSocket) -> None:
    """Tell somebody about a table until one of the two leaves; a closing code says why."""
    await websocket.accept()
    metrics.SOCKETS.inc()
    try:
        await told(websocket)
    except WebSocketDisconnect:
        pass
    except Exception as problem:
        failure = failure_of(problem)
        await close(websocket, APPLICATION + failure.status, failure.reason.key)
    finally:
        metrics.SOCKETS.dec()


async def told(websocket: WebSocket) -> None:
    """Send and listen side by side; the end of one is the end of both."""
    desk: Desk = websocket.app.state.desk
    watch = Watch(desk, websocket, checked_table(websocket.path_params["table"]))
    await watch.recognise()
    with ExitStack() as places:
        places.enter_context(desk.limits.socket("address", websocket.scope["address"]))
        if watch.person:
            places.enter_context(desk.limits.socket("person", watch.person))
        tasks = [asyncio.create_task(watch.tell()), asyncio.create_task(watch.hear())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


class Watch:
    """One socket: who looks at which table, and has seen how much of it."""

    def __init__(self, desk: Desk, websocket: WebSocket, table: str) -> None:
        self.desk = desk
        self.websocket = websocket
        self.table = table
        self.person = ""
        self.recognised = 0.0
        self.link = websocket.query_params.get("link", "") or identity.bearer(websocket.headers)
        self.seat = query_number(websocket, "seat")
        self.seen = query_number(websocket, "since") or 0
        self.viewer: Viewer = None

    async def recognise(self) -> None:
        """Find out who it is."""
        person = await identity.known(self.desk, self.websocket, self.table)
        self.person = "" if person is None else person.id
        self.recognised = monotonic()

    async def tell(self) -> None:
        """Send what was missed, and then what comes; each update is made when the one before has been taken."""
        with self.desk.tables.listen(self.table) as news:
            while not self.desk.stopping.is_set():
                update = await self.news()
                if update.version > self.seen:
                    await self.websocket.send_text(msgspec.json.encode(update).decode())
                    self.seen, self.viewer = update.version, update.viewer
                await anext(news)
        await close(self.websocket, RESTARTING, "server.restarting")

    async def news(self) -> Update:
        """The newest state; who has been signed out meanwhile, or sits elsewhere now, sees it with other eyes."""
        if monotonic() - self.recognised > RECOGNITION:
            await self.recognise()
        look = Look(self.person, self.link, self.seat)
        update = await looked(self.desk.tables, self.table, look, self.seen)
        if self.viewer is None or update.viewer == self.viewer:
            return update
        return await looked(self.desk.tables, self.table, look, 0)

    async def hear(self) -> None:
        """Notice that the other side leaves; nobody has to say anything here, and nobody may say much."""
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            self.desk.limits.heard.take(self.websocket.scope["address"])


async def close(websocket: WebSocket, code: int, reason: str) -> None:
    """Close it, unless the other side has."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, reason[:LONGEST_REASON])
