"""Links to tables: keeping, using up and revoking them."""

from __future__ import annotations

from sqlalchemy import bindparam, func, insert, select, update

from waset.server import schema
from waset.server.operations.steps import Missing, Operation, Row, Step, Taken
from waset.tables.ports import Link

LINK = schema.link
COLUMNS = (LINK.c.token_hash, LINK.c.table_id, LINK.c.kind, LINK.c.seat, LINK.c.player, LINK.c.is_once)

ADD = insert(LINK)
FIND = select(*COLUMNS, LINK.c.ended_by).where(LINK.c.token_hash == bindparam("token_hash"), LINK.c.ended_by.is_(None))
OF_TABLE = select(*COLUMNS, LINK.c.ended_by).where(LINK.c.table_id == bindparam("table"))
END = update(LINK).values(ended_by=bindparam("mark")).where(LINK.c.ended_by.is_(None))
USE_UP = END.where(LINK.c.token_hash == bindparam("hash"), LINK.c.is_once)
USED_UP = select(LINK.c.ended_by).where(LINK.c.token_hash == bindparam("hash"))
REVOKE = END.where(LINK.c.table_id == bindparam("table"))
OF_KIND, OF_SEAT = LINK.c.kind == bindparam("of_kind"), LINK.c.seat == bindparam("of_seat")
REVOCATIONS = {
    frozenset[str](): REVOKE,
    frozenset({"of_kind"}): REVOKE.where(OF_KIND),
    frozenset({"of_seat"}): REVOKE.where(OF_SEAT),
    frozenset({"of_kind", "of_seat"}): REVOKE.where(OF_KIND, OF_SEAT),
}
ENDED = select(func.count()).where(LINK.c.table_id == bindparam("table"), LINK.c.ended_by == bindparam("mark"))


def add(link: Link) -> Operation[None]:
    """Keep a link."""
    yield Step(
        ADD,
        {
            "token_hash": link.token_hash,
            "table_id": link.table,
            "kind": link.kind,
            "seat": link.seat,
            "player": link.player,
            "is_once": link.is_once,
            "ended_by": "its maker" if link.revoked else None,
        },
    )


def is_kept(link: Link) -> Operation[None]:
    """Find out whether exactly this link is kept."""
    if link not in (yield from of_table(link.table)):
        raise Taken


def find(token_hash: bytes) -> Operation[Link | None]:
    """The link with this token, while it works."""
    found = yield Step(FIND, {"token_hash": token_hash})
    return link_of(found.rows[0]) if found.rows else None


def of_table(table: str) -> Operation[list[Link]]:
    """All links of a table."""
    found = yield Step(OF_TABLE, {"table": table})
    return [link_of(row) for row in found.rows]


def use_up(token_hash: bytes, mark: str) -> Operation[None]:
    """Let a link end that works once."""
    found = yield Step(USE_UP, {"hash": token_hash, "mark": mark})
    if found.written == 0:
        raise Missing


def is_used_up(token_hash: bytes, mark: str) -> Operation[None]:
    """Find out whether it was this use that ended a link."""
    found = yield Step(USED_UP, {"hash": token_hash})
    if not found.rows or found.rows[0][0] != mark:
        raise Missing


def revoke(table: str, kind: str | None, seat: int | None, mark: str) -> Operation[int]:
    """Let the links of a table end, of one kind or seat where these are given."""
    ended = {"table": table, "mark": mark}
    asked = {name: value for name, value in (("of_kind", kind), ("of_seat", seat)) if value is not None}
    yield Step(REVOCATIONS[frozenset(asked)], {**ended, **asked})
    found = yield Step(ENDED, ended)
    count: int = found.rows[0][0]
    return count


def link_of(row: Row) -> Link:
    """A row as a link."""
    token_hash, table, kind, seat, player, is_once, ended_by = row
    return Link(token_hash, table, kind, seat, player, bool(is_once), ended_by is not None)
