"""Guests: a name and a cookie are enough."""

from __future__ import annotations

import secrets

from waset.engine.game import Reason
from waset.server import identity
from waset.server.calling import Call, Routes
from waset.server.failures import Failure
from waset.server.messages import Entered, Introduce, Me, UseLink
from waset.tables import links
from waset.tables.ports import Link, Person
from waset.tables.refusals import need_name

ROUTES = Routes()
RECOVERS, HOST = "recover", "host"


@ROUTES.post("/api/me", status=201)
async def introduce(call: Call, asked: Introduce) -> Me:
    """Come as a guest, or take another name."""
    name = need_name(asked.name)
    known = await call.visitor()
    if known is not None:
        await call.desk.store.rename(known.id, name)
        return await told(call, Person(known.id, name, known.created))
    person = Person(secrets.token_urlsafe(12), name, call.desk.tables.clock())
    token = links.new_token()
    await call.desk.store.add_person(person, links.hashed(token))
    call.sign_in(token)
    return await told(call, person)


@ROUTES.get("/api/me")
async def me(call: Call) -> Me | None:
    """Who you are here; no content for somebody who is nobody yet."""
    person = await call.visitor()
    return None if person is None else await told(call, person)


@ROUTES.delete("/api/me")
async def sign_out(call: Call) -> None:
    """Sign this device out. What was played stays."""
    await call.person()
    await call.desk.store.drop_token(links.hashed(identity.token_of(call.desk.configuration, call.request)))
    call.sign_in("")


@ROUTES.post("/api/me/link")
async def enter(call: Call, asked: UseLink) -> Entered:
    """Sign this device in by a link that recovers somebody's seats, which works once, or become a host by a host's."""
    call.desk.limits.sign_ins.take(call.address)
    hashed = links.hashed(asked.token)
    link = await call.desk.store.link(hashed)
    if link is not None and link.kind == HOST:
        return await joined(call, link)
    is_used = link is not None and link.kind == RECOVERS and await call.desk.store.use_link(hashed)
    if link is None or link.player is None or not is_used:
        raise Failure("missing", Reason("server.no_such_link"))
    return Entered(link.table, await signed_in(call, link.player))


async def joined(call: Call, link: Link) -> Entered:
    """Whoever comes by a host's link stays who they are, and may do at this table what the host may."""
    person = await call.person()
    await call.desk.tables.join_hosts(link.table, person)
    return Entered(link.table, await told(call, person))


async def signed_in(call: Call, person_id: str) -> Me:
    """Give this device a token of its own."""
    token = links.new_token()
    await call.desk.store.add_token(person_id, links.hashed(token))
    call.sign_in(token)
    person = await call.desk.store.person(links.hashed(token))
    assert person is not None, "a token was just added"
    return await told(call, person)


async def told(call: Call, person: Person) -> Me:
    """A person as the person sees it."""
    passkeys = await call.desk.store.passkeys(person.id)
    return Me(person.id, person.name, person.created, len(passkeys))
