"""`waset simulate`: whole games among bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import mean
from time import perf_counter

import msgspec

from waset.arena.simulation import Outcome, simulate
from waset.arena.table import Series
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, chosen_bots, chosen_options, named, need_one, seed_text, whole_number


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "simulate",
        help="play whole games among bots",
        description="Play whole games among bots. Prints one JSON object a game, on a terminal a summary.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--seats", type=whole_number, required=True, metavar="N", help="how many players")
    command.add_argument("--games", type=whole_number, default=1, metavar="K", help="how many games (1)")
    command.add_argument("--seed", type=seed_text, default="0", metavar="S", help="the same seed, the same games (0)")
    command.add_argument("--bots", default="random", metavar="A[,B…]", help="the bots, seat by seat (random)")
    command.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option of the game")
    command.add_argument("--records", metavar="DIR", help="write the record of every game into this folder")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument("--json", action="store_true", help="one JSON object a game, on a terminal too")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print what they came to."""
    series = series_of(arguments)
    need_one(arguments, "games", "jobs")
    if arguments.records is not None:
        make_folder(arguments.records)
    begun = perf_counter()
    games = simulate(series, arguments.games, arguments.jobs, arguments.records)
    as_lines = arguments.json or not sys.stdout.isatty()
    outcomes = []
    for outcome in shown(games, arguments.games, "games"):
        outcomes.append(outcome)
        if as_lines:
            print(msgspec.json.encode(outcome).decode(), flush=True)
    if not as_lines:
        print(summary(outcomes, perf_counter() - begun))
    return 0


def series_of(arguments: argparse.Namespace) -> Series:
    """The series that the arguments describe, or a refusal."""
    game = named(arguments.game)
    options = chosen_options(game, arguments.seats, arguments.option)
    bots = chosen_bots(arguments.bots)
    if len(bots) > arguments.seats:
        raise Refusal(f"{len(bots)} bots cannot take {arguments.seats} seats")
    return Series(game.name, arguments.seats, arguments.seed, bots, options)


def make_folder(folder: str) -> None:
    """The folder for the records, or a refusal."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"cannot write records to {folder}: {error.strerror}") from None


def summary(outcomes: list[Outcome], seconds: float) -> str:
    """The series in a few lines."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats = range(outcomes[0].seats)
    wins = [sum(seat in outcome.winners for outcome in outcomes) for seat in seats]
    return "\n".join(
        [
            f"{outcomes[0].game} with {outcomes[0].seats} seats: {len(outcomes)} played in {seconds:.2f} s, "
            f"{decisions / seconds:,.0f} decisions a second",
            f"turns {mean(outcome.turns for outcome in outcomes):.1f}, "
            f"decisions {decisions / len(outcomes):.1f}, "
            f"draws {mean(outcome.draws for outcome in outcomes):.1f} a game",
            *(", ".join([f"seat {seat + 1}: won {wins[seat]}", *facts(outcomes, seat)]) for seat in seats),
        ]
    )


def facts(outcomes: list[Outcome], seat: int) -> list[str]:
    """How often each thing that is true or false of a score was true of this seat's."""
    scores = [outcome.scores[seat] for outcome in outcomes]
    names = [name for name, value in scores[0].items() if isinstance(value, bool)]
    return [f"{name.replace('_', ' ')} {sum(score[name] for score in scores)}" for name in names]
