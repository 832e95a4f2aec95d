"""Whole games through the tables of several nodes, with cuts, retries, late messages, talk, leavers and going back."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.laws.games import Setup, every_new_table
from tests.tables.memory import MemoryBus, MemoryStore
from tests.tables.tabling import ANNA, BEN, CLEO, House, sit
from waset.engine.record import decode, encode, rebuild
from waset.tables.clocks import Live
from waset.tables.commands import AnswerUndo, Command, Create, Leave, Move, Return, Say, Start, Undo
from waset.tables.ports import Grown, Person, StorageFull
from waset.tables.refusals import Kind, Refused
from waset.tables.service import Envelope
from waset.tables.updates import update
from waset.tables.writing import Answer

PEOPLE = (ANNA, BEN, CLEO)
MOST_MOVES = 4000


class Evening:
    """A game at a table that two nodes serve, with all that goes wrong in an evening."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup = setup
        self.rng = Random(seed)
        self.store, self.bus = MemoryStore(), MemoryBus()
        self.houses = [House(self.store, self.bus, number) for number in range(2)]
        self.table = ""
        self.sent: list[tuple[Person, Move, str, Answer]] = []
        self.undone = 0

    @property
    def house(self) -> House:
        """One of the nodes; its cache may be old, and it may just have been started."""
        number = self.rng.randrange(2)
        if self.rng.random() < 0.03:
            old, self.houses[number] = self.houses[number], House(self.store, self.bus, number)
            self.houses[number].clock = old.clock
            self.houses[number].tables.clock = self.houses[number].tables.writer.clock = old.clock
        return self.houses[number]

    def person_at(self, seat: int) -> Person:
        """Anna has every third seat."""
        return PEOPLE[seat % 3]

    async def begin(self) -> None:
        """People in most seats, a bot in the last of a larger table."""
        seats, house = self.setup.seats, self.house
        bots = {seats - 1: "mason"} if seats > 2 else {}
        options = dict(self.setup.options)
        command = Create(self.setup.game.name, seats, options, bots, is_open=True, clock=Live(30, 300))
        self.table = await house.tables.create(ANNA, command)
        for seat in range(seats - len(bots)):
            await house.do(self.table, self.person_at(seat), sit(seat, self.person_at(seat)))
        await self.house.do(self.table, ANNA, Start())

    async def send(self, person: Person, command: Command) -> Answer:
        """Send until there is an answer, with the same id, to any node."""
        client_id = str(self.rng.getrandbits(60))
        if self.rng.random() < 0.1:
            self.store.trouble_before = StorageFull()
        elif self.rng.random() < 0.1:
            self.store.trouble_after = ConnectionError()
        while True:
            try:
                answer = await self.house.tables.handle(self.table, person, command, Envelope(client_id))
            except (StorageFull, ConnectionError):
                continue
            finally:
                self.store.trouble_before = self.store.trouble_after = None
            if isinstance(command, Move):
                self.sent.append((person, command, client_id, answer))
            return answer

    async def move(self) -> None:
        """Whoever is asked decides; bots by themselves."""
        house = self.house
        house.tables.writer.cache.suspect(Grown(""))
        seen = await house.look(self.table, None, len(self.store.logs[self.table]))
        seat = self.rng.choice(seen.asked)
        if seen.seats[seat].kind == "bot" or (seen.seats[seat].bot and self.rng.random() < 0.8):
            await house.tables.duties.play_one(self.table)
            return
        await self.send(self.person_at(seat), await house.any_move(self.table, seat))

    async def disturb(self) -> None:
        """Something else that people do, or that happens."""
        happening = self.rng.choice(
            [self.repeat, self.repeat, self.late, self.talk, self.go_back, self.leave, self.wait]
        )
        await happening()

    async def repeat(self) -> None:
        """A message comes once more."""
        if self.sent:
            person, move, client_id, answer = self.rng.choice(self.sent[-5:])
            again = await self.house.tables.handle(self.table, person, move, Envelope(client_id))
            assert again == answer

    async def late(self) -> None:
        """A message comes late, under another id."""
        if self.sent:
            person, move, _, _ = self.rng.choice(self.sent)
            with pytest.raises(Refused) as caught:
                await self.house.tables.handle(self.table, person, move, Envelope("late"))
            assert caught.value.kind is Kind.STALE

    async def talk(self) -> None:
        """Somebody says something."""
        await self.send(ANNA, Say("well, well"))

    async def go_back(self) -> None:
        """Somebody would like to go back; the others agree or not."""
        if self.undone > 12:
            return
        seat = self.rng.randrange(min(2, self.setup.seats))
        try:
            await self.send(self.person_at(seat), Undo(seat=seat))
        except Refused as refused:
            assert refused.reason.key in ("table.undo_nothing", "table.undo_open")  # noqa: PT017
            return
        self.undone += 1
        for person in PEOPLE:
            try:
                await self.send(person, AnswerUndo(self.rng.random() < 0.7))
            except Refused:
                continue

    async def leave(self) -> None:
        """Somebody leaves, or is back."""
        commands: list[Command] = [Leave(), Return(), Return()]
        await self.send(self.rng.choice(PEOPLE[:2]), self.rng.choice(commands))

    async def wait(self) -> None:
        """Time passes."""
        seconds = self.rng.choice([5, 20, 70, 200])
        for house in self.houses:
            house.clock.now += seconds
        for name in await self.store.due(self.houses[0].clock.now):
            await self.house.tables.duties.pass_time(name)

    async def play(self) -> None:
        """From the first draw to the end."""
        await self.begin()
        for _ in range(MOST_MOVES):
            if self.store.summaries[self.table].status == "over":
                return
            if self.rng.random() < 0.1:
                await self.disturb()
            else:
                await self.move()
        raise AssertionError("the game did not end")


async def whole_evening(setup: Setup) -> None:
    """Play, and look at what is left of it."""
    evening = Evening(setup, repr(setup))
    await evening.play()
    table = evening.table
    for house in evening.houses:
        house.tables.writer.cache.suspect(Grown(""))
    here, there, anew = *evening.houses, House(evening.store)
    for viewer in setup.viewers:
        assert await here.look(table, viewer) == await anew.look(table, viewer) == await there.look(table, viewer)
    one, other = await here.inside(table), await anew.inside(table)
    assert one.match is not None
    assert other.match is not None
    assert one.match.state == other.match.state
    assert one.match.undone == other.match.undone
    assert (one.chairs, one.chat, one.marks) == (other.chairs, other.chat, other.marks)
    assert update(one, None, 7) == update(other, None, 7)
    record = await anew.tables.record(table)
    match = rebuild(decode(encode(record)), setup.game)
    assert match.state == one.match.state
    ids = [client_id for _, _, client_id, _ in evening.sent]
    assert len(set(ids)) == len(ids)


@every_new_table
def test_a_whole_game_loses_nothing_and_does_nothing_twice(setup: Setup) -> None:
    asyncio.run(whole_evening(setup))
