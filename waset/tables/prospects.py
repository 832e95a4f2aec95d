"""What a viewer can see coming at a table, and what each option surely leads to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from waset.engine.foresight import foreseen
from waset.engine.game import Action, Game, Reason, Seat, Viewer
from waset.engine.record import plain
from waset.tables.refusals import Kind, Refused
from waset.tables.table import Table, action_of

MOST_FORESEEN = 500  # options that are followed; nobody weighs more of them one by one


class Prospect(msgspec.Struct, frozen=True):
    """What a viewer can see coming: the outlook of the game, and the events that surely follow from each option."""

    version: int
    viewer: Viewer
    outlook: Any
    foreseen: list[list[Any]]  # in the order of the options


class Situation(msgspec.Struct, frozen=True):
    """All that is needed to look ahead without the table: it holds a view and nothing beyond it."""

    version: int
    viewer: Viewer
    game: Any
    view: Any


def situation(table: Table, viewer: Viewer) -> Situation:
    """What a viewer looks ahead from."""
    if table.match is None:
        raise Refused(Kind.STALE, Reason("table.not_begun"))
    return Situation(table.seq, viewer, table.game, table.match.view(viewer))


def prospect(at: Situation) -> Prospect:
    """What can be seen coming from there."""
    options: Sequence[Action] = () if at.viewer is None else at.game.options(at.view, at.viewer)
    ahead = [followed(at.game, at.view, at.viewer, option) for option in islice(options, MOST_FORESEEN)]
    return Prospect(at.version, at.viewer, at.game.outlook(at.view, at.viewer), ahead)


def followed(game: Game[Any], view: Any, seat: Viewer, option: Action) -> list[Any]:
    """The events that surely follow from an option, as plain data."""
    assert seat is not None, "spectators have no options"
    return [plain(event) for event in foreseen(game, view, seat, option)]


def why_not(table: Table, seat: Seat, action: Any) -> Reason | None:
    """Why a seat may not do this now, as far as its own view tells; None when it may."""
    at = situation(table, seat)
    try:
        chosen = action_of(table, action)
    except msgspec.ValidationError:
        raise Refused(Kind.INVALID, Reason("table.no_such_action")) from None
    reason: Reason | None = at.game.why_not(at.view, seat, chosen)
    return reason
