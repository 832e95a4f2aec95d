"""A database with many games that are over, and some that are not: a few games played at random, under many ids."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from random import Random

from benchmarks.environments import say
from benchmarks.load.waset_tables import GAMES, SEATS
from waset.server.opening import opened
from waset.tables import links, seating
from waset.tables.commands import Create, Move
from waset.tables.entries import Entry, Opened, encode
from waset.tables.handlers import decide
from waset.tables.ports import Person, Store, Summary
from waset.tables.table import Table
from waset.tables.updates import options_of, summary

TOKEN = "benchmark-of-many-finished-games"
COOKIE = f"waset={TOKEN}"
HOST = Person("host", "Host", 0.0)
BEGUN = 1_800_000_000.0
PER_GAME = 4  # different logs of each game, over and running
SHARE_RUNNING = 50  # one running table for so many that are over
AT_ONCE = 200


@dataclass(frozen=True)
class Log:
    """A log as it lies in the store, with what lists show of it."""

    bodies: list[bytes]
    summary: Summary


def ids(finished: int) -> list[str]:
    """The ids of all tables: those that are over, and those that are running."""
    return [f"over-{number}" for number in range(finished)] + [
        f"running-{number}" for number in range(max(1, finished // SHARE_RUNNING))
    ]


def archive(folder: Path, finished: int) -> Path:
    """The file with so many finished games; made once."""
    path = folder / f"finished-{finished}.db"
    if not path.exists():
        say(f"writing {finished} finished games")
        folder.mkdir(exist_ok=True)
        half_done = folder / f"unfinished-{os.getpid()}.db"
        asyncio.run(fill(half_done, finished))
        half_done.rename(path)
    return path


async def fill(path: Path, finished: int) -> None:
    """Write all logs."""
    games = [played(game, seed) for game in GAMES for seed in range(PER_GAME)]
    over = [log_of(entries) for entries in games]
    running = [log_of(entries[: len(entries) // 2]) for entries in games]
    async with opened(str(path)) as storage:
        await storage.store.add_person(HOST, links.hashed(TOKEN))
        names = ids(finished)
        for first in range(0, len(names), AT_ONCE):
            batch = names[first : first + AT_ONCE]
            await asyncio.gather(
                *(
                    create(storage.store, name, (over if name.startswith("over") else running)[number % len(games)])
                    for number, name in enumerate(batch, first)
                )
            )


async def create(store: Store, name: str, log: Log) -> None:
    """One table."""
    await store.create(name, log.bodies, log.summary, BEGUN)


def played(game: str, seed: int) -> list[Entry]:
    """A game from its opening to its end, one person at all seats."""
    rng = Random(seed)
    command = Create(game=game, seats=SEATS, sits=list(range(SEATS)), starts_when_full=True)
    opening = seating.opened(HOST, command, rng.randbytes(32))
    table = Table(opening, BEGUN)
    log: list[Entry] = [opening]
    keep(table, log, seating.first_seats(HOST, command, opening.commitment))
    keep(table, log, seating.begun_when_full(table))
    while table.asked:
        seat = table.asked[0]
        move = Move(rng.choice(options_of(table, seat)), table.question[seat], seat)
        keep(table, log, [*decide(table, HOST, move)])
    return log


def keep(table: Table, log: list[Entry], entries: list[Entry]) -> None:
    """Entries come into the log and to the table."""
    for entry in entries:
        table.apply(entry, BEGUN)
    log += entries


def log_of(entries: list[Entry]) -> Log:
    """A log with its summary."""
    opening = entries[0]
    assert isinstance(opening, Opened)
    table = Table(opening, BEGUN)
    keep(table, [], entries[1:])
    return Log([encode(entry) for entry in entries], summary(table))
