"""What is measured: live tables, durable moves and messages beside the peers, and a server with a long past."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.environments import say
from benchmarks.interleaved import BENCHMARKS, Bar
from benchmarks.load import archive, servers
from benchmarks.load.driving import Rate, pace, percentile, rate_of
from benchmarks.load.rivals import matches_at, socket_talkers_at
from benchmarks.load.waset_tables import SEATS, LiveTable, SocketTable, tables_at, talkers_at
from benchmarks.load.wire import Http

PLACE = BENCHMARKS / ".server"
WARM_TABLES = 12  # before memory is looked at: whatever is loaded on first use is there then
KILOBYTE = 1000


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    tables: int = 250
    per_second: float = 100.0
    live_seconds: float = 20.0
    loaded_tables: int = 50
    talkers: int = 200
    finished: int = 10_000
    opened: int = 200
    starts: int = 3


FULL = Size()
QUICK = Size(20, 50.0, 3.0, 10, 20, 200, 20, 1)


def at_pace(size: Size, per_second: float) -> Size:
    """The same with another pace of the live tables."""
    return replace(size, per_second=per_second)


async def live(folder: Path, size: Size) -> list[Bar]:
    """Tables with everybody connected and moves at a pace: how late updates are, none lost, memory."""
    with servers.waset(folder / "live.db", servers.cores()[1]) as server:
        await warmed(server)
        before = await servers.settled(server)
        latencies: list[float] = []
        tables = await tables_at(server.port, size.tables, latencies)
        opened = await servers.settled(server)
        for table in tables:
            await table.connect()
        connected = await servers.settled(server)
        paced = await pace(tables, size.per_second, size.live_seconds)
        lost = sum([await table.differences() for table in tables])
        after = await servers.settled(server)
        for table in tables:
            table.close()
    say(f"  {paced.moves} moves on {size.tables} tables with {SEATS * size.tables} sockets")
    each = size.tables * KILOBYTE
    return [
        Bar("live: moves a second, as paced", paced.per_second, "/s", at_least=0.95 * size.per_second),
        Bar("live: update p50", 1000 * percentile(latencies, 0.5), "ms"),
        Bar("live: update p99", 1000 * percentile(latencies, 0.99), "ms", at_most=250),
        Bar("live: seats that lost something", lost, "", at_most=0),
        Bar("live: memory of an idle table", (opened - before) / each, "kB", at_most=150),
        Bar("live: the same with its sockets", (connected - before) / each, "kB", at_most=150),
        Bar("live: the same after the moves", (after - before) / each, "kB"),
    ]


async def warmed(server: servers.Server) -> None:
    """Load what is loaded on first use."""
    tables = await tables_at(server.port, WARM_TABLES, [])
    for table in tables:
        await table.connect()
        await table.move()
    leave(tables)


def leave(tables: list[LiveTable]) -> None:
    """Everybody goes."""
    for table in tables:
        table.close()


async def waset_moves(folder: Path, size: Size, seconds: float) -> Rate:
    """Our durable moves a second, each told to all seats."""
    with servers.waset(folder / f"moves-{os.urandom(4).hex()}.db", servers.cores()[1]) as server:
        tables = await tables_at(server.port, size.loaded_tables, [], SocketTable)
        for table in tables:
            await table.connect()
        found = await rate_of(tables, seconds, server.busy)
        leave(tables)
    return found


async def market_moves(folder: Path, size: Size, seconds: float) -> Rate:
    """Moves a second on boardgame.io's server, each told to all seats."""
    own = folder / f"market-{os.urandom(4).hex()}"
    own.mkdir()
    with servers.node("market.js", own, servers.cores()[1]) as server:
        matches = await matches_at(server.port, size.loaded_tables)
        found = await rate_of(matches, seconds, server.busy)
        for match in matches:
            match.close()
    return found


async def waset_messages(folder: Path, size: Size, seconds: float) -> Rate:
    """Our durable lines of talk a second."""
    with servers.waset(folder / f"talk-{os.urandom(4).hex()}.db", servers.cores()[1]) as server:
        talkers = await talkers_at(server.port, size.talkers)
        found = await rate_of(talkers, seconds, server.busy)
        for talker in talkers:
            talker.close()
    return found


async def socket_messages(folder: Path, size: Size, seconds: float) -> Rate:
    """Durable messages a second through `ws`, one commit each."""
    own = folder / f"messages-{os.urandom(4).hex()}"
    own.mkdir()
    with servers.node("messages.js", own, servers.cores()[1]) as server:
        talkers = await socket_talkers_at(server.port, size.talkers)
        found = await rate_of(talkers, seconds, server.busy)
        for talker in talkers:
            talker.close()
    return found


async def past(folder: Path, size: Size) -> list[Bar]:
    """Starting with many finished games, and opening any of them; they are kept apart from what goes with a run."""
    file = await asyncio.to_thread(archive.archive, PLACE, size.finished)
    starts: list[float] = []
    times: list[float] = []
    names = Random(1).sample(archive.ids(size.finished), size.opened)
    for _ in range(size.starts):
        begun = perf_counter()
        with servers.waset(file, servers.cores()[1]) as server:
            http = await Http.open(server.port)
            await http.told("GET", "/health")
            starts.append(perf_counter() - begun)
            times += [await opening(http, name) for name in names]
            http.close()
    return [
        Bar(f"past: start with {size.finished} finished games", max(starts), "s", at_most=2),
        Bar("past: opening a table p50", 1000 * percentile(times, 0.5), "ms"),
        Bar("past: opening a table p99", 1000 * percentile(times, 0.99), "ms", at_most=100),
    ]


async def opening(http: Http, table: str) -> float:
    """Seconds until a table that nobody had opened is there."""
    begun = perf_counter()
    await http.told("GET", f"/api/tables/{table}", b"", archive.COOKIE)
    return perf_counter() - begun
