"""The way of an administrator's orders: through the server that has the file, or into a database that none has alone.

A server leaves a port of this machine and a token beside its file, readable for its owner only.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import msgspec

from waset.files import write_whole
from waset.server.administration import AnyOrder, NoThinkers, Reply, replied
from waset.server.configuration import POSTGRES
from waset.server.opening import opened
from waset.server.sqlite_file import InUse
from waset.tables.service import Tables

HERE = "127.0.0.1"
PATIENCE = 30.0
LARGEST_ANSWER = 64 * 1024 * 1024


class Unreachable(Exception):
    """Why an order reached nobody, in one line."""


class Door(msgspec.Struct, frozen=True):
    """Where a server takes orders, and what proves that they come from its owner."""

    port: int
    token: str


class Message(msgspec.Struct, frozen=True):
    """An order with its proof."""

    token: str
    order: AnyOrder


def door_file(database: Path) -> Path:
    """Where the door to the server of a file is described."""
    return database.with_name(f"{database.name}.admin")


@asynccontextmanager
async def taking_orders(tables: Tables, database: str) -> AsyncIterator[None]:
    """Take orders while the server of a file runs; nodes of PostgreSQL need no door."""
    if database.startswith(POSTGRES):
        yield
        return
    token, file = secrets.token_urlsafe(24), door_file(Path(database))

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await answered(tables, token, await reader.readline())
                writer.write(msgspec.json.encode(reply) + b"\n")
                await writer.drain()
        except (TimeoutError, ValueError, OSError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(answer, HERE, 0)
    door = Door(server.sockets[0].getsockname()[1], token)
    write_whole(file, msgspec.json.encode(door), 0o600)
    try:
        yield
    finally:
        server.close()
        file.unlink(missing_ok=True)


async def answered(tables: Tables, token: str, line: bytes) -> Reply:
    """Do what a message asks for that proves where it comes from."""
    try:
        message = msgspec.json.decode(line, type=Message)
    except msgspec.DecodeError:
        return Reply(reason="server.body", details={"problem": "no order"})
    if not hmac.compare_digest(message.token.encode(), token.encode()):
        return Reply(reason="server.unknown")
    return await replied(tables, message.order)


def ordered(database: str, order: AnyOrder) -> Reply:
    """Have an order carried out by the server of a database, or by nobody but us."""
    if not database.startswith(POSTGRES) and not Path(database).exists():
        raise Unreachable(f"there is no database at {database}")
    return asyncio.run(carry(database, order))


async def carry(database: str, order: AnyOrder) -> Reply:
    """Into the database, unless a server has it."""
    try:
        async with opened(database) as storage:
            return await replied(Tables(storage.store, storage.bus, NoThinkers(), time), order)
    except InUse:
        return await sent(Path(database), order)


async def sent(database: Path, order: AnyOrder) -> Reply:
    """Through the door of the server that has a file."""
    try:
        door = msgspec.json.decode(door_file(database).read_bytes(), type=Door)
        reader, writer = await asyncio.open_connection(HERE, door.port, limit=LARGEST_ANSWER)
        writer.write(msgspec.json.encode(Message(door.token, order)) + b"\n")
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        writer.close()
        return msgspec.json.decode(line, type=Reply)
    except (OSError, TimeoutError, msgspec.DecodeError):
        raise Unreachable(f"the server that has {database} does not answer; are you its owner?") from None
