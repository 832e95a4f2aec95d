"""Long work apart from the event loop, one piece at a time: a game that is played again holds up nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

Result = TypeVar("Result")
Arguments = ParamSpec("Arguments")

MOST_AT_ONCE = 100  # steps that are played again, or told, where they are asked for: some milliseconds
LONG_WORK = ThreadPoolExecutor(1, "long work")


async def aside(work: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
    """Do long work; whoever is cancelled meanwhile goes when it is done, so that nobody else touches its table."""
    future = asyncio.get_running_loop().run_in_executor(LONG_WORK, partial(work, *arguments, **named))
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        raise


async def in_time(
    steps: int, work: Callable[Arguments, Result], *arguments: Arguments.args, **named: Arguments.kwargs
) -> Result:
    """Do what goes through so many steps of a game: few at once, many apart from the event loop."""
    return await aside(work, *arguments, **named) if steps > MOST_AT_ONCE else work(*arguments, **named)
