"""The screen and the keyboard, or the files that stand for them."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from waset.terminal.paint import Paint, wants_colour

NARROWEST, WIDEST = 80, 120
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Left(Exception):
    """The person at the keyboard has gone: end of input, or an interruption."""


class Console:
    """Prints lines and asks for lines. The screen is cleared only where a person looks at it."""

    def __init__(self, *, plain: bool) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.paint = Paint(coloured=not plain and wants_colour(os.environ, is_terminal=sys.stdout.isatty()))
        self.clears = self.is_live and not plain
        if self.is_live:
            with suppress(ImportError):
                import readline  # noqa: F401 (gives `input` a history and editing keys)

    @property
    def width(self) -> int:
        """Columns to draw on."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 40)).columns))

    @property
    def height(self) -> int:
        """Rows to draw on."""
        return shutil.get_terminal_size((100, 40)).lines

    def clear(self) -> None:
        """Begin a new screen."""
        if self.clears:
            sys.stdout.write(CLEAR)
        else:
            print()

    def show(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in lines:
            print(line)
        sys.stdout.flush()

    def ask(self, mark: str = "> ") -> str:
        """A line from the keyboard."""
        try:
            if self.is_live:
                return input(mark).strip()
            sys.stdout.write(mark)
            sys.stdout.flush()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if not line:
            raise Left
        print(line.rstrip("\n"))
        return line.strip()


def program() -> str:
    """How this program is started again from here."""
    if Path(sys.argv[0]).name == "__main__.py":
        return "python -m waset"
    return "waset" if shutil.which("waset") else sys.argv[0]
