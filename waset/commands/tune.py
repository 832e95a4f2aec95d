"""`waset tune`: finds the Vizier's weights for a game by self-play."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from waset.arena.fitting import Position, fitted, likelihood
from waset.arena.tuning import FIRM_PULL, PULL, lessons, taught
from waset.bots.judging import JUDGEMENTS, WEIGHTS, Tuned
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, named, whole_number
from waset.files import write_whole

GAMES, MASONS = 3000, 200


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "tune",
        help="find the Vizier's weights by self-play",
        description="Play many games at first sight and fit the weights of the judgement to who won; then fewer games "
        "among Masons with these weights, and fit again. The same seed gives the same weights.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=f"at first sight ({GAMES})")
    command.add_argument("--masons", type=whole_number, default=MASONS, metavar="M", help=f"among Masons ({MASONS})")
    command.add_argument("--seats", default="2,3,4", metavar="K[,L…]", help="numbers of players in turn (2,3,4)")
    command.add_argument("--seed", default="waset", metavar="S", help="the seed of the games (waset)")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument("--out", metavar="FILE", help="where the weights go (those that the Vizier uses)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, fit, write."""
    game = named(arguments.game)
    seats = chosen_seats(arguments.seats, game.seats)
    for name, number in (("--games", arguments.games), ("--masons", arguments.masons), ("--jobs", arguments.jobs)):
        if number < 1:
            raise Refusal(f"{name} must be at least 1, not {number}")
    judgement = JUDGEMENTS[game.name]
    weights = judgement.weights
    positions: list[Position] = []
    for stage, (games, pull) in enumerate(((arguments.games, PULL), (arguments.masons, FIRM_PULL))):
        todo = lessons(game.name, seats, games, f"{arguments.seed}/{stage}", weights if stage else None)
        played = shown(taught(todo, arguments.jobs), len(todo), "games")
        positions = [position for one in played for position in one] or positions
        fit = fitted(positions, weights, pull)
        print(f"{games} games, {len(positions)} positions, {fit.steps} steps, fit {fit.likelihood:.4f}", flush=True)
        weights = tuple(fit.weights)
    tuned = Tuned(
        game=game.name,
        weights={name: round(weight, 4) for name, weight in zip(judgement.names, weights, strict=True)},
        seed=arguments.seed,
        games=arguments.games + arguments.masons,
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
