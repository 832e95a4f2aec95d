"""Taking turns: one at a time, in the order in which they came, whoever gives up."""

from __future__ import annotations

import asyncio

import pytest

from waset.tables.turns import Turns

pytestmark = pytest.mark.anyio


async def test_everybody_has_it_alone_and_in_order() -> None:
    turns, order = Turns(), list[int]()

    async def take(number: int) -> None:
        await turns.take()
        order.append(number)
        await asyncio.sleep(0)
        assert order[-1] == number
        turns.leave()

    await asyncio.gather(*(take(number) for number in range(5)))
    assert order == [0, 1, 2, 3, 4]
    assert turns.take_at_once()
    assert not turns.take_at_once()


async def test_nobody_comes_between_one_who_leaves_and_the_next() -> None:
    turns = Turns()
    await turns.take()
    waiting = asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    turns.leave()
    assert not turns.take_at_once()
    await waiting
    turns.leave()
    assert turns.take_at_once()


@pytest.mark.parametrize("has_turn", [False, True])
async def test_who_gives_up_holds_up_nobody(has_turn: bool) -> None:
    turns = Turns()
    await turns.take()
    first, second = asyncio.create_task(turns.take()), asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    if has_turn:
        turns.leave()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    if not has_turn:
        turns.leave()
    await asyncio.wait_for(second, 1)
    turns.leave()
    assert not turns.is_taken
