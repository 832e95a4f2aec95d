"""What an administrator may ask about the tables of a server, and how it is done."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from waset.engine.game import Action
from waset.tables.commands import Close
from waset.tables.handlers import decide
from waset.tables.ports import Link, Listed, Person, Thought
from waset.tables.refusals import Refused
from waset.tables.service import Tables

MOST_LISTED = 1000


class Order(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Something that an administrator asks for."""


class ListTables(Order, frozen=True):
    """The tables, the one that changed last first."""

    limit: int = 100


class InspectTable(Order, frozen=True):
    """One table with its links."""

    table: str


class CloseTable(Order, frozen=True):
    """End a table, as its host could."""

    table: str


class RevokeLinks(Order, frozen=True):
    """Let the links of a table end, all or those of one kind."""

    table: str
    kind: str | None = None


AnyOrder: TypeAlias = ListTables | InspectTable | CloseTable | RevokeLinks


class Reply(msgspec.Struct, frozen=True):
    """What an order comes to, or the key of the reason why not, with its details."""

    told: Any = None
    reason: str = ""
    details: dict[str, Any] = {}


class NoThinkers:
    """Nobody thinks where only an administrator is at work."""

    async def choose(self, thought: Thought) -> Action:
        """Never asked."""
        raise AssertionError("bots play on a server only")


async def replied(tables: Tables, order: AnyOrder) -> Reply:
    """Do what is asked, or say why not."""
    try:
        return Reply(await carried_out(tables, order))
    except Refused as refused:
        return Reply(None, refused.reason.key, dict(refused.reason.details))


async def carried_out(tables: Tables, order: AnyOrder) -> Any:
    """Do what is asked; what is told of it holds no secret and no id of a person."""
    match order:
        case ListTables(limit):
            return [table_told(one) for one in await tables.store.tables(limit=min(limit, MOST_LISTED))]
        case InspectTable(table):
            return await inspected(tables, table)
        case CloseTable(table):
            return {"id": table, "version": await closed(tables, table)}
        case RevokeLinks(table, kind):
            await inspected(tables, table)
            return {"id": table, "revoked": await tables.store.revoke_links(table, kind)}


async def inspected(tables: Tables, table_id: str) -> dict[str, Any]:
    """One table with its links."""
    async with tables.writer.reading(table_id):
        listed = await tables.store.listed(table_id)
    assert listed is not None
    links = [link_told(link) for link in await tables.store.links(table_id)]
    return {**table_told(listed), "links": links}


async def closed(tables: Tables, table_id: str) -> int:
    """End a table in the name of its host; its version after that."""
    answer = await tables.writer.write(
        table_id, lambda table: decide(table, Person(table.opened.host, table.opened.host_name, 0.0), Close())
    )
    return answer.version


def table_told(listed: Listed) -> dict[str, Any]:
    """A table as an administrator sees it."""
    return {
        "id": listed.id,
        "game": listed.summary.game,
        "status": listed.summary.status,
        "version": listed.seq,
        "created": listed.created,
        "updated": listed.updated,
        **{name: listed.summary.title[name] for name in ("host", "seats", "steps") if name in listed.summary.title},
    }


def link_told(link: Link) -> dict[str, Any]:
    """A link without what proves it."""
    return {"kind": link.kind, "seat": link.seat, "works": not link.revoked}
