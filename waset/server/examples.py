"""An example of each message; those of running games are made by `table_examples`."""

from __future__ import annotations

from typing import Any

from waset.server.messages import (
    Answered,
    Bring,
    Ceremony,
    Continue,
    Credentials,
    Entered,
    ForkHere,
    GameTold,
    GiveLink,
    Health,
    Introduce,
    LinkGiven,
    LinksTaken,
    Me,
    Offered,
    Problem,
    Rehearse,
    Sent,
    SettingTold,
    Signed,
    TableList,
    TableListed,
    TableNamed,
    TakeLinks,
    Talk,
    Try,
    UseLink,
    Verdict,
    Watching,
    Why,
)
from waset.tables.commands import (
    AnswerUndo,
    Close,
    Create,
    Leave,
    Move,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from waset.tables.parts import Line
from waset.tables.writing import Answer
from waset.terminal.rulebook import ChapterPage, Rulebook, RulePage, Run, Text

TOKEN = "tRkPnc1dXu0i4EwH6yqO2Lm8Zb5sVfJa"  # noqa: S105 (an example)
SOMEBODY = Me(id="Zk3hQv8Lw1xYtB0c", name="Nefertari", created=1_790_000_000.0)
CHALLENGE = "c2lnbiB0aGlzIHRvIHNob3cgd2hvIHlvdSBhcmU"
CREDENTIAL = {"id": "9pQ1xL0v", "rawId": "9pQ1xL0v", "type": "public-key", "response": {"clientDataJSON": "eyJ0eXBl…"}}
RECORD = {"type": "GameRecord", "format": 1, "game": "cleopatra-2006", "rules": "1", "digest": "5f0c2a9b…"}
NEW_TABLE = Create(game="cleopatra-2006", seats=2, sits=[0, 1], starts_when_full=True)
LISTED = TableListed(
    "b1NQz7uKx0aP",
    version=17,
    created=1_790_000_000.0,
    updated=1_790_000_420.0,
    game="cleopatra-2006",
    status="playing",
    title={"seats": [{"name": "Nefertari", "kind": "person"}, {"name": "mason", "kind": "bot"}], "asked": [0]},
    own=[0],
)

EXAMPLES: dict[Any, Any] = {
    Problem: Problem("stale", Why("table.stale", "", {"version": 17})),
    Ceremony: Ceremony("kR7t2mXw", {"challenge": CHALLENGE, "rpId": "games.example", "timeout": 60_000}),
    Signed: Signed("kR7t2mXw", CREDENTIAL),
    Offered: Offered(
        [
            GameTold(
                "cleopatra-2006",
                "2",
                ["2", "1"],
                [2, 3, 4, 5],
                [
                    SettingTold("short_game", "06.V2", False, [False, True], [2]),
                    SettingTold(
                        "first_player",
                        "06.S7",
                        "lot",
                        ["lot", 1, 2, 3],
                        [2, 3],
                        {2: ["lot", 1, 2], 3: ["lot", 1, 2, 3]},
                    ),
                ],
            )
        ],
        ["random", "apprentice", "mason", "architect", "vizier"],
    ),
    TableList: TableList([LISTED]),
    Leave: Leave(),
    Return: Return(),
    Close: Close(),
    Continue: Continue(RECORD, NEW_TABLE, step=120),
    Bring: Bring(RECORD, is_open=True),
    ForkHere: ForkHere(120, NEW_TABLE),
    Rulebook: Rulebook(
        "cleopatra-2006",
        "en",
        (
            ChapterPage(
                "market",
                "The market",
                (),
                (RulePage("C.M1", "Visiting", (Text((Run("Take all cards of one stall."),)),)),),
            ),
        ),
    ),
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
    Watching: Watching(3),
    Talk: Talk(18, [Line(18, 1_800_000_000.0, "Imhotep", "Well played.")]),
    Sent: Sent(Say("Well played."), "5f0c2a9b"),
    Answered: Answered("5f0c2a9b", 18),
    Health: Health("ok", "0.1.0", "5f0c2a9be1d34c77", "writable"),
}

# What each kind of refusal means, and one of them.
REFUSALS: dict[str, tuple[str, Why]] = {
    "malformed": ("the request cannot be read", Why("server.query", "", {"name": "since"})),
    "unknown": ("nobody is known by that cookie or token, or the password is wrong", Why("server.unknown")),
    "forbidden": ("not for you, or not from there", Why("table.not_invited")),
    "missing": ("there is no such thing", Why("table.no_such_table")),
    "method": ("that cannot be done there", Why("server.no_such_method")),
    "stale": ("the table has gone on since: look again", Why("table.stale", "", {"version": 17})),
    "too_large": ("the body is too large", Why("server.too_large", "", {"largest": 65536})),
    "invalid": ("it is not allowed, and this is why", Why("reason.no_such_stall", "C.M1", {"stalls": 3})),
    "too_many": ("too much at once: wait as long as Retry-After says", Why("server.too_many")),
    "failed": (
        "a mistake of the server's; its log has it under this number",
        Why("server.failed", "", {"number": "5f0c"}),
    ),
    "away": ("the database does not answer: ask again with the same key", Why("server.away")),
    "full": ("there is no room left; all that was acknowledged is kept", Why("server.full")),
}
