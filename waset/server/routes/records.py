"""Games as files: taken home, brought back, and gone on with."""

from __future__ import annotations

from typing import Any

import msgspec

from waset.engine.record import BadRecord, GameRecord, decode
from waset.server.calling import Call, Routes
from waset.server.failures import Failure
from waset.server.limits import RECORD_BODY
from waset.server.looking import viewer_of
from waset.server.messages import Bring, Continue, ForkHere, TableNamed
from waset.server.routes.tables import look_of
from waset.tables.aside import aside
from waset.tables.commands import Create, Fork
from waset.tables.records import ViewRecord
from waset.tables.refusals import Kind, Refused

ROUTES = Routes()


@ROUTES.get("/api/tables/{table}/record")
async def record(call: Call) -> GameRecord | ViewRecord:
    """The whole game with its seed once it is over; before that, the game as you saw it."""
    viewer = await viewer_of(call.desk.tables, call.table, await look_of(call))
    try:
        return await call.desk.tables.record(call.table)
    except Refused as refused:
        if refused.kind is not Kind.STALE:
            raise
    return await call.desk.tables.view_record(call.table, viewer)


@ROUTES.post("/api/records", largest=RECORD_BODY, status=201)
async def go_on(call: Call, asked: Continue) -> TableNamed:
    """Go on with a recorded game at a new table."""
    person = await call.person()
    call.desk.limits.replays.take(call.address)
    record = await read(asked.record)
    return TableNamed(await call.desk.tables.continue_record(person, asked.table, record, asked.step))


@ROUTES.post("/api/records/replay", largest=RECORD_BODY, status=201)
async def bring(call: Call, asked: Bring) -> TableNamed:
    """Bring the record of a finished game to a table where it can be looked at again, and gone on from."""
    person = await call.person()
    call.desk.limits.replays.take(call.address)
    record = await read(asked.record)
    create = Create(record.game, len(record.seats), is_open=asked.is_open)
    return TableNamed(await call.desk.tables.bring(person, create, record))


async def read(record: dict[str, Any]) -> GameRecord:
    """A record that came along, if it is whole."""
    try:
        return await aside(decode, msgspec.json.encode(record))
    except BadRecord as bad:
        raise Failure("invalid", bad.reason) from None


@ROUTES.post("/api/tables/{table}/fork", status=201)
async def fork(call: Call, asked: ForkHere) -> TableNamed:
    """Go on from a point of this finished game at a new table."""
    person, tables = await call.person(), call.desk.tables
    await viewer_of(tables, call.table, await look_of(call))
    call.desk.limits.replays.take(call.address)
    return TableNamed(await tables.fork(call.table, person, asked.table, Fork(asked.step)))
