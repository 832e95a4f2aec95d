"""What the guides to the server show is what it does: the bot plays, and every request is answered as shown."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.examples import ROOT, blocks_of
from tests.server.serving import Guest, Server
from waset.games import GAMES
from waset.server.failures import STATUSES

GUIDES = ROOT / "docs" / "guides"
ANYTHING = "…"
FIELD = re.compile(r"\{(\w+)\}")


def blocks(page: str, language: str) -> list[str]:
    """The examples of a page in one language."""
    text = (GUIDES / page).read_text(encoding="utf-8")
    return [block.text for block in blocks_of(text) if block.language == language]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bot of the page as a file."""
    file = tmp_path_factory.mktemp("bot") / "bot.py"
    (text,) = blocks("write-a-bot.md", "python")
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that holds programs back as an ordinary one does."""
    with Server(str(tmp_path_factory.mktemp("guides") / "waset.db"), "--requests-per-second", "200") as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_the_page_plays_a_whole_game(game: str, own_server: Server, program: Path) -> None:
    with Guest(own_server.address, "Nefertari") as host:
        seats = min(GAMES[game].seats)
        bots = {str(seat): "random" for seat in range(1, seats)}
        table = host.open(game=game, seats=seats, bots=bots, sits=[], starts_when_full=True)
        token = host.do(table, "links", {"kind": "bot", "seat": 0}, 201)["token"]
        command = [sys.executable, str(program), own_server.address, table, "0", token]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env={})
        assert done.returncode == 0, done.stderr
        seen = host.look(table)
    assert seen["status"] == "over"
    assert json.loads(done.stdout) == seen["ended"]["ranking"]


def test_the_bot_waits_when_it_asks_too_much_and_looks_again_when_it_is_late(program: Path, tmp_path: Path) -> None:
    with (
        Server(str(tmp_path / "waset.db"), "--requests-per-second", "60") as server,
        Guest(server.address, "Nefertari") as host,
    ):
        table = host.open(game="cleopatra-2019", sits=[])
        token = host.do(table, "links", {"kind": "bot", "seat": 0}, 201)["token"]
        command = [sys.executable, str(program), server.address, table, "0", token]
        both = [subprocess.Popen(command, stdout=subprocess.PIPE, env={}) for _ in range(2)]
        told = [one.communicate(timeout=120)[0] for one in both]
        figures = host.ask("GET", "/metrics").text
    assert [one.returncode for one in both] == [0, 0]
    assert told[0] == told[1] != b"null\n"
    for status in ("409", "429"):
        assert f'status="{status}"' in figures


def test_the_bot_is_about_forty_lines_of_the_standard_library() -> None:
    (text,) = blocks("write-a-bot.md", "python")
    assert len([line for line in text.splitlines() if line.strip()]) <= 42
    imported = re.findall(r"^(?:import|from) ([\w, .]+?)(?: import .*)?$", text, re.MULTILINE)
    modules = {name.strip().partition(".")[0] for names in imported for name in names.split(",")}
    assert modules <= set(sys.stdlib_module_names)


def test_a_bot_whose_link_is_taken_back_ends_with_the_reason(own_server: Server, program: Path) -> None:
    with Guest(own_server.address, "Nefertari") as host:
        table = host.open(bots={}, sits=[0])
        token = host.do(table, "links", {"kind": "bot", "seat": 1}, 201)["token"]
        host.do(table, "links/revoke", {"kind": "bot"})
    command = [sys.executable, str(program), own_server.address, table, "1", token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env={})
    assert (done.returncode, done.stderr[:4]) == (1, "401:")


def test_the_requests_of_the_page_are_answered_as_shown(own_server: Server) -> None:
    with Guest(own_server.address) as guest:
        fields: dict[str, Any] = {}
        for number, block in enumerate(blocks("server-api.md", "http"), 1):
            told = shown_and_told(guest, block, fields)
            assert told is None, f"example {number}: {told}"


def shown_and_told(guest: Guest, block: str, fields: dict[str, Any]) -> str | None:
    """Make the request of an example; what is wrong with its answer."""
    filled = FIELD.sub(lambda found: str(fields.get(found[1], found[0])), block)
    asked, _, answered = filled.partition("\n\n")
    first, *rest = asked.splitlines()
    method, path = first.split()
    headers = dict(line.split(": ", 1) for line in rest if not line.startswith("{"))
    body = next((json.loads(line) for line in rest if line.startswith("{")), None)
    answer = guest.ask(method, path, body, **headers)
    told = answer.json() if answer.content else None
    fields.update(told or {})
    status, _, shown = answered.partition("\n")
    is_shown = status in (ANYTHING, str(answer.status_code)) and fits(json.loads(shown or "null"), told)
    return None if is_shown else f"{first} is answered {answer.status_code} {answer.text}"


def fits(shown: Any, told: Any) -> bool:
    """Whether what is shown is a part of what was told."""
    if isinstance(shown, dict) and isinstance(told, dict):
        return all(name in told and fits(value, told[name]) for name, value in shown.items())
    if isinstance(shown, list) and isinstance(told, list):
        return len(shown) == len(told) and all(map(fits, shown, told))
    return shown in (ANYTHING, told)


def test_the_page_names_every_kind_of_refusal() -> None:
    text = (GUIDES / "server-api.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| (\d+) \| `(\w+)`", text, re.MULTILINE)
    assert {kind: int(status) for status, kind in named} == STATUSES
