"""Bots that think in processes of their own: a process that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from time import perf_counter
from types import TracebackType
from typing import Self

import msgspec

from waset.engine.game import Action
from waset.server import metrics
from waset.server.framing import CHOICE, LENGTH, NONE
from waset.tables.ports import Thought

PATIENCE = 20.0  # seconds after which a thought hangs
MODULE = "waset.server.thinker"


class Lost(Exception):
    """A process ended in the middle of a thought, or took far too long over it."""


class Process:
    """One process; it ends by itself when its input does, and so with the server, however that ends."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def choose(self, work: bytes) -> int:
        """The number of the option that a bot chooses."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(LENGTH.pack(len(work)) + work)
            await self.process.stdin.drain()
            answer = await asyncio.wait_for(self.process.stdout.readexactly(CHOICE.size), PATIENCE)
        except (OSError, EOFError, TimeoutError):
            raise Lost("a thinking process was lost") from None
        number: int = CHOICE.unpack(answer)[0]
        if number == NONE:
            raise Lost("a bot failed; its process has logged where")
        return number

    async def end(self) -> None:
        """End it, whatever it does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinking:
    """Some processes, each for one thought at a time."""

    def __init__(self, processes: int, seconds: float | None) -> None:
        self.count = processes
        self.seconds = seconds
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        self.alive: set[Process] = set()

    async def __aenter__(self) -> Self:
        """Make room for the processes; each is started when it is first needed."""
        for _ in range(self.count):
            self.free.put_nowait(None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all of them."""
        for process in list(self.alive):
            await self.lose(process)

    async def choose(self, thought: Thought) -> Action:
        """The bot's choice."""
        asked = msgspec.structs.replace(thought, options=list(thought.options))
        work = pickle.dumps((asked, self.seconds))
        process = await self.free.get()
        begun = perf_counter()
        try:
            process = process or await self.started()
            number = await process.choose(work)
        except BaseException:
            if process is not None:
                await self.lose(process)
            self.free.put_nowait(None)
            raise
        self.free.put_nowait(process)
        metrics.THINKING.labels(thought.bot).observe(perf_counter() - begun)
        return thought.options[number]

    async def started(self) -> Process:
        """A new process, apart from the signals of this one's terminal."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", MODULE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        new = Process(process)
        self.alive.add(new)
        return new

    async def lose(self, process: Process) -> None:
        """Do without a process."""
        self.alive.discard(process)
        await process.end()
