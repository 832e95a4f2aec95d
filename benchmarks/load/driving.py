"""The one loader of all servers: movers that each do one thing after the other, as fast as they can or at a pace."""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

WARM_UP = 0.25  # of the measured time
TICK = 0.01  # seconds: processor time is counted in these


class Mover(Protocol):
    """Something that can be asked to do its next step."""

    async def move(self) -> bool:
        """One step, to the moment when everybody concerned has heard of it; false when there is none left."""


@dataclass(frozen=True)
class Rate:
    """Steps a second, and steps for each second that the server was busy: the same on a core that is shared."""

    per_second: float
    per_busy_second: float


async def rate_of(movers: Sequence[Mover], seconds: float, busy: Callable[[], float]) -> Rate:
    """How quickly each mover goes on as soon as it can, after a warm-up; `busy` reads the server's processor time."""
    await _all_for(movers, seconds * WARM_UP)
    begun, used = perf_counter(), busy()
    count = await _all_for(movers, seconds)
    return Rate(count / (perf_counter() - begun), count / max(busy() - used, TICK))


async def _all_for(movers: Sequence[Mover], seconds: float) -> int:
    until = perf_counter() + seconds
    return sum(await asyncio.gather(*(_one_until(mover, until) for mover in movers)))


async def _one_until(mover: Mover, until: float) -> int:
    count = 0
    while perf_counter() < until and await mover.move():
        count += 1
    return count


@dataclass(frozen=True)
class Paced:
    """What came of a pace: the steps that were made, and how many a second that is."""

    moves: int
    per_second: float


async def pace(movers: Sequence[Mover], per_second: float, seconds: float) -> Paced:
    """Steps at a pace, one mover after the other; when none is free a step is left out, and the pace is not held."""
    free, tasks = deque(movers), list[asyncio.Task[None]]()
    moves = 0

    async def move(mover: Mover) -> None:
        nonlocal moves
        if await mover.move():
            moves += 1
            free.append(mover)

    begun = perf_counter()
    for number in range(int(per_second * seconds)):
        await asyncio.sleep(max(0.0, begun + number / per_second - perf_counter()))
        if free:
            tasks.append(asyncio.create_task(move(free.popleft())))
    passed = max(seconds, perf_counter() - begun)
    await asyncio.gather(*tasks)
    return Paced(moves, moves / passed)


def percentile(found: Sequence[float], share: float) -> float:
    """The figure that this share of all does not exceed."""
    ordered = sorted(found)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
