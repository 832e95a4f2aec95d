"""An example of each message that people and bots send or get first."""

from __future__ import annotations

from typing import Any

from waset.server.messages import (
    Credentials,
    Entered,
    GiveLink,
    Health,
    Introduce,
    LinkGiven,
    LinksTaken,
    Me,
    Problem,
    Rehearse,
    TableNamed,
    TakeLinks,
    Try,
    UseLink,
    Verdict,
    Why,
)
from waset.tables.commands import AnswerUndo, Create, Move, Say, SeatBot, Sit, Stand, Start, Undo
from waset.tables.writing import Answer

TOKEN = "tRkPnc1dXu0i4EwH6yqO2Lm8Zb5sVfJa"  # noqa: S105 (an example)
SOMEBODY = Me(id="Zk3hQv8Lw1xYtB0c", name="Nefertari", created=1_790_000_000.0)

EXAMPLES: dict[Any, Any] = {
    Problem: Problem("stale", Why("table.stale", "", {"version": 17})),
    Introduce: Introduce("Nefertari"),
    Me: SOMEBODY,
    UseLink: UseLink(TOKEN),
    Entered: Entered("b1NQz7uKx0aP", SOMEBODY),
    Credentials: Credentials("nefertari", "a long sentence is a good password"),
    Create: Create(game="cleopatra-2006", seats=3, bots={1: "mason", 2: "apprentice"}, sits=[0], starts_when_full=True),
    TableNamed: TableNamed("b1NQz7uKx0aP"),
    Sit: Sit(seat=1, name="Imhotep"),
    Stand: Stand(seat=1),
    SeatBot: SeatBot(seat=2, bot="mason"),
    Start: Start(fill="apprentice"),
    Move: Move(action={"type": "VisitMarket", "stall": 0}, version=17),
    Rehearse: Rehearse(after=[{"type": "BuildPiece", "piece": "throne"}]),
    Try: Try(action={"type": "BuildPiece", "piece": "throne"}),
    Verdict: Verdict(Why("reason.cannot_pay", "06.B3", {"piece": "throne", "missing": ["marble", "lapis"]})),
    Undo: Undo(to=12),
    AnswerUndo: AnswerUndo(agrees=True),
    Say: Say("Well played."),
    Answer: Answer(18),
    GiveLink: GiveLink("bot", 1, "Hemiunu"),
    LinkGiven: LinkGiven("bot", TOKEN, 1),
    TakeLinks: TakeLinks("spectator"),
    LinksTaken: LinksTaken(2),
    Health: Health("ok", "0.1.0", "5f0c2a9be1d34c77", "writable"),
}
