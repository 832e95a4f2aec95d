"""What one viewer is told of a table: events as the viewer sees them, the view, and the viewer's options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from waset.engine.game import Over, Seat, Viewer
from waset.engine.match import Played
from waset.engine.record import plain
from waset.engine.settings import Value
from waset.tables.clocks import ClockSetting
from waset.tables.parts import Chair, Line, Status
from waset.tables.playing import free_undo
from waset.tables.ports import Summary
from waset.tables.table import Table

MOST_LINES = 200  # of talk in one update
ENCODER = msgspec.json.Encoder()


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str  # free, person, bot
    bot: str = ""  # who decides, where a bot does
    is_away: bool = False
    is_host: bool = False


class ClockSeen(msgspec.Struct, frozen=True):
    """A seat's clock as everybody sees it, in seconds since 1970 and in seconds."""

    bank: float
    runs_out: float | None
    takes_over: float | None  # when a bot will sit in


class StepSeen(msgspec.Struct, frozen=True):
    """A step as the viewer sees it: the seat that decided, or None for chance, and what happened."""

    seat: Seat | None
    events: list[Any]


class UndoSeen(msgspec.Struct, frozen=True):
    """A question whether a seat may go back to the point before a step."""

    seat: Seat
    to: int
    agreed: int  # how many people have agreed so far


class Ended(msgspec.Struct, frozen=True):
    """How the game ended; now the seed is no secret any more."""

    ranking: list[list[Seat]]
    winners: list[Seat]
    result: Any
    seed: str


class Update(msgspec.Struct, frozen=True):
    """Everything a viewer needs to go on from an earlier version."""

    version: int
    viewer: Viewer
    status: str
    game: str
    rules: str
    rules_before: str  # the version at the table that this one is the rematch of, where it was another one
    setup: dict[str, Value]
    clock: ClockSetting
    commitment: str
    seats: list[SeatSeen]
    first_step: int  # the number of the first step told here: whoever knew more goes back to it
    steps: list[StepSeen]
    view: dict[str, Any] | None
    asked: list[Seat]
    question: int | None  # the version that a move has to have seen
    options: list[Any]
    clocks: list[ClockSeen]
    free_undo: int | None  # how far the viewer may go back without asking
    undo: UndoSeen | None
    chat: list[Line]
    ended: Ended | None
    rematch: str


class Common(msgspec.Struct, frozen=True):
    """What everybody is told alike, as long as the table is as it is."""

    news: int
    state: Any
    seats: list[SeatSeen]
    asked: list[Seat]
    clocks: list[ClockSeen]
    undo: UndoSeen | None
    ended: Ended | None
    view: dict[str, msgspec.Raw]  # the part of it that is no secret, written once for all


def update(table: Table, viewer: Viewer, since: int = 0) -> Update:
    """What a viewer who has seen the table up to entry `since` is told now."""
    opened, match, common = table.opened, table.match, common_of(table)
    first = first_new_step(table, since)
    return Update(
        version=table.seq,
        viewer=viewer,
        status=table.status.value,
        game=opened.game,
        rules=opened.rules,
        rules_before=opened.rules_before,
        setup=opened.options,
        clock=opened.clock,
        commitment=opened.commitment,
        seats=common.seats,
        first_step=first,
        steps=[] if match is None else [step_seen(step, viewer) for step in match.steps[first:]],
        view=None if match is None else {**common.view, **table.game.private_data(match.view(viewer))},
        asked=common.asked,
        question=None if viewer is None else table.question.get(viewer),
        options=options_of(table, viewer),
        clocks=common.clocks,
        free_undo=None if viewer is None else free_undo(table, viewer),
        undo=common.undo,
        chat=lines_since(table.chat, since),
        ended=common.ended,
        rematch=table.rematch,
    )


def common_of(table: Table) -> Common:
    """What everybody is told alike; worked out for the first who looks after something has happened."""
    state, known = None if table.match is None else table.match.state, table.common
    if not isinstance(known, Common) or known.news != table.news or known.state is not state:
        known = table.common = common_now(table, state)
    return known


def common_now(table: Table, state: Any) -> Common:
    """What everybody is told alike at this moment."""
    return Common(
        news=table.news,
        state=state,
        seats=[seat_seen(chair, table.hosts) for chair in table.chairs],
        asked=list(table.asked),
        clocks=[clock_seen(table, seat) for seat in range(table.opened.seats)],
        undo=None if table.undo is None else UndoSeen(table.undo.seat, table.undo.to, len(table.undo.agreed)),
        ended=ended(table),
        view={} if state is None else written(table.game.public_data(state)),
    )


def written(parts: dict[str, Any]) -> dict[str, msgspec.Raw]:
    """Parts of a view as they go over the wire."""
    return {name: msgspec.Raw(ENCODER.encode(part)) for name, part in parts.items()}


def lines_since(chat: Sequence[Line], since: int) -> list[Line]:
    """The newest talk after an entry."""
    first = len(chat)
    while first and len(chat) - first < MOST_LINES and chat[first - 1].seq > since:
        first -= 1
    return list(chat[first:])


def first_new_step(table: Table, since: int) -> int:
    """The first step that somebody at an earlier version does not know as it is: going back reaches further."""
    fewest = None
    for mark in reversed(table.marks):
        fewest = mark.steps if fewest is None else min(fewest, mark.steps)
        if mark.seq <= since:
            return fewest
    return 0


def step_seen(step: Played, viewer: Viewer) -> StepSeen:
    """A step without what the viewer may not know."""
    return StepSeen(step.seat, [event.seen_by(viewer) for event in step.events])


def options_of(table: Table, viewer: Viewer) -> list[Any]:
    """Everything that the viewer's seat may do now."""
    if viewer is None or table.match is None or viewer not in table.asked:
        return []
    return list(table.match.choices(viewer))


def seat_seen(chair: Chair, hosts: Sequence[str]) -> SeatSeen:
    """A seat without the id of its person."""
    kind = "bot" if chair.bot else "person" if chair.name else "free"
    return SeatSeen(chair.name, kind, chair.thinker, chair.is_away, chair.person in hosts)


def clock_seen(table: Table, seat: Seat) -> ClockSeen:
    """A seat's clock; whoever is away or has run out is replaced at the end of the grace."""
    clocks = table.clocks
    since = clocks.graces.get(seat)
    return ClockSeen(clocks.bank[seat], clocks.runs_out(seat), None if since is None else since + clocks.grace)


def ended(table: Table) -> Ended | None:
    """The end and the seed, once the game is over."""
    match = table.match
    pending = None if match is None else match.pending
    if match is None or not isinstance(pending, Over):
        return None
    result = plain(table.game.result(match.state))
    return Ended([list(equals) for equals in pending.ranking], list(pending.winners), result, table.opened.seed)


def winners(table: Table) -> list[Seat]:
    """Who has won, once the game is over."""
    pending = None if table.match is None else table.match.pending
    return list(pending.winners) if isinstance(pending, Over) else []


def summary(table: Table) -> Summary:
    """What lists, clocks and bots look for; it holds no secret, and no id but those of the people."""
    opened = table.opened
    title = {
        "host": opened.host_name,
        "options": opened.options,
        "seats": common_of(table).seats,
        "asked": common_of(table).asked,
        "clock": opened.clock,
        "steps": 0 if table.match is None else len(table.match.steps),
        "people": [chair.person for chair in table.chairs],
        "winners": winners(table),
    }
    return Summary(
        game=opened.game,
        status=table.status.value,
        is_open=opened.is_open and table.status in (Status.GATHERING, Status.PLAYING),
        players=table.people,
        title=title,
        deadline=table.deadline,
        waits_for_bot=bool(table.bots_asked),
    )
