"""A server that ends, in whatever way, and begins again: games go on, and nothing is left behind."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

from tests.server.postgresql import PostgresServer
from tests.server.serving import USUAL, WORD, Guest, Server, children, heard, is_alive

ONCE = {"Idempotency-Key": "once"}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(address: str, number: signal.Signals) -> None:
    with Server(address) as server, Guest(server.address, "Anna") as anna:
        table = anna.open()
        seen = anna.asked(table)
        body = {"action": seen["options"][0], "version": seen["question"]}
        first = anna.ask("POST", f"/api/tables/{table}/moves", body, **ONCE).json()
        cookies = dict(anna.http.cookies)
        server.end(number)
    with Server(address) as server, Guest(server.address) as anna:
        anna.http.cookies.update(cookies)
        seen = anna.asked(table)
        assert seen["version"] >= first["version"]
        body = {"action": seen["options"][0], "version": seen["question"]}
        assert anna.ask("POST", f"/api/tables/{table}/moves", body, **ONCE).json() == first
        assert anna.play_on(table, Random(5))["status"] == "over"


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "waset.db")
    with Server(database) as server, Guest(server.address, "Anna") as anna:
        table = anna.open(seats=3, bots={"0": "random", "1": "random", "2": "apprentice"}, sits=[], is_open=True)
        server.end(signal.SIGKILL)
    with Server(database) as server, Guest(server.address) as anybody:
        seen = anybody.look(table)
        while seen["status"] == "playing":
            seen = anybody.wait(table, seen["version"])
        assert seen["status"] == "over"


def test_a_server_waits_for_its_database() -> None:
    postgres = PostgresServer()
    try:
        database = postgres.empty()
        postgres.stop()
        command = [sys.executable, "-m", "waset", "serve", "--database", database, *USUAL]
        with Popen(command, stdout=PIPE, stderr=PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            assert any("waiting for the database" in line for line in process.stderr)
            postgres.start()
            address = process.stdout.readline().partition(WORD)[2].strip()
            with Guest(address) as guest:
                assert guest.told("GET", "/health")["status"] == "ok"
            process.terminate()
    finally:
        postgres.remove()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_thinking_processes_end_with_the_server(tmp_path: Path, number: signal.Signals) -> None:
    with Server(str(tmp_path / "waset.db"), "--bot-seconds", "15") as server, Guest(server.address, "Anna") as anna:
        anna.open(game="cleopatra-2006", bots={"0": "vizier", "1": "vizier"}, sits=[])
        thinkers = wait_for(server)
        server.end(number)
        until = time.monotonic() + 12
        while any(map(is_alive, thinkers)) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(map(is_alive, thinkers))


def wait_for(server: Server) -> list[int]:
    """The thinking processes, as soon as there is one."""
    until = time.monotonic() + 30
    while not (found := children(server.process.pid)) and time.monotonic() < until:
        time.sleep(0.05)
    assert found
    return found


def test_two_nodes_serve_the_same_table(postgres: PostgresServer) -> None:
    database = postgres.empty()
    with (
        Server(database) as here,
        Server(database) as there,
        Guest(here.address, "Anna") as anna,
        Guest(there.address) as phone,
    ):
        phone.http.cookies.update(dict(anna.http.cookies))
        table = anna.open(game="cleopatra-2006")
        for number in range(10):
            guest = (anna, phone)[number % 2]
            other = (phone, anna)[number % 2]
            seen = guest.asked(table)
            with other.socket(table, seen["version"]) as socket:
                version = guest.move(table, seen, seen["options"][0])["version"]
                while heard(socket)["version"] < version:
                    pass
        record = [guest.told("GET", f"/api/tables/{table}/record")["steps"] for guest in (anna, phone)]
        shorter = min(map(len, record))  # a bot may have moved between the two looks
        assert record[0][:shorter] == record[1][:shorter]
