"""What the commands that let bots compete share: where games are played, and playing a contest to its end."""

from __future__ import annotations

import argparse
from math import inf
from pathlib import Path
from time import monotonic

from waset.arena.cluster import LOCAL, NoCluster, on_ray
from waset.arena.contest import Bout, Contest
from waset.arena.results import BadResults, Results
from waset.arena.running import Runner, here
from waset.commands.progress import shown
from waset.commands.refusal import Refusal, need_one, whole_number

MOST_GAMES = 100_000  # of one contest


def add_places(command: argparse.ArgumentParser) -> None:
    """Add the options that say where games are played."""
    command.add_argument("--jobs", type=whole_number, default=1, metavar="J", help="how many processes (1)")
    command.add_argument(
        "--ray", metavar="ADDRESS", help=f"play on the Ray cluster at this address; {LOCAL}: one here with J workers"
    )


def chosen_runner(arguments: argparse.Namespace) -> Runner:
    """Whoever plays the games, or a refusal."""
    need_one(arguments, "games", "jobs")
    if arguments.games > MOST_GAMES:
        raise Refusal(f"--games must be at most {MOST_GAMES}, not {arguments.games}")
    try:
        return here(arguments.jobs) if arguments.ray is None else on_ray(arguments.ray, arguments.jobs)
    except NoCluster as missing:
        raise Refusal(str(missing)) from None


def contested(
    contest: Contest, games: int, runner: Runner, file: Path | None, minutes: float | None = None
) -> list[Bout]:
    """Play what is left of a contest, keeping every game as it finishes; all games of the deals that are whole."""
    try:
        results = Results(contest, file)
        deals = contest.deals(games)
        left = [] if minutes == 0 and results.whole(deals) else results.left(deals)
        what = f"games of {contest.game}, {' '.join(contest.bots)}"
        deadline = inf if minutes is None else monotonic() + 60 * minutes
        for bout in shown(runner(left) if left else (), len(left), what):
            results.add(bout)
            if monotonic() > deadline and results.whole(deals):
                break
    except BadResults as bad:
        raise Refusal(f"{file}: {bad}") from None
    except NoCluster as missing:
        raise Refusal(str(missing)) from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refusal(f"the games cannot be kept in {file}: {error.strerror or error}") from None
    return results.whole(deals)
