"""The program `waset`: finds the command, and turns refusals into one clear line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

from waset import __version__
from waset.arena.running import NoProcess
from waset.commands import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    ladder,
    luck,
    play,
    replay,
    restore,
    rules,
    schema,
    serve,
    simulate,
    tune,
)
from waset.commands.refusal import Refusal
from waset.terminal.paint import harmless

COMMANDS = (
    *(play, serve, admin, backup, restore, rules),
    *(simulate, arena, ladder, luck, replay, bench, schema, analyse, tune),
)


class OneLineParser(argparse.ArgumentParser):
    """Refuses bad arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read on."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = OneLineParser(prog="waset", description="The table for board games about ancient Egypt.")
    top.add_argument("--version", action="version", version=f"waset {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def speak_unicode() -> None:
    """Let words and marks through where the system's own encoding lacks them."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 2 with one line on standard error when the input was bad."""
    speak_unicode()
    chosen = parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (Refusal, NoProcess) as refusal:
        print(f"waset: {harmless(str(refusal))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return status
