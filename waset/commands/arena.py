"""`waset arena`: bots against each other, every deal in every rotation of the seats."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from waset.arena.bars import verdicts
from waset.arena.contest import Contest
from waset.arena.figures import bounds, fact, milliseconds, percent, points
from waset.arena.standings import Report, Standing, report
from waset.commands.contesting import add_places, chosen_runner, contested
from waset.commands.refusal import Refusal, chosen_bots, chosen_options, named, seed_text, whole_number

GAMES = 100
LONGEST_BUDGET = 3600
HEADINGS = ("bot", "seats", "wins", "95 %", "rank", "rating", "a decision", "longest")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "arena",
        help="let bots compete and rate them",
        description="Let bots compete. Every deal is played once in each rotation of the seats. "
        "Prints wins, ranks, ratings, scores and times bot by bot.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--bots", required=True, metavar="A,B[,C…]", help="one bot for each seat; bots may repeat")
    command.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=f"how many, at least ({GAMES})")
    command.add_argument("--seats", type=whole_number, metavar="K", help="how many players (as many as bots)")
    command.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    command.add_argument("--seed", type=seed_text, default="0", metavar="S", help="the same seed, the same deals (0)")
    budget = command.add_mutually_exclusive_group()
    budget.add_argument("--budget", type=float, metavar="SECONDS", help="for every decision (what each bot is used to)")
    budget.add_argument("--trials", type=whole_number, metavar="T", help="for every decision, whatever time they take")
    command.add_argument("--seer", action="store_true", help="show the first bot everything, to see what that brings")
    command.add_argument("--out", metavar="FILE", help="keep every game in this file; the same call goes on from it")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_places(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the contest and print what it came to."""
    contest = contest_of(arguments)
    runner = chosen_runner(arguments)
    file = None if arguments.out is None else Path(arguments.out)
    result = report(contest, contested(contest, arguments.games, runner, file))
    print(msgspec.json.encode(result).decode() if arguments.json else "\n".join(lines(result)))
    return 0


def contest_of(arguments: argparse.Namespace) -> Contest:
    """The contest that the arguments describe, or a refusal."""
    game = named(arguments.game)
    bots = chosen_bots(arguments.bots)
    if arguments.seats not in (None, len(bots)):
        raise Refusal(f"each bot takes a seat: {len(bots)} bots cannot take {arguments.seats} seats")
    options = chosen_options(game, len(bots), arguments.option)
    if arguments.budget is not None and not 0 < arguments.budget <= LONGEST_BUDGET:
        raise Refusal(f"--budget must be above 0 and at most {LONGEST_BUDGET}")
    if arguments.trials is not None and arguments.trials < 1:
        raise Refusal(f"--trials must be at least 1, not {arguments.trials}")
    if arguments.seer and bots[0] in bots[1:]:
        raise Refusal(f"--seer is for the first bot alone, and {bots[0]} comes more than once")
    return Contest(
        game.name,
        game.rules_version,
        bots,
        options,
        arguments.seed,
        seconds=arguments.budget,
        trials=arguments.trials,
        seer=arguments.seer,
    )


def lines(result: Report) -> list[str]:
    """The standings as text."""
    contest, standings = result.contest, result.standings
    rotations = "1 rotation" if contest.rotations == 1 else f"{contest.rotations} rotations"
    scores = [scored(standing) for standing in standings]
    return [
        f"{contest.game} with {contest.seats} seats: {result.games} games, {result.deals} deals in {rotations}",
        *aligned([HEADINGS, *map(row, standings)]),
        "scores on average",
        *aligned([("bot", *scores[0]), *((one.bot, *s.values()) for one, s in zip(standings, scores, strict=True))]),
        *verdicts(result),
    ]


def row(standing: Standing) -> Sequence[str]:
    """One bot's figures."""
    return (
        standing.bot,
        str(standing.seats),
        percent(standing.wins),
        bounds(standing.least, standing.most),
        f"{standing.rank:.2f}",
        points(standing.rating),
        milliseconds(standing.seconds),
        milliseconds(standing.longest),
    )


def scored(standing: Standing) -> Mapping[str, str]:
    """What the game states about a bot's scores: numbers on average, and how often a thing was true."""
    averages = {name: f"{value:.1f}" for name, value in standing.averages.items()}
    shares = {name: percent(value) for name, value in standing.shares.items()}
    return {fact(name): text for name, text in {**averages, **shares}.items()}


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table: names to the left, figures to the right of their columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([first.ljust(widths[0]), *map(str.rjust, figures, widths[1:])]).rstrip() for first, *figures in rows
    ]
