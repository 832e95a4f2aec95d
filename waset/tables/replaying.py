"""A game looked at again, step by step: as one viewer saw it or, once it is over, with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from waset.bots.judgement import chances
from waset.bots.judging import JUDGEMENTS, tuned_weights
from waset.engine.game import Choice, Event, Over, Reason, Seat, Viewer
from waset.engine.match import Match, Played
from waset.engine.record import plain
from waset.tables.refusals import Kind, Refused, need_place
from waset.tables.table import Table
from waset.tables.updates import StepSeen

SILENT = "Planned"  # what is left to do next is nothing to be told
DIGITS = 4


class Eye(msgspec.Struct, frozen=True):
    """Who looks at a game again; the open eye sees all that anybody did."""

    viewer: Viewer
    is_open: bool = False

    def sees(self, event: Event) -> Event:
        """An event as it is shown."""
        return event if self.is_open else event.seen_by(self.viewer)


class Glimpse(msgspec.Struct, frozen=True):
    """All that is needed to tell of a moment without the table: of the state no more than the eye sees."""

    game: Any
    eye: Eye
    step: int
    steps: int
    turn: int
    last: Played | None
    seen: Any
    pending: Any


class Moment(msgspec.Struct, frozen=True):
    """The table after so many steps: who took the last of them (nobody: chance), what it brought, what came next."""

    step: int
    steps: int  # how many there are in all
    turn: int
    viewer: Viewer
    is_open: bool
    seat: Seat | None
    events: list[Any]
    view: dict[str, Any]
    asked: list[Seat]
    outlook: Any  # what could be seen coming, from that view alone


class StepMark(msgspec.Struct, frozen=True):
    """A step on the timeline: who decided (nobody: chance), the turn it belongs to, and the kinds of its events."""

    seat: Seat | None
    turn: int
    events: list[str]


class Timeline(msgspec.Struct, frozen=True):
    """All steps of a game in short."""

    viewer: Viewer
    is_open: bool
    steps: list[StepMark]


class Story(msgspec.Struct, frozen=True):
    """All that happened in a game, to be told in words."""

    viewer: Viewer
    is_open: bool
    steps: list[StepSeen]


class TurnChances(msgspec.Struct, frozen=True):
    """Each seat's chance to win when a turn begins, after so many steps; the last one is the end."""

    step: int
    turn: int
    chances: list[float]


class Chances(msgspec.Struct, frozen=True):
    """How the chances moved over a finished game, as the bots judge positions, all cards open."""

    turns: list[TurnChances]


def eye_of(table: Table, own: Viewer, seat: Seat | None) -> Eye:
    """Who may look how: before the end everybody as themselves, after it as anybody."""
    if not table.is_finished:
        return Eye(own)
    return Eye(None, is_open=True) if seat is None else Eye(need_place(table, seat))


def glimpse(table: Table, eye: Eye, step: int) -> Glimpse:
    """What is needed to tell of the table as it was after so many steps."""
    match = begun(table)
    if step > len(match.steps):
        raise Refused(Kind.INVALID, Reason("table.no_such_step", "", {"steps": len(match.steps)}))
    state = match.state_at(step)
    return Glimpse(
        game=match.game,
        eye=eye,
        step=step,
        steps=len(match.steps),
        turn=turn_of(match, state),
        last=match.steps[step - 1] if step else None,
        seen=state if eye.is_open else match.game.view(state, eye.viewer),
        pending=match.game.pending(state),
    )


def moment(at: Glimpse) -> Moment:
    """The table as it was."""
    eye, last = at.eye, at.last
    return Moment(
        step=at.step,
        steps=at.steps,
        turn=at.turn,
        viewer=eye.viewer,
        is_open=eye.is_open,
        seat=None if last is None else last.seat,
        events=[] if last is None else [plain(eye.sees(event)) for event in last.events],
        view=at.game.data(at.seen),
        asked=list(at.pending.seats) if isinstance(at.pending, Choice) else [],
        outlook=at.game.outlook(at.seen, eye.viewer),
    )


def timeline(table: Table, eye: Eye) -> Timeline:
    """All steps in short."""
    match = begun(table)
    marks = [StepMark(step.seat, turn_of(match, state), kinds(step, eye)) for step, state in walked(match)]
    return Timeline(eye.viewer, eye.is_open, marks)


def story(table: Table, eye: Eye) -> Story:
    """All steps with their events as they are shown."""
    steps = [StepSeen(step.seat, [plain(eye.sees(event)) for event in step.events]) for step in begun(table).steps]
    return Story(eye.viewer, eye.is_open, steps)


def kinds(step: Played, eye: Eye) -> list[str]:
    """The kinds of a step's events, each once."""
    names = dict.fromkeys(type(eye.sees(event)).__name__ for event in step.events)
    return [name for name in names if name != SILENT]


def walked(match: Match[Any]) -> Iterator[tuple[Played, Any]]:
    """Every step with the state before it, which goes on to change."""
    state = match.game.start(match.seats, match.options)
    for step in match.steps:
        yield step, state
        for event in step.events:
            event.change(state)


def turn_of(match: Match[Any], state: Any) -> int:
    """A number that changes when another turn begins."""
    return JUDGEMENTS[match.game.name].turn(state)


def begun(table: Table) -> Match[Any]:
    """The game of a table that has begun."""
    if table.match is None:
        raise Refused(Kind.STALE, Reason("table.not_begun"))
    return table.match


def finished(table: Table) -> Match[Any]:
    """The game of a table where it is over: it does not change any more."""
    if not table.is_finished:
        raise Refused(Kind.STALE, Reason("table.not_over"))
    return begun(table)


KNOWN_CHANCES: WeakKeyDictionary[Match[Any], Chances] = WeakKeyDictionary()


def chances_over(match: Match[Any]) -> Chances:
    """The chances at the beginning of each turn and at the end, worked out once for each game in memory."""
    known = KNOWN_CHANCES.get(match)
    if known is None:
        known = KNOWN_CHANCES[match] = Chances(list(judged_turns(match)))
    return known


def judged_turns(match: Match[Any]) -> Iterator[TurnChances]:
    """The chances at the first decision of each turn, and at the end."""
    last = -1
    for number, (_, state) in enumerate(walked(match)):
        turn = turn_of(match, state)
        if turn > last and isinstance(match.game.pending(state), Choice):
            last = turn
            yield judged(match, number, state)
    if isinstance(match.pending, Over):
        yield judged(match, len(match.steps), match.state)


def judged(match: Match[Any], step: int, state: Any) -> TurnChances:
    """Each seat's chance to win, by the judgement of the strongest bot without any search."""
    name = match.game.name
    found = chances(match.game, JUDGEMENTS[name], tuned_weights(name), state, match.seats)
    return TurnChances(step, turn_of(match, state), [round(chance, DIGITS) for chance in found])
