"""Examples of what a table tells, taken from a real one in the middle of a short game."""

from __future__ import annotations

from functools import cache
from typing import Any

from waset.bots import ADVISER
from waset.engine.aid import Aid
from waset.engine.record import plain
from waset.tables import seating
from waset.tables.advising import Advice, advice_of
from waset.tables.commands import Create, Move
from waset.tables.duties import thought_in
from waset.tables.handlers import decide
from waset.tables.ports import Person
from waset.tables.prospects import Prospect, Rehearsed, prospect, rehearsed, situation
from waset.tables.proving import Proof
from waset.tables.records import ViewRecord, view_record
from waset.tables.replaying import Chances, Eye, Moment, Story, Timeline, TurnChances, glimpse, moment, story, timeline
from waset.tables.service import laid
from waset.tables.table import Table
from waset.tables.updates import Update, update
from waset.tables.writing import apply_all

AT = 1_790_000_000.0
HOST = Person("Zk3hQv8Lw1xYtB0c", "Nefertari", AT)
GAME = Create("pharaoh", 2, sits=[0, 1], starts_when_full=True)
SEED = bytes(range(32))
MOVES = 2
EYE = Eye(0)


@cache
def table() -> Table:
    """A game of two seats after its first decisions."""
    opened = seating.opened(HOST, GAME, SEED)
    made, _ = laid(opened, seating.first_seats(HOST, GAME, opened.commitment), AT)
    for _ in range(MOVES):
        assert made.match is not None
        seat = made.asked[0]
        move = Move(plain(made.match.choices(seat)[0]), made.seq, seat)
        apply_all(made, decide(made, HOST, move), AT)
    return made


@cache
def table_examples() -> dict[Any, Any]:
    """Everything that is told of it, as the first seat sees it; what only a finished game tells is made up."""
    shown = table()
    assert shown.match is not None
    commitment, asked = shown.opened.commitment, shown.asked[0]
    return {
        Aid: shown.game.aid(GAME.seats, GAME.options),
        Update: update(shown, 0),
        Prospect: prospect(situation(shown, 0)),
        Rehearsed: rehearsed(situation(shown, asked), []),
        Advice: advice_of(thought_in(shown, asked, ADVISER), shown.match.choices(asked)[-1]),
        ViewRecord: view_record(shown, 0),
        Moment: moment(glimpse(shown, EYE, MOVES)),
        Timeline: timeline(shown, EYE),
        Story: story(shown, EYE),
        Chances: Chances([TurnChances(0, 0, [0.5, 0.5]), TurnChances(17, 1, [0.5312, 0.4688])]),
        Proof: Proof(commitment, SEED.hex(), draws=212, taken_over=0),
    }
