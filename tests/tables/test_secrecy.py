"""Nothing that a viewer is told goes beyond what follows from the viewer's own view."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.laws.games import SETUPS, Setup, every_setup, policies
from tests.tables.tabling import ANNA, NOON
from waset.engine.game import Choice, Viewer
from waset.engine.record import plain
from waset.tables.commands import Create, Move, Undo
from waset.tables.entries import Sat, UndoAsked
from waset.tables.handlers import decide
from waset.tables.ports import Person
from waset.tables.records import view_record
from waset.tables.refusals import Refused
from waset.tables.seating import beginning, opened
from waset.tables.table import Table
from waset.tables.updates import Update, update

LOOKS = 14


def new_table(setup: Setup, rng: Random) -> Table:
    """A running table where everybody is a person."""
    command = Create(setup.game.name, setup.seats, dict(setup.options))
    table = Table(opened(ANNA, command, rng.randbytes(32)), NOON)
    for seat in range(setup.seats):
        table.apply(Sat(seat, f"person {seat}", f"Name {seat}"), NOON)
    for entry in beginning(table):
        table.apply(entry, NOON)
    return table


def play_on(table: Table, rng: Random, setup: Setup, steps: int) -> None:
    """Some moves at random."""
    policy = rng.choice(policies(setup))
    for number in range(steps):
        if not table.asked:
            return
        assert table.match is not None
        seat = rng.choice(table.asked)
        action = policy.choose(rng, table.match.choices(seat), number)
        person = Person(f"person {seat}", f"Name {seat}", 0.0)
        for entry in decide(table, person, Move(plain(action), table.seq)):
            table.apply(entry, NOON)


def computed(table: Table, viewer: Viewer, told: Update) -> None:
    """The update follows from the first view and the events that were told."""
    game = table.game
    assert table.match is not None
    followed = game.view(game.start(table.opened.seats, table.opened.options), viewer)
    for step in told.steps:
        for event in plain(step.events):
            msgspec.convert(event, game.event_type).change(followed)
    pending = game.pending(followed)
    assert plain(told.view) == plain(game.data(followed))
    assert told.asked == list(pending.seats if isinstance(pending, Choice) else ())
    options = [] if viewer is None else game.options(followed, viewer)
    assert plain(told.options) == [plain(option) for option in options]


def same_in_other_worlds(table: Table, viewer: Viewer, rng: Random) -> None:
    """Whatever the viewer may not know makes no difference to what is told or refused."""
    match = table.match
    assert match is not None
    told, kept = heard(table, viewer), match.state
    try:
        match.state = table.game.imagine(match.view(viewer), rng)
        assert heard(table, viewer) == told
    finally:
        match.state = kept


def heard(table: Table, viewer: Viewer) -> tuple[Any, ...]:
    """All that a viewer can get out of a table."""
    whole, later = update(table, viewer), update(table, viewer, table.seq - 3)
    refusals = [refusal(table, viewer, step.action) for step in table.match.steps[-40:] if step.action]  # type: ignore[union-attr]
    return (*(msgspec.json.encode(one) for one in (whole, later, view_record(table, viewer))), refusals)


def refusal(table: Table, viewer: Viewer, action: object) -> str:
    """What a viewer hears who tries this."""
    person = Person(f"person {viewer}", "Name", 0.0)
    try:
        decide(table, person, Move(plain(action), table.seq))
    except Refused as refused:
        return repr((refused.kind, refused.reason))
    return "allowed"


@every_setup
def test_an_update_holds_what_its_viewer_may_know_and_no_more(setup: Setup) -> None:
    rng = Random(repr(setup))
    table = new_table(setup, rng)
    for _ in range(LOOKS):
        viewers = rng.sample(setup.viewers, 2)
        for viewer in viewers:
            told = update(table, viewer)
            if table.is_finished:
                continue
            computed(table, viewer, told)
            same_in_other_worlds(table, viewer, rng)
            body = msgspec.json.encode(told)
            assert table.opened.seed.encode() not in body
            assert b"person 0" not in body
        play_on(table, rng, setup, rng.randrange(1, 60))


@pytest.mark.parametrize("setup", [one for one in SETUPS if one.game.open_options], ids=repr)
def test_the_only_option_is_played_by_itself_where_everybody_can_tell(setup: Setup) -> None:
    rng = Random(repr(setup))
    table = new_table(setup, rng)
    while table.asked:
        assert table.match is not None
        seat, last = table.asked[0], table.match.steps[-1]
        assert last.seat == seat or len(table.match.choices(seat)) > 1
        play_on(table, rng, setup, 1)


@pytest.mark.parametrize("setup", [one for one in SETUPS if not one.game.open_options], ids=repr)
def test_where_options_tell_of_a_hand_even_the_only_one_waits_for_its_seat(setup: Setup) -> None:
    rng = Random(repr(setup))
    table = new_table(setup, rng)
    before, moves = table.seq, 0
    while table.asked and moves < 100:
        play_on(table, rng, setup, 1)
        moves += 1
    assert table.seq == before + moves


def test_asking_to_go_back_does_not_tell_whether_another_seat_had_a_choice() -> None:
    setup, rng = SETUPS[0], Random("choices")
    table = new_table(setup, rng)
    choices: set[bool] = set()
    while choices != {False, True}:
        assert table.match is not None
        seat = table.asked[0]
        choices.add(len(table.match.choices(seat)) > 1)
        play_on(table, rng, setup, 1)
        step = max(number for number, played in enumerate(table.match.steps) if played.seat == seat)
        other = (seat + 1) % setup.seats
        (entry,) = decide(table, Person(f"person {other}", "Name", 0.0), Undo(to=step))
        assert entry == UndoAsked(other, step, f"person {other}")
