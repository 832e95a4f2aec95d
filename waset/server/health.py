"""Whether the server can do its work."""

from __future__ import annotations

import asyncio
import logging

from waset import __version__
from waset.server.desk import Desk
from waset.server.messages import Health

PATIENCE = 3.0

log = logging.getLogger(__name__)


async def examined(desk: Desk) -> Health:
    """What a look at the database finds."""
    is_writable = await can_write(desk)
    status, database = ("ok", "writable") if is_writable else ("failing", "failing")
    return Health(status, __version__, desk.tables.duties.node, database)


async def can_write(desk: Desk) -> bool:
    """Whether a write that changes nothing comes back."""
    try:
        await asyncio.wait_for(desk.store.try_out(), PATIENCE)
    except Exception:
        log.exception("the database cannot be written")
        return False
    return True
