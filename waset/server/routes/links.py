"""Links that a host gives away, and those that bring somebody's seats to another device."""

from __future__ import annotations

import secrets

from waset.server.calling import Call, Routes
from waset.server.messages import GiveLink, LinkGiven, LinksTaken, TakeLinks
from waset.tables.links import hashed
from waset.tables.ports import Person
from waset.tables.refusals import need_name

ROUTES = Routes()


@ROUTES.post("/api/tables/{table}/links", status=201)
async def give(call: Call, asked: GiveLink) -> LinkGiven:
    """As the host, make a link for a seat, for spectators, for a bot's program, or for yourself elsewhere."""
    name = need_name(asked.name)
    token = await call.desk.tables.renew_link(call.table, await call.person(), asked.kind, asked.seat)
    if asked.kind == "bot":
        bot = Person(secrets.token_urlsafe(12), name, call.desk.tables.clock())
        await call.desk.store.add_person(bot, hashed(token))
    return LinkGiven(asked.kind, token, asked.seat)


@ROUTES.post("/api/tables/{table}/links/revoke")
async def take_back(call: Call, asked: TakeLinks) -> LinksTaken:
    """As the host, take links back."""
    return LinksTaken(await call.desk.tables.revoke_links(call.table, await call.person(), asked.kind))


@ROUTES.post("/api/tables/{table}/recovery", status=201)
async def recover(call: Call) -> LinkGiven:
    """A link that works once and brings your seats to another device."""
    return LinkGiven("recover", await call.desk.tables.recovery_link(call.table, await call.person()))
