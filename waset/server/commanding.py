"""Commands of people to tables, written into the log of the server."""

from __future__ import annotations

import structlog

from waset.server.calling import Call
from waset.tables.commands import Command
from waset.tables.writing import Answer

log = structlog.get_logger("waset.server")


async def commanded(call: Call, command: Command) -> Answer:
    """Do what somebody asks of a table."""
    answer = await call.desk.tables.handle(call.table, await call.person(), command, call.envelope)
    log.info("command", kind=type(command).__name__, table=call.table, seq=answer.version)
    return answer
