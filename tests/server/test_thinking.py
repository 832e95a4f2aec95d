"""Bots in processes of their own: lost processes are replaced, and the event loop is never held up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.games import GAMES
from waset.server import thinking
from waset.server.thinking import Lost, Thinking

pytestmark = pytest.mark.anyio


def question(game: str) -> tuple[str, int, Any, Sequence[Action]]:
    """What a seat is asked at the beginning of a game."""
    match: Match[Any] = Match(GAMES[game], 3, {})
    match.deal(SealedDealer(seed_of("thinking", 1)))
    rng = Random(1)
    while len(match.choices(match.asked[0])) < 2:
        match.play(match.asked[0], rng.choice(match.choices(match.asked[0])))
        match.deal(SealedDealer(seed_of("thinking", 1)))
    seat = match.asked[0]
    return game, seat, match.view(seat), match.choices(seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "mason", "vizier"])
async def test_a_bot_chooses_one_of_its_options(game: str, bot: str) -> None:
    async with Thinking(1, 0.02) as thinkers:
        asked = question(game)
        assert await thinkers.choose(bot, *asked) in asked[3]


async def test_a_process_that_crashes_is_replaced() -> None:
    async with Thinking(1, 0.02) as thinkers:
        asked = question("pharaoh")
        await thinkers.choose("random", *asked)
        (process,) = thinkers.alive
        process.process.kill()
        with pytest.raises(Lost):
            await thinkers.choose("random", *asked)
        assert await thinkers.choose("random", *asked) in asked[3]


async def test_a_thought_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Thinking(1, 10) as thinkers:
        asked = question("cleopatra-2006")
        await thinkers.choose("random", *asked)
        monkeypatch.setattr(thinking, "PATIENCE", 0.01)
        with pytest.raises(Lost):
            await thinkers.choose("vizier", *asked)
        monkeypatch.setattr(thinking, "PATIENCE", 20.0)
        assert await thinkers.choose("random", *asked) in asked[3]


async def test_thinking_holds_up_nobody() -> None:
    async with Thinking(1, 0.3) as thinkers:
        thought = asyncio.create_task(thinkers.choose("vizier", *question("cleopatra-2006")))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks >= 5, "one who is held up gets there once"
        await thought
