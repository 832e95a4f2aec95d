"""The tables of a server: everything anybody asks of them, in one place."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

import msgspec

from waset.engine.deal import SEED_BYTES
from waset.engine.game import Reason, Seat, Viewer
from waset.engine.record import GameRecord
from waset.tables import links, records, seating
from waset.tables.advising import Advice, advice_of, question_for
from waset.tables.aside import aside, in_time
from waset.tables.commands import Command, Create, Fork, Move, Sit
from waset.tables.duties import Duties
from waset.tables.entries import Entry, Opened, Started, encode
from waset.tables.handlers import decide, host_joined, hosts_dismissed, rematched
from waset.tables.listening import Listener, never
from waset.tables.ports import Bus, Link, Person, Store, Thinkers
from waset.tables.refusals import Kind, Refused, need_host, need_opener, need_place, need_seated
from waset.tables.table import Table
from waset.tables.updates import Update, summary, update
from waset.tables.writing import Answer, Message, Ready, Writer, apply_all

ID_BYTES = 9


class Envelope(msgspec.Struct, frozen=True):
    """What comes with a command: the client's own id for it, and the token of a link."""

    client_id: str = ""
    token: str = ""


BARE = Envelope()


class Tables:
    """All tables. Nobody hears of anything before it is on disk."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.writer = Writer(store, bus, clock)
        self.duties = Duties(self.writer, thinkers)

    async def create(self, person: Person, command: Create) -> str:
        """Open a table; its id."""
        return await self.go_on(person, command, None)

    async def go_on(self, person: Person, command: Create, origin: seating.Origin | None) -> str:
        """Open a table that begins where another game left off, or anew."""
        opened = seating.opened(person, command, secrets.token_bytes(SEED_BYTES), origin)
        return await self.set_up(new_id(), opened, seating.first_seats(person, command, opened.commitment))

    async def set_up(self, table_id: str, opened: Opened, seats: Sequence[Entry]) -> str:
        """Begin the log of a table with those who sit down at once."""
        now = self.clock()
        table, begun = await in_time(len(opened.past), laid, opened, seats, now)
        bodies = [encode(entry) for entry in (opened, *seats, *begun)]
        await self.store.create(table_id, bodies, summary(table), now)
        self.writer.grown(table_id, table)
        return table_id

    async def continue_record(self, person: Person, command: Create, record: GameRecord, step: int | None) -> str:
        """Open a table that goes on from a record: from its end, or from the point before a step."""
        past = await aside(records.past_of, record, step)
        origin = seating.Origin(past, f"record {record.digest}", record.rules)
        return await self.go_on(person, like(command, record), origin)

    async def bring(self, person: Person, command: Create, record: GameRecord) -> str:
        """Open a table with the finished game of a record, which is only looked at again; its id."""
        brought = await aside(records.brought_from, record)
        past = [records.before(step) for step in record.steps]
        seed = bytes.fromhex(record.seed or "")
        origin = seating.Origin(past, f"record {record.digest}", record.rules)
        opened = seating.opened(person, like(command, record), seed, origin)
        return await self.set_up(new_id(), msgspec.structs.replace(opened, brought=brought), [Started([])])

    async def fork(self, table_id: str, person: Person, command: Create, fork: Fork) -> str:
        """Open a table that goes on from a point of a finished game."""
        record = await self.record(table_id)
        past = await aside(records.past_of, record, fork.step)
        origin = seating.Origin(past, f"table {table_id}", record.rules)
        return await self.go_on(person, like(command, record), origin)

    async def handle(self, table_id: str, person: Person, command: Command, envelope: Envelope = BARE) -> Answer:
        """Do what somebody asks for, once for each id of a client, or raise `Refused`."""
        message = message_of(person, command, envelope)
        if isinstance(command, Sit):
            await self.need_invitation(table_id, person, command.seat, envelope.token)
        return await self.writer.write(table_id, lambda table: decide(table, person, command), message)

    def ready(self, table_id: str, person: Person, command: Command, envelope: Envelope) -> Ready | None:
        """What somebody asks for, decided, where only the disk has to be waited for; None where more has to be."""
        if isinstance(command, Sit):
            return None
        message = message_of(person, command, envelope)
        return self.writer.ready(table_id, lambda table: decide(table, person, command), message)

    async def rematch(self, table_id: str, person: Person) -> str:
        """Meet again at a new table, the same one for everybody who asks; its id."""
        async with self.writer.reading(table_id) as table:
            need_seated(table, person)
            if table.rematch:
                return table.rematch
            rematched(table, person, "")
            seats = seating.again(table)
            opened = seating.opened_again(table.opened, person, secrets.token_bytes(SEED_BYTES))
        new = await self.set_up(new_id(), opened, seats)
        agreed = await self.agreed_rematch(table_id, person, new)
        if agreed != new:
            await self.store.delete(new)
        return agreed

    async def agreed_rematch(self, table_id: str, person: Person, new: str) -> str:
        """The table where the people meet again: the one that was named first."""
        try:
            await self.writer.write(table_id, lambda table: [] if table.rematch else rematched(table, person, new))
        except Refused:  # and nothing else: after other trouble the new table may have been named
            await self.store.delete(new)
            raise
        async with self.writer.reading(table_id) as table:
            return table.rematch

    async def update(self, table_id: str, viewer: Viewer, since: int = 0) -> Update:
        """What a viewer is told who has seen the table up to entry `since`."""
        async with self.writer.reading(table_id, since) as table:
            return update(table, viewer, since)

    async def advice(self, table_id: str, person: Person, seat: Seat | None) -> Advice:
        """What the Vizier would do in this seat."""
        async with self.writer.reading(table_id) as table:
            thought = question_for(table, person, seat)
        action = await self.duties.chosen(thought)
        return await asyncio.to_thread(advice_of, thought, action)

    async def viewers(self, table_id: str, person_id: str) -> list[Viewer]:
        """As whom somebody looks at a table: all own seats, or as a spectator."""
        async with self.writer.reading(table_id) as table:
            return viewers_of(table, person_id)

    def listen(self, table_id: str, at_once: Callable[[], bool] = never) -> Listener:
        """Who enters this is woken whenever the table may have grown, unless it can be dealt with at once."""
        return Listener(self.writer.listeners, table_id, at_once)

    async def record(self, table_id: str) -> GameRecord:
        """The whole game with its seed, once it is over."""
        async with self.writer.reading(table_id) as table:
            return await in_time(table.steps, records.record, table)

    async def view_record(self, table_id: str, viewer: Viewer) -> records.ViewRecord:
        """The game so far as one viewer saw it."""
        async with self.writer.reading(table_id) as table:
            return await in_time(table.steps, records.view_record, table, viewer)

    async def delete(self, table_id: str, person: Person) -> None:
        """Remove a table with all it holds; only who opened it may."""
        async with self.writer.reading(table_id) as table:
            need_opener(table, person)
            await self.store.delete(table_id)
        await self.writer.forget(table_id)

    async def may_watch(self, table_id: str, person_id: str, token: str) -> bool:
        """Whether somebody may look at a table: at an open one, at the own one, or by a link."""
        async with self.writer.reading(table_id) as table:
            if links.is_welcome(table, person_id):
                return True
        return await links.found(self.store, table_id, token) is not None

    async def need_invitation(self, table_id: str, person: Person, seat: Seat, token: str) -> None:
        """Refuse who may not sit down: a table that is not open needs a link."""
        async with self.writer.reading(table_id) as table:
            if links.is_welcome(table, person.id):
                return
        if not links.lets_sit(await links.found(self.store, table_id, token), seat):
            raise Refused(Kind.FORBIDDEN, Reason("table.not_invited"))

    async def renew_link(
        self, table_id: str, person: Person, kind: str, seat: Seat | None = None, player: str | None = None
    ) -> str:
        """A new link in place of those of its kind that the host gave before, perhaps for one player; its token."""
        async with self.writer.reading(table_id) as table:
            need_host(table, person)
            if kind not in links.HOSTS_KINDS:
                raise Refused(Kind.INVALID, Reason("table.no_such_link"))
            if seat is not None:
                need_place(table, seat)
        await self.store.revoke_links(table_id, kind, seat)
        return await links.made(self.store, Link(b"", table_id, kind, seat, player))

    async def revoke_links(self, table_id: str, person: Person, kind: str | None = None) -> int:
        """Take links back, all or those of a kind; how many there were."""
        async with self.writer.reading(table_id) as table:
            need_host(table, person)
        taken = await self.store.revoke_links(table_id, kind)
        if kind in (None, "host"):
            await self.writer.write(table_id, lambda table: hosts_dismissed(table, person))
        return taken

    async def join_hosts(self, table_id: str, person: Person) -> None:
        """Somebody who has a host's link may do from now on what the host may, at this table."""
        await self.writer.write(table_id, lambda table: host_joined(table, person))

    async def recovery_link(self, table_id: str, person: Person) -> str:
        """A link that works once and brings somebody's seats to another device; its token."""
        async with self.writer.reading(table_id) as table:
            need_seated(table, person)
        return await links.made(self.store, Link(b"", table_id, "recover", None, person.id, is_once=True))


def message_of(person: Person, command: Command, envelope: Envelope) -> Message:
    """Who sends a command, and how it is known again."""
    return Message(person.id, envelope.client_id, isinstance(command, Move))


def laid(opened: Opened, seats: Sequence[Entry], now: float) -> tuple[Table, list[Entry]]:
    """A new table with those who sit down at once, and what follows when all seats are taken."""
    table = Table(opened, now)
    apply_all(table, seats, now)
    begun = seating.begun_when_full(table)
    apply_all(table, begun, now)
    return table, begun


def viewers_of(table: Table, person_id: str) -> list[Viewer]:
    """All own seats of somebody, or the place of a spectator."""
    return [*table.seats_of(person_id)] or [None]


def new_id() -> str:
    """A name for a table that no other has, and that a command line does not take for an option."""
    name = secrets.token_urlsafe(ID_BYTES)
    return new_id() if name.startswith("-") else name


def like(command: Create, record: GameRecord) -> Create:
    """A table for the game of a record."""
    return msgspec.structs.replace(command, game=record.game, seats=len(record.seats), options=dict(record.options))
