"""A table: the state that the entries of its log add up to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from waset.engine.deal import SealedDealer
from waset.engine.game import Action, Chance, Game, Seat, versions_of
from waset.engine.match import Match, Turn
from waset.engine.record import outcome_named
from waset.games import UnknownGame, UnknownRules, game_named
from waset.tables import entries
from waset.tables.ahead import Foreseen
from waset.tables.clocks import Clocks
from waset.tables.entries import Entry, Moved, Opened
from waset.tables.parts import HUMAN, Chair, Line, Mark, Status, UndoRequest

UNDO_WAIT = 120.0  # seconds after which a question about going back is withdrawn


class Table:
    """One table. `apply` is the only writer."""

    def __init__(self, opened: Opened, at: float) -> None:
        self.opened = opened
        self.created = self.updated = at
        self.seq = 1
        self.news = 1  # the last entry that was no talk
        self.game = game_of(opened)
        self.dealer = SealedDealer(bytes.fromhex(opened.seed))
        self.chairs = chairs_of(opened)
        self.status = Status.GATHERING
        self.match: Match[Any] | None = None
        self.clocks = Clocks(opened.clock, opened.grace, opened.seats)
        self.chat: list[Line] = []
        self.undo: UndoRequest | None = None
        self.question: dict[Seat, int] = {}  # the entry at which a seat's present question came up
        self.marks: list[Mark] = []
        self.rematch = ""
        self.hosts = [opened.host]  # who opened it, and those who came by a host's link
        self.common: object = None  # what is told to everybody alike, kept by whoever tells it
        self.foreseen: list[Foreseen] = []  # what was worked out to decide on the next entries

    def apply(self, entry: Entry, at: float) -> None:
        """Add the next entry of the log."""
        assert not isinstance(entry, Opened), "a table is opened once"
        self.seq += 1
        self.updated = at
        if not isinstance(entry, entries.Said):
            self.news = self.seq
        WRITERS[type(entry)](self, entry, at)

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end, so that nothing is secret any more."""
        return self.match is not None and self.match.is_over

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return self.match.asked if self.match is not None and self.status is Status.PLAYING else ()

    @property
    def steps(self) -> int:
        """How many steps the game has had."""
        return 0 if self.match is None else len(self.match.steps)

    @property
    def steps_to_begin(self) -> int:
        """How many steps of another game are played again when this one begins; none once it has."""
        return len(self.opened.past) if self.match is None else 0

    @property
    def people(self) -> list[str]:
        """Everybody who holds a seat, and the hosts."""
        return list(dict.fromkeys([*self.hosts, *(chair.person for chair in self.chairs if chair.person)]))

    def is_at(self, person: str) -> bool:
        """Whether somebody is among those people."""
        if not person:
            return False
        for chair in self.chairs:
            if chair.person == person:
                return True
        return person in self.hosts

    @property
    def bots_asked(self) -> list[Seat]:
        """The seats for which a bot has to decide now; bots wait while people talk about going back."""
        return [] if self.undo is not None else [seat for seat in self.asked if self.chairs[seat].thinker]

    @property
    def deadline(self) -> float | None:
        """When something happens by itself."""
        if self.status is not Status.PLAYING:
            return None
        times = [due.at for due in self.clocks.due()]
        times += [] if self.undo is None else [self.undo.at + UNDO_WAIT]
        return min(times, default=None)

    def seats_of(self, person: str) -> list[Seat]:
        """The seats that somebody holds; without an id none, though the chairs of bots have no person either."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def foreseen_turn(self, entry: Moved) -> Turn[Any] | None:
        """The turn of an entry that was decided on here, with nothing in between."""
        assert self.match is not None
        first, self.foreseen = self.foreseen[:1], self.foreseen[1:]
        is_next = first and first[0].entry is entry and self.match.is_at(first[0].turn)
        return first[0].turn if is_next else None

    def change(self, seat: Seat, **fields: Any) -> None:
        """Somebody else sits there, or sits there otherwise."""
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **fields)

    def begin(self, outcomes: Sequence[Any]) -> None:
        """Set up the match, with what it takes over, up to its first question."""
        match: Match[Any] = Match(self.game, self.opened.seats, self.opened.options)
        for before in self.opened.past:
            if before.seat is None:
                settle(match, [before.outcome])
            else:
                match.play(before.seat, action_of(self, before.action))
        settle(match, outcomes)
        if self.opened.brought is not None:
            match.undone[:] = self.opened.brought.undone
        self.match = match

    def ask(self, at: float, kept: Sequence[Seat] = ()) -> None:
        """Note which questions are new, and let the clocks of people run; the kept ones are as they were."""
        assert self.match is not None
        asked = self.match.asked
        self.question = {seat: self.question[seat] if seat in kept else self.seq for seat in asked}
        self.marks.append(Mark(self.seq, len(self.match.steps)))
        if self.match.is_over:
            self.status = Status.OVER
        self.clocks.ask([seat for seat in asked if not self.chairs[seat].thinker], at)


def game_of(opened: Opened) -> Game[Any]:
    """The game of a table, under the version of its rules that the table was opened with."""
    try:
        return game_named(opened.game, opened.rules)
    except UnknownGame:
        raise entries.OtherRules(opened, []) from None
    except UnknownRules as unknown:
        raise entries.OtherRules(opened, versions_of(unknown.game)) from None


def chairs_of(opened: Opened) -> list[Chair]:
    """Who sits at a new table: nobody, or those whom a record tells of."""
    if opened.brought is None:
        return [Chair()] * opened.seats
    return [Chair(name=one.name, bot="" if one.player == HUMAN else one.player) for one in opened.brought.players]


def table_of(opened: Entry, at: float) -> Table:
    """The table that begins with this entry."""
    if not isinstance(opened, Opened):
        raise entries.UnreadableEntry("the log does not begin with a table being opened")
    return Table(opened, at)


ENCODER = msgspec.json.Encoder()


@cache
def decoder_of(game: str, rules: str) -> msgspec.json.Decoder[Action]:
    """Reads the actions of a game under one version of its rules; making a decoder takes longer than using it."""
    return msgspec.json.Decoder(game_named(game, rules).action_type)


def action_named(game: Game[Any], written: Any) -> Action:
    """An action of a game from plain data; raises what msgspec raises when it is none."""
    return decoder_of(game.name, game.rules_version).decode(ENCODER.encode(written))


def action_of(table: Table, written: Any) -> Action:
    """An action of the table's game from plain data."""
    return action_named(table.game, written)


def settle(match: Match[Any], outcomes: Sequence[Any]) -> None:
    """Carry out outcomes of chance as they were written down."""
    for written in outcomes:
        pending = match.pending
        assert isinstance(pending, Chance), "an outcome was written down where none was due"
        match.settle(outcome_named(pending, written))


def sit(table: Table, entry: entries.Sat, at: float) -> None:
    """Somebody sits down."""
    table.chairs[entry.seat] = Chair(person=entry.person, name=entry.name)


def stand(table: Table, entry: entries.Stood, at: float) -> None:
    """The seat is free."""
    table.chairs[entry.seat] = Chair()


def sit_bot(table: Table, entry: entries.BotSat, at: float) -> None:
    """A bot sits down."""
    table.chairs[entry.seat] = Chair(name=entry.name, bot=entry.bot)


def start(table: Table, entry: entries.Started, at: float) -> None:
    """The game begins."""
    table.begin(entry.outcomes)
    table.status = Status.PLAYING
    table.ask(at)


def move(table: Table, entry: Moved, at: float) -> None:
    """A seat decides. Others who were asked at the same time, in secret, still have the question they had."""
    match = table.match
    assert match is not None
    others = [seat for seat in match.asked if seat != entry.seat and not entry.outcomes]
    turn = table.foreseen_turn(entry)
    if turn is None:
        match.play(entry.seat, action_of(table, entry.action))
        settle(match, entry.outcomes)
    else:
        match.take(turn)
    table.clocks.decide(entry.seat, at)
    table.undo = None
    table.ask(at, others)


def undo(table: Table, entry: entries.Undone, at: float) -> None:
    """The game goes back; every question is asked anew."""
    assert table.match is not None
    table.match.undo(entry.seat, entry.to)
    table.undo = None
    table.clocks.restart([seat for seat, chair in enumerate(table.chairs) if chair.is_away])
    table.ask(at)


def ask_undo(table: Table, entry: entries.UndoAsked, at: float) -> None:
    """The others are asked."""
    table.undo = UndoRequest(entry.seat, entry.to, entry.person, at)


def answer_undo(table: Table, entry: entries.UndoAnswered, at: float) -> None:
    """One refusal is enough."""
    assert table.undo is not None
    agreed = (*table.undo.agreed, entry.person)
    table.undo = msgspec.structs.replace(table.undo, agreed=agreed) if entry.agrees else None


def withdraw_undo(table: Table, entry: entries.UndoWithdrawn, at: float) -> None:
    """Nobody is asked any more."""
    table.undo = None


def say(table: Table, entry: entries.Said, at: float) -> None:
    """One more line."""
    table.chat.append(Line(table.seq, at, entry.name, entry.text))


def run_out(table: Table, entry: entries.RanOut, at: float) -> None:
    """The grace begins."""
    table.clocks.run_out(entry.seat, at)


def leave(table: Table, entry: entries.Left, at: float) -> None:
    """The grace begins."""
    table.change(entry.seat, is_away=True)
    table.clocks.leave(entry.seat, at)


def take_over(table: Table, entry: entries.BotTookOver, at: float) -> None:
    """A bot sits in."""
    table.change(entry.seat, stand_in=entry.bot, is_away=True)
    table.clocks.stop(entry.seat)


def come_back(table: Table, entry: entries.Returned, at: float) -> None:
    """The person decides again; a question that waits is asked anew, as far as the clock goes."""
    table.change(entry.seat, stand_in="", is_away=False)
    table.clocks.stop(entry.seat)
    table.clocks.ask([seat for seat in table.asked if not table.chairs[seat].thinker], at)


def join_hosts(table: Table, entry: entries.HostJoined, at: float) -> None:
    """One host more."""
    table.hosts = [*table.hosts, entry.person]


def dismiss_hosts(table: Table, entry: entries.HostsDismissed, at: float) -> None:
    """The one who opened the table is left."""
    table.hosts = [table.opened.host]


def close(table: Table, entry: entries.Closed, at: float) -> None:
    """Nothing happens here any more."""
    table.status = Status.CLOSED
    table.undo = None


def meet_again(table: Table, entry: entries.Rematched, at: float) -> None:
    """The people go on elsewhere."""
    table.rematch = entry.table


WRITERS: dict[type[Any], Any] = {
    entries.Sat: sit,
    entries.Stood: stand,
    entries.BotSat: sit_bot,
    entries.Started: start,
    entries.Moved: move,
    entries.Undone: undo,
    entries.UndoAsked: ask_undo,
    entries.UndoAnswered: answer_undo,
    entries.UndoWithdrawn: withdraw_undo,
    entries.Said: say,
    entries.RanOut: run_out,
    entries.Left: leave,
    entries.BotTookOver: take_over,
    entries.Returned: come_back,
    entries.HostJoined: join_hosts,
    entries.HostsDismissed: dismiss_hosts,
    entries.Closed: close,
    entries.Rematched: meet_again,
}
