"""The durable store: each question and each write as an operation of whichever database there is."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial

from waset.server.operations import links, lists, logs, people, signing
from waset.server.operations.steps import Database, Missing, Taken
from waset.server.recognising import Recognised
from waset.tables.ports import Account, Behind, Ceremony, Growth, Link, Listed, Passkey, Person, Stored, Summary


class DurableStore:
    """Logs, lists, links and people in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.recognised = Recognised()

    @property
    def changes(self) -> int:
        """How often anybody was renamed or signed out, on any node."""
        return self.recognised.changes

    async def try_out(self) -> None:
        """Write what is there already once more."""
        await self.database.write(lists.write_again)

    async def create(self, table: str, bodies: Sequence[bytes], summary: Summary, at: float) -> None:
        """Begin a log."""
        growth = Growth(table, 0, bodies, summary, at)
        try:
            await self.database.write(partial(logs.create, growth), partial(logs.has_grown, growth))
        except Taken:
            raise Behind from None

    async def append(self, growth: Growth) -> None:
        """Let a log grow from its end; `Behind` when that is elsewhere or gone, or the message was answered before."""
        try:
            append = logs.APPENDING[self.database.dialect]
            await self.database.write(partial(append, growth), partial(logs.has_grown, growth))
        except (Taken, Missing):
            raise Behind from None

    @property
    def is_certain(self) -> bool:
        """Whether a write that fails has written nothing."""
        return self.database.is_certain

    def append_soon(self, growth: Growth, done: Callable[[bool], None]) -> None:
        """Let a log grow, for who does not wait."""
        self.database.write_soon(partial(logs.APPENDING[self.database.dialect], growth), done)

    async def entries(self, table: str, since: int = 0) -> list[Stored]:
        """The log after an entry."""
        return await self.database.read(partial(logs.entries, self.database.dialect, table, since))

    async def receipt(self, table: str, player: str, client_id: str) -> bytes | None:
        """What a message was answered."""
        return await self.database.read(partial(logs.answer, table, player, client_id))

    async def listed(self, table: str) -> Listed | None:
        """One table as lists show it."""
        return await self.database.read(partial(lists.one, table))

    async def tables(
        self, *, player: str | None = None, is_open: bool | None = None, status: str | None = None, limit: int = 100
    ) -> list[Listed]:
        """Tables of a person, or open ones, or all; the one that changed last comes first."""
        return await self.database.read(partial(lists.latest, player, is_open, status, limit))

    async def due(self, before: float, limit: int = 100) -> list[str]:
        """Tables whose clock has run out."""
        return await self.database.read(partial(lists.due, before, limit))

    async def waiting_for_bots(self, limit: int = 1000) -> list[str]:
        """Tables where a bot is asked."""
        return await self.database.read(partial(lists.waiting, limit))

    async def claim(self, table: str, seq: int, node: str, until: float, now: float) -> bool:
        """Take on a bot's move, unless another node has it."""
        claim = lists.Claim(table, seq, node, until)
        return await self.database.write(partial(lists.take_on, self.database.dialect, claim, now))

    async def delete(self, table: str) -> bool:
        """Remove a table and all that belongs to it; false when there is none."""
        try:
            await self.database.write(partial(logs.remove, table), partial(logs.is_removed, table))
        except Missing:
            return False
        return True

    async def add_link(self, link: Link) -> None:
        """Keep a link."""
        await self.database.write(partial(links.add, link), partial(links.is_kept, link))

    async def link(self, token_hash: bytes) -> Link | None:
        """The link with this token, unless it is used up or revoked."""
        return await self.database.read(partial(links.find, token_hash))

    async def links(self, table: str) -> list[Link]:
        """All links of a table."""
        return await self.database.read(partial(links.of_table, table))

    async def use_link(self, token_hash: bytes) -> bool:
        """Use up a link that works once; false when that has happened."""
        mark = secrets.token_hex(8)
        try:
            await self.database.write(
                partial(links.use_up, token_hash, mark), partial(links.is_used_up, token_hash, mark)
            )
        except Missing:
            return False
        return True

    async def revoke_links(self, table: str, kind: str | None = None, seat: int | None = None) -> int:
        """Revoke links of a table; how many there were."""
        return await self.database.write(partial(links.revoke, table, kind, seat, secrets.token_hex(8)))

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        """Keep a person and the token that proves it."""
        await self.database.write(
            partial(people.add_person, person, token_hash), partial(people.is_proved, person.id, token_hash)
        )

    async def person(self, token_hash: bytes) -> Person | None:
        """Whose token this is."""
        person, changes = self.recognised.find(token_hash), self.recognised.changes
        if person is None:
            person = await self.database.read(partial(people.whose, token_hash))
            if person is not None:
                self.recognised.keep(token_hash, person, changes)
        return person

    async def add_token(self, person: str, token_hash: bytes) -> None:
        """One more token of a person."""
        await self.database.write(
            partial(people.add_token, person, token_hash), partial(people.is_proved, person, token_hash)
        )

    async def drop_token(self, token_hash: bytes) -> None:
        """Sign a device out."""
        await self.database.write(partial(people.drop_token, self.database.dialect, token_hash))
        self.recognised.forget()

    async def rename(self, person: str, name: str) -> None:
        """Another name."""
        await self.database.write(partial(people.rename, self.database.dialect, person, name))
        self.recognised.forget()

    async def add_account(self, account: Account) -> bool:
        """Keep an account; false when its login is taken."""
        try:
            await self.database.write(partial(people.add_account, account), partial(people.has_account, account))
        except Taken:
            return False
        return True

    async def account(self, login: str) -> Account | None:
        """The account with this login."""
        return await self.database.read(partial(people.find_account, login))

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey."""
        await self.database.write(partial(people.add_passkey, passkey), partial(people.has_passkey, passkey))

    async def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey with this credential id."""
        return await self.database.read(partial(people.find_passkey, credential))

    async def passkeys(self, person: str) -> list[Passkey]:
        """All passkeys of a person."""
        return await self.database.read(partial(people.passkeys, person))

    async def count_passkey(self, credential: bytes, uses: int) -> None:
        """Remember how often a passkey has been used."""
        await self.database.write(partial(people.count_passkey, credential, uses))

    async def begin_ceremony(self, ceremony: Ceremony, now: float) -> None:
        """Keep what a passkey has to sign."""
        await self.database.write(partial(signing.begin, ceremony, now))

    async def end_ceremony(self, number: str) -> Ceremony | None:
        """A ceremony that has begun, once."""
        return await self.database.write(partial(signing.end, number))

    async def attempt(self, login_hash: bytes, now: float, since: float) -> int:
        """Note that somebody tries to sign in; how often that happened since."""
        return await self.database.write(partial(signing.attempt, login_hash, secrets.token_hex(8), now, since))
