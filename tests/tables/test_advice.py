"""Advice: from the view of the seat that asks, only against bots, and without a trace in the log."""

from __future__ import annotations

import pytest

from tests.tables.memory import RandomThinkers
from tests.tables.tabling import ANNA, BEN, CLEO, House, run
from waset.bots import ADVISER
from waset.engine.game import Action
from waset.engine.record import plain
from waset.tables.commands import Create, Move
from waset.tables.ports import Person, Thought
from waset.tables.prospects import prospect, situation
from waset.tables.refusals import Kind, Refused


async def refused(house: House, table: str, person: Person = ANNA, seat: int | None = None) -> tuple[Kind, str]:
    """Why there is no advice."""
    before = len(house.store.logs[table])
    with pytest.raises(Refused) as caught:
        await house.tables.advice(table, person, seat)
    assert len(house.store.logs[table]) == before
    return caught.value.kind, caught.value.reason.key


@run
async def test_the_vizier_is_asked_what_the_seat_is_asked(house: House) -> None:
    asked: list[Thought] = []

    class Listening(RandomThinkers):
        async def choose(self, thought: Thought) -> Action:
            asked.append(thought)
            return thought.options[-1]

    house.tables.duties.thinkers = Listening()
    table = await house.open(ANNA, seats=3)
    while 0 not in (await house.look(table)).asked:
        await house.tables.duties.play_one(table)
    asked.clear()
    before = len(house.store.logs[table])
    advice = await house.tables.advice(table, ANNA, None)
    (thought,) = asked
    inside, seen = await house.inside(table), await house.look(table, 0)
    assert inside.match is not None
    assert (thought.bot, thought.rules, thought.seat) == (ADVISER, inside.opened.rules, 0)
    assert inside.game.data(thought.view) == inside.game.data(inside.match.view(0))
    assert list(thought.options) == list(seen.options)
    assert (advice.question, advice.seat, advice.action) == (seen.question, 0, plain(seen.options[-1]))
    ahead = prospect(situation(inside, 0))
    assert (advice.outlook, advice.foreseen) == (ahead.outlook, ahead.foreseen[-1])
    assert len(house.store.logs[table]) == before, "nothing is written down"
    await house.do(table, ANNA, Move(advice.action, advice.question, advice.seat))


@run
async def test_where_somebody_else_plays_there_is_no_advice(house: House) -> None:
    table = await house.open(ANNA, BEN, seats=3)
    assert await refused(house, table) == (Kind.FORBIDDEN, "table.advice_alone")
    assert await refused(house, table, BEN) == (Kind.FORBIDDEN, "table.advice_alone")


@run
async def test_two_at_one_device_get_no_advice(house: House) -> None:
    asked = Create("pharaoh", 3, sits=[0, 1], bots={2: "apprentice"}, starts_when_full=True)
    table = await house.tables.create(ANNA, asked)
    assert await refused(house, table, seat=0) == (Kind.FORBIDDEN, "table.advice_alone")


@run
async def test_who_does_not_sit_there_gets_no_advice(house: House) -> None:
    table = await house.open(ANNA, seats=2)
    assert await refused(house, table, CLEO) == (Kind.FORBIDDEN, "table.not_your_seat")
    assert await refused(house, table, seat=1) == (Kind.FORBIDDEN, "table.not_your_seat")


@run
async def test_advice_comes_with_a_question(house: House) -> None:
    gathering = await house.tables.create(ANNA, Create("pharaoh", 2, sits=[0]))
    assert await refused(house, gathering) == (Kind.STALE, "table.status")
    table = await house.open(ANNA, seats=2, game="pharaoh")
    while 0 in (await house.look(table)).asked:
        await house.move(table, [ANNA])
    assert await refused(house, table) == (Kind.STALE, "table.advice_later")


@run
async def test_a_vizier_that_fails_is_asked_again_and_then_left_alone(house: House) -> None:
    table = await house.open(ANNA, seats=2, game="pharaoh")
    while 0 not in (await house.look(table)).asked:
        await house.tables.duties.play_one(table)
    house.thinkers.failures = [RuntimeError("broken")]
    assert (await house.tables.advice(table, ANNA, 0)).seat == 0
    house.thinkers.failures = [RuntimeError("broken")] * 2
    assert await refused(house, table) == (Kind.STALE, "table.no_advice")
