"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx2
from websockets.sync.client import ClientConnection, connect

WORD = "open at "
USUAL = ("--port", "0", "--bots", "1", "--bot-seconds", "0.02", "--requests-per-second", "0")


class Server:
    """`waset serve`, from its start to its end."""

    def __init__(self, database: str, *flags: str) -> None:
        command = [sys.executable, "-m", "waset", "serve", "--database", database, *USUAL, *flags]
        self.logged = ""
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (nobody would read a pipe)
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert WORD in line, self.ended()
        self.address = line.partition(WORD)[2].strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self.process.pid

    def end(self, number: signal.Signals) -> str:
        """End it by a signal; what it has logged."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self.ended()

    def ended(self) -> str:
        """Wait for its end; what it has logged."""
        self.process.communicate(timeout=30)
        if not self.log.closed:
            with self.log:
                self.log.seek(0)
                self.logged = self.log.read()
        return self.logged


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str = "", **headers: str) -> None:
        self.address = address
        self.http = httpx2.Client(base_url=address, headers=headers, timeout=40, trust_env=False)
        if name:
            self.told("POST", "/api/me", {"name": name}, 201)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx2.Response:
        """One request."""
        content = None if body is None else json.dumps(body)
        return self.http.request(method, path, content=content, headers=headers)

    def told(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """The answer to a request that goes well."""
        answer = self.ask(method, path, body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str, str]:
        """How a request is refused: status, kind, and the key of the reason."""
        answer = self.ask(method, path, body, **headers)
        problem = answer.json()
        return answer.status_code, problem["error"], problem["reason"]["key"]

    def open(self, **fields: Any) -> str:
        """A table of one's own; without wishes one where one is asked: a bot that begins may end this game at once."""
        create = {"game": "pharaoh", "seats": 2, "bots": {"1": "random"}, "sits": [0], "starts_when_full": True}
        table: str = self.told("POST", "/api/tables", {**create, **fields}, 201)["table"]
        return table if fields or self.asked(table)["options"] else self.open()

    def look(self, table: str, since: int = 0, **query: Any) -> Any:
        """A table as one sees it."""
        more = "".join(f"&{name}={value}" for name, value in query.items())
        return self.told("GET", f"/api/tables/{table}?since={since}{more}")

    def wait(self, table: str, since: int, seconds: int = 20) -> Any:
        """The same, when there is something new."""
        return self.told("GET", f"/api/tables/{table}/events?since={since}&wait={seconds}")

    def do(self, table: str, what: str, body: Any = None, status: int = 200) -> Any:
        """Something that is done at a table."""
        return self.told("POST", f"/api/tables/{table}/{what}", {} if body is None else body, status)

    def move(self, table: str, seen: Any, action: Any) -> Any:
        """A decision, having seen a table; the version after it."""
        return self.do(table, "moves", {"action": action, "version": seen["question"], "seat": seen["viewer"]})

    def asked(self, table: str) -> Any:
        """The table once one is asked, or the game is over."""
        seen = self.look(table)
        while not seen["options"] and seen["status"] == "playing":
            seen = self.wait(table, seen["version"])
        return seen

    def play_on(self, table: str, rng: Random, moves: int = 10_000) -> Any:
        """Decide at random, so often or to the end; the table after it."""
        for _ in range(moves):
            seen = self.asked(table)
            if seen["status"] != "playing":
                break
            self.move(table, seen, rng.choice(seen["options"]))
        return self.look(table)

    @contextmanager
    def socket(self, table: str, since: int = 0, more: str = "", **headers: str) -> Iterator[ClientConnection]:
        """A socket that hears of a table, and of more where that is asked for."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = self.address.replace("http", "ws", 1)
        url = f"{address}/api/tables/{table}/live?since={since}{more}"
        own = {**({"Cookie": cookies} if cookies else {}), **headers}
        with connect(url, additional_headers=own, max_size=None, proxy=None, compression=None) as connection:
            yield connection


def heard(connection: ClientConnection) -> Any:
    """The next update."""
    return json.loads(connection.recv(timeout=20))


def is_alive(process: int) -> bool:
    """Whether a process is there, and not only waiting to be forgotten."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for name in filter(str.isdecimal, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == process:
            found.append(int(name))
    return found
