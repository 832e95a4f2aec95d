"""What can be seen coming: nothing is done here, and nothing told that the own view does not tell."""

from __future__ import annotations

import asyncio

from waset.server.calling import Call, Routes
from waset.server.looking import viewer_of
from waset.server.messages import Rehearse, Try, Verdict, Why
from waset.server.routes.tables import look_of
from waset.tables.advising import Advice
from waset.tables.prospects import Prospect, Rehearsed, prospect, rehearsed, situation, why_not
from waset.tables.refusals import need_seat

ROUTES = Routes()


@ROUTES.get("/api/tables/{table}/outlook")
async def outlook(call: Call) -> Prospect:
    """What you can see coming: costs, gains and dangers, and what surely follows from each of your options."""
    tables = call.desk.tables
    viewer = await viewer_of(tables, call.table, await look_of(call))
    async with tables.writer.reading(call.table, call.number("since", 0) or 0) as table:
        at = situation(table, viewer)
    return await asyncio.to_thread(prospect, at)


@ROUTES.post("/api/tables/{table}/outlook")
async def rehearse(call: Call, asked: Rehearse) -> Rehearsed:
    """What you could see coming, and do, after some decisions of yours that lead on without anything unknown."""
    person = await call.person()
    async with call.desk.tables.writer.reading(call.table) as table:
        at = situation(table, need_seat(table, person, asked.seat))
    return await asyncio.to_thread(rehearsed, at, asked.after)


@ROUTES.post("/api/tables/{table}/why-not")
async def try_out(call: Call, asked: Try) -> Verdict:
    """Why your seat may not do something now; nothing is done."""
    person = await call.person()
    async with call.desk.tables.writer.reading(call.table) as table:
        at = situation(table, need_seat(table, person, asked.seat))
    reason = await asyncio.to_thread(why_not, at, asked.action, asked.after)
    return Verdict(None if reason is None else Why(reason.key, reason.rule, reason.details))


@ROUTES.get("/api/tables/{table}/advice")
async def advice(call: Call) -> Advice:
    """What the Vizier would do in your place, from what you can see: where the other seats are all bots'."""
    person = await call.person()
    call.desk.limits.advice.take(call.address)
    return await call.desk.tables.advice(call.table, person, call.number("seat", None))
