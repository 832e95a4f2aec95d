"""Links that nobody can guess: only hashes of their tokens are kept."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec

from waset.engine.game import Seat
from waset.tables.ports import Link, Store
from waset.tables.table import Table

TOKEN_BYTES = 24
HOSTS_KINDS = ("seat", "spectator", "host", "bot")  # what a host may give away
SEATING_KINDS = ("seat", "bot", "host")


def new_token() -> str:
    """A text that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


async def made(store: Store, link: Link) -> str:
    """Keep a link; its token."""
    token = new_token()
    await store.add_link(msgspec.structs.replace(link, token_hash=hashed(token)))
    return token


async def found(store: Store, table_id: str, token: str) -> Link | None:
    """The link of a table with this token."""
    link = await store.link(hashed(token)) if token else None
    return link if link is not None and link.table == table_id else None


def lets_sit(link: Link | None, seat: Seat) -> bool:
    """Whether a link gives this seat."""
    return link is not None and link.kind in SEATING_KINDS and link.seat in (None, seat)


def is_welcome(table: Table, person_id: str) -> bool:
    """Whether somebody needs no link to see the table."""
    return table.opened.is_open or table.is_at(person_id)
