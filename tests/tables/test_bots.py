"""Bots: asked with a view and options alone, asked again when they fail, and never by two nodes at once."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from tests.tables.memory import MemoryStore, RandomThinkers
from tests.tables.tabling import ANNA, House, run
from waset.engine.game import Action
from waset.tables import duties
from waset.tables.commands import Create
from waset.tables.duties import CLAIM
from waset.tables.entries import Moved, decode
from waset.tables.ports import Thought

SHORT: dict[str, bool | int | str] = {"last_round": 3, "no_progress_rounds": 3}


async def bots_alone(house: House, game: str = "pharaoh") -> str:
    """A table with bots in all seats."""
    options = SHORT if game == "pharaoh" else {}
    bots = {0: "mason", 1: "apprentice"}
    return await house.tables.create(ANNA, Create(game, 2, options=options, bots=bots, starts_when_full=True))


async def until_over(house: House, table: str) -> None:
    """Wait for the end of a game."""
    async with asyncio.timeout(60):
        with house.tables.listen(table) as listener:
            while (await house.look(table)).status == "playing":
                await anext(listener)


@run
async def test_bots_play_by_themselves_to_the_end(house: House) -> None:
    working = asyncio.create_task(house.tables.duties.work())
    table = await bots_alone(house)
    await until_over(house, table)
    working.cancel()
    assert {bot for bot, _ in house.thinkers.asked} == {"mason", "apprentice"}


@run
async def test_bots_that_were_asked_before_a_restart_go_on(house: House) -> None:
    table = await bots_alone(house)
    other = House(house.store)
    working = asyncio.create_task(other.tables.duties.work())
    await until_over(other, table)
    working.cancel()


@run
async def test_a_bot_that_fails_is_asked_again_and_then_replaced_by_chance(house: House) -> None:
    table = await bots_alone(house, "cleopatra-2006")
    for failures in (1, 2, 5):
        house.thinkers.failures = [RuntimeError("broken")] * failures
        length = len(house.store.logs[table])
        assert await house.tables.duties.play_one(table)
        assert len(house.store.logs[table]) > length


@run
async def test_a_bot_that_answers_nonsense_is_replaced_by_chance(house: House) -> None:
    class Confused(RandomThinkers):
        async def choose(self, *_: object) -> object:  # type: ignore[override]
            return "nonsense"

    house.tables.duties.thinkers = Confused()  # type: ignore[assignment]
    table = await bots_alone(house, "cleopatra-2006")
    assert await house.tables.duties.play_one(table)


@run
async def test_two_nodes_do_not_think_about_the_same_move(house: House) -> None:
    table = await bots_alone(house, "cleopatra-2006")
    other = House(house.store, house.bus)
    seat = (await house.look(table)).asked[0]
    question = (await house.inside(table)).question[seat]
    assert await house.store.claim(table, question, "elsewhere", house.clock.now + CLAIM, house.clock.now)
    assert not await other.tables.duties.play_one(table)
    other.clock.now += CLAIM + 1
    assert await other.tables.duties.play_one(table)


class SlowThinkers(RandomThinkers):
    """Bots that think until they are told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.enough = asyncio.Event()

    async def choose(self, thought: Thought) -> Action:
        await self.enough.wait()
        return await super().choose(thought)


@run
async def test_a_node_that_thinks_long_keeps_its_claim_and_a_dead_one_does_not(house: House) -> None:
    table = await bots_alone(house, "cleopatra-2006")
    other = House(house.store, house.bus)
    other.clock = other.tables.writer.clock = house.clock
    thinkers = house.tables.duties.thinkers = SlowThinkers()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(duties, "RENEWAL", 0.01)
        thinking = asyncio.create_task(house.tables.duties.play_one(table))
        for _ in range(10):
            await asyncio.sleep(0.05)
            assert not await other.tables.duties.play_one(table)
            house.clock.now += CLAIM / 2
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
    house.clock.now += CLAIM + 1
    assert await other.tables.duties.play_one(table)
    assert not thinkers.asked


@run
async def test_nodes_that_share_a_store_play_each_move_once(house: House) -> None:
    other = House(house.store, house.bus, seed=1)
    table = await bots_alone(house)
    working = [asyncio.create_task(node.tables.duties.work()) for node in (house, other)]
    await until_over(house, table)
    for task in working:
        task.cancel()
    assert await house.look(table) == await House(house.store).look(table)


@run
async def test_the_log_says_which_bot_moved(house: House) -> None:
    table = await bots_alone(house, "cleopatra-2006")
    await house.tables.duties.play_one(table)
    moved = decode(house.store.logs[table][-1].body)
    assert isinstance(moved, Moved)
    assert moved.by == {0: "mason", 1: "apprentice"}[moved.seat]


@run
async def test_a_bot_without_a_choice_takes_its_time_where_that_is_a_secret(house: House) -> None:
    duties, took = house.tables.duties, {}
    duties.pace["mason"] = 0.05
    for game in ("cleopatra-2006", "pharaoh"):
        begun = monotonic()
        await duties.think(Thought("mason", game, "1", 0, 1, None, [Action()]))
        took[game] = monotonic() - begun
    assert took["cleopatra-2006"] >= 0.05 > took["pharaoh"]
    assert not house.thinkers.asked


@run
async def test_the_background_goes_on_after_trouble_with_the_store_and_the_bus(house: House) -> None:
    class Shaky(MemoryStore):
        troubles = 3

        async def due(self, before: float, limit: int = 100) -> list[str]:
            self.troubles -= 1
            if self.troubles > 0:
                raise ConnectionError("the database restarts")
            return await super().due(before, limit)

    store = Shaky()
    shaky = House(store)
    working = asyncio.create_task(shaky.tables.duties.work())
    table = await bots_alone(shaky)
    await until_over(shaky, table)
    async with asyncio.timeout(10):
        while store.troubles >= 0:
            await asyncio.sleep(0.05)
    assert not working.done()
    working.cancel()
