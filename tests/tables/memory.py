"""A store and a bus in memory, and bots that choose at random: for tests alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from random import Random

import msgspec

from waset.engine.game import Action, Seat
from waset.tables.ports import (
    Account,
    Behind,
    Ceremony,
    Grown,
    Growth,
    Link,
    Listed,
    Passkey,
    Person,
    Stored,
    Summary,
    Thought,
)


class MemoryStore:
    """Keeps everything in dictionaries; `trouble` is raised by the next write, before or after it."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Stored]] = {}
        self.summaries: dict[str, Summary] = {}
        self.receipts: dict[tuple[str, str, str], bytes] = {}
        self.claims: dict[tuple[str, int], tuple[str, float]] = {}
        self.kept_links: dict[bytes, Link] = {}
        self.people: dict[bytes, Person] = {}
        self.accounts: dict[str, Account] = {}
        self.kept_passkeys: dict[bytes, Passkey] = {}
        self.ceremonies: dict[str, Ceremony] = {}
        self.attempts: list[tuple[bytes, float]] = []
        self.changes = 0
        self.is_certain = False
        self.trouble_before: BaseException | None = None
        self.trouble_after: BaseException | None = None

    async def try_out(self) -> None:
        pass

    async def create(self, table: str, bodies: Sequence[bytes], summary: Summary, at: float) -> None:
        assert table not in self.logs
        self.logs[table] = []
        await self.append(Growth(table, 0, bodies, summary, at))

    async def append(self, growth: Growth) -> None:
        await asyncio.sleep(0)
        trouble, self.trouble_before = self.trouble_before, None
        if trouble is not None:
            raise trouble
        log = self.logs[growth.table]
        if len(log) != growth.after:
            raise Behind
        if growth.receipt is not None:
            key = (growth.table, growth.receipt.player, growth.receipt.client_id)
            assert key not in self.receipts, "carried out twice"
            self.receipts[key] = growth.receipt.answer
        log += [Stored(growth.after + number, body, growth.at) for number, body in enumerate(growth.bodies, 1)]
        self.summaries[growth.table] = growth.summary or self.summaries[growth.table]
        trouble, self.trouble_after = self.trouble_after, None
        if trouble is not None:
            raise trouble

    def append_soon(self, growth: Growth, done: Callable[[bool], None]) -> None:
        writing = asyncio.ensure_future(self.append(growth))
        writing.add_done_callback(lambda ended: done(ended.exception() is None))

    async def entries(self, table: str, since: int = 0) -> list[Stored]:
        await asyncio.sleep(0)
        return self.logs.get(table, [])[since:]

    async def receipt(self, table: str, player: str, client_id: str) -> bytes | None:
        await asyncio.sleep(0)
        return self.receipts.get((table, player, client_id))

    async def listed(self, table: str) -> Listed | None:
        log = self.logs.get(table)
        return Listed(table, len(log), log[0].at, log[-1].at, self.summaries[table]) if log else None

    async def tables(
        self, *, player: str | None = None, is_open: bool | None = None, status: str | None = None, limit: int = 100
    ) -> list[Listed]:
        every = [listed for name in self.logs if (listed := await self.listed(name)) is not None]
        fitting = [
            one
            for one in every
            if (player is None or player in one.summary.players)
            and is_open in (None, one.summary.is_open)
            and status in (None, one.summary.status)
        ]
        return sorted(fitting, key=lambda one: -one.updated)[:limit]

    async def due(self, before: float, limit: int = 100) -> list[str]:
        deadlines = {name: one.deadline for name, one in self.summaries.items() if one.deadline is not None}
        return [name for name, deadline in deadlines.items() if deadline <= before][:limit]

    async def waiting_for_bots(self, limit: int = 1000) -> list[str]:
        return [name for name, summary in self.summaries.items() if summary.waits_for_bot][:limit]

    async def claim(self, table: str, seq: int, node: str, until: float, now: float) -> bool:
        holder, held_until = self.claims.get((table, seq), (node, 0.0))
        if holder != node and held_until > now:
            return False
        self.claims[table, seq] = (node, until)
        return True

    async def delete(self, table: str) -> bool:
        self.summaries.pop(table, None)
        return self.logs.pop(table, None) is not None

    async def add_link(self, link: Link) -> None:
        self.kept_links[link.token_hash] = link

    async def link(self, token_hash: bytes) -> Link | None:
        link = self.kept_links.get(token_hash)
        return None if link is None or link.revoked else link

    async def links(self, table: str) -> list[Link]:
        return [link for link in self.kept_links.values() if link.table == table]

    async def use_link(self, token_hash: bytes) -> bool:
        link = await self.link(token_hash)
        if link is None or not link.is_once:
            return False
        self.kept_links[token_hash] = msgspec.structs.replace(link, revoked=True)
        return True

    async def revoke_links(self, table: str, kind: str | None = None, seat: int | None = None) -> int:
        found = [
            link
            for link in await self.links(table)
            if kind in (None, link.kind) and seat in (None, link.seat) and not link.revoked
        ]
        for link in found:
            self.kept_links[link.token_hash] = msgspec.structs.replace(link, revoked=True)
        return len(found)

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        self.people[token_hash] = person

    async def person(self, token_hash: bytes) -> Person | None:
        return self.people.get(token_hash)

    async def add_token(self, person: str, token_hash: bytes) -> None:
        self.people[token_hash] = next(one for one in self.people.values() if one.id == person)

    async def drop_token(self, token_hash: bytes) -> None:
        self.people.pop(token_hash, None)
        self.changes += 1

    async def rename(self, person: str, name: str) -> None:
        for token, one in self.people.items():
            if one.id == person:
                self.people[token] = msgspec.structs.replace(one, name=name)
        self.changes += 1

    async def add_account(self, account: Account) -> bool:
        return self.accounts.setdefault(account.login, account) is account

    async def account(self, login: str) -> Account | None:
        return self.accounts.get(login)

    async def add_passkey(self, passkey: Passkey) -> None:
        self.kept_passkeys[passkey.credential] = passkey

    async def passkey(self, credential: bytes) -> Passkey | None:
        return self.kept_passkeys.get(credential)

    async def passkeys(self, person: str) -> list[Passkey]:
        return [passkey for passkey in self.kept_passkeys.values() if passkey.person == person]

    async def count_passkey(self, credential: bytes, uses: int) -> None:
        self.kept_passkeys[credential] = msgspec.structs.replace(self.kept_passkeys[credential], uses=uses)

    async def begin_ceremony(self, ceremony: Ceremony, now: float) -> None:
        self.ceremonies = {one.number: one for one in (*self.ceremonies.values(), ceremony) if one.until > now}

    async def end_ceremony(self, number: str) -> Ceremony | None:
        return self.ceremonies.pop(number, None)

    async def attempt(self, login_hash: bytes, now: float, since: float) -> int:
        self.attempts = [(login, at) for login, at in self.attempts if at > since] + [(login_hash, now)]
        return sum(login == login_hash for login, _ in self.attempts)


class MemoryBus:
    """Passes wake-ups between the nodes of one process."""

    def __init__(self) -> None:
        self.queues: list[asyncio.Queue[Grown]] = []

    def tell(self, grown: Grown) -> None:
        for queue in self.queues:
            queue.put_nowait(grown)

    async def told(self) -> AsyncIterator[Grown]:
        queue: asyncio.Queue[Grown] = asyncio.Queue()
        self.queues.append(queue)
        while True:
            yield await queue.get()


class RandomThinkers:
    """Any option; `failures` are raised first."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)
        self.failures: list[Exception] = []
        self.asked: list[tuple[str, Seat]] = []

    async def choose(self, thought: Thought) -> Action:
        await asyncio.sleep(0)
        self.asked.append((thought.bot, thought.seat))
        if self.failures:
            raise self.failures.pop()
        return self.rng.choice(thought.options)
