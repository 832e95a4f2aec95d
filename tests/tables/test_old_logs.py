"""Logs that were written by earlier versions are read for ever. A file here is never changed, only added."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.tables.memory import MemoryStore
from tests.tables.tabling import ANNA, BEN, House
from waset.engine.record import rebuild
from waset.games import game_named
from waset.tables.entries import decode
from waset.tables.ports import Stored

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))
PEOPLE = [ANNA, BEN]


class Written(msgspec.Struct):
    """An entry as it stands in a file."""

    seq: int
    at: float
    body: msgspec.Raw


def stored(path: Path) -> list[Stored]:
    """The entries of a file, one on each line."""
    lines = [msgspec.json.decode(line, type=Written) for line in path.read_bytes().splitlines()]
    return [Stored(one.seq, bytes(one.body), one.at) for one in lines]


async def house_with(log: list[Stored]) -> House:
    """A house whose store has this log."""
    store = MemoryStore()
    store.logs["old"] = log
    return House(store)


async def play_again(path: Path) -> None:
    """The whole log, and the same game taken up in its middle."""
    log = stored(path)
    house = await house_with(log)
    record = await house.tables.record("old")
    assert rebuild(record, game_named(record.game)).is_over
    middle = await house_with(log[: len(log) // 2])
    while (await middle.look("old")).status == "playing":
        await middle.move("old", PEOPLE)
    assert (await middle.look("old")).ended is not None


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_an_old_log_is_read_and_goes_on(path: Path) -> None:
    asyncio.run(play_again(path))


def test_there_are_old_logs_of_every_kind_of_entry() -> None:
    kinds = {type(decode(one.body)).__name__ for path in LOGS for one in stored(path)}
    assert kinds >= {
        "Opened",
        "Sat",
        "Started",
        "Moved",
        "Undone",
        "UndoAsked",
        "UndoAnswered",
        "Said",
        "Left",
        "RanOut",
    }
