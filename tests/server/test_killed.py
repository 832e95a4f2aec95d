"""A server that is killed at any moment has lost nothing that it acknowledged, and wrote nothing twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.files import ROOT
from waset.server.opening import opened

pytestmark = pytest.mark.anyio

LIVES = 15


async def test_what_was_acknowledged_survives_every_kill(tmp_path: Path) -> None:
    path = tmp_path / "waset.db"
    command = [sys.executable, "-m", "tests.server.killing", str(path), str(LIVES), "7"]
    lines = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=120).stdout
    acknowledged = [line.split() for line in lines.splitlines() if line != "ready"]
    assert len(acknowledged) > LIVES, "hardly anything was written"
    async with opened(str(path)) as storage:
        logs = {table: await storage.store.entries(table) for table in {line[0] for line in acknowledged}}
        for table, seq, body in acknowledged:
            assert logs[table][int(seq) - 1].body == body.encode()
            assert await storage.store.receipt(table, "anna", body) == body.encode()
    for log in logs.values():
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert len({entry.body for entry in log}) == len(log)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "waset.db"
    program = "import asyncio, sys; from tests.server.killing import live; asyncio.run(live(sys.argv[1], 0))"
    command = [sys.executable, "-c", program, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"ready\n"
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
        first.kill()
    assert second.returncode == 1
    assert second.stderr.splitlines()[-1].endswith(f"InUse: {path} is in use by another server; stop that one first.")
