"""What a viewer can see coming at a table, and what each option surely leads to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from waset.engine.foresight import followed
from waset.engine.game import Action, Game, Reason, Viewer
from waset.engine.record import plain
from waset.tables.refusals import Kind, Refused
from waset.tables.table import Table, action_named

MOST_FORESEEN = 500  # options that are followed; nobody weighs more of them one by one


class Prospect(msgspec.Struct, frozen=True):
    """What a viewer can see coming: the outlook of the game, and what surely follows from each option, in their order.

    An option goes on when the next decision is the viewer's own and nothing comes to light before it.
    """

    version: int
    viewer: Viewer
    outlook: Any
    foreseen: list[list[Any]]  # the events
    goes_on: list[bool]


class Rehearsed(Prospect, frozen=True):
    """The same from a moment that has not come yet, with the view and the options of that moment."""

    view: dict[str, Any]
    options: list[Any]


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
    return Prospect(at.version, at.viewer, at.game.outlook(at.view, at.viewer), *ahead(at, options_of(at)))


def rehearsed(at: Situation, actions: Sequence[Any]) -> Rehearsed:
    """What could be seen coming after some own decisions, of which nothing is carried out."""
    then = after(at, [chosen(at.game, written) for written in actions])
    options = options_of(then)
    outlook = then.game.outlook(then.view, then.viewer)
    events, goes_on = ahead(then, options)
    view = then.game.data(then.view)
    return Rehearsed(then.version, then.viewer, outlook, events, goes_on, view, [plain(option) for option in options])


def after(at: Situation, actions: Sequence[Action]) -> Situation:
    """Where decisions lead to, as long as each of them leaves the next one to the same seat, with nothing unknown."""
    if at.viewer is None:
        raise Refused(Kind.FORBIDDEN, Reason("table.not_your_seat"))
    view = at.view
    for action in actions:
        reason = at.game.why_not(view, at.viewer, action)
        if reason is not None:
            raise Refused(Kind.INVALID, reason)
        following = followed(at.game, view, at.viewer, action)
        if not following.goes_on:
            raise Refused(Kind.INVALID, Reason("table.not_foreseen"))
        view = following.view
    return msgspec.structs.replace(at, view=view)


def options_of(at: Situation) -> Sequence[Action]:
    """What the viewer may do there."""
    return () if at.viewer is None else at.game.options(at.view, at.viewer)


def ahead(at: Situation, options: Sequence[Action]) -> tuple[list[list[Any]], list[bool]]:
    """The events that surely follow from each option, and whether the viewer goes on after them."""
    if at.viewer is None:
        return [], []
    following = [followed(at.game, at.view, at.viewer, option) for option in islice(options, MOST_FORESEEN)]
    return [[plain(event) for event in one.events] for one in following], [one.goes_on for one in following]


def chosen(game: Game[Any], written: Any) -> Action:
    """An action of a game, or a refusal where it is none."""
    try:
        return action_named(game, written)
    except msgspec.ValidationError:
        raise Refused(Kind.INVALID, Reason("table.no_such_action")) from None


def why_not(at: Situation, action: Any, before: Sequence[Any] = ()) -> Reason | None:
    """Why a seat may not do this, after decisions that are only tried out, as far as its own view tells."""
    assert at.viewer is not None
    then = after(at, [chosen(at.game, written) for written in before])
    reason: Reason | None = then.game.why_not(then.view, at.viewer, chosen(at.game, action))
    return reason
