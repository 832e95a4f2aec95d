"""Games as files: whole when they are over, as one viewer saw them before, and taken up again at any point."""

from __future__ import annotations

from typing import Any

import msgspec

from waset.engine.game import Choice, Reason, Viewer
from waset.engine.match import Match
from waset.engine.record import BadRecord, Decided, GameRecord, SeatRecord, plain, rebuild, record_of
from waset.engine.settings import Value
from waset.games import UnknownGame, game_named
from waset.tables.entries import Before, Brought
from waset.tables.parts import HUMAN
from waset.tables.refusals import Kind, Refused, need_name
from waset.tables.table import Table
from waset.tables.updates import StepSeen, step_seen

VIEW_FORMAT = 1


class ViewRecord(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """A game as one viewer saw it; what the viewer may not know is not in it."""

    format: int
    game: str
    rules: str
    options: dict[str, Value]
    seats: list[SeatRecord]
    commitment: str
    viewer: Viewer
    steps: list[StepSeen]
    view: dict[str, Any]


def record(table: Table) -> GameRecord:
    """The whole game with its seed, once it is over."""
    if not table.is_finished:
        raise Refused(Kind.STALE, Reason("table.not_over"))
    assert table.match is not None
    return record_of(table.match, seat_records(table), table.dealer, table.opened.taken_over)


def view_record(table: Table, viewer: Viewer) -> ViewRecord:
    """The game so far as one viewer saw it."""
    match = table.match
    if match is None:
        raise Refused(Kind.STALE, Reason("table.not_begun"))
    return ViewRecord(
        format=VIEW_FORMAT,
        game=table.opened.game,
        rules=table.opened.rules,
        options=table.opened.options,
        seats=seat_records(table),
        commitment=table.opened.commitment,
        viewer=viewer,
        steps=[step_seen(step, viewer) for step in match.steps],
        view=table.game.data(match.view(viewer)),
    )


def seat_records(table: Table) -> list[SeatRecord]:
    """Who sat where."""
    return [SeatRecord(chair.name or chair.bot, chair.bot or HUMAN) for chair in table.chairs]


def past_of(written: GameRecord, step: int | None) -> list[Before]:
    """The steps of a record before one of them, or all, after checking that the game can go on from there."""
    at = len(written.steps) if step is None else step
    match = checked(written)
    if not 0 <= at <= len(match.steps):
        raise Refused(Kind.INVALID, Reason("table.no_such_step", "", {"steps": len(match.steps)}))
    if not isinstance(match.game.pending(match.state_at(at)), Choice):
        raise Refused(Kind.INVALID, Reason("table.no_decision_there"))
    return [before(one) for one in written.steps[:at]]


def checked(written: GameRecord) -> Match[Any]:
    """The match of a record, played again step by step against its seed."""
    try:
        return rebuild(written, game_named(written.game))
    except UnknownGame:
        raise Refused(Kind.INVALID, Reason("table.no_such_game")) from None
    except BadRecord as bad:
        raise Refused(Kind.INVALID, bad.reason) from None


def brought_from(written: GameRecord) -> Brought:
    """A finished game to look at again, after checking all of it."""
    if not checked(written).is_over:
        raise Refused(Kind.INVALID, Reason("table.record_not_over"))
    players = [SeatRecord(need_name(one.name or one.player), need_player(one.player)) for one in written.seats]
    return Brought(players, written.taken_over, list(written.undone))


def need_player(player: str) -> str:
    """Who played, as far as it can be shown."""
    return player if player == HUMAN else need_name(player)


def before(step: Any) -> Before:
    """A recorded step, without the events that follow from it."""
    if isinstance(step, Decided):
        return Before(seat=step.seat, action=plain(step.action))
    return Before(outcome=plain(step.outcome))
