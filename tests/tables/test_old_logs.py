"""Logs that were written by earlier versions are read for ever. A file here is never changed, only added."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tests.tables.memory import MemoryStore
from tests.tables.tabling import ANNA, BEN, House
from waset.engine.record import rebuild
from waset.games import game_named
from waset.tables.clocks import ClockSetting
from waset.tables.entries import Entry, Opened, decode
from waset.tables.ports import Stored

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))
OTHER_LOGS = sorted((Path(__file__).parent / "logs" / "kinds").glob("*.jsonl"))  # with what they add up to beside them
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


async def fold(path: Path) -> None:
    """A log adds up to the table that it was when it was written."""
    house = await house_with(stored(path))
    told = {"rules": "1", "rules_before": "", **msgspec.json.decode(path.with_suffix(".json").read_bytes())}
    seen, table = await house.look("old"), await house.inside("old")
    names = ("status", "game", "rules", "rules_before", "version")
    assert {name: getattr(seen, name) for name in names}.items() <= told.items()
    assert [[seat.name, seat.kind] for seat in seen.seats] == told["seats"]
    assert [line.text for line in seen.chat] == told["talk"]
    assert (len(seen.steps), None if seen.ended is None else seen.ended.seed) == (told["steps"], told["seed"])
    assert (table.hosts, table.rematch, table.opened.taken_over) == (told["hosts"], told["rematch"], told["taken_over"])
    undone = [] if table.match is None else table.match.undone
    assert [[one.seat, one.end, one.to] for one in undone] == told["undone"]
    if table.is_finished:
        record = await house.tables.record("old")
        assert rebuild(record, game_named(record.game)).is_over


@pytest.mark.parametrize("path", OTHER_LOGS, ids=lambda path: path.stem)
def test_an_old_log_adds_up_to_the_same_table(path: Path) -> None:
    asyncio.run(fold(path))


def old_entries() -> list[Entry]:
    """Every entry of every old log."""
    return [decode(one.body) for path in (*LOGS, *OTHER_LOGS) for one in stored(path)]


def test_there_are_old_logs_of_every_kind_of_entry() -> None:
    assert {type(entry) for entry in old_entries()} == set(get_args(Entry))


def test_there_are_old_logs_with_every_way_to_open_a_table() -> None:
    opened = [entry for entry in old_entries() if isinstance(entry, Opened)]
    usual = {field.name: field.default for field in msgspec.structs.fields(Opened)}
    said = {name for one in opened for name in usual if msgspec.structs.asdict(one)[name] != usual[name]}
    assert said >= set(usual) - {"past"}
    assert any(one.past for one in opened)
    assert {type(one.clock) for one in opened} == set(get_args(ClockSetting))
    brought = [one.brought for one in opened if one.brought is not None]
    assert any(one.taken_over and one.undone for one in brought)
