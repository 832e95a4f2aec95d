"""`waset tune`: finds the Vizier's weights for a game by self-play."""

from __future__ import annotations

import argparse
from math import isfinite
from pathlib import Path

import msgspec

from waset.arena.tuning import Way, followed
from waset.bots.judging import JUDGEMENTS, WEIGHTS, Tuned
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, named, need_one, whole_number
from waset.files import write_whole

DUELS = 600


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "tune",
        help="find the Vizier's weights by self-play",
        description="Let bots who value things a little differently meet in pairs of games on the same deal, and "
        "move the weights of the judgement towards those who win. The same seed gives the same weights.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--duels", type=whole_number, default=DUELS, metavar="N", help=f"pairs of games ({DUELS})")
    command.add_argument("--seats", default="2,3,4", metavar="K[,L…]", help="numbers of players in turn (2,3,4)")
    command.add_argument(
        "--trials", type=whole_number, default=0, metavar="T", help="let bots meet that search so long (Masons)"
    )
    command.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="NAME=WEIGHT",
        help="leave this weight as it is given, and find the others",
    )
    command.add_argument("--seed", default="waset", metavar="S", help="the seed of the games (waset)")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument("--out", metavar="FILE", help="where the weights go (those that the Vizier uses)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, learn, write."""
    game = named(arguments.game)
    seats = chosen_seats(arguments.seats, game.seats)
    need_one(arguments, "duels", "jobs")
    if arguments.trials < 0:
        raise Refusal(f"--trials must be at least 0, not {arguments.trials}")
    kept = chosen_weights(arguments.keep, JUDGEMENTS[game.name].names)
    way = Way(game.name, seats, arguments.seed, arguments.duels, arguments.trials, kept)
    for _ in shown(followed(way, arguments.jobs), arguments.duels, "duels"):
        pass
    weights = {name: round(found, 4) for name, found in zip(JUDGEMENTS[game.name].names, way.found, strict=True)}
    tuned = Tuned(game.name, weights, arguments.seed, seats, arguments.duels, arguments.trials, kept)
    file = Path(arguments.out) if arguments.out else WEIGHTS / f"{game.name}.json"
    try:
        write_whole(file, msgspec.json.format(msgspec.json.encode(tuned), indent=2) + b"\n")
    except OSError as error:
        raise Refusal(f"cannot write {file}: {error.strerror}") from None
    print(f"{arguments.duels} duels of two games; the weights are in {file.name}")
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


def chosen_weights(texts: list[str], names: tuple[str, ...]) -> dict[str, float]:
    """Weights by the names of their features, or a refusal."""
    found: dict[str, float] = {}
    for text in texts:
        name, _, weight = text.partition("=")
        if name not in names:
            raise Refusal(f"there is no feature {name!r}; there are {', '.join(names)}")
        try:
            found[name] = float(weight)
        except ValueError:
            raise Refusal(f"--keep {name} needs a number, not {weight!r}") from None
        if not isfinite(found[name]):
            raise Refusal(f"--keep {name} needs a number, not {weight!r}")
    return found
