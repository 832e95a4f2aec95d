"""Updates as they come: whoever reads slowly gets the newest state, and no queue grows."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from waset.engine.game import Reason
from waset.server import identity, metrics
from waset.server.calling import checked_table
from waset.server.desk import Desk
from waset.server.failures import Failure, failure_of
from waset.server.looking import Look, looked
from waset.tables.ports import Person

APPLICATION = 4000  # closing codes are this and the number that HTTP has for the reason
RESTARTING = 1012
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
    table = checked_table(websocket.path_params["table"])
    person = await identity.known(desk, websocket, table)
    look = look_of(websocket, person)
    with ExitStack() as places:
        places.enter_context(desk.limits.socket("address", websocket.scope["address"]))
        if person is not None:
            places.enter_context(desk.limits.socket("person", person.id))
        tasks = [asyncio.create_task(tell(websocket, desk, table, look)), asyncio.create_task(hear(websocket, desk))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def tell(websocket: WebSocket, desk: Desk, table: str, look: Look) -> None:
    """Send what was missed, and then what comes; each update is made when the one before has been taken."""
    seen, viewer = number(websocket, "since") or 0, None
    with desk.tables.listen(table) as news:
        while not desk.stopping.is_set():
            update = await looked(desk.tables, table, look, seen)
            if update.viewer != viewer and viewer is not None:
                update = await looked(desk.tables, table, look, 0)
            if update.version > seen:
                await websocket.send_text(msgspec.json.encode(update).decode())
                seen, viewer = update.version, update.viewer
            await anext(news)
    await close(websocket, RESTARTING, "server.restarting")


async def hear(websocket: WebSocket, desk: Desk) -> None:
    """Notice that the other side leaves; nobody has to say anything here, and nobody may say much."""
    name = websocket.scope["address"]
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        desk.limits.heard.take(name)


async def close(websocket: WebSocket, code: int, reason: str) -> None:
    """Close it, unless the other side has."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(code, reason[:LONGEST_REASON])


def look_of(websocket: WebSocket, person: Person | None) -> Look:
    """As whom somebody would like to look."""
    link = websocket.query_params.get("link", "") or identity.bearer(websocket.headers)
    return Look("" if person is None else person.id, link, number(websocket, "seat"))


def number(websocket: WebSocket, name: str) -> int | None:
    """A number of the query."""
    text = websocket.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 16:
        raise Failure("malformed", Reason("server.query", "", {"name": name}))
    return int(text)
