"""Moves: once for each id, never on a question that was not seen, refused with the game's own reason."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.tables.tabling import ANNA, BEN, CLEO, House, run
from waset.tables.commands import LONGEST_TEXT, Command, Move, Say
from waset.tables.ports import Person, StorageFull
from waset.tables.refusals import Kind, Refused
from waset.tables.service import Envelope

PEOPLE = [ANNA, BEN, CLEO]


async def asked_move(house: House, table: str) -> tuple[int, Move]:
    """The first seat that is asked, and a move for it."""
    seat = (await house.look(table)).asked[0]
    return seat, await house.any_move(table, seat)


@run
async def test_the_same_id_is_carried_out_once_and_answered_the_same(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    first = await house.do(table, PEOPLE[seat], move, "a")
    length = len(house.store.logs[table])
    assert await house.do(table, PEOPLE[seat], move, "a") == first
    await house.do(table, CLEO, Say("hm"))
    assert await house.do(table, PEOPLE[seat], move, "a") == first
    assert len(house.store.logs[table]) == length + 1


@run
async def test_the_same_id_is_known_after_a_restart_and_on_another_node(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    first = await house.do(table, PEOPLE[seat], move, "a")
    said = await house.do(table, ANNA, Say("hello"), "b")
    other = House(house.store, house.bus)
    assert await other.do(table, PEOPLE[seat], move, "a") == first
    assert await other.do(table, ANNA, Say("hello"), "b") == said
    assert len((await other.look(table)).chat) == 1


@run
async def test_the_same_id_with_a_newer_version_is_still_answered_the_same(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    first = await house.do(table, PEOPLE[seat], move, "a")
    again = Move(move.action, 10**6, seat)
    assert await house.do(table, PEOPLE[seat], again, "a") == first


@run
async def test_a_move_sent_twice_at_once_counts_once(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    both = await asyncio.gather(*(house.do(table, PEOPLE[seat], move, "a") for _ in range(2)))
    assert both[0] == both[1]


@run
async def test_a_move_without_an_id_is_stale_the_second_time(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    await house.do(table, PEOPLE[seat], move)
    assert (await house.refused(table, PEOPLE[seat], move)).kind is Kind.STALE


@run
async def test_talk_does_not_make_a_move_stale(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    await house.do(table, CLEO, Say("hurry"))
    await house.do(table, PEOPLE[seat], move)


@run
async def test_a_secret_answer_of_another_seat_does_not_make_an_answer_stale(house: House) -> None:
    table = await house.open(*PEOPLE)
    while len(asked := (await house.look(table)).asked) < 2:
        await house.move(table, PEOPLE)
    moves = {seat: await house.any_move(table, seat) for seat in asked}
    questions = {seat: (await house.look(table, seat)).question for seat in asked}
    for seat in asked:
        assert (await house.look(table, seat)).question == questions[seat]
        await house.do(table, PEOPLE[seat], moves[seat])


@run
async def test_an_illegal_move_is_refused_with_the_games_reason_and_rule(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    wrong = Move({"type": "VisitMarket", "stall": 99}, move.version, seat)
    refused = await house.refused(table, PEOPLE[seat], wrong)
    assert (refused.kind, refused.reason.key) == (Kind.INVALID, "reason.no_such_stall")
    assert refused.reason.rule
    for nonsense in (None, 3, "VisitMarket", {"type": "Cheat"}, {"type": "VisitMarket", "stall": "x"}):
        refused = await house.refused(table, PEOPLE[seat], Move(nonsense, move.version, seat))
        assert refused.reason.key == "table.no_such_action"


@run
async def test_a_seat_is_moved_by_its_own_person_alone(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    stranger = PEOPLE[(seat + 1) % 3]
    assert (await house.refused(table, stranger, move)).reason.key == "table.not_your_seat"
    waiting = Move(move.action, move.version)
    assert (await house.refused(table, stranger, waiting)).reason.key == "reason.not_asked"


@run
async def test_nothing_is_heard_of_what_was_not_written(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    before = await house.look(table, seat)
    house.store.trouble_before = StorageFull()
    with house.tables.listen(table) as listener, pytest.raises(StorageFull):
        await house.do(table, PEOPLE[seat], move, "a")
    assert not listener.has_grown
    assert await house.look(table, seat) == before
    await house.do(table, PEOPLE[seat], move, "a")


@run
async def test_what_was_written_counts_even_if_the_answer_got_lost(house: House) -> None:
    table = await house.open(*PEOPLE)
    seat, move = await asked_move(house, table)
    house.store.trouble_after = ConnectionError()
    with pytest.raises(ConnectionError):
        await house.do(table, PEOPLE[seat], move, "a")
    length = len(house.store.logs[table])
    assert (await house.do(table, PEOPLE[seat], move, "a")).version == length
    assert len(house.store.logs[table]) == length


@run
async def test_a_node_that_is_behind_reads_on_and_decides_again(house: House) -> None:
    table = await house.open(*PEOPLE)
    other = House(house.store, house.bus)
    await other.look(table)
    seat, move = await asked_move(house, table)
    await house.do(table, CLEO, Say("first"))
    await other.do(table, PEOPLE[seat], move)
    with pytest.raises(Refused):
        await house.do(table, PEOPLE[seat], move)
    assert await house.look(table, 0) == await other.look(table, 0)


@run
async def test_listeners_are_woken_by_their_own_table_and_other_nodes(house: House) -> None:
    table, elsewhere = await house.open(*PEOPLE), await house.open(*PEOPLE)
    other = House(house.store, house.bus)
    await other.look(table)
    hearing = asyncio.create_task(other.tables.duties.hear())
    await asyncio.sleep(0)
    with house.tables.listen(table) as here, other.tables.listen(table) as there, house.tables.listen(elsewhere) as no:
        await house.do(table, ANNA, Say("hello"))
        async with asyncio.timeout(5):
            await anext(here)
            await anext(there)
        assert not no.has_grown
    assert [line.text for line in (await other.look(table)).chat] == ["hello"]
    hearing.cancel()
    assert not house.tables.writer.listeners.by_table


@run
async def test_updates_since_a_version_repeat_nothing_and_miss_nothing(house: House) -> None:
    table = await house.open(*PEOPLE)
    told = await house.look(table, 1)
    steps, chat = told.steps, told.chat
    for number in range(40):
        if number % 5 == 0:
            await house.do(table, BEN, Say(f"{number}"))
        await house.move(table, PEOPLE)
        if number % 3 == 0:
            told = await house.look(table, 1, told.version)
            assert told.first_step == len(steps)
            steps, chat = steps + told.steps, chat + told.chat
    told = await house.look(table, 1, told.version)
    assert steps + told.steps == (await house.look(table, 1)).steps
    assert chat + told.chat == (await house.look(table, 1)).chat
    assert (await house.look(table, 1, told.version)).steps == []


@run
async def test_a_long_text_is_no_command_and_an_empty_one_is_refused(house: House) -> None:
    table = await house.open(*PEOPLE)
    assert (await house.refused(table, ANNA, Say("  "))).reason.key == "table.nothing_said"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "Say", "text": "x" * (LONGEST_TEXT + 1)}, Command)
    stranger = Person("dora", "Dora", 0.0)
    assert (await house.refused(table, stranger, Say("hello"))).kind is Kind.FORBIDDEN


@run
async def test_an_envelope_without_an_id_keeps_no_receipt(house: House) -> None:
    table = await house.open(*PEOPLE)
    await house.tables.handle(table, ANNA, Say("hello"), Envelope())
    assert house.store.receipts == {}
