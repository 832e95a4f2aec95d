"""`waset tune`: finds the Vizier's weights for a game by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from waset.arena.fitting import Position, likelihood
from waset.arena.tuning import lessons, refit, taught
from waset.bots.judging import JUDGEMENTS, WEIGHTS, Tuned
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, named, whole_number
from waset.files import write_whole

GAMES, ROUNDS, WORLDS = 1000, 2, 1


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "tune",
        help="find the Vizier's weights by self-play",
        description="Play games among Masons, fit the weights of the judgement to who won, and again with these "
        "weights. The same seed gives the same weights, whatever the number of processes.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=f"a round ({GAMES})")
    command.add_argument("--rounds", type=whole_number, default=ROUNDS, metavar="R", help=f"how many rounds ({ROUNDS})")
    command.add_argument("--seats", default="2,3,4", metavar="K[,L…]", help="numbers of players in turn (2,3,4)")
    command.add_argument("--seed", default="waset", metavar="S", help="the seed of the games (waset)")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument("--out", metavar="FILE", help="where the weights go (those that the Vizier uses)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, fit, write."""
    game = named(arguments.game)
    seats = chosen_seats(arguments.seats, game.seats)
    for name, number in (("--games", arguments.games), ("--rounds", arguments.rounds), ("--jobs", arguments.jobs)):
        if number < 1:
            raise Refusal(f"{name} must be at least 1, not {number}")
    judgement = JUDGEMENTS[game.name]
    weights = judgement.weights
    positions: list[Position] = []
    for number in range(arguments.rounds):
        todo = lessons(game.name, seats, arguments.games, f"{arguments.seed}/{number}", weights, WORLDS)
        played = shown(taught(todo, arguments.jobs), len(todo), f"games of round {number + 1}")
        positions = [position for one in played for position in one]
        fit = refit(positions, weights)
        print(
            f"round {number + 1}: {len(positions)} positions, {fit.steps} steps, fit {fit.likelihood:.4f}", flush=True
        )
        weights = tuple(fit.weights)
    tuned = Tuned(
        game=game.name,
        weights={name: round(weight, 4) for name, weight in zip(judgement.names, weights, strict=True)},
        seed=arguments.seed,
        games=arguments.games * arguments.rounds,
        positions=len(positions),
        likelihood_before=round(likelihood(positions, judgement.weights), 4),
        likelihood=round(likelihood(positions, weights), 4),
    )
    file = Path(arguments.out) if arguments.out else WEIGHTS / f"{game.name}.json"
    try:
        write_whole(file, msgspec.json.format(msgspec.json.encode(tuned), indent=2) + b"\n")
    except OSError as error:
        raise Refusal(f"cannot write {file}: {error.strerror}") from None
    print(f"written to {file.name}: fit {tuned.likelihood_before} before, {tuned.likelihood} now")
    return 0


def chosen_seats(text: str, possible: range) -> list[int]:
    """Numbers of players, or a refusal."""
    try:
        seats = [int(part) for part in text.split(",")]
    except ValueError:
        raise Refusal(f"--seats is a list of numbers, not {text!r}") from None
    for number in seats:
        if number not in possible:
            raise Refusal(f"{number} players are not possible; {possible[0]} to {possible[-1]} can play")
    return seats
