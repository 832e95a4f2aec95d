"""A record is read back whole, and any damage or forgery is noticed in one sentence."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.records.forging import forged, played, with_step
from waset.commands.schema import written as written_schema
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Choice
from waset.engine.match import Match
from waset.engine.record import BadRecord, Decided, SeatRecord, decode, encode, rebuild, record_of
from waset.games import GAMES

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
FIXTURES = Path(__file__).parent / "games"
SETUPS = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
GAME = "cleopatra-2006"


@pytest.mark.parametrize(("name", "seats"), SETUPS)
def test_a_record_is_played_again_to_the_same_end(name: str, seats: int) -> None:
    written = played(name, seats)
    record = decode(written)
    match = rebuild(record, GAMES[name])
    assert match.is_over
    assert encode(record) == written
    assert len(match.steps) == len(record.steps)


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_in_the_docs_is_current_and_every_record_satisfies_it(name: str) -> None:
    text = (SCHEMAS / f"{name}.record.json").read_text(encoding="utf-8")
    assert text.rstrip("\n") == written_schema(name)
    checker = jsonschema.Draft202012Validator(json.loads(text))
    for seats in GAMES[name].seats:
        checker.validate(json.loads(played(name, seats)))


def test_the_schema_refuses_an_unknown_event() -> None:
    schema: dict[str, Any] = json.loads((SCHEMAS / f"{GAME}.record.json").read_text(encoding="utf-8"))
    record = json.loads(played(GAME, 2))
    record["steps"][0]["events"][0]["type"] = "Invented"
    assert not jsonschema.Draft202012Validator(schema).is_valid(record)


def test_a_record_cut_short_anywhere_is_refused() -> None:
    written = played(GAME, 2)
    for end in [*range(0, 400, 7), *range(400, len(written) - 2, 997), len(written) - 3]:
        with pytest.raises(BadRecord):
            decode(written[:end])


def test_a_record_cut_short_says_so() -> None:
    with pytest.raises(BadRecord, match=r"record\.cut_short"):
        decode(played(GAME, 2)[:5000])


def test_any_changed_byte_is_noticed() -> None:
    written = played(GAME, 3)
    rng = random.Random(7)
    for _ in range(400):
        at = rng.randrange(len(written))
        other = bytes([rng.choice([byte for byte in b'0123456789abcxyz"{}[],:?' if byte != written[at]])])
        if written[at : at + 1].isspace() and other.isspace():
            continue
        with pytest.raises(BadRecord):
            rebuild(decode(written[:at] + other + written[at + 1 :]), GAMES[GAME])


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b"null", b'{"type":"Other"}', b"\xff\xfe", b'{"type": 3}', b"[" * 5000]
)
def test_other_files_are_refused_in_one_line(content: bytes) -> None:
    with pytest.raises(BadRecord) as refused:
        decode(content)
    assert "\n" not in str(refused.value)


def test_a_newer_format_is_refused_by_name() -> None:
    newer = re.sub(rb'"format": 1', b'"format": 2', played(GAME, 2))
    with pytest.raises(BadRecord, match=r"record.newer .*2.*1"):
        decode(newer)


def test_an_older_format_that_never_was_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record.no_such_format .*0"):
        decode(re.sub(rb'"format": 1', b'"format": 0', played(GAME, 2)))


def test_a_forged_seed_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record\.other_seed"):
        rebuild(forged(played(GAME, 2), seed="00" * 32), GAMES[GAME])


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record.bad_seed .*32"):
        rebuild(forged(played(GAME, 2), seed="abcd"), GAMES[GAME])


def test_a_seed_that_was_swapped_together_with_its_commitment_fails_at_the_first_draw() -> None:
    other = SealedDealer(bytes(32))
    record = forged(played(GAME, 3), seed=other.seed.hex(), commitment=other.commitment)
    with pytest.raises(BadRecord, match=r"record.not_drawn .*\d"):
        rebuild(record, GAMES[GAME])


def test_an_outcome_that_could_not_come_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record.no_outcome .*0"):
        rebuild(with_step(played(GAME, 2), 0, outcome=7), GAMES[GAME])


def first_decision(written: bytes) -> int:
    return next(number for number, step in enumerate(decode(written).steps) if isinstance(step, Decided))


def test_an_illegal_action_is_refused_with_its_step_and_rule() -> None:
    written = played(GAME, 2)
    step = first_decision(written)
    forgery = with_step(written, step, action={"type": "FinishBuilding"})
    with pytest.raises(BadRecord, match=rf"record.against_rules \[C\.T2\] .*{step}"):
        rebuild(forgery, GAMES[GAME])


def test_an_action_of_a_seat_that_was_not_asked_is_refused() -> None:
    written = played(GAME, 2)
    step = first_decision(written)
    taken = decode(written).steps[step]
    assert isinstance(taken, Decided)
    with pytest.raises(BadRecord, match=r"record\.against_rules"):
        rebuild(with_step(written, step, seat=1 - taken.seat), GAMES[GAME])


def test_a_malformed_action_is_refused() -> None:
    written = played(GAME, 2)
    step = first_decision(written)
    with pytest.raises(BadRecord, match=rf"record.no_action .*{step}"):
        rebuild(with_step(written, step, action={"type": "VisitMarket", "stall": "B"}), GAMES[GAME])


def test_events_that_do_not_follow_are_refused() -> None:
    with pytest.raises(BadRecord, match=r"record.other_events .*0"):
        rebuild(with_step(played(GAME, 2), 0, events=[]), GAMES[GAME])


def test_a_forged_result_is_refused() -> None:
    result = decode(played(GAME, 2)).result
    assert isinstance(result, dict)
    with pytest.raises(BadRecord, match=r"record\.other_result"):
        rebuild(forged(played(GAME, 2), result={**result, "winners": [0, 1]}), GAMES[GAME])


def test_a_finished_game_whose_last_steps_are_missing_is_refused() -> None:
    record = decode(played(GAME, 2))
    with pytest.raises(BadRecord, match=r"record\.too_early"):
        rebuild(forged(played(GAME, 2), steps=record.steps[:-3]), GAMES[GAME])


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record.other_rules .*'0'"):
        rebuild(forged(played(GAME, 2), rules="0"), GAMES[GAME])


def test_an_impossible_set_up_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"record\.set_up"):
        rebuild(forged(played(GAME, 2), seats=[SeatRecord("alone")]), GAMES[GAME])


def test_a_running_game_keeps_its_seed_sealed_and_goes_on_from_its_record() -> None:
    game, dealer = GAMES[GAME], SealedDealer(seed_of("running", 1))
    match = Match(game, 3, {})
    match.deal(dealer)
    for _ in range(40):
        pending = match.pending
        assert isinstance(pending, Choice)
        match.play(pending.seats[0], match.choices(pending.seats[0])[0])
        match.deal(dealer)
    record = decode(encode(record_of(match, [SeatRecord(name) for name in "abc"], dealer)))
    assert record.seed is None
    assert record.result is None
    assert record.commitment == dealer.commitment
    again = rebuild(record, game)
    assert again.state == match.state
    again.play(again.asked[0], again.choices(again.asked[0])[0])


def test_what_was_undone_is_in_the_record() -> None:
    game, dealer = GAMES[GAME], SealedDealer(seed_of("undone", 1))
    match = Match(game, 2, {})
    match.deal(dealer)
    before = len(match.steps)
    seat = match.asked[0]
    match.play(seat, match.choices(seat)[-1])
    match.undo(seat, before)
    match.play(seat, match.choices(seat)[0])
    match.deal(dealer)
    again = rebuild(decode(encode(record_of(match, [SeatRecord("a"), SeatRecord("b")], dealer))), game)
    assert [(undone.seat, undone.end, undone.to) for undone in again.undone] == [(seat, before + 1, before)]


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda file: file.name)
def test_games_of_the_past_are_played_again_for_ever(file: Path) -> None:
    record = decode(file.read_bytes())
    assert rebuild(record, GAMES[record.game]).is_over


def test_there_are_games_of_the_past() -> None:
    assert list(FIXTURES.glob("*.json"))


def test_a_game_that_took_all_its_steps_over_may_have_another_seed() -> None:
    other = SealedDealer(seed_of("another", 0))
    fields = {"seed": other.seed.hex(), "commitment": other.commitment}
    steps = len(decode(played(GAME, 2)).steps)
    whole = forged(played(GAME, 2), **fields, taken_over=steps)
    assert rebuild(decode(encode(whole)), GAMES[GAME]).is_over
    with pytest.raises(BadRecord, match=r"record\.not_drawn"):
        rebuild(forged(played(GAME, 2), **fields, taken_over=3), GAMES[GAME])


def test_a_game_cannot_take_over_more_than_there_is() -> None:
    steps = len(decode(played(GAME, 2)).steps)
    for number in (-1, steps + 1):
        with pytest.raises(BadRecord, match=r"record\.taken_over"):
            decode(encode(forged(played(GAME, 2), taken_over=number)))
