"""`waset replay`: check a recorded game and show any of its moments as somebody saw it."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec

from waset.commands.refusal import Refusal, named, said, whole_number
from waset.engine.match import Match
from waset.engine.record import BadRecord, GameRecord, decode, rebuild
from waset.terminal.catalogue import LANGUAGES, catalogue, preferred
from waset.terminal.client import client_of
from waset.terminal.console import NARROWEST
from waset.terminal.paint import Paint, wants_colour, wrap
from waset.terminal.scene import Scene, Speaker
from waset.terminal.setting_words import peculiarities


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "replay",
        help="check a recorded game and look at any moment of it",
        description="Play a recorded game again, check every step against the rules and every draw against the sealed "
        "seed, and show the table at one moment.",
    )
    command.add_argument("file", metavar="FILE", help="the record of a game")
    command.add_argument("--at", type=whole_number, metavar="N", help="after N steps (after the last one)")
    command.add_argument("--seat", type=whole_number, metavar="K", help="as seat K saw it, from 1 (as a spectator)")
    command.add_argument("--lang", choices=LANGUAGES, help="the language (that of the environment)")
    command.add_argument("--plain", action="store_true", help="without colours")
    command.add_argument("--json", action="store_true", help="print the view as one JSON object")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the whole record, then show the moment."""
    record = read(arguments.file)
    game = named(record.game)
    try:
        match = rebuild(record, game)
    except BadRecord as bad:
        raise Refusal(f"{arguments.file}: {said(bad.reason)}") from None
    steps = len(match.steps)
    at = steps if arguments.at is None else arguments.at
    if not 0 <= at <= steps:
        raise Refusal(f"{arguments.file} has {steps} steps; there is no moment after {at}")
    if arguments.seat is not None and not 1 <= arguments.seat <= len(record.seats):
        raise Refusal(f"there are {len(record.seats)} seats, from 1 on; there is no seat {arguments.seat}")
    viewer = None if arguments.seat is None else arguments.seat - 1
    if arguments.json:
        print(as_json(record, match, at, viewer))
    else:
        print("\n".join(as_text(record, match, at, viewer, arguments)))
    return 0


def read(file: str) -> GameRecord:
    """The record in a file, or a refusal."""
    try:
        return decode(Path(file).read_bytes())
    except OSError as error:
        raise Refusal(f"cannot read {file}: {error.strerror}") from None
    except BadRecord as bad:
        raise Refusal(f"{file}: {said(bad.reason)}") from None


def as_json(record: GameRecord, match: Match[Any], at: int, viewer: int | None) -> str:
    """The moment as data: the view, and what the step before it showed to the viewer."""
    step = match.steps[at - 1] if at else None
    seen = [] if step is None else [event.seen_by(viewer) for event in step.events]
    moment = {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "steps": len(match.steps),
        "at": at,
        "viewer": viewer,
        "finished": match.is_over,
        "seed_checked": record.seed is not None,
        "events": seen,
        "view": match.game.data(match.game.view(match.state_at(at), viewer)),
    }
    return msgspec.json.encode(moment).decode()


def as_text(
    record: GameRecord, match: Match[Any], at: int, viewer: int | None, arguments: argparse.Namespace
) -> list[str]:
    """The table as the viewer saw it, the last thing that happened, and what was checked."""
    client = client_of(match.game)
    words = catalogue(arguments.lang or preferred(os.environ))
    speaker = Speaker(words.of(record.game), [seat.name for seat in record.seats], viewer)
    coloured = not arguments.plain and wants_colour(os.environ, is_terminal=sys.stdout.isatty())
    view = match.game.view(match.state_at(at), viewer)
    columns = max(NARROWEST, shutil.get_terminal_size((100, 30)).columns)
    scene = Scene(view, speaker, Paint(coloured=coloured), columns)
    lines = [*peculiar(speaker, match, columns), *client.table(scene)]
    if viewer is not None:
        lines += client.hand(scene)
    if at:
        lines += ["", *client.told(speaker, [event.seen_by(viewer) for event in match.steps[at - 1].events])]
    if match.is_over and at == len(match.steps):
        lines += ["", *client.result(scene)]
    facts: dict[str, str | int] = {"at": at, "steps": len(match.steps), "commitment": record.commitment}
    if record.seed is None:
        return [*lines, "", words.say("ui.replay_open", **facts)]
    return [*lines, "", words.say("ui.replay_sealed", **facts, taken=record.taken_over)]


def peculiar(speaker: Speaker, match: Match[Any], columns: int) -> list[str]:
    """What was unusual about the table, where anything was."""
    sentences = peculiarities(speaker.catalogue, match.game, match.options, speaker.names)
    return [line for sentence in sentences for line in wrap(sentence, columns)]
