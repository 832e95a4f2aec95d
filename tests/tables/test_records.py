"""Games as files: whole once they are over, as one viewer saw them before, and taken up again."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.records.forging import forged, played
from tests.tables.tabling import ANNA, BEN, CLEO, House, run, sit
from waset.engine.record import decode, encode, plain, rebuild
from waset.games import game_named
from waset.tables.commands import Create, Fork, Start, Undo
from waset.tables.ports import Grown
from waset.tables.refusals import Refused

PEOPLE = [ANNA, BEN]
SHORT = {"last_round": 4, "no_progress_rounds": 4}
ANY = Create("pharaoh", 2, sits=[0, 1])


async def finished(house: House, table: str) -> str:
    """The same table after the end of its game."""
    while (await house.look(table)).status == "playing":
        await house.move(table, PEOPLE)
    return table


async def short_game(house: House) -> str:
    """A finished game of two people."""
    return await finished(house, await house.open(*PEOPLE, game="pharaoh", options=SHORT))


@run
async def test_a_finished_game_is_a_record_that_anybody_can_check(house: House) -> None:
    table = await short_game(house)
    record = await house.tables.record(table)
    match = rebuild(decode(encode(record)), game_named("pharaoh"))
    seen = await house.look(table)
    assert match.is_over
    assert seen.ended is not None
    assert record.seed == seen.ended.seed
    assert record.result == seen.ended.result
    assert [seat.name for seat in record.seats] == ["Anna", "Ben"]


@run
async def test_what_was_undone_is_in_the_record(house: House) -> None:
    table = await house.open(*PEOPLE, game="pharaoh", options=SHORT)
    while True:
        seat = await house.move(table, PEOPLE)
        if (await house.look(table, seat)).free_undo is not None:
            break
    await house.do(table, PEOPLE[seat], Undo())
    record = await house.tables.record(await finished(house, table))
    assert len(record.undone) == 1
    rebuild(record, game_named("pharaoh"))


@run
async def test_a_running_game_gives_only_what_the_viewer_saw(house: House) -> None:
    table = await house.open(*PEOPLE)
    for _ in range(30):
        await house.move(table, PEOPLE)
    with pytest.raises(Refused, match="not_over"):
        await house.tables.record(table)
    for viewer in (0, 1, None):
        record = await house.tables.view_record(table, viewer)
        seen = await house.look(table, viewer)
        assert plain(record.view) == plain(seen.view)
        assert record.steps == seen.steps
        assert (await house.inside(table)).opened.seed not in msgspec.json.encode(record).decode()


@run
async def test_there_is_no_record_before_the_beginning(house: House) -> None:
    table = await house.tables.create(ANNA, ANY)
    with pytest.raises(Refused, match="not_begun"):
        await house.tables.view_record(table, None)


@run
async def test_a_finished_game_can_be_taken_up_at_any_decision(house: House) -> None:
    table = await short_game(house)
    record = await house.tables.record(table)
    match = rebuild(record, game_named("pharaoh"))
    decisions = [
        number
        for number, step in enumerate(match.steps)
        if step.seat is not None and len(match.game.options(match.state_at(number), step.seat)) > 1
    ]
    for step in decisions[:: len(decisions) // 4]:
        fork = await house.tables.fork(table, ANNA, ANY, Fork(step))
        await house.do(fork, ANNA, Start())
        inside = await house.inside(fork)
        assert inside.match is not None
        assert inside.match.state_at(step) == match.state_at(step)
        assert [plain(one.action) for one in inside.match.steps[:step]] == [
            plain(one.action) for one in match.steps[:step]
        ]
        assert inside.opened.seed != record.seed
        assert (await house.refused(fork, ANNA, Undo(to=step - 1, seat=0))).reason.key == "table.undo_nothing"


@run
async def test_a_fork_is_played_to_its_end_and_its_record_can_be_checked(house: House) -> None:
    table = await short_game(house)
    steps = (await house.tables.record(table)).steps
    step = next(number for number in range(len(steps) // 2, 0, -1) if steps[number].__class__.__name__ == "Decided")
    fork = await house.tables.fork(table, ANNA, ANY, Fork(step))
    await house.do(fork, ANNA, Start())
    while (await house.look(fork)).status == "playing":
        await house.move(fork, [ANNA, ANNA])
    record = await house.tables.record(fork)
    assert record.taken_over == step
    assert rebuild(decode(encode(record)), game_named("pharaoh")).is_over


@run
async def test_a_running_game_cannot_be_forked(house: House) -> None:
    table = await house.open(*PEOPLE)
    with pytest.raises(Refused, match="not_over"):
        await house.tables.fork(table, ANNA, ANY, Fork(10))


@run
async def test_an_unfinished_record_goes_on_from_its_end(house: House) -> None:
    whole = decode(played("cleopatra-2019", 2))
    cut = next(number for number in range(80, 200) if whole.steps[number].__class__.__name__ == "Decided")
    record = forged(played("cleopatra-2019", 2), steps=whole.steps[:cut], seed=None, result=None)
    table = await house.tables.continue_record(ANNA, Create("x", 1, sits=[0], is_open=True), record, None)
    await house.do(table, BEN, sit(1, BEN))
    await house.do(table, ANNA, Start())
    await finished(house, table)
    assert rebuild(await house.tables.record(table), game_named("cleopatra-2019")).is_over


@run
async def test_a_forged_record_and_a_point_that_is_none_are_refused(house: House) -> None:
    whole = decode(played("pharaoh", 2))
    with pytest.raises(Refused, match="no_decision_there"):
        await house.tables.continue_record(ANNA, ANY, whole, None)
    with pytest.raises(Refused, match="no_such_step"):
        await house.tables.continue_record(ANNA, ANY, whole, 10**6)
    with pytest.raises(Refused, match=r"record\.other_seed"):
        await house.tables.continue_record(ANNA, ANY, forged(played("pharaoh", 2), seed="00" * 32), 3)
    with pytest.raises(Refused, match="no_such_game"):
        await house.tables.continue_record(ANNA, ANY, forged(played("pharaoh", 2), game="senet"), 3)


@run
async def test_the_same_people_meet_again_one_seat_further_at_one_table(house: House) -> None:
    table = await short_game(house)
    new = await house.tables.rematch(table, BEN)
    assert await house.tables.rematch(table, ANNA) == new
    seen = await house.look(new)
    assert [seat.name for seat in seen.seats] == ["Ben", "Anna"]
    assert seen.setup == (await house.look(table)).setup
    assert seen.commitment != (await house.look(table)).commitment
    assert (await house.look(table)).rematch == new
    await house.do(new, BEN, Start())
    with pytest.raises(Refused, match="not_seated"):
        await house.tables.rematch(table, CLEO)
    with pytest.raises(Refused, match="status"):
        await house.tables.rematch(new, ANNA)


@run
async def test_people_who_ask_for_a_rematch_at_once_meet_at_one_table(house: House) -> None:
    table = await short_game(house)
    first, second = await asyncio.gather(house.tables.rematch(table, ANNA), house.tables.rematch(table, BEN))
    assert first == second
    assert set(house.store.logs) == {table, first}


@run
async def test_a_rematch_whose_answer_got_lost_is_still_there(house: House) -> None:
    class Interrupted(Exception):
        pass

    def lose_the_answer(grown: Grown) -> None:
        raise Interrupted

    table = await short_game(house)
    house.bus.tell = lose_the_answer  # type: ignore[method-assign]
    with pytest.raises(Interrupted):
        await house.tables.rematch(table, ANNA)
    named = (await house.look(table)).rematch
    assert named in house.store.logs
