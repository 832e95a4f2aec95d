"""Who sits where: opening a table, sitting down, getting up, beginning, leaving, coming back, meeting again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from waset.bots import BOTS
from waset.engine.deal import SealedDealer
from waset.engine.game import BadSetup, Game, Reason, Seat
from waset.engine.settings import Value
from waset.games import UnknownGame, game_named
from waset.tables.ahead import Ahead
from waset.tables.commands import Create, SeatBot, Sit, Start
from waset.tables.entries import Before, BotSat, Entry, Left, Moved, Opened, Returned, Sat, Started, Stood
from waset.tables.names import bot_names
from waset.tables.parts import Status
from waset.tables.ports import Person
from waset.tables.refusals import Kind, Refused, need_bot, need_host, need_name, need_place, need_seated, need_status
from waset.tables.table import Table


class Origin(msgspec.Struct, frozen=True):
    """What a table goes on from: its first steps, where they come from, and the version of the rules they follow."""

    past: list[Before]
    source: str
    rules: str


def opened(person: Person, command: Create, seed: bytes, origin: Origin | None = None) -> Opened:
    """A table as somebody wants it, after checking that it can be played; a new game has the newest rules."""
    game = playable(command, None if origin is None else origin.rules)
    return Opened(
        game=game.name,
        rules=game.rules_version,
        seats=command.seats,
        options=command.options,
        host=person.id,
        host_name=need_name(person.name),
        seed=seed.hex(),
        commitment=SealedDealer(seed).commitment,
        is_open=command.is_open,
        starts_when_full=command.starts_when_full,
        clock=command.clock,
        grace=command.grace,
        stand_in=need_bot(command.stand_in),
        source="" if origin is None else origin.source,
        past=[] if origin is None else origin.past,
    )


def playable(command: Create, rules: str | None) -> Game[Any]:
    """The game that somebody wants, under a version of its rules or the newest; refused where it cannot be set up."""
    try:
        game = game_named(command.game, rules)
        game.start(command.seats, command.options)
    except UnknownGame:
        raise Refused(Kind.INVALID, Reason("table.no_such_game")) from None
    except BadSetup as bad:
        raise Refused(Kind.INVALID, bad.reason) from None
    return game


def first_seats(person: Person, command: Create, commitment: str) -> list[Entry]:
    """The bots and the host sit down."""
    taken = [*command.bots, *command.sits]
    if len(set(taken)) < len(taken) or any(seat >= command.seats for seat in taken):
        raise Refused(Kind.INVALID, Reason("table.no_such_seat", "", {"seats": command.seats}))
    name = need_name(person.name)
    names = bot_names(commitment, [name])
    bots: list[Entry] = [BotSat(seat, need_bot(bot), next(names)) for seat, bot in command.bots.items()]
    return bots + [Sat(seat, person.id, name) for seat in command.sits]


def again(table: Table) -> list[Entry]:
    """The same people and bots at a new table, everybody one seat further."""
    seats = len(table.chairs)
    found: list[Entry] = []
    for seat in range(seats):
        chair = table.chairs[(seat + 1) % seats]
        if chair.bot in BOTS:
            found.append(BotSat(seat, chair.bot, chair.name))
        elif chair.person:
            found.append(Sat(seat, chair.person, chair.name))
    return found


def opened_again(before: Opened, person: Person, seed: bytes) -> Opened:
    """A table like another one, under the newest rules, with its own seed, that waits for its host."""
    commitment = SealedDealer(seed).commitment
    game = game_named(before.game)
    return msgspec.structs.replace(
        before,
        rules=game.rules_version,
        rules_before="" if before.rules == game.rules_version else before.rules,
        options=kept_options(game, before),
        host=person.id,
        host_name=need_name(person.name),
        seed=seed.hex(),
        commitment=commitment,
        starts_when_full=False,
        source="",
        past=[],
        brought=None,
    )


def kept_options(game: Game[Any], before: Opened) -> dict[str, Value]:
    """The options of another table that this version of the rules still has."""
    by_name = {setting.name: setting for setting in game.settings}
    return {
        name: value
        for name, value in before.options.items()
        if name in by_name and by_name[name].refusal(value, before.seats) is None
    }


def sit(table: Table, person: Person, command: Sit) -> list[Entry]:
    """Take a free seat; when it was the last one, the game may begin by itself."""
    need_status(table, Status.GATHERING)
    seat = need_place(table, command.seat)
    if not table.chairs[seat].is_free:
        raise Refused(Kind.STALE, Reason("table.taken"))
    name = need_name(command.name)
    return [*renamed(table, name), Sat(seat, person.id, name), *begun_when_full(table, seat)]


def renamed(table: Table, name: str) -> list[Entry]:
    """Another name for the bot that has this one: people keep theirs."""
    return [
        BotSat(seat, chair.bot, next(free_names(table, name)))
        for seat, chair in enumerate(table.chairs)
        if chair.bot and chair.name.casefold() == name.casefold()
    ]


def free_names(table: Table, *others: str) -> Iterator[str]:
    """Names for bots that nobody at the table has, nor is about to have."""
    taken = [table.opened.host_name, *(chair.name for chair in table.chairs), *others]
    return bot_names(table.opened.commitment, taken)


def seat_bot(table: Table, person: Person, command: SeatBot) -> list[Entry]:
    """The host lets a bot sit down on a free seat, or in place of another bot."""
    need_status(table, Status.GATHERING)
    need_host(table, person)
    seat = need_place(table, command.seat)
    if table.chairs[seat].person:
        raise Refused(Kind.STALE, Reason("table.taken"))
    return [BotSat(seat, need_bot(command.bot), next(free_names(table))), *begun_when_full(table, seat)]


def begun_when_full(table: Table, seat: Seat | None = None) -> list[Entry]:
    """The beginning, where no seat but this one is still free and the table does not wait for its host."""
    free = [number for number, chair in enumerate(table.chairs) if chair.is_free and number != seat]
    return [] if free or not table.opened.starts_when_full else beginning(table)


def stand(table: Table, person: Person, seat: Seat) -> list[Entry]:
    """Free a seat: the own one, or as the host any."""
    need_status(table, Status.GATHERING)
    chair = table.chairs[need_place(table, seat)]
    if chair.person != person.id:
        need_host(table, person)
    if chair.is_free:
        raise Refused(Kind.STALE, Reason("table.free"))
    return [Stood(seat)]


def start(table: Table, person: Person, command: Start) -> list[Entry]:
    """The host begins; free seats go to a bot, if one is named."""
    need_status(table, Status.GATHERING)
    need_host(table, person)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    if free and not command.fill:
        raise Refused(Kind.INVALID, Reason("table.free_seats", "", {"free": len(free)}))
    names = free_names(table)
    filled: list[Entry] = [BotSat(seat, need_bot(command.fill), next(names)) for seat in free]
    return filled + beginning(table)


def beginning(table: Table) -> list[Entry]:
    """The first draws, and moves that are the only ones."""
    set_up = Table(table.opened, table.created)
    set_up.begin([])
    assert set_up.match is not None
    ahead = Ahead(set_up.match, table.dealer)
    started = Started(ahead.deal())
    forced: list[Moved] = ahead.forced()
    return [started, *forced]


def leave(table: Table, person: Person) -> list[Entry]:
    """Get up from all own seats; a running game goes on."""
    need_seated(table, person)
    own = table.seats_of(person.id)
    if table.status is Status.GATHERING:
        return [Stood(seat) for seat in own]
    need_status(table, Status.PLAYING)
    return [Left(seat) for seat in own if not table.chairs[seat].is_away]


def come_back(table: Table, person: Person) -> list[Entry]:
    """Be back at all own seats."""
    need_status(table, Status.PLAYING)
    need_seated(table, person)
    return [Returned(seat) for seat in table.seats_of(person.id) if table.chairs[seat].is_away]
