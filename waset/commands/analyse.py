"""`waset analyse`: what the Vizier would have done at each decision of a recorded game, and how the chances moved."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from waset.arena.analysis import Assessed, assessed, decisions_of, place_for
from waset.arena.plot import drawn
from waset.bots import Budget, vizier
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, destination, named, need_one, said, whole_number
from waset.commands.replay import read
from waset.engine.game import Action
from waset.engine.match import Match
from waset.engine.record import BadRecord, GameRecord, rebuild
from waset.files import write_whole
from waset.terminal.catalogue import LANGUAGES, catalogue, preferred
from waset.terminal.client import client_of
from waset.terminal.paint import Paint
from waset.terminal.scene import Scene, Speaker, printable

TRIALS = 200
WORST = 5
COLUMNS = 100


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "analyse",
        help="look at a recorded game again with the Vizier",
        description="For every decision of a seat: what the Vizier would have done, knowing only what the seat could "
        "know, and how the chances moved.",
    )
    command.add_argument("file", metavar="FILE", help="the record of a game")
    command.add_argument("--seat", type=whole_number, default=1, metavar="K", help="whose decisions, from 1 on (1)")
    command.add_argument("--trials", type=whole_number, default=TRIALS, metavar="N", help=f"a decision ({TRIALS})")
    command.add_argument("--plot", metavar="FILE.svg", help="draw the chances over the game")
    command.add_argument("--lang", choices=LANGUAGES, help="the language (that of the environment)")
    command.add_argument("--json", action="store_true", help="print one JSON object a decision")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Look at every decision and print what was found."""
    record = read(arguments.file)
    try:
        match = rebuild(record, named(record.game))
    except BadRecord as bad:
        raise Refusal(f"{arguments.file}: {said(bad.reason)}") from None
    if not 1 <= arguments.seat <= len(record.seats):
        raise Refusal(f"there are {len(record.seats)} seats, from 1 on; there is no seat {arguments.seat}")
    need_one(arguments, "trials")
    picture = None if arguments.plot is None else drawing(arguments.plot)
    seat = arguments.seat - 1
    steps = decisions_of(match, seat)
    place = place_for(match, seat, record.commitment)
    place.budget = Budget(trials=arguments.trials)
    found = list(shown(assessed(match, seat, vizier(place), steps), len(steps), "decisions"))
    try:
        if picture is not None:
            plot(arguments, picture, record, found)
    finally:  # what was found is told in any case
        for line in map(as_json, found) if arguments.json else report(arguments, record, match, seat, found):
            print(line)
        sys.stdout.flush()
    return 0


def drawing(given: str) -> Path:
    """Where the chances are drawn: refused before a decision is looked at."""
    if not given.lower().endswith(".svg"):
        raise Refusal(f"--plot draws an SVG: it needs the name of a file that ends with .svg, not {given!r}")
    return destination("plot", given)


def as_json(one: Assessed) -> str:
    """One decision as data."""
    return msgspec.json.encode({**msgspec.to_builtins(one), "loss": round(one.loss, 4)}).decode()


def plot(arguments: argparse.Namespace, file: Path, record: GameRecord, found: Sequence[Assessed]) -> None:
    """Write the drawing, or refuse when it cannot be written."""
    words = catalogue(arguments.lang or preferred(os.environ)).of(record.game)
    names = [printable(seat.name) for seat in record.seats]
    title = words.say("ui.analysis_title", player=names[arguments.seat - 1], game=words.say(f"ui.game_{record.game}"))
    picture = drawn(title, names, [one.turn for one in found], [one.chances for one in found])
    try:
        write_whole(file, picture.encode())
    except OSError as error:
        raise Refusal(f"cannot write {file}: {error.strerror}") from None


class Teller:
    """Puts decisions of one seat into words, as the seat saw its options then."""

    def __init__(self, match: Match[Any], speaker: Speaker, seat: int) -> None:
        self.match = match
        self.speaker = speaker
        self.seat = seat

    def option(self, one: Assessed, action: Action) -> str:
        """An option in words."""
        view = self.match.game.view(self.match.state_at(one.step), self.seat)
        scene = Scene(view, self.speaker, Paint(coloured=False), COLUMNS)
        return client_of(self.match.game).option(scene, action)

    def decision(self, one: Assessed) -> list[str]:
        """What was done and, where that differs, what the Vizier would have done."""
        say, chance, loss = self.speaker.say, percent(one.chances[self.seat]), points(one.loss)
        lines = [say("ui.analysed", turn=one.turn + 1, chance=chance, action=self.option(one, one.played))]
        if one.advised != one.played:
            key = "ui.advised" if loss else "ui.advised_equal"
            lines.append(f"       {say(key, action=self.option(one, one.advised), loss=loss)}")
        return lines

    def costly(self, one: Assessed) -> str:
        """A decision by what it cost."""
        action = self.option(one, one.played)
        return "  " + self.speaker.say("ui.analysed_loss", turn=one.turn + 1, loss=points(one.loss), action=action)


def report(
    arguments: argparse.Namespace, record: GameRecord, match: Match[Any], seat: int, found: Sequence[Assessed]
) -> list[str]:
    """A line for every decision, and those that cost most."""
    words = catalogue(arguments.lang or preferred(os.environ)).of(record.game)
    teller = Teller(match, Speaker(words, [one.name for one in record.seats], seat), seat)
    lines = [line for one in found for line in teller.decision(one)]
    lost = [one for one in sorted(found, key=lambda one: -one.loss)[:WORST] if points(one.loss)]
    if lost:
        lines += ["", words.say("ui.analysis_worst"), *map(teller.costly, lost)]
    same = sum(one.advised == one.played for one in found)
    return [*lines, "", words.say("ui.analysis_same", same=same, choices=len(found))]


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.0f}"


def points(share: float) -> int:
    """A share in whole hundredths."""
    return round(100 * share)
