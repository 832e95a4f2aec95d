"""Servers under test: each alone on one core, with the loader on another, and ended with everything they started."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import monotonic

from benchmarks.environments import last_line, python_of, say
from benchmarks.interleaved import BENCHMARKS, ROOT
from benchmarks.load.wire import Broken

NODE_PEERS = BENCHMARKS / "peers" / "node"
NODE_PLACE = BENCHMARKS / ".peers-node"
NODE_FILES = ("package.json", "package-lock.json", ".npmrc")
WORD = "open at http://"
PATIENCE = 10.0
USER_TIME, SYSTEM_TIME = 11, 12  # among the fields behind the name of a process
FLAGS = ("--port", "0", "--bots", "1", "--log", "json", "--requests-per-second", "0", "--sockets-per-address", "5000")


@dataclass(frozen=True)
class Server:
    """A server that answers on a port of this machine."""

    port: int
    process: int
    seconds: float  # from its start to its first word

    @property
    def memory(self) -> int:
        """Its resident memory in bytes, without the processes that it started."""
        pages = int(Path(f"/proc/{self.process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def busy(self) -> float:
        """The processor time of all its threads so far, in seconds."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])) / os.sysconf("SC_CLK_TCK")


@cache
def cores() -> tuple[int, int]:
    """The core of the loader and that of the server; the same where there is only one.

    Found out before this process is kept on one of them, or else both would be that one.
    """
    allowed = os.sched_getaffinity(0)
    return min(allowed), max(allowed)


@contextmanager
def loading() -> Iterator[None]:
    """Keeps this process on the loader's core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {cores()[0]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def waset(database: Path, core: int) -> Iterator[Server]:
    """`waset serve` on a file of SQLite, as anybody would start it, but without limits on one address."""
    own = python_of(ROOT / ".venv")
    with running([str(own), "-m", "waset", "serve", "--database", str(database), *FLAGS], core, ROOT) as server:
        yield server


@contextmanager
def node(script: str, folder: Path, core: int) -> Iterator[Server]:
    """A server of a peer, which keeps what it keeps in a folder."""
    command = ["node", str(NODE_PLACE / script), str(folder)]
    with running(command, core, NODE_PLACE) as server:
        yield server


@contextmanager
def running(command: Sequence[str], core: int, folder: Path) -> Iterator[Server]:
    """A command from its first line, which names its address, to its end."""
    begun = monotonic()
    process = subprocess.Popen(
        ["taskset", "--cpu-list", str(core), *command],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if WORD not in line:
            raise Broken(f"{Path(command[0]).name} did not start: {line.strip() or 'it said nothing'}")
        yield Server(int(line.strip().rpartition(":")[2]), process.pid, monotonic() - begun)
    finally:
        end(process)


def end(process: subprocess.Popen[str]) -> None:
    """End a server in peace, and by force when it takes too long."""
    process.send_signal(signal.SIGTERM)
    try:
        process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def install_node() -> str | None:
    """Installs the peers that need Node, unless they are there; why not, if it fails."""
    texts = [(NODE_PEERS / name).read_text() for name in NODE_FILES]
    stamp, scripts = NODE_PLACE / "installed.json", sorted(NODE_PEERS.glob("*.js"))
    NODE_PLACE.mkdir(exist_ok=True)
    for name, text in zip(NODE_FILES, texts, strict=True):
        (NODE_PLACE / name).write_text(text)
    for script in scripts:
        (NODE_PLACE / script.name).write_text(script.read_text())
    if stamp.exists() and json.loads(stamp.read_text()) == texts:
        return None
    say("installing boardgame.io, ws and better-sqlite3")
    try:
        done = subprocess.run(["npm", "ci"], cwd=NODE_PLACE, capture_output=True, text=True, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as problem:
        return str(problem)
    if done.returncode:
        return last_line(done.stderr)
    stamp.write_text(json.dumps(texts))
    return None


async def settled(server: Server) -> int:
    """Its memory once it changes no more, in bytes."""
    until, before = monotonic() + PATIENCE, server.memory
    while True:
        await asyncio.sleep(1.0)
        now = server.memory
        if abs(now - before) < 64 * 1024 or monotonic() > until:
            return now
        before = now
