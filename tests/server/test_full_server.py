"""A server whose disk is full says so, keeps what it has acknowledged, and plays on when there is room again."""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.serving import Guest, Server, heard

LINE = "the Nile rises " * 30
MOST = 2000


def limit(server: Server, size: int) -> None:
    """Let no file of a running server grow beyond a size."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def fill(guest: Guest, table: str) -> tuple[list[str], Any]:
    """Talk until there is no room; what was acknowledged, and how the rest is refused."""
    said: list[str] = []
    for number in range(MOST):
        text = f"{number} {LINE}".strip()
        answer = guest.ask("POST", f"/api/tables/{table}/chat", {"text": text})
        if answer.status_code != 200:
            return said, answer
        said.append(text)
    raise AssertionError("there was always room")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of other processes are Linux's own")
def test_a_full_disk_is_answered_clearly_and_play_goes_on_later(tmp_path: Path) -> None:
    database = tmp_path / "waset.db"
    with Server(str(database)) as server, Guest(server.address, "Anna") as anna:
        table = anna.open(game="cleopatra-2006")
        anna.play_on(table, Random(1), 5)
        limit(server, os.path.getsize(f"{database}-wal") + 200_000)
        said, answer = fill(anna, table)
        assert (answer.status_code, answer.json()["error"]) == (507, "full")
        assert answer.json()["reason"]["key"] == "server.full"
        limit(server, 4096)  # where that line had no room, one that takes fewer pages may have some
        with anna.socket(table, anna.look(table)["version"]) as socket:
            socket.send(json.dumps({"command": {"type": "Say", "text": LINE}}))
            refused = heard(socket)
        assert (refused["status"], refused["problem"]["reason"]["key"]) == (507, "server.full")
        assert_kept(anna, table, said)
        assert anna.ask("GET", "/health").status_code == 503
        limit(server, resource.RLIM_INFINITY)
        assert anna.told("GET", "/health")["status"] == "ok"
        assert_kept(anna, table, said)
        anna.play_on(table, Random(2), 5)
        cookies = dict(anna.http.cookies)
    with Server(str(database)) as server, Guest(server.address) as anna:
        anna.http.cookies.update(cookies)
        assert_kept(anna, table, said)


def assert_kept(guest: Guest, table: str, said: list[str]) -> None:
    """Everything that was acknowledged is there, and nothing else."""
    assert [line["text"] for line in guest.look(table)["chat"]] == said[-200:]
