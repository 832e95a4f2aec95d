"""`waset ladder`: the published contests of all bots in all games, and the page about them."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from waset.arena.contest import Bout, Contest
from waset.arena.ladder import Ladder, Published, asked_of, ladder_of, published
from waset.arena.ladder_guide import filled
from waset.arena.ladder_page import page
from waset.arena.standings import Report, report
from waset.bots import BOTS
from waset.commands.contesting import add_places, chosen_runner, contested
from waset.commands.refusal import Refusal, chosen_bots, named, whole_number
from waset.files import write_whole

GAMES = 200
FOLDER = "ladder-games"
DATA = "ladder.json"
PAGE = "ladder.md"
GUIDE = "guides/bots.md"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "ladder",
        help="play the ladder of all bots and write its page",
        description="Let each bot play against the one below it in every game, and against those in whose company "
        f"something is asked of it, and write {DATA} and {PAGE}. "
        "A call that was interrupted goes on where it stopped.",
    )
    command.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=f"of each contest ({GAMES})")
    command.add_argument(
        "--minutes",
        type=float,
        metavar="M",
        help="for each contest at most, then fewer games (any); 0: none but those that are missing altogether",
    )
    command.add_argument("--only", metavar="GAME[,GAME…]", help="play these, and leave the others as published (all)")
    command.add_argument("--bots", default=",".join(BOTS), metavar="A[,B…]", help="from the weakest up (all)")
    command.add_argument("--out", default=FOLDER, metavar="DIR", help=f"where the games are kept ({FOLDER})")
    command.add_argument("--docs", default="docs", metavar="DIR", help=f"where {DATA} and {PAGE} stand (docs)")
    command.add_argument("--check", action="store_true", help="play nothing; say whether the page fits its data")
    add_places(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play and write, or check what is written."""
    docs = Path(arguments.docs)
    if not docs.is_dir():
        raise Refusal(f"there is no folder {docs}; call this in the root of a clone, or say --docs DIR")
    if arguments.check:
        check(docs)
    else:
        write(docs, played(arguments))
    return 0


def played(arguments: argparse.Namespace) -> Published:
    """All contests, with whatever was still to be played."""
    if arguments.minutes is not None and not arguments.minutes >= 0:
        raise Refusal("--minutes must be at least 0")
    runner = chosen_runner(arguments)
    bots = chosen_bots(arguments.bots)
    ladders, reports = kept(arguments)
    done: dict[str, list[Bout]] = {}

    def games_of(contest: Contest) -> list[Bout]:
        name = file_name(contest)
        if name not in done:
            done[name] = contested(contest, arguments.games, runner, Path(arguments.out) / name, arguments.minutes)
        return done[name]

    return Published(
        tuple(
            ladders.get((contests[0].game, contests[0].seats))
            or ladder_of(bots, [(one, games_of(one)) for one in contests])
            for contests in published(bots)
        ),
        tuple(reports.get(file_name(one)) or report(one, games_of(one)) for one in asked_of(bots)),
    )


def kept(arguments: argparse.Namespace) -> tuple[dict[tuple[str, int], Ladder], dict[str, Report]]:
    """What is published and stays: of the games that are not to be played."""
    if arguments.only is None:
        return {}, {}
    wanted = {named(name).name for name in arguments.only.split(",")}
    before = read(Path(arguments.docs))
    return (
        {(ladder.game, ladder.seats): ladder for ladder in before.ladders if ladder.game not in wanted},
        {file_name(one.contest): one for one in before.asked if one.contest.game not in wanted},
    )


def file_name(contest: Contest) -> str:
    """A name for the games of a contest of the ladder."""
    return f"{contest.game}-{contest.seats}-{contest.bots[0]}-{contest.bots[-1]}.jsonl"


def write(docs: Path, found: Published) -> None:
    """The data first, then the pages that follow from it."""
    try:
        write_whole(docs / DATA, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        for file, text in pages(docs, found).items():
            write_whole(file, text.encode())
    except OSError as error:
        raise Refusal(f"the ladder cannot be written to {docs}: {error.strerror}") from None
    print(f"{docs / PAGE} and {docs / DATA} are written.")


def pages(docs: Path, found: Published) -> dict[Path, str]:
    """What the data says: the page of the ladder, and the guide to the bots where there is one."""
    guide = docs / GUIDE
    texts = {docs / PAGE: page(found)}
    return {**texts, guide: filled(guide.read_text(encoding="utf-8"), found)} if guide.exists() else texts


def read(docs: Path) -> Published:
    """The data that is published, or a refusal."""
    try:
        return msgspec.json.decode((docs / DATA).read_bytes(), type=Published)
    except OSError as error:
        raise Refusal(f"cannot read {error.filename}: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(f"{docs / DATA} does not hold a ladder: {error}") from None


def check(docs: Path) -> None:
    """Refuse pages that are not what their data says."""
    found = read(docs)
    try:
        wrong = [file for file, text in pages(docs, found).items() if file.read_text(encoding="utf-8") != text]
    except OSError as error:
        raise Refusal(f"cannot read {error.filename}: {error.strerror}") from None
    if wrong:
        raise Refusal(f"{wrong[0]} is not what {docs / DATA} says; `waset ladder` writes both")
    print(f"{docs / PAGE} is what {docs / DATA} says.")
