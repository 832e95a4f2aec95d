"""Things that come one by one are dealt with together, at the end of a turn of the event loop."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from waset.tables.gathering import Gathered, each

pytestmark = pytest.mark.anyio


async def test_what_comes_in_one_turn_is_dealt_with_at_once() -> None:
    dealt: list[list[int]] = []
    gathered = Gathered(dealt.append)
    gathered.add(1)
    gathered.add(2)
    assert dealt == []
    await asyncio.sleep(0)
    assert dealt == [[1, 2]]
    gathered.add(3)
    gathered.go()
    await asyncio.sleep(0)
    assert dealt == [[1, 2], [3]]


def divide(dealt: list[float], number: int) -> None:
    dealt.append(1 / number)


async def test_trouble_with_one_is_no_trouble_to_the_others() -> None:
    troubles: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: troubles.append(told["exception"]))
    dealt: list[float] = []
    numbers: list[int] = [1, 0, 2]
    each(partial(divide, dealt))(numbers)
    assert dealt == [1, 0.5]
    assert [type(trouble) for trouble in troubles] == [ZeroDivisionError]
