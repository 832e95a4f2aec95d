"""Games looked at again."""

from __future__ import annotations

from waset.server.calling import Call, Routes
from waset.server.looking import Look, need_watcher, own_viewer
from waset.server.routes.tables import look_of
from waset.tables.aside import aside, in_time
from waset.tables.proving import Proof, proof
from waset.tables.replaying import (
    Chances,
    Eye,
    Moment,
    Story,
    Timeline,
    chances_over,
    eye_of,
    finished,
    glimpse,
    moment,
    story,
    timeline,
)
from waset.tables.table import Table

ROUTES = Routes()


@ROUTES.get("/api/tables/{table}/replay")
async def replay(call: Call) -> Moment:
    """The table after so many steps: as you saw it; once the game is over, as a seat saw it or with everything open."""
    look = await watching(call)
    async with call.desk.tables.writer.reading(call.table) as table:
        at = glimpse(table, eye(table, look), call.number("step", 0) or 0)
    return await aside(moment, at)


@ROUTES.get("/api/tables/{table}/replay/steps")
async def replay_steps(call: Call) -> Timeline:
    """All steps of the game in short."""
    look = await watching(call)
    async with call.desk.tables.writer.reading(call.table) as table:
        return await in_time(table.steps, timeline, table, eye(table, look))


@ROUTES.get("/api/tables/{table}/replay/story")
async def replay_story(call: Call) -> Story:
    """All that happened in the game: as you saw it; once it is over, as a seat saw it or with everything open."""
    look = await watching(call)
    async with call.desk.tables.writer.reading(call.table) as table:
        return await in_time(table.steps, story, table, eye(table, look))


@ROUTES.get("/api/tables/{table}/replay/chances")
async def replay_chances(call: Call) -> Chances:
    """How the chances to win moved over a finished game, as the bots judge it."""
    await watching(call)
    async with call.desk.tables.writer.reading(call.table) as table:
        match = finished(table)
    return await aside(chances_over, match)


@ROUTES.get("/api/tables/{table}/replay/proof")
async def replay_proof(call: Call) -> Proof:
    """Play the finished game again: every draw must follow from the seed committed to before the first card."""
    await watching(call)
    call.desk.limits.replays.take(call.address)
    record = await call.desk.tables.record(call.table)
    return await aside(proof, record)


async def watching(call: Call) -> Look:
    """As whom somebody looks who may look at all."""
    look = await look_of(call)
    await need_watcher(call.desk.tables, call.table, look)
    return look


def eye(table: Table, look: Look) -> Eye:
    """What somebody may see of the past."""
    own = None if table.is_finished else own_viewer(table, look)
    return eye_of(table, own, look.seat)
