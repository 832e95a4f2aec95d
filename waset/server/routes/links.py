"""Links that a host gives away, and those that bring somebody's seats to another device."""

from __future__ import annotations

import secrets

from waset.engine.game import Seat
from waset.server.calling import Call, Routes
from waset.server.identity import proof_of_bot
from waset.server.messages import GiveLink, LinkGiven, LinksTaken, TakeLinks
from waset.tables.ports import Person, Store
from waset.tables.refusals import need_name

ROUTES = Routes()


@ROUTES.post("/api/tables/{table}/links", status=201)
async def give(call: Call, asked: GiveLink) -> LinkGiven:
    """As the host, make a link for a seat, for spectators, for a bot's program, or for yourself elsewhere."""
    host = await call.person()
    if asked.kind == "bot":
        return await bot_link(call, host, asked)
    token = await call.desk.tables.renew_link(call.table, host, asked.kind, asked.seat)
    return LinkGiven(asked.kind, token, asked.seat)


async def bot_link(call: Call, host: Person, asked: GiveLink) -> LinkGiven:
    """A link for a bot's program, with somebody who plays by it."""
    name, store = need_name(asked.name), call.desk.store
    before = await player_before(store, call.table, asked.seat)
    bot = Person(before or secrets.token_urlsafe(12), name, call.desk.tables.clock())
    token = await call.desk.tables.renew_link(call.table, host, "bot", asked.seat, bot.id)
    await (store.add_token(bot.id, proof_of_bot(token)) if before else store.add_person(bot, proof_of_bot(token)))
    return LinkGiven("bot", token, asked.seat)


async def player_before(store: Store, table: str, seat: Seat | None) -> str | None:
    """Who has played by the links for bots that were given before: a new link goes on with the same seats."""
    given = await store.links(table)
    return next((link.player for link in given if link.kind == "bot" and link.seat == seat and link.player), None)


@ROUTES.post("/api/tables/{table}/links/revoke")
async def take_back(call: Call, asked: TakeLinks) -> LinksTaken:
    """As the host, take links back."""
    return LinksTaken(await call.desk.tables.revoke_links(call.table, await call.person(), asked.kind))


@ROUTES.post("/api/tables/{table}/recovery", status=201)
async def recover(call: Call) -> LinkGiven:
    """A link that works once and brings your seats to another device."""
    return LinkGiven("recover", await call.desk.tables.recovery_link(call.table, await call.person()))
