"""A progress bar on the terminal, and none elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from shutil import get_terminal_size
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
WIDTH = 30


def shown(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Pass the items on, drawing how far it is on standard error when that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    begun = drawn = monotonic()
    draw(0, total, what, 0.0)
    try:
        for done, item in enumerate(items, 1):
            yield item
            now = monotonic()
            if now - drawn > 0.1 or done == total:
                drawn = now
                draw(done, total, what, now - begun)
    finally:
        print(file=sys.stderr)


def draw(done: int, total: int, what: str, seconds: float) -> None:
    """One line, as wide as the terminal at most: bar, count, the time that is left, and of what."""
    filled = WIDTH * done // max(1, total)
    left = f" {seconds / done * (total - done):.0f} s left:" if done and done < total else ""
    line = f"{'█' * filled}{'░' * (WIDTH - filled)} {done}/{total}{left} {what}"
    print(f"\r{line[: get_terminal_size().columns - 1]}\x1b[K", end="", file=sys.stderr, flush=True)
