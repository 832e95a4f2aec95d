"""The command, its refusals, health, figures, logs, and the description of the interface."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path

import jsonschema
import pytest

from tests.commands.running import refused
from tests.server.serving import Guest, Server
from waset.commands.schema import written
from waset.server.configuration import BadConfiguration, configured
from waset.server.openapi import document, messages

SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "many"], "--port is a number"),
        (["--port", "70000"], "--port is a number"),
        (["--database", "mysql://here"], "--database is a file"),
        (["--public-address", "games.example"], "--public-address is http"),
        (["--public-address", "https://games.example/path"], "--public-address is http"),
        (["--trusted-proxy", "here"], "--trusted-proxy is a list"),
        (["--bots", "0"], "--bots is a whole number"),
        (["--bot-seconds", "0"], "--bot-seconds is a number"),
        (["--log", "xml"], "--log is one of"),
        (["--host", "no.such.host.invalid"], "cannot listen"),
    ],
)
def test_bad_settings_are_refused_in_one_line(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused("serve", "--database", "waset.db", *words, folder=tmp_path)


def test_settings_come_from_the_environment_too_and_flags_go_first() -> None:
    environment = {"WASET_PORT": "9000", "WASET_HOST": "0.0.0.0", "WASET_DATABASE": "here.db"}
    found = configured({"port": "9001"}, environment)
    assert (found.port, found.host, found.database) == (9001, "0.0.0.0", "here.db")
    with pytest.raises(BadConfiguration, match="WASET_LOG is one of"):
        configured({}, {"WASET_LOG": "xml"})


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "cannot listen" in refused("serve", "--port", port, "--database", "waset.db", folder=tmp_path)


def test_a_database_that_is_taken_is_said(tmp_path: Path) -> None:
    database = str(tmp_path / "waset.db")
    with Server(database):
        assert "in use by another server" in refused("serve", "--port", "0", "--database", database, folder=tmp_path)


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "waset.db").write_text("a shopping list, and not a short one " * 100)
    assert "cannot be opened" in refused("serve", "--port", "0", "--database", "waset.db", folder=tmp_path)


def test_health_and_figures(anna: Guest) -> None:
    health = anna.told("GET", "/health")
    assert (health["status"], health["database"]) == ("ok", "writable")
    anna.asked(anna.open())
    figures = anna.ask("GET", "/metrics").text
    for name in ("requests_total", "request_seconds", "moves_total", "sockets", "tables_in_memory", "thinking_seconds"):
        assert f"waset_{name}" in figures


def test_the_log_names_tables_and_sequences_but_no_names_and_tokens(tmp_path: Path) -> None:
    with Server(str(tmp_path / "waset.db")) as server, Guest(server.address, "Nefertari") as anna:
        table = anna.open()
        seen = anna.asked(table)
        answer = anna.move(table, seen, seen["options"][0])
        secrets = ["Nefertari", *dict(anna.http.cookies).values(), anna.told("GET", "/api/me")["id"]]
        log = server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in log.splitlines()]
    moved = [line for line in lines if line.get("kind") == "Move"]
    assert [(line["table"], line["seq"]) for line in moved] == [(table, answer["version"])]
    assert not [secret for secret in secrets if secret in log]


def test_games_are_told_with_their_settings(anna: Guest) -> None:
    told = anna.told("GET", "/api/games")
    assert [game["name"] for game in told["games"]] == ["cleopatra-2006", "cleopatra-2019", "pharaoh"]
    assert told["bots"][0] == "random"
    assert all(set(setting) >= {"name", "default", "seats"} for game in told["games"] for setting in game["settings"])
    assert all((game["rules"], game["versions"]) == ("2", ["2", "1"]) for game in told["games"])


def test_choices_that_depend_on_the_number_of_seats_are_told_for_each(anna: Guest) -> None:
    for game in anna.told("GET", "/api/games")["games"]:
        by_name = {setting["name"]: setting for setting in game["settings"]}
        first = by_name.pop("first_player")
        assert first["choices_by_seats"] == {str(seats): ["lot", *range(1, seats + 1)] for seats in game["seats"]}
        assert first["choices"] == first["choices_by_seats"][str(max(game["seats"]))]
        assert not any(setting["choices_by_seats"] for setting in by_name.values()), "the others are the same for all"


def test_the_schema_of_the_messages_is_current() -> None:
    assert (SCHEMAS / "messages.json").read_text(encoding="utf-8").rstrip("\n") == written("messages")


def test_answers_satisfy_the_schema(anna: Guest) -> None:
    schema = json.loads((SCHEMAS / "messages.json").read_text(encoding="utf-8"))
    table = anna.open()
    for name, told in (("Update", anna.look(table)), ("Me", anna.told("GET", "/api/me"))):
        jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", **schema}).validate(told)


def test_the_description_names_every_message_and_its_examples_fit() -> None:
    described = document()
    parts = described["components"]["schemas"]
    assert {kind.__name__ for kind in messages()} <= set(parts)
    for path in described["paths"].values():
        for operation in path.values():
            content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            if "example" in content:
                schema = {**content["schema"], "components": described["components"]}
                jsonschema.Draft202012Validator(schema).validate(content["example"])
