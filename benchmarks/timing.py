"""What every case script shares: warm up, play for some seconds, print one JSON object."""

import argparse
import json
import random
from collections.abc import Callable
from time import perf_counter
from typing import Literal

WARM_UP = 0.25  # of the measured time

Unit = Literal["decisions", "copies"]


def measure(case: str, play: Callable[[random.Random], int], unit: Unit = "decisions") -> None:
    """Calls `play` again and again; each call answers how many decisions (or copies) it made."""
    parser = argparse.ArgumentParser(description=f"Measures {case} for some seconds and prints one JSON object.")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    _play_for(asked.seconds * WARM_UP, play, rng)
    count, seconds = _play_for(asked.seconds, play, rng)
    print(json.dumps({"case": case, unit: count, "seconds": seconds}))


def _play_for(seconds: float, play: Callable[[random.Random], int], rng: random.Random) -> tuple[int, float]:
    count = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        count += play(rng)
    return count, passed
