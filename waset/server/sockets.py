"""Sockets: updates as they come, and commands, side by side."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from waset.server import metrics
from waset.server.calling import checked_table
from waset.server.desk import Desk
from waset.server.hearing import Hearing
from waset.server.watching import Watch, excuse


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
            await heard(watch, scope["address"], receive)
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)


async def heard(watch: Watch, address: str, receive: Receive) -> None:
    """Do what is asked for, until the other side leaves; at once, where the wire can."""
    hearing = Hearing(watch, address)
    if watch.wire is None:
        await hearing.listen(receive)
        return
    watch.wire.hear = hearing.hear_at_once
    try:
        await hearing.listen(receive)
    finally:
        watch.wire.hear = None
