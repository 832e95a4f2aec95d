"""A table plays by the version of the rules that it was opened with, for ever; new tables play by the newest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.records.forging import forged, played
from tests.tables.memory import RandomThinkers
from tests.tables.tabling import ANNA, House, run
from tests.tables.test_old_logs import stored
from waset.engine.game import Action, Choice, versions_of
from waset.engine.match import Match
from waset.engine.record import GameRecord, decode, encode, plain, rebuild
from waset.games import GAMES, game_named
from waset.games.cleopatra.actions import Bid
from waset.tables import entries
from waset.tables.commands import Create, Fork, Move, Start
from waset.tables.entries import FORCED, Entry, Moved, Opened, OtherRules, UnreadableEntry
from waset.tables.ports import Stored, Thought
from waset.tables.refusals import Refused
from waset.tables.seating import kept_options, opened_again
from waset.terminal.catalogue import LANGUAGES, catalogue

HERE = Path(__file__).parent
RUNNING = sorted((HERE / "logs" / "running").glob("*.jsonl"))  # whole games; beside each, where the table was left
RECORDS = sorted((HERE.parent / "records" / "games").glob("*.json"))
TABLE = "old"
ANY = Create("x", 1)
every_log = pytest.mark.parametrize("path", RUNNING, ids=lambda path: path.stem)
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
every_game = pytest.mark.parametrize("game", GAMES)


class Left(msgspec.Struct):
    """Where a running table was left, and the entries at which a roll of the own turn filled the altar."""

    stored: int
    full_altars: list[int]


class Scripted(RandomThinkers):
    """Bots that choose what a log says."""

    def __init__(self) -> None:
        super().__init__()
        self.next: Any = None

    async def choose(self, thought: Thought) -> Action:
        return next(option for option in thought.options if plain(option) == self.next)


def left(path: Path) -> Left:
    """Where the table of a log was left."""
    return msgspec.json.decode(path.with_suffix(".json").read_bytes(), type=Left)


def entries_of(log: list[Stored]) -> list[Entry]:
    """The entries of a log."""
    return [entries.decode(one.body) for one in log]


def with_rules(log: list[Stored], rules: str) -> list[Stored]:
    """The same log, as if the table had been opened under another version of the rules."""
    opened = entries.decode(log[0].body)
    assert isinstance(opened, Opened)
    body = entries.encode(msgspec.structs.replace(opened, rules=rules))
    return [Stored(log[0].seq, body, log[0].at), *log[1:]]


async def follow(house: House, bots: Scripted, moved: Moved) -> None:
    """Somebody decides as a log says; what is the only move happens by itself."""
    if moved.by == FORCED:
        return
    if moved.by == ANNA.id:
        seen = await house.look(TABLE, moved.seat, len(house.store.logs[TABLE]))
        await house.do(TABLE, ANNA, Move(moved.action, seen.version, moved.seat))
        return
    bots.next = moved.action
    assert await house.tables.duties.play_one(TABLE)


async def play_on(house: House, table: str) -> GameRecord:
    """People and bots choose at random until the game is over; its record."""
    while (seen := await house.look(table, None, len(house.store.logs[table]))).status == "playing":
        chairs = (await house.inside(table)).chairs
        own = [seat for seat in seen.asked if chairs[seat].person == ANNA.id]
        if own:
            await house.do(table, ANNA, await house.any_move(table, own[0]))
        else:
            assert await house.tables.duties.play_one(table)
    return await house.tables.record(table)


def test_there_is_a_running_table_of_every_game_that_has_an_earlier_version() -> None:
    opened = [entry for path in RUNNING for entry in entries_of(stored(path)[:1]) if isinstance(entry, Opened)]
    assert {(one.game, one.rules) for one in opened} == {
        (game.name, earlier.rules_version) for game in GAMES.values() for earlier in game.earlier
    }


@every_log
def test_a_running_table_plays_on_by_its_version_to_the_end_it_had_there(path: Path) -> None:
    @run
    async def test(house: House) -> None:
        log, at = stored(path), left(path).stored
        house.store.logs[TABLE] = log[:at]
        house.tables.duties.thinkers = bots = Scripted()
        assert (await house.look(TABLE)).status == "playing"
        for entry in entries_of(log[at:]):
            assert isinstance(entry, Moved)
            await follow(house, bots, entry)
        assert entries_of(house.store.logs[TABLE]) == entries_of(log)
        assert (await house.look(TABLE)).status == "over"
        record = await house.tables.record(TABLE)
        assert (record.rules, rebuild(record, GAMES[record.game]).is_over) == ("1", True)

    test()


@every_log
def test_a_running_table_plays_on_by_its_version_whatever_is_chosen(path: Path) -> None:
    @run
    async def test(house: House) -> None:
        house.store.logs[TABLE] = stored(path)[: left(path).stored]
        record = decode(encode(await play_on(house, TABLE)))
        assert (record.rules, (await house.look(TABLE)).rules) == ("1", "1")
        match = rebuild(record, GAMES[record.game])
        assert (match.is_over, match.game.rules_version) == (True, "1")
        assert match.game is (await house.inside(TABLE)).game

    test()


def rolled_full() -> tuple[list[Stored], Left]:
    """The table of the 2006 edition whose own rolls fill the altar, before it was left and after."""
    path = next(path for path in RUNNING if path.stem.startswith("cleopatra-2006"))
    log, at = stored(path), left(path)
    assert min(at.full_altars) < at.stored < max(at.full_altars)
    return log, at


@run
async def test_an_own_roll_that_fills_the_altar_leads_straight_to_the_bids_in_version_1(house: House) -> None:
    log, at = rolled_full()
    for seq in at.full_altars:
        house.store.logs[f"until {seq}"] = log[:seq]
        inside = await house.inside(f"until {seq}")
        assert inside.asked == tuple(range(inside.opened.seats))
        assert inside.match is not None
        assert {type(option) for option in inside.match.choices(0)} == {Bid}


@run
async def test_the_same_log_is_another_game_by_the_newest_rules(house: House) -> None:
    log, at = rolled_full()
    house.store.logs[TABLE] = with_rules(log[: max(at.full_altars) + 1], "2")
    with pytest.raises(UnreadableEntry, match="cleopatra-2006, version 2 of its rules"):
        await house.look(TABLE)


@every_record
def test_a_record_of_an_earlier_version_that_is_gone_on_with_keeps_it(path: Path) -> None:
    written = decode(path.read_bytes())

    @run
    async def test(house: House) -> None:
        command = Create("x", 1, bots=dict.fromkeys(range(len(written.seats)), "apprentice"))
        match = rebuild(written, GAMES[written.game])
        step = decision_near(match, len(written.steps) * 3 // 4)
        brought = await house.tables.bring(ANNA, ANY, written)
        again = await house.tables.record(brought)
        assert (again.rules, again.seed, again.result) == ("1", written.seed, written.result)
        by_fork = await house.tables.fork(brought, ANNA, command, Fork(step))
        by_record = await house.tables.continue_record(ANNA, command, written, step)
        for table in (by_fork, by_record):
            assert (await house.look(table)).rules == "1"
            await house.do(table, ANNA, Start())
            inside = await house.inside(table)
            assert inside.match is not None
            assert inside.match.state_at(step) == match.state_at(step)
        record = await play_on(house, by_fork)
        assert (record.rules, record.taken_over) == (written.rules, step) == ("1", step)
        assert rebuild(record, GAMES[record.game]).is_over

    test()


def decision_near(match: Match[Any], step: int) -> int:
    """The last decision up to a step."""
    return next(at for at in range(step, 0, -1) if isinstance(match.game.pending(match.state_at(at)), Choice))


@every_game
def test_a_new_table_plays_by_the_newest_rules(game: str) -> None:
    @run
    async def test(house: House) -> None:
        table = await house.tables.create(ANNA, Create(game, 2, sits=[0, 1]))
        seen = await house.look(table)
        assert (seen.rules, seen.rules_before) == (GAMES[game].rules_version, "")
        assert seen.rules == max(versions_of(GAMES[game]), key=int)

    test()


@every_log
def test_a_rematch_takes_the_newest_rules_and_says_so(path: Path) -> None:
    @run
    async def test(house: House) -> None:
        house.store.logs[TABLE] = stored(path)
        new = await house.tables.rematch(TABLE, ANNA)
        seen = await house.look(new)
        assert (seen.rules, seen.rules_before) == (GAMES[seen.game].rules_version, "1")
        opened = (await house.inside(new)).opened
        again = opened_again(opened, ANNA, bytes(32))
        assert (again.rules, again.rules_before) == (opened.rules, ""), "only the first of them has other rules"
        await house.do(new, ANNA, Start("apprentice"))
        assert (await play_on(house, new)).rules == GAMES[seen.game].rules_version

    test()


def test_a_rematch_drops_what_its_rules_do_not_let_anybody_choose() -> None:
    chosen: dict[str, Any] = {"collapse": "rook", "last_round": 0, "burn_incense": True}
    opened = Opened("pharaoh", "1", 2, chosen, "anna", "Anna", "00", "11")
    assert kept_options(game_named("pharaoh"), opened) == {"collapse": "rook"}


def test_a_setting_that_nobody_named_is_as_the_version_has_it() -> None:
    opened = {path.stem: entries_of(stored(path))[0] for path in RUNNING}
    assert not any(one.options for one in opened.values() if isinstance(one, Opened))

    @run
    async def test(house: House) -> None:
        for path in RUNNING:
            house.store.logs[path.stem] = stored(path)
            inside = await house.inside(path.stem)
            assert inside.match is not None
            old, new = inside.match.state.rules, Match(GAMES[inside.opened.game], 3, {}).state.rules
            field = "break_in" if inside.opened.game == "pharaoh" else "extra_cards"
            assert (getattr(old, field), getattr(new, field)) == (False, True)

    test()


def unknown_record(game: str) -> GameRecord:
    """A record of rules that are not there yet."""
    return forged(played(game, 2), rules="99")


@every_game
def test_a_record_of_unknown_rules_is_refused_with_both_versions(game: str) -> None:
    @run
    async def test(house: House) -> None:
        for going in (
            house.tables.bring(ANNA, ANY, unknown_record(game)),
            house.tables.continue_record(ANNA, ANY, unknown_record(game), None),
        ):
            with pytest.raises(Refused) as refused:
                await going
            reason = refused.value.reason
            assert reason.key == "record.other_rules"
            assert reason.details == {"game": game, "rules": "99", "here": ", ".join(versions_of(GAMES[game]))}
        assert not house.store.logs

    test()


@every_log
def test_a_log_of_unknown_rules_is_refused_and_so_is_a_fork_of_it(path: Path) -> None:
    @run
    async def test(house: House) -> None:
        house.store.logs[TABLE] = with_rules(stored(path), "99")
        for going in (house.look(TABLE), house.tables.fork(TABLE, ANNA, ANY, Fork(40)), house.tables.record(TABLE)):
            with pytest.raises(OtherRules, match="with the rules 99; this Waset knows 2, 1") as refused:
                await going
            reason = refused.value.reason
            sentences = {catalogue(language).say(reason.key, **reason.details) for language in LANGUAGES}
            assert len(sentences) == len(LANGUAGES)
            assert all("99" in sentence and "2, 1" in sentence for sentence in sentences)

    test()


@run
async def test_a_log_of_an_unknown_game_is_refused(house: House) -> None:
    opened = Opened("senet", "1", 2, {}, "anna", "Anna", "00", "11")
    house.store.logs[TABLE] = [Stored(1, entries.encode(opened), 0.0)]
    with pytest.raises(OtherRules, match="senet with the rules 1; this Waset knows none"):
        await house.look(TABLE)
