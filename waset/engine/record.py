"""A game as one file: what was decided, what was drawn, what followed, and how to check it all."""

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Optional

import msgspec

from waset.engine.base import Record
from waset.engine.deal import SEED_BYTES, SealedDealer
from waset.engine.game import (
    BadSetup,
    Chance,
    Choice,
    Detail,
    Game,
    IllegalAction,
    Over,
    Reason,
    under_rules,
    versions_of,
)
from waset.engine.match import Match, Played, Undone

FORMAT = 1
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder()


class BadRecord(Exception):
    """What is wrong with a record, as a reason that the catalogue has a sentence for."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} [{reason.rule}] {reason.details}")
        self.reason = reason


class SeatRecord(Record, frozen=True):
    """Who sat there: a name, and `human` or the id of a bot."""

    name: str
    player: str = "human"


class Decided(Record, frozen=True):
    """A seat's action and the events that followed."""

    seat: int
    action: "Any"
    events: "list[Any]"


class Dealt(Record, frozen=True):
    """An outcome of chance and the events that followed."""

    outcome: "Any"
    events: "list[Any]"


class GameRecord(Record, frozen=True):
    """A whole match as plain data; the fields stand in the file in this order."""

    format: int
    game: str
    rules: str
    options: "dict[str, bool | int | str]"
    seats: "list[SeatRecord]"
    commitment: str
    seed: "Optional[str]"
    steps: "list[Decided | Dealt]"
    undone: "list[Undone]"
    result: "Optional[Any]"
    taken_over: int = 0  # steps that come from another game: this seed did not draw them
    digest: str = ""


def record_of(match: Match[Any], seats: Sequence[SeatRecord], dealer: SealedDealer, taken_over: int = 0) -> GameRecord:
    """The record of a match; the seed is in it once the game is over."""
    result = match.game.result(match.state)
    record = GameRecord(
        format=FORMAT,
        game=match.game.name,
        rules=match.game.rules_version,
        options=dict(match.options),
        seats=list(seats),
        commitment=dealer.commitment,
        seed=dealer.seed.hex() if match.is_over else None,
        steps=[step_record(step) for step in match.steps],
        undone=match.undone[:],
        result=None if result is None else plain(result),
        taken_over=taken_over,
    )
    return msgspec.structs.replace(record, digest=digest_of(record))


def step_record(step: Played) -> Decided | Dealt:
    """One step as plain data."""
    events = [plain(event) for event in step.events]
    if step.seat is None:
        return Dealt(plain(step.outcome), events)
    return Decided(step.seat, plain(step.action), events)


def plain(value: object) -> Any:
    """A value as it reads after a round through JSON."""
    return DECODER.decode(ENCODER.encode(value))


def digest_of(record: GameRecord) -> str:
    """The SHA-256 of everything else in the record, to notice damage."""
    blank = fields_of(msgspec.structs.replace(record, digest=""))
    return sha256(msgspec.json.encode(blank, order="sorted")).hexdigest()


def fields_of(record: GameRecord) -> dict[str, Any]:
    """The fields that stand in the file; a game that took nothing over does not speak of it."""
    fields: dict[str, Any] = msgspec.to_builtins(record)
    if not record.taken_over:
        del fields["taken_over"]
    return fields


def encode(record: GameRecord) -> bytes:
    """The record as a file: JSON with one step on each line."""
    lines = []
    for name, value in fields_of(record).items():
        written = msgspec.json.encode(value)
        if name == "steps" and value:
            written = b"[\n" + b",\n".join(msgspec.json.encode(step) for step in value) + b"\n]"
        lines.append(msgspec.json.encode(name) + b": " + written)
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def decode(written: bytes) -> GameRecord:
    """Read a record from a file, or say what is wrong with it."""
    try:
        header = msgspec.json.decode(written)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(not_json(error)) from None
    if not isinstance(header, dict) or header.get("type") != GameRecord.__name__:
        raise BadRecord(Reason("record.not_ours"))
    version = header.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise BadRecord(Reason("record.newer", "", {"format": version, "newest": FORMAT}))
    try:
        record = msgspec.convert(header, GameRecord)
    except msgspec.ValidationError as error:
        raise BadRecord(Reason("record.damaged", "", {"where": place_of(error)})) from None
    check_fields(record)
    return record


def check_fields(record: GameRecord) -> None:
    """What can be seen to be wrong before a step is played."""
    if record.format != FORMAT:
        raise BadRecord(Reason("record.no_such_format", "", {"format": record.format}))
    if not re.fullmatch("[0-9a-f]{64}", record.commitment):
        raise BadRecord(Reason("record.commitment"))
    if any(not (0 <= one.seat < len(record.seats) and 0 <= one.to < one.end) for one in record.undone):
        raise BadRecord(Reason("record.undone"))
    if not 0 <= record.taken_over <= len(record.steps):
        raise BadRecord(Reason("record.taken_over"))
    if record.digest != digest_of(record):
        raise BadRecord(Reason("record.changed"))


def not_json(error: Exception) -> Reason:
    """Why a file cannot be read at all."""
    if "truncated" in str(error):
        return Reason("record.cut_short")
    if isinstance(error, RecursionError):
        return Reason("record.too_deep")
    return Reason("record.not_json")


def place_of(error: msgspec.ValidationError) -> str:
    """Where in a record something is not as it should be, as a path from its root."""
    found = re.search(r"`(\$[^`]*)`$", str(error))
    return found.group(1) if found else "$"


def rebuild(record: GameRecord, game: Game[Any]) -> Match[Any]:
    """Play a record again, by the version of the rules it names: each step must be legal, fairly drawn and true."""
    ruled = under_rules(game, record.rules) if record.game == game.name else None
    if ruled is None:
        told: dict[str, Detail] = {"game": record.game, "rules": record.rules, "here": ", ".join(versions_of(game))}
        raise BadRecord(Reason("record.other_rules", "", told))
    dealer = opened_seed(record)
    try:
        match = Match(ruled, len(record.seats), record.options)
    except BadSetup as bad:
        raise BadRecord(Reason("record.set_up", bad.reason.rule)) from None
    for number, step in enumerate(record.steps):
        play_again(match, number, step, dealer if number >= record.taken_over else None)
    check_end(match, record)
    match.undone[:] = record.undone
    return match


def opened_seed(record: GameRecord) -> SealedDealer | None:
    """The dealer of a finished game, after checking that the seed is the one that was committed to."""
    if record.seed is None:
        return None
    try:
        dealer = SealedDealer(bytes.fromhex(record.seed))
    except ValueError:
        raise BadRecord(Reason("record.bad_seed", "", {"bytes": SEED_BYTES})) from None
    if dealer.commitment != record.commitment:
        raise BadRecord(Reason("record.other_seed"))
    return dealer


def play_again(match: Match[Any], number: int, step: Decided | Dealt, dealer: SealedDealer | None) -> None:
    """Carry out one recorded step and compare what follows."""
    played = decide_again(match, number, step) if isinstance(step, Decided) else draw_again(match, number, step, dealer)
    if [plain(event) for event in played.events] != step.events:
        raise BadRecord(Reason("record.other_events", "", {"step": number}))


def decide_again(match: Match[Any], number: int, step: Decided) -> Played:
    """Carry out a recorded decision."""
    if not isinstance(match.pending, Choice):
        raise BadRecord(Reason("record.not_asked", "", {"step": number}))
    try:
        return match.play(step.seat, msgspec.convert(step.action, match.game.action_type))
    except msgspec.ValidationError:
        raise BadRecord(Reason("record.no_action", "", {"step": number})) from None
    except IllegalAction as illegal:
        raise BadRecord(Reason("record.against_rules", illegal.reason.rule, {"step": number})) from None


def draw_again(match: Match[Any], number: int, step: Dealt, dealer: SealedDealer | None) -> Played:
    """Carry out a recorded draw, comparing it with the sealed seed."""
    pending = match.pending
    if not isinstance(pending, Chance):
        raise BadRecord(Reason("record.not_due", "", {"step": number}))
    outcome = outcome_named(pending, step.outcome)
    if outcome is None:
        raise BadRecord(Reason("record.no_outcome", "", {"step": number}))
    if dealer is not None and dealer.draw(pending, match.draws) != outcome:
        raise BadRecord(Reason("record.not_drawn", "", {"step": number}))
    return match.settle(outcome)


def outcome_named(chance: Chance[Any], written: object) -> Any:
    """The possible outcome that is written down like this, or None."""
    wanted = msgspec.json.encode(written)
    return next((outcome for outcome, _ in chance.odds() if msgspec.json.encode(outcome) == wanted), None)


def check_end(match: Match[Any], record: GameRecord) -> None:
    """A finished game has its seed and its result; an unfinished one has neither."""
    over = isinstance(match.pending, Over)
    result = match.game.result(match.state)
    if (record.result is not None) != over or (record.seed is not None) != over:
        raise BadRecord(Reason("record.keeps_back") if over else Reason("record.too_early"))
    if over and plain(result) != record.result:
        raise BadRecord(Reason("record.other_result"))
