"""`waset bench`: how fast the games run here."""

from __future__ import annotations

import argparse

import msgspec

from waset.arena.speed import Speed, measure
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, chosen_options, named, whole_number
from waset.games import GAMES

SEATS = 4


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "bench",
        help="measure how fast the games run",
        description="Random play on one core, with the options listed for every decision.",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (all)")
    command.add_argument("--seats", type=whole_number, default=SEATS, metavar="N", help=f"how many players ({SEATS})")
    command.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long for each game (2)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="an option that all the games know"
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    games = [named(name) for name in arguments.games or GAMES]
    for game in games:
        if arguments.seats not in game.seats:
            raise Refusal(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {arguments.seats}")
    if not 0 < arguments.seconds <= 3600:
        raise Refusal("--seconds must be above 0 and at most 3600")
    chosen = [chosen_options(game, arguments.seats, arguments.option) for game in games]
    pairs = zip(games, chosen, strict=True)
    measured = (measure(game, arguments.seats, options, arguments.seconds) for game, options in pairs)
    speeds = list(shown(measured, len(games), "games measured"))
    if arguments.json:
        print(msgspec.json.encode({"cases": speeds}).decode())
    else:
        print("\n".join(line(speed) for speed in speeds))
    return 0


def line(speed: Speed) -> str:
    """One game's figures."""
    return (
        f"{speed.game}, {speed.seats} seats: {speed.decisions_per_second:,.0f} decisions/s "
        f"({speed.games} games, {speed.listed / max(1, speed.decisions):.1f} options and "
        f"{speed.draws / max(1, speed.decisions):.2f} draws a decision), "
        f"{speed.copies_per_second:,.0f} copies/s"
    )
