"""Logs of tables: beginning, growing and reading them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    BindParameter,
    CompoundSelect,
    Double,
    Integer,
    LargeBinary,
    Select,
    Table,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    true,
    union_all,
    update,
)
from sqlalchemy.sql.dml import ReturningUpdate

from waset.server import schema
from waset.server.operations.steps import Missing, Operation, Step, steps_of
from waset.tables.ports import Behind, Growth, Receipt, Stored, Summary

TABLE, ENTRY, RECEIPT, PARTICIPANT = schema.table_, schema.entry, schema.receipt, schema.participant

BEGIN = insert(TABLE)
WRITE = insert(ENTRY)
ANSWER = insert(RECEIPT)
TAKE_PART = insert(PARTICIPANT)
TAKE_NO_PART = delete(PARTICIPANT).where(PARTICIPANT.c.table_id == bindparam("table"))

UPDATED = bindparam("updated", type_=Double)
ANSWER_VALUES = (
    bindparam("player", type_=Text),
    bindparam("client_id", type_=Text),
    bindparam("answer", type_=LargeBinary),
)
END: dict[str, BindParameter[Any]] = {name: bindparam(name) for name in ("seq", "updated")}
SUMMARY: dict[str, BindParameter[Any]] = {
    name: bindparam(name) for name in ("game", "status", "is_open", "title", "deadline", "waits_for_bot")
}
HERE = TABLE.c.id == bindparam("table")
ONE = literal_column("1", Integer)  # said here, or else SQLite is given a value that nobody supplies
IS_LAST = and_(ENTRY.c.table_id == bindparam("table"), ENTRY.c.seq == bindparam("after"))
# A log ends with its last entry; the row of a table tells of the last one that lists show. Two writers of the same
# entry meet at that entry: the second one waits for the first and finds it taken.
ENDS_THERE = and_(HERE, exists().where(IS_LAST))
NEXT = select(ENTRY.c.seq + ONE).where(IS_LAST).scalar_subquery()  # where the log ends elsewhere none, which is refused
WRITE_NEXT = insert(ENTRY).values(table_id=bindparam("table"), seq=NEXT, body=bindparam("body"), at=bindparam("at"))
GROW = update(TABLE).where(ENDS_THERE, TABLE.c.players == bindparam("same_players")).values({**END, **SUMMARY})
GROW_WITH_OTHERS = update(TABLE).where(ENDS_THERE).values({**END, **SUMMARY, "players": bindparam("players")})


def at_once(grow: ReturningUpdate[str] | Select[str]) -> Select[int]:
    """The same in one statement, as PostgreSQL can: a round trip instead of five. SQLite has none to save."""
    grown = grow.cte("grown")
    new = func.unnest(bindparam("seqs", type_=ARRAY(Integer)), bindparam("bodies", type_=ARRAY(LargeBinary)))
    rows = new.table_valued("seq", "body", name="one").render_derived()
    written = (
        insert(ENTRY)
        .from_select(
            ("table_id", "seq", "body", "at"),
            select(grown.c.id, rows.c.seq, rows.c.body, UPDATED).select_from(grown.join(rows, true())),
        )
        .cte("written")
    )
    answered = (
        insert(RECEIPT)
        .from_select(
            ("table_id", "player", "client_id", "answer"),
            select(grown.c.id, *ANSWER_VALUES).where(bindparam("client_id", type_=Text) != ""),
        )
        .cte("answered")
    )
    return select(func.count()).select_from(grown).add_cte(written, answered)


GROW_AT_ONCE = at_once(GROW.returning(TABLE.c.id))
WRITE_AT_ONCE = at_once(select(TABLE.c.id).where(ENDS_THERE))


def since(place: Table) -> Select[Any]:
    """What a place holds of a log after an entry."""
    return select(place.c.seq, place.c.body, place.c.at).where(
        place.c.table_id == bindparam("table"), place.c.seq > bindparam("since")
    )


READ: dict[str, Select[Any] | CompoundSelect[Any]] = {
    "postgresql": since(ENTRY).order_by(ENTRY.c.seq),
    "sqlite": union_all(since(ENTRY), since(schema.tray)).order_by("seq"),
}
FIND_ANSWER = select(RECEIPT.c.answer).where(
    RECEIPT.c.table_id == bindparam("table"),
    RECEIPT.c.player == bindparam("player"),
    RECEIPT.c.client_id == bindparam("client_id"),
)
REMOVE = delete(TABLE).where(HERE)


def where(growth: Growth) -> dict[str, Any]:
    """The end from which a log grows."""
    return {"table": growth.table, "after": growth.after}


def end(growth: Growth) -> dict[str, Any]:
    """The end to which it grows."""
    return {"seq": growth.after + len(growth.bodies), "updated": growth.at}


def create(growth: Growth) -> Operation[None]:
    """Begin a log."""
    summary = growth.summary
    assert summary is not None, "a new table is shown in lists"
    values = {"id": growth.table, "created": growth.at, "players": players_of(summary)}
    yield Step(BEGIN, {**values, **end(growth), **row_of(summary)})
    yield from take_part(growth.table, summary)
    yield from write_entries(growth)


def append(growth: Growth) -> Operation[None] | Step:
    """Let a log grow from its end."""
    if growth.summary is not None:
        return grow_listed(growth, growth.summary)
    is_all = growth.receipt is None and len(growth.bodies) == 1
    return next_of(growth) if is_all else grow_unlisted(growth)


def grow_listed(growth: Growth, summary: Summary) -> Operation[None]:
    """Let a log grow, and its table come to something else."""
    yield from grow(growth, summary)
    yield from write_entries(growth)


def grow_unlisted(growth: Growth) -> Operation[None]:
    """Let nothing but the log grow, which lists do not show."""
    yield next_of(growth)
    yield from write_entries(growth, 1)


def next_of(growth: Growth) -> Step:
    """The first entry, behind the last one that is there."""
    return Step(WRITE_NEXT, {**where(growth), "body": growth.bodies[0], "at": growth.at})


def grow(growth: Growth, summary: Summary) -> Operation[None]:
    """Let a table come to something else."""
    values = {**where(growth), **end(growth), **row_of(summary)}
    grown = yield Step(GROW, {**values, "same_players": players_of(summary)})
    if grown.written == 0:
        grown = yield Step(GROW_WITH_OTHERS, {**values, "players": players_of(summary)})
        if grown.written == 0:
            raise Behind
        yield Step(TAKE_NO_PART, {"table": growth.table})
        yield from take_part(growth.table, summary)


def append_at_once(growth: Growth) -> Operation[None]:
    """The same by one statement, unless other people take part than before."""
    receipt = growth.receipt or Receipt("", "", b"")
    values = {
        **where(growth),
        **end(growth),
        "seqs": list(range(growth.after + 1, growth.after + 1 + len(growth.bodies))),
        "bodies": list(growth.bodies),
        "player": receipt.player,
        "client_id": receipt.client_id,
        "answer": receipt.answer,
    }
    summary, statement = growth.summary, WRITE_AT_ONCE
    if summary is not None:
        statement, values = GROW_AT_ONCE, {**values, **row_of(summary), "same_players": players_of(summary)}
    found = yield Step(statement, values, is_whole=True)
    if found.rows[0][0] == 0:
        yield from steps_of(append(growth))


APPENDING: dict[str, Callable[[Growth], Operation[None] | Step]] = {"sqlite": append, "postgresql": append_at_once}


def has_grown(growth: Growth) -> Operation[None]:
    """Find out whether exactly these entries are in the log."""
    found = yield from entries("postgresql", growth.table, growth.after)
    expected = [(body, growth.at) for body in growth.bodies]
    if [(one.body, one.at) for one in found[: len(expected)]] != expected:
        raise Behind


def entries(dialect: str, table: str, since: int) -> Operation[list[Stored]]:
    """The log after an entry."""
    found = yield Step(READ[dialect], {"table": table, "since": since})
    return [Stored(*row) for row in found.rows]


def answer(table: str, player: str, client_id: str) -> Operation[bytes | None]:
    """What a message was answered."""
    found = yield Step(FIND_ANSWER, {"table": table, "player": player, "client_id": client_id})
    return found.rows[0][0] if found.rows else None


def remove(table: str) -> Operation[None]:
    """Remove a table; the database removes what belongs to it."""
    found = yield Step(REMOVE, {"table": table})
    if found.written == 0:
        raise Missing


def is_removed(table: str) -> Operation[None]:
    """Find out whether a table is gone."""
    found = yield Step(READ["postgresql"], {"table": table, "since": 0})
    if found.rows:
        raise Missing


def write_entries(growth: Growth, first: int = 0) -> Operation[None]:
    """The entries themselves, from one on, and the answer to whoever asked for them."""
    if len(growth.bodies) > first:
        rows = [
            {"table_id": growth.table, "seq": seq, "body": body, "at": growth.at}
            for seq, body in enumerate(growth.bodies[first:], growth.after + 1 + first)
        ]
        yield Step(WRITE, rows[0] if len(rows) == 1 else rows)
    if growth.receipt is not None:
        receipt = growth.receipt
        key = {"table_id": growth.table, "player": receipt.player, "client_id": receipt.client_id}
        yield Step(ANSWER, {**key, "answer": receipt.answer})


def take_part(table: str, summary: Summary) -> Operation[None]:
    """Who finds the table among their own."""
    players = dict.fromkeys(summary.players)
    if players:
        yield Step(TAKE_PART, [{"player": player, "table_id": table} for player in players])


def row_of(summary: Summary) -> dict[str, Any]:
    """The columns that lists, clocks and bots look for."""
    return {
        "game": summary.game,
        "status": summary.status,
        "is_open": summary.is_open,
        "title": msgspec.json.encode(summary.title).decode(),
        "deadline": summary.deadline,
        "waits_for_bot": summary.waits_for_bot,
    }


def players_of(summary: Summary) -> str:
    """The people at the table as they lie in its row."""
    return msgspec.json.encode(summary.players).decode()
