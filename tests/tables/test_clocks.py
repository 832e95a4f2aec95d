"""Clocks: arithmetic on the times of entries, and what happens when they run out."""

from __future__ import annotations

import pytest

from tests.tables.tabling import ANNA, BEN, NOON, House, run
from waset.tables.clocks import DAY, HOUR, Clocks, Daily, Live, Untimed
from waset.tables.commands import Leave, Move, Return, Undo
from waset.tables.entries import BotTookOver, Moved, RanOut, Returned, decode

PEOPLE = [ANNA, BEN]
LIVE = Live(seconds=30, bank=60)
MIDNIGHT = 20_000 * DAY


def test_seconds_for_a_move_come_before_the_bank() -> None:
    clocks = Clocks(LIVE, 60, 2)
    clocks.ask([0], 1000)
    assert clocks.runs_out(0) == 1090
    clocks.decide(0, 1020)
    assert clocks.bank == [60, 60]
    clocks.ask([0], 1020)
    clocks.decide(0, 1070)
    assert clocks.bank == [40, 60]


def test_a_clock_runs_on_while_others_decide() -> None:
    clocks = Clocks(LIVE, 60, 2)
    clocks.ask([0, 1], 1000)
    clocks.decide(1, 1010)
    clocks.ask([0], 1010)
    assert clocks.runs_out(0) == 1090


def test_going_back_starts_the_clocks_anew_but_gives_no_time_back() -> None:
    clocks = Clocks(LIVE, 60, 3)
    clocks.ask([0, 1], 1000)
    clocks.decide(0, 1050)
    clocks.run_out(1, 1090)
    clocks.leave(2, 1090)
    clocks.restart([2])
    clocks.ask([0, 1], 1100)
    assert clocks.bank == [40, 0, 60]
    assert [clocks.runs_out(seat) for seat in (0, 1, 2)] == [1170, 1130, None]
    assert [due.seat for due in clocks.due()] == [1, 2, 0]


@run
async def test_after_going_back_a_seat_has_its_seconds_again(house: House) -> None:
    table = await house.open(*PEOPLE, game="pharaoh", clock=LIVE)
    while True:
        house.clock.now += 10
        seat = await house.move(table, PEOPLE)
        if (await house.look(table, seat)).free_undo is not None:
            break
    house.clock.now += 20
    await house.do(table, PEOPLE[seat], Undo())
    assert (await house.look(table)).clocks[seat].runs_out == house.clock.now + 90


def test_nobody_is_hurried_without_a_clock() -> None:
    clocks = Clocks(Untimed(), 60, 2)
    clocks.ask([0], 1000)
    assert clocks.due() == []
    clocks.leave(0, 1000)
    assert [due.at for due in clocks.due()] == [1060]


@pytest.mark.parametrize(
    ("asked", "days", "expected"),
    [
        (12 * HOUR, 1, DAY + 12 * HOUR),
        (12 * HOUR, 2, 2 * DAY + 12 * HOUR),
        (2 * HOUR, 1, 22 * HOUR),  # in the night: all of the day that begins
        (23 * HOUR, 1, DAY + 22 * HOUR),
        (21 * HOUR, 0.5, DAY + 14 * HOUR),  # an hour today, six tomorrow
        (8 * HOUR, 1, 22 * HOUR),
    ],
)
def test_days_are_counted_in_waking_hours(asked: float, days: float, expected: float) -> None:
    assert Daily(days).runs_out(MIDNIGHT + asked, 0) == MIDNIGHT + expected


def test_waking_hours_are_those_of_the_clock_on_the_wall() -> None:
    assert Daily(1, offset=120).runs_out(MIDNIGHT + 21 * HOUR, 0) == MIDNIGHT + DAY + 20 * HOUR


@pytest.mark.parametrize("hour", range(48))
def test_days_never_run_out_in_the_night(hour: int) -> None:
    at = Daily(1.3, wakes=9, sleeps=21).runs_out(MIDNIGHT + hour * HOUR / 2, 0)
    assert at is not None
    assert 9 * HOUR <= at % DAY <= 21 * HOUR


def test_waking_hours_that_end_before_they_begin_are_refused() -> None:
    with pytest.raises(ValueError, match="waking hours"):
        Daily(1, wakes=22, sleeps=8)


async def kinds(house: House, table: str) -> list[type]:
    """What the log holds."""
    return [type(decode(stored.body)) for stored in house.store.logs[table]]


async def tick(house: House, table: str, seconds: float) -> None:
    """Time passes."""
    house.clock.now += seconds
    for name in await house.store.due(house.clock.now):
        await house.tables.duties.pass_time(name)


@run
async def test_a_seat_that_runs_out_gets_a_grace_then_a_bot_until_the_person_returns(house: House) -> None:
    table = await house.open(*PEOPLE, clock=LIVE, grace=20.0, stand_in="mason")
    (seat,) = (await house.look(table)).asked
    listed = await house.store.listed(table)
    assert listed is not None
    assert listed.summary.deadline == NOON + 90
    await tick(house, table, 89)
    assert RanOut not in await kinds(house, table)
    await tick(house, table, 1)
    assert (await house.look(table)).clocks[seat].takes_over == NOON + 110
    await tick(house, table, 20)
    assert (await kinds(house, table))[-2:] == [RanOut, BotTookOver]
    seen = (await house.look(table)).seats[seat]
    assert (seen.kind, seen.bot, seen.is_away) == ("person", "mason", True)
    assert await house.tables.duties.play_one(table)
    assert house.thinkers.asked[0] == ("mason", seat)
    await house.do(table, PEOPLE[seat], Return())
    seen = (await house.look(table)).seats[seat]
    assert (seen.bot, seen.is_away) == ("", False)
    assert (await house.look(table)).clocks[seat].bank == 0


@run
async def test_a_move_in_the_grace_ends_it_and_the_bank_stays_empty(house: House) -> None:
    table = await house.open(*PEOPLE, clock=LIVE)
    (seat,) = (await house.look(table)).asked
    await tick(house, table, 95)
    await house.do(table, PEOPLE[seat], await house.any_move(table, seat))
    clock = (await house.look(table)).clocks[seat]
    assert clock.bank == 0
    assert clock.takes_over is None


@run
async def test_a_clock_survives_a_restart(house: House) -> None:
    table = await house.open(*PEOPLE, clock=LIVE)
    for _ in range(10):
        house.clock.now += 33
        await house.move(table, PEOPLE)
    other = House(house.store)
    other.clock.now = house.clock.now
    assert (await other.look(table)).clocks == (await house.look(table)).clocks
    await tick(other, table, 1000)
    assert (await kinds(house, table))[-1] is RanOut


@run
async def test_who_leaves_is_replaced_after_a_grace_and_comes_back_by_moving(house: House) -> None:
    table = await house.open(*PEOPLE)
    (seat,) = (await house.look(table)).asked
    await house.do(table, PEOPLE[seat], Leave())
    await tick(house, table, 60)
    assert (await kinds(house, table))[-1] is BotTookOver
    seen = await house.look(table, seat)
    await house.do(table, PEOPLE[seat], Move(seen.options[0], seen.version))
    assert (await kinds(house, table))[-2:] == [Returned, Moved]


@run
async def test_who_returns_within_the_grace_is_not_replaced(house: House) -> None:
    table = await house.open(*PEOPLE)
    await house.do(table, ANNA, Leave())
    await house.do(table, ANNA, Return())
    await tick(house, table, 1000)
    assert BotTookOver not in await kinds(house, table)


@run
async def test_a_game_that_is_over_has_no_deadline(house: House) -> None:
    table = await house.open(*PEOPLE, game="pharaoh", clock=LIVE, options={"last_round": 1, "no_progress_rounds": 1})
    while (await house.look(table)).status == "playing":
        await house.move(table, PEOPLE)
    assert (await house.inside(table)).deadline is None
