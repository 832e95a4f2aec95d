"""What is done in a running game."""

from __future__ import annotations

from waset.server.calling import Call, Routes
from waset.server.commanding import commanded
from waset.tables.commands import AnswerUndo, Move, Say, Undo
from waset.tables.writing import Answer

ROUTES = Routes()


@ROUTES.post("/api/tables/{table}/moves")
async def move(call: Call, asked: Move) -> Answer:
    """Decide for your seat: one of your options, with the version that you saw."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/undo")
async def undo(call: Call, asked: Undo) -> Answer:
    """Go back: at once as far as nothing was revealed, beyond that when the others agree."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/undo-answer")
async def answer_undo(call: Call, asked: AnswerUndo) -> Answer:
    """Agree that somebody goes back, or not."""
    return await commanded(call, asked)


@ROUTES.post("/api/tables/{table}/chat")
async def say(call: Call, asked: Say) -> Answer:
    """Say something to everybody at the table."""
    return await commanded(call, asked)
