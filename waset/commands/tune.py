"""`waset tune`: finds the Vizier's weights for a game by self-play."""

from __future__ import annotations

import argparse
from math import isfinite

import msgspec

from waset.arena.tuning import Way, followed
from waset.bots.judging import JUDGEMENTS, WEIGHTS, Tuned, tuned
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, destination, named, need_one, seed_text, whole_number
from waset.files import write_whole

DUELS = 600
SEATS = "2,3,4"
SEED = "waset"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    command = commands.add_parser(
        "tune",
        help="find the Vizier's weights by self-play",
        description="Let bots who value things a little differently meet in pairs of games on the same deal, and "
        "move the weights of the judgement towards those who win. The same seed gives the same weights; with --again "
        "those that the Vizier uses are found once more.",
    )
    command.add_argument("game", metavar="GAME", help="the game, for example cleopatra-2006")
    command.add_argument("--again", action="store_true", help="as the weights in use were found, where nothing is said")
    command.add_argument("--duels", type=whole_number, metavar="N", help=f"pairs of games ({DUELS})")
    command.add_argument("--seats", metavar="K[,L…]", help=f"numbers of players in turn ({SEATS})")
    command.add_argument("--trials", type=whole_number, metavar="T", help="let bots meet that search so long (Masons)")
    command.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="NAME=WEIGHT",
        help="leave this weight as it is given, and find the others",
    )
    command.add_argument("--seed", type=seed_text, metavar="S", help=f"the seed of the games ({SEED})")
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument("--out", metavar="FILE", help="where the weights go (those that the Vizier uses)")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play, learn, write."""
    need_one(arguments, "jobs")
    plan = planned(arguments)
    given = arguments.out
    file = WEIGHTS / f"{plan.game}.json" if given is None else destination("out", given)
    way = Way(plan.game, plan.seats, plan.seed, plan.duels, plan.trials, plan.given)
    for _ in shown(followed(way, arguments.jobs), plan.duels, "duels"):
        pass
    found = {name: round(weight, 4) for name, weight in zip(JUDGEMENTS[plan.game].names, way.found, strict=True)}
    text = msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(plan, weights=found)), indent=2)
    try:
        write_whole(file, text + b"\n")
    except OSError as error:
        print(text.decode())  # so that what was found is not lost
        raise Refusal(f"cannot write {file}: {error.strerror}") from None
    print(f"{plan.duels} duels of two games; the weights are in {file.name}")
    return 0


def planned(arguments: argparse.Namespace) -> Tuned:
    """How the weights are to be found: as is said, or else as those in use were, or as usual; without weights yet."""
    game = named(arguments.game)
    before = tuned(game.name) if arguments.again else Tuned(game.name, {}, SEED, chosen_seats(SEATS, game.seats), DUELS)
    kept = chosen_weights(arguments.keep, JUDGEMENTS[game.name].names)
    plan = Tuned(
        game.name,
        {},
        before.seed if arguments.seed is None else arguments.seed,
        before.seats if arguments.seats is None else chosen_seats(arguments.seats, game.seats),
        before.duels if arguments.duels is None else arguments.duels,
        before.trials if arguments.trials is None else arguments.trials,
        {**before.given, **kept},
    )
    if plan.duels < 1:
        raise Refusal(f"--duels must be at least 1, not {plan.duels}")
    if plan.trials < 0:
        raise Refusal(f"--trials must be at least 0, not {plan.trials}")
    return plan


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
