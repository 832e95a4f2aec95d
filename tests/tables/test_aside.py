"""Long games are played again apart from the event loop, and one at a time."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tests.records.forging import played
from tests.tables.tabling import ANNA, House, run
from waset.engine.match import Match
from waset.engine.record import decode
from waset.tables.aside import MOST_AT_ONCE, aside, in_time
from waset.tables.commands import Create, Fork, Start

GAME = "cleopatra-2019"
ANY = Create("x", 1)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For every decision that is played from now on, whether the event loop's own thread plays it."""
    found: list[bool] = []
    usual, own = Match.play, threading.current_thread()

    def play(*arguments: Any) -> Any:
        found.append(threading.current_thread() is own)
        return usual(*arguments)

    monkeypatch.setattr(Match, "play", play)
    return found


def test_a_record_is_checked_brought_and_read_again_apart(threads: list[bool]) -> None:
    written = decode(played(GAME, 2))
    threads.clear()

    @run
    async def bring(house: House) -> None:
        table = await house.tables.bring(ANNA, ANY, written)
        assert len(threads) > MOST_AT_ONCE
        checked = len(threads)
        again = House(house.store)
        assert await again.tables.record(table) == written
        assert len(threads) > checked

    bring()
    assert not any(threads)


def test_a_game_that_goes_on_late_begins_apart(threads: list[bool]) -> None:
    written = decode(played(GAME, 2))
    late = max(number for number, step in enumerate(written.steps) if step.__class__.__name__ == "Decided")

    @run
    async def go_on(house: House) -> None:
        first = await house.tables.bring(ANNA, ANY, written)
        threads.clear()
        fork = await house.tables.fork(first, ANNA, Create("x", 1, sits=[0, 1]), Fork(late))
        await house.do(fork, ANNA, Start())
        assert (await house.look(fork)).status in ("playing", "over")

    go_on()
    assert len(threads) > 2 * MOST_AT_ONCE
    assert not any(threads)


@run
async def test_there_is_one_piece_of_long_work_at_a_time(house: House) -> None:
    at_once: list[int] = []
    running = threading.Semaphore(0)

    def work() -> None:
        running.release()
        at_once.append(running._value)
        running.acquire()

    await asyncio.gather(*(aside(work) for _ in range(20)))
    assert set(at_once) == {1}


@run
async def test_what_is_short_is_done_at_once(house: House) -> None:
    assert await in_time(MOST_AT_ONCE, threading.current_thread) is threading.current_thread()
    assert await in_time(MOST_AT_ONCE + 1, threading.current_thread) is not threading.current_thread()


@run
async def test_who_is_cancelled_leaves_nothing_running(house: House) -> None:
    begun, may_end, ended = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        may_end.wait(10)
        ended.set()

    task = asyncio.create_task(aside(work))
    while not begun.is_set():
        await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.sleep(0.01)
    assert not task.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended.is_set()
