"""PettingZoo: random connect four, options from the action mask; `raw` without and `env` with its usual wrappers."""

import random
import sys
from typing import Any

from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found,import-untyped,unused-ignore]

from benchmarks.timing import measure

MAKERS = {"connect-four-raw": connect_four_v3.raw_env, "connect-four-env": connect_four_v3.env}


def play_game(table: Any, rng: random.Random) -> int:
    table.reset()
    decisions = 0
    while True:
        observation, _reward, terminated, truncated, _info = table.last()
        if terminated or truncated:
            return decisions
        options = [column for column, allowed in enumerate(observation["action_mask"].tolist()) if allowed]
        table.step(options[int(rng.random() * len(options))])
        decisions += 1


def main() -> None:
    case = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    if case not in MAKERS:
        sys.exit(f"pettingzoo_play.py: the first word must be one of {', '.join(MAKERS)}")
    table = MAKERS[case]()
    measure(case, lambda rng: play_game(table, rng))


if __name__ == "__main__":
    main()
