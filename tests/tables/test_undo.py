"""Going back: alone while nothing was told, by agreement beyond that, and always in the log."""

from __future__ import annotations

from tests.tables.tabling import ANNA, BEN, CLEO, House, run
from waset.tables.commands import AnswerUndo, Leave, Undo
from waset.tables.entries import Undone, decode
from waset.tables.refusals import Kind
from waset.tables.table import UNDO_WAIT

PEOPLE = [ANNA, BEN, CLEO]
AGREE, REFUSE = AnswerUndo(agrees=True), AnswerUndo(agrees=False)


async def after_a_turn(house: House) -> tuple[str, int]:
    """A table where somebody else has moved since a seat's last decision; the seat."""
    table = await house.open(*PEOPLE, game="pharaoh")
    first = await house.move(table, PEOPLE)
    while await house.move(table, PEOPLE) == first:
        pass
    return table, first


async def undone(house: House, table: str) -> list[Undone]:
    """What the log says was taken back."""
    found = [decode(stored.body) for stored in house.store.logs[table]]
    return [entry for entry in found if isinstance(entry, Undone)]


@run
async def test_a_seat_goes_back_alone_while_nothing_was_told(house: House) -> None:
    table = await house.open(*PEOPLE, game="pharaoh")
    while True:
        before = await house.look(table, None)
        seat = await house.move(table, PEOPLE)
        told = await house.look(table, seat)
        if told.free_undo is not None:
            break
    await house.do(table, PEOPLE[seat], Undo())
    after = await house.look(table, None, told.version)
    assert after.view == before.view
    assert after.first_step == told.free_undo
    assert len(await undone(house, table)) == 1


@run
async def test_going_back_makes_moves_stale(house: House) -> None:
    table = await house.open(*PEOPLE, game="pharaoh")
    while True:
        seat = await house.move(table, PEOPLE)
        asked = (await house.look(table)).asked[0]
        if (await house.look(table, seat)).free_undo is not None:
            break
    move = await house.any_move(table, asked)
    await house.do(table, PEOPLE[seat], Undo())
    assert (await house.refused(table, PEOPLE[asked], move)).kind is Kind.STALE


@run
async def test_beyond_that_all_others_must_agree(house: House) -> None:
    table, seat = await after_a_turn(house)
    first, second = [person for person in PEOPLE if person is not PEOPLE[seat]]
    before = len((await house.inside(table)).match.steps)  # type: ignore[union-attr]
    await house.do(table, PEOPLE[seat], Undo(seat=seat))
    request = (await house.look(table)).undo
    assert request is not None
    assert request.seat == seat
    assert (await house.refused(table, PEOPLE[seat], AGREE)).reason.key == "table.undo_own"
    await house.do(table, first, AGREE)
    assert not await undone(house, table)
    await house.do(table, second, AGREE)
    (entry,) = await undone(house, table)
    assert entry.to == request.to < before
    assert (await house.look(table)).undo is None


@run
async def test_one_refusal_is_enough(house: House) -> None:
    table, seat = await after_a_turn(house)
    first, second = [person for person in PEOPLE if person is not PEOPLE[seat]]
    await house.do(table, PEOPLE[seat], Undo())
    assert (await house.refused(table, first, Undo())).reason.key == "table.undo_open"
    await house.do(table, first, REFUSE)
    assert (await house.refused(table, second, AGREE)).reason.key == "table.undo_none"
    assert not await undone(house, table)


@run
async def test_a_new_move_and_the_asker_withdraw_the_question(house: House) -> None:
    table, seat = await after_a_turn(house)
    await house.do(table, PEOPLE[seat], Undo())
    await house.do(table, PEOPLE[seat], REFUSE)
    assert (await house.look(table)).undo is None
    await house.do(table, PEOPLE[seat], Undo())
    await house.move(table, PEOPLE)
    assert (await house.look(table)).undo is None


@run
async def test_an_unanswered_question_is_withdrawn_after_a_while(house: House) -> None:
    table, seat = await after_a_turn(house)
    await house.do(table, PEOPLE[seat], Undo())
    assert (await house.inside(table)).deadline == house.clock.now + UNDO_WAIT
    house.clock.now += UNDO_WAIT
    await house.tables.duties.pass_time(table)
    assert (await house.look(table)).undo is None


@run
async def test_bots_agree_and_wait_while_people_talk(house: House) -> None:
    table = await house.open(ANNA, seats=3, game="pharaoh")
    house.tables.duties.wanted.clear()
    while 0 not in (await house.look(table)).asked:
        assert await house.tables.duties.play_one(table)
    await house.do(table, ANNA, await house.any_move(table, 0))
    while 0 in (await house.look(table)).asked:
        await house.do(table, ANNA, await house.any_move(table, 0))
    assert await house.tables.duties.play_one(table)
    await house.do(table, ANNA, Undo())
    assert len(await undone(house, table)) == 1


@run
async def test_a_person_whose_seat_a_bot_plays_need_not_agree(house: House) -> None:
    table, seat = await after_a_turn(house)
    first, second = [person for person in PEOPLE if person is not PEOPLE[seat]]
    await house.do(table, first, Leave())
    house.clock.now += 61
    await house.tables.duties.pass_time(table)
    await house.do(table, PEOPLE[seat], Undo())
    await house.do(table, second, AGREE)
    assert len(await undone(house, table)) == 1


@run
async def test_there_is_nothing_before_the_first_decision(house: House) -> None:
    table = await house.open(*PEOPLE)
    for command in (Undo(), Undo(to=0), Undo(to=-1), Undo(to=10**6)):
        assert (await house.refused(table, ANNA, command)).reason.key == "table.undo_nothing"


@run
async def test_nothing_is_played_for_a_seat_that_can_still_go_back(house: House) -> None:
    """In a pyramid of walls every turn ends soon; the last free choice of it can be taken back all the same."""
    options = {"chamber": "straight", "corridors": "0/0/30"}
    for _ in range(20):  # the deal is a secret, and in some games nobody ever has a single option
        if await last_choices_taken_back(house, await house.open(*PEOPLE, game="pharaoh", options=options)):
            return
    raise AssertionError("nobody could take back the last free choice of a turn")


async def last_choices_taken_back(house: House, table: str) -> int:
    """Play a game, or until it has happened four times; how often a seat with one option took back its last choice."""
    taken_back = 0
    while taken_back < 4 and (await house.look(table)).status == "playing":
        seat = await house.move(table, PEOPLE)
        seen = await house.look(table, seat)
        if seen.free_undo is not None and seen.asked == [seat] and len(seen.options) == 1:
            taken_back += 1
            await house.do(table, PEOPLE[seat], Undo())
    return taken_back
