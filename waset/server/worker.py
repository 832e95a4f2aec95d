"""A thread that takes everything that has been asked meanwhile, does it at once, and answers it at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, NamedTuple

from waset.server.operations.steps import Making, Result

MOST_AT_ONCE = 512


class Job(NamedTuple, Generic[Result]):
    """An operation, and who waits for its result."""

    making: Making[Result]
    future: asyncio.Future[Result]


class Outcome(NamedTuple):
    """A job's result, or why there is none."""

    job: Job[Any]
    result: Any = None
    problem: BaseException | None = None


class Worker:
    """Carries out jobs apart from the event loop, in the order in which they came.

    It is woken once for all that is asked in one turn of the loop: whoever came in together is served together.
    """

    def __init__(self, name: str, carry_out: Callable[[list[Job[Any]]], list[Outcome]]) -> None:
        self.carry_out = carry_out
        self.jobs: deque[Job[Any]] = deque()
        self.bell: SimpleQueue[bool] = SimpleQueue()  # rings with whether there is more to come
        self.will_ring = False
        self.thread = Thread(target=self.work, name=name, daemon=True)
        self.thread.start()

    def ask(self, making: Making[Result]) -> asyncio.Future[Result]:
        """Have an operation carried out; what it will come to."""
        assert self.thread.is_alive(), "asked after it was closed"
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self.jobs.append(Job(making, future))
        if not self.will_ring:
            self.will_ring = True
            loop.call_soon(self.ring)
        return future

    def ring(self) -> None:
        """Wake it for what has been asked."""
        self.will_ring = False
        self.bell.put(True)

    def close(self) -> None:
        """Do what was asked before, and end."""
        self.bell.put(False)
        self.thread.join()

    def work(self) -> None:
        """Wait, take and do until the end is asked for."""
        is_open = True
        while is_open:
            is_open = self.bell.get()
            while jobs := self.taken():
                answer(self.outcomes(jobs))

    def taken(self) -> list[Job[Any]]:
        """All jobs that are there, but not too many."""
        return [self.jobs.popleft() for _ in range(min(len(self.jobs), MOST_AT_ONCE))]

    def outcomes(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """An outcome for every job, whatever happens: nobody waits for ever."""
        try:
            return self.carry_out(jobs)
        except BaseException as problem:
            return [Outcome(job, problem=problem) for job in jobs]


def answer(outcomes: Iterable[Outcome]) -> None:
    """Wake everybody who waits, once for each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome.job.future.get_loop(), []).append(outcome)
    for loop, own in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(hand_out, own)


def hand_out(outcomes: list[Outcome]) -> None:
    """Give each its result, unless it has stopped waiting."""
    for outcome in outcomes:
        future = outcome.job.future
        if future.done():
            continue
        if outcome.problem is None:
            future.set_result(outcome.result)
        else:
            future.set_exception(outcome.problem)
