"""Where the games of a contest are played: here, in several processes, or on a cluster."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from multiprocessing.pool import IMapIterator, Pool
from types import FrameType
from typing import TypeAlias, TypeVar

from waset.arena.contest import Bout, Pairing, play_bout

Given = TypeVar("Given")
Found = TypeVar("Found")
Runner: TypeAlias = Callable[[Sequence[Pairing]], Iterator[Bout]]
LOOK = 2.0  # seconds between two looks at whether everybody is there

Answer: TypeAlias = Callable[[int, FrameType | None], object] | signal.Handlers


class NoProcess(Exception):
    """A process could not be started, or is gone before its work was done."""


class Team:
    """Processes that work, and somebody who waits for them and notices when one is gone."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.members = children()

    def as_they_come(self, work: Callable[[Given], Found], items: Iterable[Given]) -> Iterator[Found]:
        """The same work for every item; what it comes to as soon as it is there."""
        return self.heard(self.pool.imap_unordered(work, items))

    def in_order(self, work: Callable[[Given], Found], items: Sequence[Given], chunk: int = 1) -> Iterator[Found]:
        """The same work for every item, so many at a time; what it comes to in the order of the items."""
        chunks = [items[begin : begin + chunk] for begin in range(0, len(items), chunk)]
        return chain.from_iterable(self.heard(self.pool.imap(partial(all_of, work), chunks)))

    def heard(self, results: IMapIterator[Found]) -> Iterator[Found]:
        """What comes, until all of it is there. What a process took with it that is gone would never come."""
        while True:
            try:
                found = results.next(timeout=LOOK)
            except StopIteration:
                return
            except multiprocessing.TimeoutError:
                if not self.members <= children():
                    raise NoProcess("a process was ended from outside, and its game with it; the others stay") from None
                continue
            yield found


def children() -> set[int | None]:
    """The processes that this one has started and that run."""
    return {child.pid for child in multiprocessing.active_children()}


def all_of(work: Callable[[Given], Found], items: Sequence[Given]) -> list[Found]:
    """The work for a few items."""
    return [work(item) for item in items]


def here(jobs: int) -> Runner:
    """Plays on this machine, in so many processes; games come as they finish."""

    def run(pairings: Sequence[Pairing]) -> Iterator[Bout]:
        if jobs == 1 or len(pairings) < 2:
            yield from map(play_bout, pairings)
            return
        with processes(min(jobs, len(pairings))) as team:
            yield from team.as_they_come(play_bout, pairings)

    return run


def in_order(work: Callable[[Given], Found], items: Sequence[Given], jobs: int, chunk: int = 1) -> Iterator[Found]:
    """The same work for every item, in several processes; what it comes to in the order of the items."""
    if jobs == 1 or len(items) < 2:
        yield from map(work, items)
        return
    with processes(min(jobs, len(items))) as team:
        yield from team.in_order(work, items, chunk)


@contextmanager
def processes(number: int) -> Iterator[Team]:
    """So many processes for games of any kind; Ctrl-C is for the one that started them, and they end with it.

    They never heed Ctrl-C, not even before their first line of Python, where each would end in a traceback. What is
    pressed while they are started is lost, which is a moment. Who started them ends in order when told to end, by a
    service manager say, and leaves nobody behind who plays on.
    """
    try:
        with answered(signal.SIGINT, signal.SIG_IGN):
            pool = multiprocessing.get_context("spawn").Pool(number, leave_interrupts)
    except OSError as error:
        raise NoProcess(f"{number} processes cannot be started: {error.strerror}") from None
    with pool, answered(signal.SIGTERM, lambda number, _: sys.exit(128 + number)):
        yield Team(pool)


def leave_interrupts() -> None:
    """Every process says it again: Windows hands nothing on, and one in a dead one's place is started later."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def answered(number: signal.Signals, answer: Answer) -> Iterator[None]:
    """A signal is answered so meanwhile; only the main thread can say that, elsewhere it stays as it is."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, answer)
    try:
        yield
    finally:
        signal.signal(number, before)
