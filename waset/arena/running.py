"""Where the games of a contest are played: here, in several processes, or on a cluster."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import Pool
from typing import TypeAlias, TypeVar

from waset.arena.contest import Bout, Pairing, play_bout

Given = TypeVar("Given")
Found = TypeVar("Found")
Runner: TypeAlias = Callable[[Sequence[Pairing]], Iterator[Bout]]


def here(jobs: int) -> Runner:
    """Plays on this machine, in so many processes; games come as they finish."""

    def run(pairings: Sequence[Pairing]) -> Iterator[Bout]:
        if jobs == 1 or len(pairings) < 2:
            yield from map(play_bout, pairings)
            return
        with processes(min(jobs, len(pairings))) as pool:
            yield from pool.imap_unordered(play_bout, pairings)

    return run


def in_order(work: Callable[[Given], Found], items: Sequence[Given], jobs: int, chunk: int = 1) -> Iterator[Found]:
    """The same work for every item, in several processes; what it comes to in the order of the items."""
    if jobs == 1:
        yield from map(work, items)
        return
    with processes(jobs) as pool:
        yield from pool.imap(work, items, chunksize=chunk)


def processes(number: int) -> Pool:
    """So many processes for games of any kind; Ctrl-C is for the one that started them, and it ends them."""
    with interrupts_left_alone():
        return multiprocessing.get_context("spawn").Pool(number, leave_interrupts)


def leave_interrupts() -> None:
    """Every process says it again: Windows hands nothing on, and one in a dead one's place is started later."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_left_alone() -> Iterator[None]:
    """Processes that are started meanwhile never heed Ctrl-C, not even before their first line of Python.

    What is pressed while they are started is lost, which is a moment; they themselves would each end in a traceback.
    """
    if threading.current_thread() is not threading.main_thread():  # only there can signals be set
        yield
        return
    heeded = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heeded)
