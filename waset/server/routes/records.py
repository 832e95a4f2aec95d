"""Games as files: taken home, brought back, and gone on with."""

from __future__ import annotations

import asyncio

import msgspec

from waset.engine.game import Reason
from waset.engine.record import BadRecord, GameRecord, decode
from waset.server.calling import Call, Routes
from waset.server.failures import Failure
from waset.server.limits import RECORD_BODY
from waset.server.looking import viewer_of
from waset.server.messages import Continue, ForkHere, TableNamed
from waset.server.routes.tables import look_of
from waset.tables.commands import Fork
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
async def bring(call: Call, asked: Continue) -> TableNamed:
    """Go on with a recorded game at a new table."""
    person = await call.person()
    try:
        written = await asyncio.to_thread(decode, msgspec.json.encode(asked.record))
    except BadRecord:
        raise Failure("invalid", Reason("table.bad_record")) from None
    return TableNamed(await call.desk.tables.continue_record(person, asked.table, written, asked.step))


@ROUTES.post("/api/tables/{table}/fork", status=201)
async def fork(call: Call, asked: ForkHere) -> TableNamed:
    """Go on from a point of this finished game at a new table."""
    person, tables = await call.person(), call.desk.tables
    await viewer_of(tables, call.table, await look_of(call))
    return TableNamed(await tables.fork(call.table, person, asked.table, Fork(asked.step)))
