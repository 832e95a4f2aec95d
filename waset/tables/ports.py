"""What the application asks of the outside: a durable log, wake-ups, time, and bots that think elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Protocol

import msgspec

from waset.engine.game import Action, Seat


class Behind(Exception):
    """Somebody else has written to the table since: read on and try again."""


class StorageFull(Exception):
    """Nothing more can be written; everything acknowledged so far is kept."""


class StorageAway(Exception):
    """The store does not answer; what it was asked last may have been written or not."""


class Stored(msgspec.Struct, frozen=True):
    """One entry of a table's log as it lies in the store."""

    seq: int  # from 1, without gaps
    body: bytes
    at: float  # seconds since 1970


class Summary(msgspec.Struct, frozen=True):
    """What lists, clocks and bots look for without reading a log; written together with the entries it sums up."""

    game: str
    status: str  # gathering, playing, over, closed
    is_open: bool  # anybody may find it, to sit down or, once it is played, to watch
    players: list[str]  # ids of the people at the table, hosts and seats
    title: dict[str, Any]  # what a list shows: seats, names, bots, options, whose turn it is
    deadline: float | None = None  # when a clock runs out next
    waits_for_bot: bool = False


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    seq: int
    created: float
    updated: float
    summary: Summary


class Receipt(msgspec.Struct, frozen=True):
    """That a client's message was carried out, and what it was answered: the same id gets the same answer again."""

    player: str
    client_id: str
    answer: bytes


class Growth(msgspec.Struct, frozen=True):
    """Entries to be written behind one another, and what the table comes to by them, unless that is as it was.

    Without a summary lists go on showing what they show, its version and time too.
    """

    table: str
    after: int  # the entry behind which they come
    bodies: Sequence[bytes]
    summary: Summary | None
    at: float
    receipt: Receipt | None = None


class Link(msgspec.Struct, frozen=True):
    """What an unguessable link gives: only the hash of its token is kept."""

    token_hash: bytes
    table: str
    kind: str  # seat, spectator, host, bot, recover
    seat: int | None = None
    player: str | None = None  # whose seat it recovers, or who plays by it
    is_once: bool = False
    revoked: bool = False


class Person(msgspec.Struct, frozen=True):
    """Somebody who has been here: a guest, or the owner of an account."""

    id: str
    name: str
    created: float


class Account(msgspec.Struct, frozen=True):
    """A login of a person: a name and the hash of a password, which is empty when only passkeys open it."""

    person: str
    login: str
    password_hash: str = ""


class Passkey(msgspec.Struct, frozen=True):
    """A key that a person's device keeps."""

    credential: bytes
    person: str
    public_key: bytes
    uses: int = 0


class Ceremony(msgspec.Struct, frozen=True):
    """What a passkey has to sign, for which purpose, and until when."""

    number: str
    purpose: str
    challenge: bytes
    until: float


class Store(Protocol):
    """A durable store. What it has acknowledged is on disk."""

    @property
    def changes(self) -> int:
        """Grows when anybody was renamed or signed out: whoever was recognised before may be somebody else now."""

    async def try_out(self) -> None:
        """Write what is there already once more: fails when nothing can be written."""

    async def create(self, table: str, bodies: Sequence[bytes], summary: Summary, at: float) -> None:
        """Begin a log."""

    async def append(self, growth: Growth) -> None:
        """Let a log grow, or raise `Behind` when it does not end where it should."""

    @property
    def is_certain(self) -> bool:
        """Whether a write that fails has written nothing."""

    def append_soon(self, growth: Growth, done: Callable[[bool], None]) -> None:
        """The same, for who does not wait; `done` hears whether it was written."""

    async def entries(self, table: str, since: int = 0) -> list[Stored]:
        """The log after entry `since`; empty when there is none."""

    async def receipt(self, table: str, player: str, client_id: str) -> bytes | None:
        """What this message was answered, if it was carried out."""

    async def listed(self, table: str) -> Listed | None:
        """One table as lists show it."""

    async def tables(
        self, *, player: str | None = None, is_open: bool | None = None, status: str | None = None, limit: int = 100
    ) -> list[Listed]:
        """Tables of a person, or open ones, or all; the one that changed last comes first."""

    async def due(self, before: float, limit: int = 100) -> list[str]:
        """Tables whose clock has run out."""

    async def waiting_for_bots(self, limit: int = 1000) -> list[str]:
        """Tables where a bot is asked."""

    async def claim(self, table: str, seq: int, node: str, until: float, now: float) -> bool:
        """Take on the bot's move at this point of a table, unless another node has it until later than now."""

    async def delete(self, table: str) -> bool:
        """Remove a table with its log and links: only ever asked for by its host or an administrator."""

    async def add_link(self, link: Link) -> None:
        """Keep a link."""

    async def link(self, token_hash: bytes) -> Link | None:
        """The link with this token, unless it is revoked."""

    async def links(self, table: str) -> list[Link]:
        """All links of a table."""

    async def use_link(self, token_hash: bytes) -> bool:
        """Use up a link that works once; false when somebody else has."""

    async def revoke_links(self, table: str, kind: str | None = None, seat: int | None = None) -> int:
        """Revoke links of a table; how many there were."""

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        """Keep a person and the token that proves it."""

    async def person(self, token_hash: bytes) -> Person | None:
        """Whose token this is."""

    async def add_token(self, person: str, token_hash: bytes) -> None:
        """One more token of a person: another device."""

    async def drop_token(self, token_hash: bytes) -> None:
        """Sign a device out."""

    async def rename(self, person: str, name: str) -> None:
        """Another name."""

    async def add_account(self, account: Account) -> bool:
        """Keep an account; false when its login is taken."""

    async def account(self, login: str) -> Account | None:
        """The account with this login."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey."""

    async def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey with this credential id."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """All passkeys of a person."""

    async def count_passkey(self, credential: bytes, uses: int) -> None:
        """Remember how often a passkey has been used, by its own count."""

    async def begin_ceremony(self, ceremony: Ceremony, now: float) -> None:
        """Keep what a passkey has to sign, and forget what nobody signed in time."""

    async def end_ceremony(self, number: str) -> Ceremony | None:
        """A ceremony that has begun, for whoever ends it first."""

    async def attempt(self, login_hash: bytes, now: float, since: float) -> int:
        """Note that somebody tries to sign in, and forget what was before; how often that happened since."""


class Grown(msgspec.Struct, frozen=True):
    """That a table has come to a version; without one it may have come to any, without a name any table may have."""

    table: str
    version: int | None = None


class Bus(Protocol):
    """Wake-ups between nodes: they may get lost, so nothing depends on them but speed."""

    def tell(self, grown: Grown) -> None:
        """A table's log has grown."""

    def told(self) -> AsyncIterator[Grown]:
        """Tables whose logs have grown, on any node, this one among them."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: it gets a view and options, nothing else."""

    bot: str
    game: str
    rules: str  # the version of the game's rules that the table plays
    seat: Seat
    question: int
    view: Any
    options: Sequence[Action]


class Thinkers(Protocol):
    """Bots that think where they do not hold up anybody."""

    async def choose(self, thought: Thought) -> Action:
        """The bot's choice."""
