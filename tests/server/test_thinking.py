"""Bots in processes of their own: lost processes are replaced, and the event loop is never held up."""

from __future__ import annotations

import asyncio
import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from waset.bots import Place, RandomBot
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Game
from waset.engine.match import Match
from waset.games import GAMES
from waset.server import thinker, thinking
from waset.server.thinking import Lost, Thinking
from waset.tables.ports import Thought

pytestmark = pytest.mark.anyio


def question(bot: str, game: Game[Any]) -> Thought:
    """What a bot in a seat is asked at the beginning of a game."""
    match: Match[Any] = Match(game, 3, {})
    match.deal(SealedDealer(seed_of("thinking", 1)))
    rng = Random(1)
    while len(match.choices(match.asked[0])) < 2:
        match.play(match.asked[0], rng.choice(match.choices(match.asked[0])))
        match.deal(SealedDealer(seed_of("thinking", 1)))
    seat = match.asked[0]
    return Thought(bot, game.name, game.rules_version, seat, 1, match.view(seat), match.choices(seat))


EVERY_VERSION = [ruled for game in GAMES.values() for ruled in (game, *game.earlier)]
every_version = pytest.mark.parametrize("game", EVERY_VERSION, ids=lambda game: f"{game.name}-{game.rules_version}")


@every_version
@pytest.mark.parametrize("bot", ["random", "mason", "vizier"])
async def test_a_bot_chooses_one_of_its_options(game: Game[Any], bot: str) -> None:
    async with Thinking(1, 0.02) as thinkers:
        asked = question(bot, game)
        assert await thinkers.choose(asked) in asked.options


@every_version
def test_a_bot_thinks_by_the_rules_of_its_table(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[Place] = []

    def seated(bot: str, place: Place) -> RandomBot:
        places.append(place)
        return RandomBot(place)

    monkeypatch.setattr(thinker, "bot_named", seated)
    thinker.chosen(pickle.dumps((question("vizier", game), None)))
    assert places[0].game is game


async def test_a_process_that_crashes_is_replaced() -> None:
    async with Thinking(1, 0.02) as thinkers:
        asked = question("random", GAMES["pharaoh"])
        await thinkers.choose(asked)
        (process,) = thinkers.alive
        process.process.kill()
        with pytest.raises(Lost):
            await thinkers.choose(asked)
        assert await thinkers.choose(asked) in asked.options


async def test_a_thought_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Thinking(1, 10) as thinkers:
        asked = question("random", GAMES["cleopatra-2006"])
        await thinkers.choose(asked)
        monkeypatch.setattr(thinking, "PATIENCE", 0.01)
        with pytest.raises(Lost):
            await thinkers.choose(msgspec.structs.replace(asked, bot="vizier"))
        monkeypatch.setattr(thinking, "PATIENCE", 20.0)
        assert await thinkers.choose(asked) in asked.options


async def test_thinking_holds_up_nobody() -> None:
    async with Thinking(1, 0.3) as thinkers:
        thought = asyncio.create_task(thinkers.choose(question("vizier", GAMES["cleopatra-2006"])))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks >= 5, "one who is held up gets there once"
        await thought
