"""What the Vizier would do in somebody's place: for those who play against bots alone, from their own view."""

from __future__ import annotations

from typing import Any

import msgspec

from waset.bots import ADVISER
from waset.engine.foresight import followed
from waset.engine.game import Action, Reason, Seat
from waset.engine.record import plain
from waset.games import game_named
from waset.tables.duties import thought_in
from waset.tables.parts import Status
from waset.tables.ports import Person, Thought
from waset.tables.refusals import Kind, Refused, need_seat, need_status
from waset.tables.table import Table


class Advice(msgspec.Struct, frozen=True):
    """One of the options of a question, with what can be seen coming and what surely follows from it."""

    question: int
    seat: Seat
    action: Any
    outlook: Any
    foreseen: list[Any]  # the events


def question_for(table: Table, person: Person, seat: Seat | None) -> Thought:
    """What the Vizier is asked: just what the seat itself is, where nobody can be wronged by the answer."""
    own = need_seat(table, person, seat)
    need_status(table, Status.PLAYING)
    if any(not chair.bot for other, chair in enumerate(table.chairs) if other != own):
        raise Refused(Kind.FORBIDDEN, Reason("table.advice_alone"))
    if own not in table.asked:
        raise Refused(Kind.STALE, Reason("table.advice_later"))
    return thought_in(table, own, ADVISER)


def advice_of(thought: Thought, action: Action | None) -> Advice:
    """What came of it."""
    if action is None:
        raise Refused(Kind.STALE, Reason("table.no_advice"))
    game, view, seat = game_named(thought.game, thought.rules), thought.view, thought.seat
    foreseen = [plain(event) for event in followed(game, view, seat, action).events]
    return Advice(thought.question, seat, plain(action), game.outlook(view, seat), foreseen)
