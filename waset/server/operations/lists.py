"""Tables as lists, clocks and bots look for them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Integer, bindparam, delete, literal_column, select, text, true
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from waset.server import schema
from waset.server.operations.steps import Operation, Row, Step
from waset.tables.ports import Listed, Summary

TABLE, PARTICIPANT, CLAIM = schema.table_, schema.participant, schema.claim

LIMIT = bindparam("limit", type_=Integer)
FROM_START = literal_column("0", Integer)  # said here, or else SQLite is given a value that nobody supplies

ALL = select(
    *(TABLE.c.id, TABLE.c.seq, TABLE.c.created, TABLE.c.updated),
    *(TABLE.c.game, TABLE.c.status, TABLE.c.is_open, TABLE.c.players, TABLE.c.title),
    *(TABLE.c.deadline, TABLE.c.waits_for_bot),
)
ONE = ALL.where(TABLE.c.id == bindparam("table"))
LATEST = ALL.order_by(TABLE.c.updated.desc(), TABLE.c.id).limit(LIMIT).offset(FROM_START)
OWN = LATEST.join(PARTICIPANT, PARTICIPANT.c.table_id == TABLE.c.id).where(PARTICIPANT.c.player == bindparam("player"))
IS_OPEN = {None: true(), True: TABLE.c.is_open, False: ~TABLE.c.is_open}
HAS_STATUS = {False: true(), True: TABLE.c.status == bindparam("status")}
LISTS = {
    (who, state, by_status): query.where(IS_OPEN[state], HAS_STATUS[by_status])
    for who, query in (("all", LATEST), ("own", OWN))
    for state in IS_OPEN
    for by_status in HAS_STATUS
}
DUE = (
    select(TABLE.c.id)
    .where(TABLE.c.deadline.is_not(None), TABLE.c.deadline <= bindparam("before"))
    .order_by(TABLE.c.deadline)
    .limit(LIMIT)
    .offset(FROM_START)
)
WAITING = select(TABLE.c.id).where(TABLE.c.waits_for_bot).order_by(TABLE.c.id).limit(LIMIT).offset(FROM_START)


def claiming(insert: postgresql.Insert | sqlite.Insert) -> Insert:
    """Take on a bot's move, or take it over from whoever has had it long enough."""
    new = insert.excluded
    return insert.on_conflict_do_update(
        index_elements=[CLAIM.c.table_id, CLAIM.c.seq],
        set_={"node": new.node, "until": new.until},
        where=(CLAIM.c.node == new.node) | (CLAIM.c.until <= bindparam("now")),
    )


CLAIMS = {"sqlite": claiming(sqlite.insert(CLAIM)), "postgresql": claiming(postgresql.insert(CLAIM))}

WRITE_AGAIN = text("UPDATE alembic_version SET version_num = version_num")
FORGET_CLAIMS = delete(CLAIM).where(
    CLAIM.c.table_id == bindparam("table"), CLAIM.c.seq < bindparam("before"), CLAIM.c.until <= bindparam("now")
)


class Claim(msgspec.Struct, frozen=True):
    """That a node takes on a bot's move."""

    table: str
    seq: int
    node: str
    until: float


def write_again() -> Operation[None]:
    """Write the revision of the schema as it is: even a full disk lets a statement through that finds no row."""
    yield Step(WRITE_AGAIN, {})


def one(table: str) -> Operation[Listed | None]:
    """One table."""
    found = yield Step(ONE, {"table": table})
    return listed(found.rows[0]) if found.rows else None


def latest(player: str | None, is_open: bool | None, status: str | None, limit: int) -> Operation[list[Listed]]:
    """Those that changed last."""
    who = "all" if player is None else "own"
    asked = {"limit": limit, "player": player, "status": status}
    values = {name: value for name, value in asked.items() if value is not None}
    found = yield Step(LISTS[who, is_open, status is not None], values)
    return [listed(row) for row in found.rows]


def due(before: float, limit: int) -> Operation[list[str]]:
    """Those whose clock has run out, the longest first."""
    found = yield Step(DUE, {"before": before, "limit": limit})
    return [row[0] for row in found.rows]


def waiting(limit: int) -> Operation[list[str]]:
    """Those that ask a bot."""
    found = yield Step(WAITING, {"limit": limit})
    return [row[0] for row in found.rows]


def take_on(dialect: str, claim: Claim, now: float) -> Operation[bool]:
    """Take on a bot's move, and forget those that are over."""
    row = {"table_id": claim.table, "seq": claim.seq, "node": claim.node, "until": claim.until}
    found = yield Step(CLAIMS[dialect], {**row, "now": now})
    yield Step(FORGET_CLAIMS, {"table": claim.table, "before": claim.seq, "now": now})
    return found.written == 1


def listed(row: Row) -> Listed:
    """A row as lists show it."""
    id_, seq, created, updated, game, status, is_open, players, title, deadline, waits_for_bot = row
    summary = Summary(
        game=game,
        status=status,
        is_open=bool(is_open),
        players=msgspec.json.decode(players, type=list[str]),
        title=msgspec.json.decode(title),
        deadline=deadline,
        waits_for_bot=bool(waits_for_bot),
    )
    return Listed(id=id_, seq=seq, created=created, updated=updated, summary=summary)
