"""An administrator sees and ends tables and links, whether a server runs or not."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.commands.running import printed, refused
from tests.server.serving import Guest, Server
from waset.server.admin_channel import Door, Message, door_file
from waset.server.administration import ListTables


def told(address: str, *words: str) -> Any:
    """What the command tells a program."""
    return json.loads(printed("admin", *words, "--json", "--database", address))


def test_tables_are_listed_inspected_and_closed_while_the_server_runs(address: str) -> None:
    with Server(address) as server, Guest(server.address, "Anna") as anna, Guest(server.address) as stranger:
        table = anna.open()
        link = anna.do(table, "links", {"kind": "spectator"}, 201)["token"]
        me = anna.told("GET", "/api/me")["id"]
        assert [one["id"] for one in told(address, "list")] == [table]
        seen = printed("admin", "inspect", table, "--database", address)
        assert "person Anna" in seen
        assert "link: spectator" in seen
        assert not [secret for secret in (link, me) if secret in seen]
        assert stranger.ask("GET", f"/api/tables/{table}", **{"Waset-Link": link}).status_code == 200
        assert told(address, "revoke", table, "--kind", "spectator")["revoked"] == 1
        assert stranger.ask("GET", f"/api/tables/{table}", **{"Waset-Link": link}).status_code == 403
        version = told(address, "close", table)["version"]
        seen = anna.wait(table, version - 1)
        assert (seen["status"], seen["version"]) == ("closed", version)


def test_the_same_without_a_server(address: str) -> None:
    with Server(address) as server, Guest(server.address, "Anna") as anna:
        table = anna.open()
    told(address, "close", table)
    assert [one["status"] for one in told(address, "list", "--limit", "5")] == ["closed"]
    assert "That is not possible" in refused("admin", "close", table, "--database", address)


def test_only_the_owner_finds_the_door_and_a_wrong_token_does_not_open_it(tmp_path: Path) -> None:
    database = tmp_path / "waset.db"
    with Server(str(database)):
        file = door_file(database)
        assert file.stat().st_mode & 0o777 == 0o600
        door = msgspec.json.decode(file.read_bytes(), type=Door)
        for line in (msgspec.json.encode(Message("wrong", ListTables())), b"{", b""):
            with socket.create_connection(("127.0.0.1", door.port), timeout=10) as connection:
                connection.sendall(line + b"\n")
                assert b'"told":null' in connection.recv(1000)
    assert not file.exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["list", "--database", "none.db"], "there is no database"),
        (["list", "--limit", "0"], "--limit is a whole number"),
        (["list", "--limit", "many"], "invalid int value"),
        (["inspect"], "required: TABLE"),
        (["revoke", "x", "--kind", "every"], "invalid choice"),
        (["sing"], "invalid choice"),
        ([], "required: WHAT"),
    ],
)
def test_bad_words_are_refused_in_one_line(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused("admin", *words, folder=tmp_path)


def test_a_table_that_is_not_there_is_said(tmp_path: Path) -> None:
    database = str(tmp_path / "waset.db")
    with Server(database):
        for what in ("inspect", "close", "revoke"):
            assert "There is no such table." in refused("admin", what, "nothing", "--database", database)
