"""A thread that takes everything that has been asked meanwhile, does it at once, and answers it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic

from waset.server.operations.steps import Making, Result

MOST_AT_ONCE = 512


@dataclass(frozen=True, slots=True)
class Job(Generic[Result]):
    """An operation, and who waits for its result."""

    making: Making[Result]
    future: asyncio.Future[Result]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A job's result, or why there is none."""

    job: Job[Any]
    result: Any = None
    problem: BaseException | None = None


class Worker:
    """Carries out jobs apart from the event loop, in the order in which they came."""

    def __init__(self, name: str, carry_out: Callable[[list[Job[Any]]], list[Outcome]]) -> None:
        self.carry_out = carry_out
        self.jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.thread = Thread(target=self.work, name=name, daemon=True)
        self.thread.start()

    async def ask(self, making: Making[Result]) -> Result:
        """Have an operation carried out."""
        assert self.thread.is_alive(), "asked after it was closed"
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(making, future))
        return await future

    def close(self) -> None:
        """Do what was asked before, and end."""
        self.jobs.put(None)
        self.thread.join()

    def work(self) -> None:
        """Take and do until the end is asked for."""
        is_open = True
        while is_open:
            taken = self.take()
            is_open = None not in taken
            if jobs := [job for job in taken if job is not None]:
                answer(self.outcomes(jobs))

    def take(self) -> list[Job[Any] | None]:
        """Wait for a job, and take all that are there."""
        taken = [self.jobs.get()]
        while len(taken) < MOST_AT_ONCE:
            try:
                taken.append(self.jobs.get_nowait())
            except Empty:
                break
        return taken

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
