"""Looking at a table: who may, and as whom."""

from __future__ import annotations

import msgspec

from waset.engine.game import Reason, Seat, Viewer
from waset.tables import links
from waset.tables.refusals import Kind, Refused
from waset.tables.service import Tables, viewers_of
from waset.tables.table import Table
from waset.tables.updates import Update, update


class Look(msgspec.Struct, frozen=True):
    """Who looks, by which link, and from which of several own seats."""

    person: str
    link: str = ""
    seat: Seat | None = None


async def looked(tables: Tables, table_id: str, look: Look, since: int) -> Update:
    """What somebody sees who has seen a table up to an entry."""
    async with tables.writer.reading(table_id, since) as table:
        if links.is_welcome(table, look.person):
            return update(table, chosen(viewers_of(table, look.person), look.seat), since)
    return await tables.update(table_id, await viewer_of(tables, table_id, look), since)


async def viewer_of(tables: Tables, table_id: str, look: Look) -> Viewer:
    """As whom somebody looks: the first own seat, unless another one is named."""
    await need_watcher(tables, table_id, look)
    return chosen(await tables.viewers(table_id, look.person), look.seat)


async def need_watcher(tables: Tables, table_id: str, look: Look) -> None:
    """Refuse who may not look at a table at all."""
    if not await tables.may_watch(table_id, look.person, look.link):
        raise Refused(Kind.FORBIDDEN, Reason("table.not_invited"))


def own_viewer(table: Table, look: Look) -> Viewer:
    """The own seat that is meant, or the place of a spectator."""
    return chosen(viewers_of(table, look.person), look.seat)


def chosen(viewers: list[Viewer], seat: Seat | None) -> Viewer:
    """The viewer that is meant among those somebody may be."""
    if seat is None:
        return viewers[0]
    if seat not in viewers:
        raise Refused(Kind.FORBIDDEN, Reason("table.not_your_seat"))
    return seat
