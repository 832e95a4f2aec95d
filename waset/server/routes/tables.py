"""Tables: opening, finding, looking, and what hosts and guests do about seats."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress

from waset.bots import BOTS
from waset.engine.game import AnyState, Game, versions_of
from waset.engine.settings import Setting
from waset.games import GAMES
from waset.server.calling import Call, Routes
from waset.server.commanding import commanded
from waset.server.looking import Look, looked, need_watcher
from waset.server.messages import GameTold, Offered, SettingTold, TableList, TableListed, TableNamed, Watching
from waset.tables.commands import Close, Create, Leave, Return, SeatBot, Sit, Stand, Start
from waset.tables.parts import Status
from waset.tables.ports import Listed, Person
from waset.tables.updates import Update
from waset.tables.writing import Answer

ROUTES = Routes()
LONGEST_WAIT = 30


@ROUTES.get("/api/games")
async def games(call: Call) -> Offered:
    """The games with their settings, and the bots from easy to strong."""
    return Offered([game_told(game) for game in GAMES.values()], list(BOTS))


@ROUTES.post("/api/tables", status=201)
async def create(call: Call, asked: Create) -> TableNamed:
    """Open a table."""
    return TableNamed(await call.desk.tables.create(await call.person(), asked))


@ROUTES.get("/api/tables")
async def open_tables(call: Call) -> TableList:
    """Tables that anybody may join."""
    return listed(await call.desk.store.tables(is_open=True, status=Status.GATHERING.value), await call.visitor())


@ROUTES.get("/api/watch")
async def open_games(call: Call) -> TableList:
    """Running games that anybody may watch."""
    return listed(await call.desk.store.tables(is_open=True, status=Status.PLAYING.value), await call.visitor())


@ROUTES.get("/api/me/tables")
async def own_tables(call: Call) -> TableList:
    """Your tables."""
    person = await call.person()
    return listed(await call.desk.store.tables(player=person.id), person)


@ROUTES.get("/api/tables/{table}")
async def look(call: Call) -> Update:
    """A table as you see it, and what has happened since a version."""
    return await looked(call.desk.tables, call.table, await look_of(call), call.number("since", 0) or 0)


@ROUTES.get("/api/tables/{table}/events")
async def wait(call: Call) -> Update:
    """The same, as soon as there is something new since a version, or after a wait."""
    since, seconds = call.number("since", 0) or 0, call.number("wait", LONGEST_WAIT, LONGEST_WAIT)
    look, tables = await look_of(call), call.desk.tables
    with tables.listen(call.table) as news:
        update = await looked(tables, call.table, look, since)
        with suppress(TimeoutError), call.desk.limits.socket("address", call.address), watching_as(call, look, update):
            async with asyncio.timeout(seconds):
                while update.version <= since and not call.desk.stopping.is_set():
                    await anext(news)
                    update = await looked(tables, call.table, look, since)
        return update


def watching_as(call: Call, look: Look, update: Update) -> AbstractContextManager[None]:
    """Count somebody who waits without a seat as one who watches."""
    if update.viewer is not None:
        return nullcontext()
    return call.desk.audience.attending(call.table, look.person or f"address {call.address}")


@ROUTES.get("/api/tables/{table}/watching")
async def watching(call: Call) -> Watching:
    """How many people without a seat watch the table, as far as this node knows."""
    await need_watcher(call.desk.tables, call.table, await look_of(call))
    return Watching(call.desk.audience.number(call.table))


@ROUTES.delete("/api/tables/{table}")
async def delete(call: Call) -> None:
    """Remove your table with all it holds, for good."""
    await call.desk.tables.delete(call.table, await call.person())


@ROUTES.post("/api/tables/{table}/sit")
async def sit(call: Call, asked: Sit) -> Answer:
    """Take a free seat; at a table that is not open, by a link."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/stand")
async def stand(call: Call, asked: Stand) -> Answer:
    """Free your seat, or as the host any, before the game begins."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/bot")
async def seat_bot(call: Call, asked: SeatBot) -> Answer:
    """As the host, let a bot sit down."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/start")
async def start(call: Call, asked: Start) -> Answer:
    """As the host, begin."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/leave")
async def leave(call: Call, asked: Leave) -> Answer:
    """Get up; in a running game a bot plays on for you after the grace."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/return")
async def come_back(call: Call, asked: Return) -> Answer:
    """Be back at your seats."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/close")
async def close(call: Call, asked: Close) -> Answer:
    """As the host, close the table for good."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/rematch")
async def rematch(call: Call) -> TableNamed:
    """Meet again at a new table, the same one for everybody who asks."""
    return TableNamed(await call.desk.tables.rematch(call.table, await call.person()))


async def look_of(call: Call) -> Look:
    """As whom somebody would like to look."""
    visitor = await call.visitor()
    return Look("" if visitor is None else visitor.id, call.link, call.number("seat", None))


def game_told(game: Game[AnyState]) -> GameTold:
    """What is to know of a game before it begins."""
    settings = [setting_told(one) for one in game.settings]
    return GameTold(game.name, game.rules_version, versions_of(game), list(game.seats), settings)


def setting_told(setting: Setting) -> SettingTold:
    """What is to know of a setting; its choices for each number of seats only where they differ."""
    by_seats = {seats: list(setting.choices_for(seats)) for seats in setting.seats}
    choices = list(setting.choices)
    differ = by_seats if any(one != choices for one in by_seats.values()) else {}
    least, most = setting.bounds or (None, None)
    return SettingTold(
        name=setting.name,
        rule=setting.rule,
        default=setting.default,
        choices=choices,
        seats=list(setting.seats),
        choices_by_seats=differ,
        least=least,
        most=most,
    )


def listed(found: Sequence[Listed], viewer: Person | None) -> TableList:
    """Tables without the ids of people, but with the seats of the one who asks."""
    return TableList([one_listed(one, viewer) for one in found])


def one_listed(one: Listed, viewer: Person | None) -> TableListed:
    """One table of a list."""
    title = {name: value for name, value in one.summary.title.items() if name != "people"}
    people = one.summary.title.get("people", [])
    own = [seat for seat, person in enumerate(people) if viewer is not None and person == viewer.id]
    return TableListed(one.id, one.seq, one.created, one.updated, one.summary.game, one.summary.status, title, own)
