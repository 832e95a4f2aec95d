"""Sitting down, getting up, beginning, meeting again; who may and who may not."""

from __future__ import annotations

import pytest

from tests.tables.tabling import ANNA, BEN, CLEO, House, run, sit
from waset.engine.deal import SEED_BYTES
from waset.tables.commands import Close, Create, Leave, Return, Say, SeatBot, Stand, Start
from waset.tables.refusals import Kind, Refused
from waset.tables.service import Envelope

TWO = Create(game="pharaoh", seats=2, is_open=True)


@run
async def test_a_guest_sits_down_by_name_and_the_host_begins(house: House) -> None:
    table = await house.tables.create(ANNA, TWO)
    await house.do(table, ANNA, sit(0, ANNA))
    await house.do(table, BEN, sit(1, BEN))
    assert (await house.look(table)).status == "gathering"
    await house.do(table, ANNA, Start())
    seen = await house.look(table, 0)
    assert seen.status == "playing"
    assert [seat.name for seat in seen.seats] == ["Anna", "Ben"]
    assert [seat.is_host for seat in seen.seats] == [True, False]


@run
async def test_a_taken_seat_is_not_given_twice(house: House) -> None:
    table = await house.tables.create(ANNA, TWO)
    await house.do(table, ANNA, sit(0, ANNA))
    refused = await house.refused(table, BEN, sit(0, BEN))
    assert (refused.kind, refused.reason.key) == (Kind.STALE, "table.taken")


@run
async def test_a_table_may_begin_when_it_is_full(house: House) -> None:
    command = Create(game="pharaoh", seats=3, bots={2: "random"}, sits=[0], is_open=True, starts_when_full=True)
    table = await house.tables.create(ANNA, command)
    await house.do(table, BEN, sit(1, BEN))
    assert (await house.look(table)).status == "playing"


@run
async def test_a_table_that_is_full_from_the_start_begins_at_once(house: House) -> None:
    bots = {1: "random"}
    table = await house.tables.create(ANNA, Create("pharaoh", 2, bots=bots, sits=[0], starts_when_full=True))
    assert (await house.look(table)).status == "playing"


@run
async def test_free_seats_go_to_a_bot_if_the_host_says_so(house: House) -> None:
    table = await house.tables.create(ANNA, TWO)
    await house.do(table, ANNA, sit(0, ANNA))
    assert (await house.refused(table, ANNA, Start())).reason.key == "table.free_seats"
    assert (await house.refused(table, ANNA, Start("nobody"))).reason.key == "table.no_such_bot"
    await house.do(table, ANNA, Start("mason"))
    assert (await house.look(table)).seats[1].bot == "mason"


@run
async def test_only_the_host_begins_closes_and_seats_bots(house: House) -> None:
    table = await house.tables.create(ANNA, TWO)
    await house.do(table, BEN, sit(1, BEN))
    for command in (Start("mason"), Close(), SeatBot(0, "mason")):
        assert (await house.refused(table, BEN, command)).reason.key == "table.only_host"


@run
async def test_people_get_up_and_the_host_may_free_any_seat(house: House) -> None:
    table = await house.tables.create(ANNA, TWO)
    await house.do(table, BEN, sit(1, BEN))
    assert (await house.refused(table, CLEO, Stand(1))).kind is Kind.FORBIDDEN
    await house.do(table, ANNA, Stand(1))
    await house.do(table, BEN, sit(0, BEN))
    await house.do(table, BEN, Leave())
    assert [seat.kind for seat in (await house.look(table)).seats] == ["free", "free"]
    assert (await house.refused(table, ANNA, Stand(1))).reason.key == "table.free"


@run
async def test_a_closed_table_takes_nothing_more(house: House) -> None:
    table = await house.open(ANNA, BEN)
    await house.do(table, ANNA, Close())
    assert (await house.look(table)).status == "closed"
    assert (await house.look(table)).ended is None
    for command in (Say("hello"), Return(), Leave(), Close()):
        assert (await house.refused(table, ANNA, command)).reason.key == "table.status"


@run
async def test_a_set_up_that_cannot_be_is_refused_with_the_games_reason(house: House) -> None:
    for command, key in (
        (Create("senet", 2), "table.no_such_game"),
        (Create("pharaoh", 9), "setup.seats"),
        (Create("pharaoh", 2, options={"collapse": "sideways"}), "setup.option_one_of"),
        (Create("pharaoh", 2, bots={5: "mason"}), "table.no_such_seat"),
        (Create("pharaoh", 2, bots={1: "mason"}, sits=[1]), "table.no_such_seat"),
    ):
        with pytest.raises(Refused, match=key):
            await house.tables.create(ANNA, command)


@run
async def test_sitting_down_at_a_table_that_is_not_open_takes_a_link(house: House) -> None:
    tables = house.tables
    table = await tables.create(ANNA, Create("pharaoh", 2))
    assert (await house.refused(table, BEN, sit(1, BEN))).reason.key == "table.not_invited"
    assert not await tables.may_watch(table, BEN.id, "")
    token = await tables.renew_link(table, ANNA, "seat", 1)
    assert await tables.may_watch(table, BEN.id, token)
    await tables.handle(table, BEN, sit(1, BEN), Envelope(token=token))
    assert await tables.may_watch(table, BEN.id, "")


@run
async def test_a_link_for_one_seat_or_for_watching_gives_no_other(house: House) -> None:
    tables = house.tables
    table = await tables.create(ANNA, Create("pharaoh", 2))
    for token in (await tables.renew_link(table, ANNA, "seat", 1), await tables.renew_link(table, ANNA, "spectator")):
        assert await tables.may_watch(table, BEN.id, token)
        with pytest.raises(Refused, match="not_invited"):
            await tables.handle(table, BEN, sit(0, BEN), Envelope(token=token))


@run
async def test_a_renewed_or_revoked_link_is_worth_nothing(house: House) -> None:
    tables = house.tables
    table = await tables.create(ANNA, Create("pharaoh", 2))
    old = await tables.renew_link(table, ANNA, "spectator")
    new = await tables.renew_link(table, ANNA, "spectator")
    assert not await tables.may_watch(table, BEN.id, old)
    assert await tables.may_watch(table, BEN.id, new)
    assert await tables.revoke_links(table, ANNA) == 1
    assert not await tables.may_watch(table, BEN.id, new)


@run
async def test_hot_seat_one_person_holds_several_seats(house: House) -> None:
    table = await house.tables.create(ANNA, Create("cleopatra-2006", 3, sits=[0, 1, 2]))
    await house.do(table, ANNA, Start())
    assert await house.tables.viewers(table, ANNA.id) == [0, 1, 2]
    assert await house.tables.viewers(table, BEN.id) == [None]
    for _ in range(30):
        await house.move(table, [ANNA] * 3)
    asked = (await house.look(table)).asked  # several at once, when all make their offering in secret
    views = [await house.look(table, seat) for seat in range(3)]
    assert [bool(seen.options) for seen in views] == [seat in asked for seat in range(3)]


@run
async def test_deleting_is_for_the_host_alone(house: House) -> None:
    table = await house.open(ANNA, BEN)
    with pytest.raises(Refused, match="only_host"):
        await house.tables.delete(table, BEN)
    assert table in house.store.logs
    await house.tables.delete(table, ANNA)
    assert table not in house.store.logs
    assert (await house.refused(table, ANNA, Say("hello"))).kind is Kind.MISSING


@run
async def test_the_seed_is_committed_to_before_the_first_draw_and_told_to_nobody(house: House) -> None:
    table = await house.open(ANNA, BEN)
    inside = await house.inside(table)
    assert len(inside.dealer.seed) == SEED_BYTES
    for viewer in (0, 1, None):
        seen = await house.look(table, viewer)
        assert seen.commitment == inside.dealer.commitment
        assert inside.opened.seed not in repr(seen)
    listed = await house.store.listed(table)
    assert inside.opened.seed not in repr(listed)


@run
async def test_somebody_without_an_id_holds_no_seat_not_even_those_of_bots(house: House) -> None:
    table = await house.tables.create(ANNA, Create("pharaoh", 3, bots={0: "random", 1: "mason"}, is_open=True))
    assert await house.tables.viewers(table, "") == [None]
