"""Finished games that come as records: they are looked at again, and can be gone on from."""

from __future__ import annotations

import pytest

from tests.records.forging import forged, played, with_step
from tests.tables.tabling import ANNA, BEN, House, run
from waset.engine.record import GameRecord, decode, rebuild
from waset.games import GAMES, game_named
from waset.tables.commands import Create, Fork, Start, Undo
from waset.tables.refusals import Refused
from waset.tables.replaying import Eye, glimpse, moment, timeline
from waset.terminal.catalogue import LANGUAGES, catalogue

ANY = Create("x", 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_was_brought_is_the_same_game(game: str) -> None:
    written = decode(played(game, 2))

    @run
    async def bring(house: House) -> None:
        table = await house.tables.bring(ANNA, ANY, written)
        seen = await house.look(table)
        assert (seen.status, seen.game) == ("over", game)
        assert seen.ended is not None
        assert seen.ended.seed == written.seed
        assert seen.ended.result == written.result
        assert [(seat.name, seat.kind) for seat in seen.seats] == [(seat.name, "bot") for seat in written.seats]
        assert await house.tables.record(table) == written

    bring()


@run
async def test_it_is_read_again_from_its_log(house: House) -> None:
    written = decode(played("pharaoh", 3))
    table = await house.tables.bring(ANNA, ANY, written)
    again = House(house.store)
    assert await again.tables.record(table) == written
    inside = await again.inside(table)
    assert len(timeline(inside, Eye(None, is_open=True)).steps) == len(written.steps)
    match = rebuild(written, game_named("pharaoh"))
    for step in (0, len(written.steps) // 2, len(written.steps)):
        assert moment(glimpse(inside, Eye(1), step)).view == match.game.data(match.game.view(match.state_at(step), 1))


@run
async def test_a_game_that_took_steps_over_stays_one(house: House) -> None:
    written = decode(played("pharaoh", 2))
    first = await house.tables.bring(ANNA, ANY, written)
    step = next(number for number in range(30, 200) if written.steps[number].__class__.__name__ == "Decided")
    fork = await house.tables.fork(first, ANNA, Create("x", 1, sits=[0, 1]), Fork(step))
    await house.do(fork, ANNA, Start())
    while (await house.look(fork)).status == "playing":
        await house.move(fork, [ANNA, ANNA])
    record = await house.tables.record(fork)
    assert record.taken_over == step
    second = await house.tables.bring(BEN, ANY, record)
    assert await house.tables.record(second) == record


@run
async def test_nobody_plays_on_at_such_a_table_but_one_can_meet_again(house: House) -> None:
    table = await house.tables.bring(ANNA, ANY, decode(played("pharaoh", 2)))
    assert (await house.refused(table, ANNA, Start())).reason.key == "table.status"
    assert (await house.refused(table, ANNA, Undo(seat=0))).reason.key == "table.status"
    new = await house.tables.rematch(table, ANNA)
    assert [seat.kind for seat in (await house.look(new)).seats] == ["bot", "bot"]


@run
async def test_a_record_of_people_leaves_their_seats_free_when_one_meets_again(house: House) -> None:
    written = forged(
        played("pharaoh", 2), seats=[seat.__class__("Hatshepsut") for seat in decode(played("pharaoh", 2)).seats]
    )
    table = await house.tables.bring(ANNA, ANY, written)
    assert [(seat.name, seat.kind) for seat in (await house.look(table)).seats] == [("Hatshepsut", "person")] * 2
    new = await house.tables.rematch(table, ANNA)
    assert [seat.kind for seat in (await house.look(new)).seats] == ["free", "free"]


def damaged() -> list[tuple[str, GameRecord]]:
    """Records that cannot be brought, with the reason."""
    written = played("pharaoh", 2)
    whole = decode(written)
    drawn = next(number for number, step in enumerate(whole.steps) if step.__class__.__name__ == "Dealt")
    events = [{"type": "RoundEnded"}]
    short = forged(written, steps=whole.steps[:40], seed=None, result=None)
    return [
        ("record_not_over", short),
        ("record.other_seed", forged(written, seed="00" * 32)),
        ("record.other_rules", forged(written, rules="0")),
        ("record.other_events", with_step(written, drawn, events=events)),
        ("no_such_game", forged(written, game="senet")),
        ("name", forged(written, seats=[seat.__class__("\n\t") for seat in whole.seats])),
    ]


@pytest.mark.parametrize(("reason", "written"), damaged())
def test_what_cannot_be_checked_is_refused(reason: str, written: GameRecord) -> None:
    @run
    async def bring(house: House) -> None:
        with pytest.raises(Refused, match=reason) as refused:
            await house.tables.bring(ANNA, ANY, written)
        assert not house.store.logs
        why = refused.value.reason
        said = {catalogue(language).say(why.key, **why.details) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), "it is said in each language"

    bring()
