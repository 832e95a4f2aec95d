"""Playing through the real command, with typed lines from a list."""

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

SEED = "5e" * 32
SIZE = {"COLUMNS": "100", "LINES": "40"}


def command(*arguments: str) -> list[str]:
    """The program as a user starts it."""
    return [sys.executable, "-m", "waset", *arguments]


def environment(**more: str) -> dict[str, str]:
    """A quiet environment: English, no colours, a known size."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "HOME", "PYTHONPATH")}
    return kept | SIZE | {"LANG": "C.UTF-8"} | more


def played(saves: Path, lines: Iterable[str], *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """Run `waset play` with these lines on standard input."""
    return subprocess.run(
        command("play", "--saves", str(saves), *with_bots(arguments)),
        input="".join(f"{line}\n" for line in lines),
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=240,
    )


def with_bots(arguments: Sequence[str]) -> Sequence[str]:
    """The same arguments, with bots that cost no time where a game is named and no bots are."""
    return (
        arguments
        if not arguments or "--bots" in arguments or "--resume" in arguments
        else (*arguments, "--bots", "random")
    )


def anything(seed: int, number: int = 6000) -> list[str]:
    """Numbers as somebody types them who does not think."""
    rng = Random(seed)
    return [str(rng.randint(1, 9)) for _ in range(number)]


def screens(output: str) -> list[str]:
    """What was printed between two typed lines."""
    return output.split("\n> ")
