"""A server from its start to its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, time

import psycopg
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from waset.server import logs
from waset.server.admin_channel import taking_orders
from waset.server.app import application
from waset.server.configuration import Configuration
from waset.server.desk import Desk, desk_for
from waset.server.failures import first_line
from waset.server.limits import SMALL_BODY
from waset.server.opening import opened
from waset.server.postgres import driven
from waset.server.sqlite_file import InUse
from waset.server.thinking import Thinking
from waset.server.wire import Line, Wire
from waset.tables.service import Tables

if sys.platform != "win32":
    from uvloop import new_event_loop
else:
    from asyncio import new_event_loop

BACKLOG = 2048
PING = 20.0  # seconds between signs of life on a socket, and until it is given up
LAST_WORDS = 10  # seconds for what is under way when the server ends
DATABASE_PATIENCE = 30.0
PAUSE = 0.5
COLLECTIONS = (20_000, 20, 20)  # the usual 700 made a move cost 13 to 25 % more processor time
ALONE = "alone"  # a node that no other one shares the database with goes on with what it had claimed before


log = logging.getLogger(__name__)


class CannotServe(Exception):
    """Why there is no server, in one line."""


class Web(uvicorn.Server):
    """uvicorn, saying when it is there and ending those who wait before it ends."""

    def __init__(self, config: uvicorn.Config, desk: Desk, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.desk = desk
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End when asked to; uvicorn would then let the signal end the process before all is written."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        gc.freeze()  # what is there by now stays
        gc.set_threshold(*COLLECTIONS)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more, let what is under way finish, and let nobody wait."""
        for server in self.servers:
            server.close()
        self.desk.stop()
        await super().shutdown(sockets)


def serve(configuration: Configuration, say: Callable[[str], None]) -> None:
    """Serve until a signal asks to end; `say` gets the address once it is healthy."""
    log_pages = logs.set_up(configuration.log)
    listening = bound(configuration)
    with listening, asyncio.Runner(loop_factory=new_event_loop) as runner:
        try:
            runner.run(run(configuration, listening, say))
        except InUse as problem:
            raise CannotServe(str(problem)) from None
        except (SQLAlchemyError, OSError) as problem:
            raise CannotServe(f"the database cannot be opened: {first_line(problem)}") from None
        finally:
            log_pages.turn()


async def run(configuration: Configuration, listening: socket.socket, say: Callable[[str], None]) -> None:
    """Storage, bots, tables, and then the wires; they end in the opposite order."""
    if configuration.is_shared:
        await database_there(configuration.database)
    async with (
        opened(configuration.database) as storage,
        Thinking(configuration.bots, configuration.bot_seconds) as thinkers,
    ):
        tables = Tables(storage.store, storage.bus, thinkers, time)
        tables.duties.node = node_of(configuration) or tables.duties.node
        desk = desk_for(configuration, tables)
        work = asyncio.create_task(tables.duties.work())
        try:
            async with taking_orders(tables, configuration.database):
                await Web(web_config(desk), desk, lambda: say(address_of(configuration, listening))).serve([listening])
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)


def node_of(configuration: Configuration) -> str:
    """The name under which this node claims the moves of bots; empty when it needs one of its own each time."""
    return configuration.node or ("" if configuration.is_shared else ALONE)


def web_config(desk: Desk) -> uvicorn.Config:
    """uvicorn as we need it: no log of its own, no headers about itself, no trust in proxies."""
    return uvicorn.Config(
        application(desk),
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=False,
        server_header=False,
        http=Line,
        ws=Wire,
        ws_max_size=SMALL_BODY,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=LAST_WORDS,
    )


def bound(configuration: Configuration) -> socket.socket:
    """The socket on which the server listens."""
    try:
        family = socket.getaddrinfo(configuration.host, configuration.port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((configuration.host, configuration.port), family=family, backlog=BACKLOG)
    except OSError as problem:
        where = f"{configuration.host}:{configuration.port}"
        raise CannotServe(f"cannot listen on {where}: {problem.strerror or problem}") from None


def address_of(configuration: Configuration, listening: socket.socket) -> str:
    """How a browser on this machine reaches the server."""
    if configuration.public_address:
        return configuration.public_address
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{host}:{port}"


async def database_there(address: str) -> None:
    """Wait until PostgreSQL answers, and say so when it takes a while."""
    until = monotonic() + DATABASE_PATIENCE
    plain = driven(address).set(drivername="postgresql").render_as_string(hide_password=False)
    has_said = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, connect_timeout=5):
                return
        except psycopg.OperationalError as problem:
            if monotonic() > until:
                raise CannotServe(f"the database does not answer: {first_line(problem)}") from None
        if not has_said:
            log.warning("waiting for the database")
            has_said = True
        await asyncio.sleep(PAUSE)
