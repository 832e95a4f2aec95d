"""What bots are called at a table."""

from __future__ import annotations

from tests.tables.tabling import ANNA, BEN, House, run, sit
from waset.engine.record import SeatRecord
from waset.tables.commands import Create, SeatBot, Start
from waset.tables.names import NAMES, bot_names
from waset.tables.ports import Person
from waset.tables.records import seat_records

FOUR = Create(game="pharaoh", seats=4, is_open=True)
FULL = Create(game="cleopatra-2006", seats=5, bots=dict.fromkeys(range(1, 5), "mason"), sits=[0])


async def names(house: House, table: str) -> list[str]:
    """The names of the seats as everybody sees them."""
    return [seat.name for seat in (await house.look(table)).seats]


def test_a_table_has_its_own_order_of_names_and_always_the_same() -> None:
    one, again, other = (list(bot_names(commitment, [])) for commitment in ("a", "a", "b"))
    assert one == again
    assert one != other
    assert sorted(one) == sorted(other) == sorted(NAMES)


def test_names_that_somebody_has_are_not_given() -> None:
    assert "Imhotep" not in bot_names("a", ["IMHOTEP"])


@run
async def test_every_bot_has_a_name_of_its_own(house: House) -> None:
    table = await house.tables.create(ANNA, FULL)
    given = await names(house, table)
    assert given[0] == "Anna"
    assert len(set(given)) == len(given)
    assert set(given[1:]) <= set(NAMES)


@run
async def test_no_bot_is_called_like_its_host(house: House) -> None:
    for name in NAMES:
        table = await house.tables.create(Person("host", name.upper(), 0.0), FULL)
        assert name not in await names(house, table)


@run
async def test_bots_that_sit_down_later_have_names_too(house: House) -> None:
    table = await house.tables.create(ANNA, FOUR)
    await house.do(table, ANNA, sit(0, ANNA))
    await house.do(table, ANNA, SeatBot(1, "mason"))
    await house.do(table, ANNA, Start("apprentice"))
    given = await names(house, table)
    assert len(set(given)) == 4
    assert set(given[1:]) <= set(NAMES)


@run
async def test_a_bot_gives_way_to_a_person_of_its_name(house: House) -> None:
    table = await house.tables.create(ANNA, FOUR)
    await house.do(table, ANNA, SeatBot(1, "mason"))
    before = (await names(house, table))[1]
    await house.do(table, BEN, sit(2, Person("ben", before, 0.0)))
    seen = (await house.look(table)).seats
    assert seen[2].name == before
    assert seen[1].name in NAMES
    assert seen[1].name != before
    assert seen[1].bot == "mason"


@run
async def test_a_record_tells_the_name_and_who_played(house: House) -> None:
    table = await house.open(ANNA, seats=3, game="pharaoh")
    given = await names(house, table)
    async with house.tables.writer.reading(table) as known:
        assert seat_records(known) == [
            SeatRecord("Anna", "human"),
            SeatRecord(given[1], "apprentice"),
            SeatRecord(given[2], "apprentice"),
        ]
