"""Servers from a process that has everything loaded: each is a whole one in a process of its own, and is there at once.

Starting the program takes far longer than a life that ends after half a second; of many lives only these matter.
"""

from __future__ import annotations

import os
import subprocess
import sys
from signal import Signals
from types import TracebackType
from typing import Self

from tests.server.serving import USUAL, WORD
from waset.commands.main import main

ENDED = "ended"


class Revived:
    """A server that was started like this."""

    def __init__(self, reviver: Reviver) -> None:
        self.reviver = reviver
        self.pid = int(reviver.ask())
        self.address = reviver.heard().partition(WORD)[2]
        assert self.address, "it does not serve"

    def end(self, number: Signals) -> None:
        """End it by a signal, and wait until it is gone."""
        os.kill(self.pid, number)
        while self.reviver.heard() != ENDED:
            pass


class Reviver:
    """The process that starts them, one after the other."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "tests.server.reviving", database]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.communicate(timeout=30)

    def ask(self) -> str:
        """Have a server started; its process."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.heard()

    def heard(self) -> str:
        """The next line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


def revive(database: str) -> None:
    """Start a server for each sign that comes, and say when it is gone."""
    import waset.server.serving  # noqa: F401 (loaded once, for all of them)

    while os.read(0, 1):  # not by `sys.stdin`, which the program sets up for itself
        child = os.fork()
        if child == 0:
            os._exit(main(["serve", "--database", database, *USUAL]))
        print(child, flush=True)
        os.waitpid(child, 0)
        print(ENDED, flush=True)


if __name__ == "__main__":
    revive(sys.argv[1])
