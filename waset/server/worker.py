"""A thread that takes everything that has been asked meanwhile, does it at once, and answers it at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, NamedTuple, TypeAlias

from waset.server.operations.steps import Making, Result

MOST_AT_ONCE = 512


Hearer: TypeAlias = Callable[[Any, BaseException | None], None]


class Job(NamedTuple, Generic[Result]):
    """An operation, and who hears of its result, or why there is none, in which event loop."""

    making: Making[Result]
    loop: asyncio.AbstractEventLoop
    hear: Hearer


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

    async def ask(self, making: Making[Result]) -> Result:
        """Have an operation carried out."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.give(making, partial(settle, future))
        return await future

    def give(self, making: Making[Result], hear: Hearer) -> None:
        """Have an operation carried out, for who does not wait."""
        assert self.thread.is_alive(), "asked after it was closed"
        loop = asyncio.get_running_loop()
        self.jobs.append(Job(making, loop, hear))
        if not self.will_ring:
            self.will_ring = True
            loop.call_soon(self.ring)

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
    """Let everybody hear, all of an event loop at once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome.job.loop, []).append(outcome)
    for loop, own in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(hand_out, own)


def hand_out(outcomes: list[Outcome]) -> None:
    """Let each hear of its own; whoever gets into trouble over it is no trouble to the others."""
    for outcome in outcomes:
        try:
            outcome.job.hear(outcome.result, outcome.problem)
        except Exception as trouble:
            outcome.job.loop.call_exception_handler({"message": "a result was not heard", "exception": trouble})


def settle(future: asyncio.Future[Result], result: Result, problem: BaseException | None) -> None:
    """Give one who waits its result, unless it has stopped waiting."""
    if future.done():
        return
    if problem is None:
        future.set_result(result)
    else:
        future.set_exception(problem)
