"""Moves and going back."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action, Reason, Seat
from waset.tables.ahead import Ahead
from waset.tables.commands import AnswerUndo, Move, Undo
from waset.tables.entries import Entry, Moved, Returned, UndoAnswered, UndoAsked, Undone, UndoWithdrawn
from waset.tables.parts import Status
from waset.tables.ports import Person
from waset.tables.prospects import after, chosen, situation
from waset.tables.refusals import Kind, Refused, need_seat, need_seated, need_status
from waset.tables.table import Table


def move(table: Table, person: Person, command: Move) -> list[Entry]:
    """A person decides for an own seat, and is back with it."""
    need_status(table, Status.PLAYING)
    seat = need_seat(table, person, command.seat)
    need_fresh(table, seat, command.version)
    actions = [chosen(table.game, written) for written in (command.action, *command.then)]
    if command.then:  # nobody may find out by trying what is not to be known yet
        after(situation(table, seat), actions[:-1])
    back: list[Entry] = [Returned(seat)] if table.chairs[seat].is_away else []
    return back + moved(table, seat, actions, person.id)


def moved(table: Table, seat: Seat, actions: Sequence[Action], by: str) -> list[Entry]:
    """Decisions and what follows from them, or the game's reason why not."""
    match = table.match
    assert match is not None
    ahead = Ahead(match, table.dealer)
    decided: list[Moved] = []
    for action in actions:
        reason = table.game.why_not(ahead.state, seat, action)
        if reason is not None:
            raise Refused(Kind.INVALID, reason)
        decided.append(ahead.move(seat, action, by))
    forced = ahead.forced(decided[-1])
    table.foreseen = ahead.foreseen
    return [*decided, *forced]


def need_fresh(table: Table, seat: Seat, version: int) -> None:
    """Refuse who has not seen the question that is to be answered; talk since then does not matter."""
    asked_at = table.question.get(seat, table.marks[-1].seq)
    if version < asked_at:
        raise Refused(Kind.STALE, Reason("table.stale", "", {"version": asked_at}))


def undo(table: Table, person: Person, command: Undo) -> list[Entry]:
    """Go back: alone as far as nothing was told, else the others are asked."""
    need_status(table, Status.PLAYING)
    seat = need_seat(table, person, command.seat)
    if table.undo is not None:
        raise Refused(Kind.STALE, Reason("table.undo_open"))
    to = last_decision(table, seat) if command.to is None else command.to
    if not is_point(table, seat, to):
        raise Refused(Kind.INVALID, Reason("table.undo_nothing"))
    assert table.match is not None
    if to >= table.match.safe_point(seat) or not others(table, person.id):
        return [Undone(seat, to)]
    return [UndoAsked(seat, to, person.id)]


def is_point(table: Table, seat: Seat, to: int) -> bool:
    """Whether a seat can ask to go back to there: somebody decided then, at this table.

    Of its own decisions only those with a choice count. Whether others had one is their secret.
    """
    match = table.match
    assert match is not None
    if not len(table.opened.past) <= to < len(match.steps):
        return False
    decider = match.steps[to].seat
    return decider is not None and (decider != seat or match.had_choice(to))


def last_decision(table: Table, seat: Seat) -> int:
    """The last step at which this seat had a choice; -1 when there is none."""
    match = table.match
    assert match is not None
    own = (step for step in range(len(match.steps) - 1, -1, -1) if match.steps[step].seat == seat)
    return next((step for step in own if is_point(table, seat, step)), -1)


def free_undo(table: Table, seat: Seat) -> int | None:
    """The last own decision, if the seat may go back to it without asking."""
    if table.match is None or table.status is not Status.PLAYING:
        return None
    safe = table.match.safe_point(seat)
    points = (step for step in range(len(table.match.steps) - 1, safe - 1, -1) if is_point(table, seat, step))
    return next(points, None)


def others(table: Table, person: str) -> set[str]:
    """The people who have to agree: all at the table for whom no bot plays."""
    return {chair.person for chair in table.chairs if chair.person and not chair.stand_in} - {person}


def answer_undo(table: Table, person: Person, command: AnswerUndo) -> list[Entry]:
    """Agree or not; who asked can only take it back."""
    request = table.undo
    if request is None:
        raise Refused(Kind.STALE, Reason("table.undo_none"))
    need_seated(table, person)
    if person.id == request.person:
        return own_answer(command)
    asked = others(table, request.person)
    if person.id not in asked:
        raise Refused(Kind.FORBIDDEN, Reason("table.not_seated"))
    answered: list[Entry] = [UndoAnswered(person.id, command.agrees)]
    is_agreed = command.agrees and asked <= {*request.agreed, person.id}
    return [*answered, Undone(request.seat, request.to)] if is_agreed else answered


def own_answer(command: AnswerUndo) -> list[Entry]:
    """Who asked takes the question back."""
    if command.agrees:
        raise Refused(Kind.INVALID, Reason("table.undo_own"))
    return [UndoWithdrawn()]
