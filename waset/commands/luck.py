"""`waset luck`: how open a game is among equals."""

from __future__ import annotations

import argparse

import msgspec

from waset.arena.figures import bounds
from waset.arena.luck import Openness, looked_at, openness
from waset.arena.table import Series
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, chosen_bots, chosen_options, named, need_one, seed_text, whole_number

GAMES = 50


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "luck",
        help="see how open a game is among equals",
        description="Play games among equal bots, and see how often the favourite wins that a judgement names who sees "
        "everything: after a tenth of the decisions, a quarter, half of them, up to the last one.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--seats", type=whole_number, required=True, metavar="N", help="how many players")
    command.add_argument("--bot", default="architect", metavar="BOT", help="who plays, on every seat (architect)")
    command.add_argument("--games", type=whole_number, default=GAMES, metavar="K", help=f"how many games ({GAMES})")
    command.add_argument("--seed", type=seed_text, default="0", metavar="S", help="the seed of the games (0)")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, look, print."""
    game = named(arguments.game)
    options = chosen_options(game, arguments.seats, [])
    bots = chosen_bots(arguments.bot)
    need_one(arguments, "games", "jobs")
    if len(bots) != 1:
        raise Refusal("--bot is one bot, for all are equal")
    series = Series(game.name, arguments.seats, arguments.seed, bots, options)
    games = list(shown(looked_at(series, arguments.games, arguments.jobs), arguments.games, "games"))
    found, decided = openness(games), sum(map(bool, games))  # a game that nobody won has no favourite to tell of
    if arguments.json:
        told = {"game": game.name, "seats": arguments.seats, "bot": bots[0], "games": decided, "moments": found}
        print(msgspec.json.encode(told).decode())
    else:
        print(table(found, f"{game.name} with {arguments.seats} seats, {decided} games of {bots[0]} among equals"))
    return 0


def table(found: list[Openness], title: str) -> str:
    """One line for each moment."""
    return "\n".join(
        [
            title,
            "of the game  the favourite won  bounds (95 %)  was given",
            *map(line, found),
        ]
    )


def line(one: Openness) -> str:
    """One moment of the game."""
    within = bounds(one.least, one.most)
    return f"{100 * one.share:9.0f} %  {100 * one.won:15.0f} %  {within:>13}  {100 * one.given:7.0f} %"
