"""ladder: the page it writes, how it goes on, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.commands.running import lines_in, printed, refused
from waset.bots import BOTS
from waset.commands.main import main


def test_ladder_writes_its_page_and_goes_on(tmp_path: Path) -> None:
    words = ("ladder", "--bots", "random", "--games", "2", "--docs", ".")
    assert printed(*words, folder=tmp_path) == "ladder.md and ladder.json are written.\n"
    files = sorted((tmp_path / "ladder-games").iterdir())
    assert len(files) == 6
    before = [file.read_bytes() for file in files], lines_in(tmp_path / "ladder.md")
    printed(*words, folder=tmp_path)
    assert ([file.read_bytes() for file in files], lines_in(tmp_path / "ladder.md")) == before


def test_ladder_climbs_from_bot_to_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "other", BOTS["random"])
    out, docs = str(tmp_path / "games"), str(tmp_path)
    assert main(["ladder", "--bots", "random,other", "--games", "4", "--out", out, "--docs", docs]) == 0
    rows = [line for line in lines_in(tmp_path / "ladder.md") if line.startswith("| other")]
    assert ["1 random" in row for row in rows] == [True, False] * 3
    assert ["3 random" in row for row in rows] == [False, True] * 3


def test_ladder_can_play_one_game_again_and_leave_the_others(tmp_path: Path) -> None:
    words = ("ladder", "--bots", "random", "--docs", ".")
    printed(*words, "--games", "1", folder=tmp_path)
    before = json.loads((tmp_path / "ladder.json").read_bytes())["ladders"]
    printed(*words, "--games", "3", "--only", "pharaoh", "--out", "again", folder=tmp_path)
    after = json.loads((tmp_path / "ladder.json").read_bytes())["ladders"]
    assert [one["game"] for one in after] == [one["game"] for one in before]
    for old, new in zip(before, after, strict=True):
        assert [one["games"] for one in new["reports"]] == [3 if new["game"] == "pharaoh" else 1]
        assert new["game"] == "pharaoh" or new == old
    assert len(list((tmp_path / "again").iterdir())) == 2
    assert "no game 'chess'" in refused(*words, "--only", "pharaoh,chess", folder=tmp_path)
    (tmp_path / "ladder.json").unlink()
    assert "cannot read ladder.json" in refused(*words, "--only", "pharaoh", folder=tmp_path)


def test_games_of_other_rules_are_not_mixed_into_a_ladder(tmp_path: Path) -> None:
    words = ("ladder", "--bots", "random", "--games", "1", "--docs", ".")
    printed(*words, folder=tmp_path)
    file = tmp_path / "ladder-games" / "pharaoh-2-random-random.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"rules":"2"', b'"rules":"1"', 1))
    before = file.read_bytes(), (tmp_path / "ladder.json").read_bytes()
    assert 'it holds another contest, rules "1" and not "2"' in refused(*words, folder=tmp_path)
    assert (file.read_bytes(), (tmp_path / "ladder.json").read_bytes()) == before


def test_the_page_says_by_which_rules_each_game_was_played(tmp_path: Path) -> None:
    words = ("ladder", "--bots", "random", "--games", "1", "--docs", ".")
    printed(*words, folder=tmp_path)
    data = tmp_path / "ladder.json"
    data.write_text(data.read_text(encoding="utf-8").replace('"rules": "2"', '"rules": "1"'), encoding="utf-8")
    printed(*words, "--only", "pharaoh", "--out", "again", folder=tmp_path)
    headings = [line for line in lines_in(tmp_path / "ladder.md") if line.startswith("## ")]
    assert headings == [
        "## cleopatra-2006, version 1 of its rules",
        "## cleopatra-2019, version 1 of its rules",
        "## pharaoh, version 2 of its rules",
    ]


def test_ladder_checks_the_page_against_its_data(tmp_path: Path) -> None:
    printed("ladder", "--bots", "random", "--games", "1", "--docs", ".", folder=tmp_path)
    assert printed("ladder", "--check", "--docs", ".", folder=tmp_path) == "ladder.md is what ladder.json says.\n"
    page = tmp_path / "ladder.md"
    page.write_text(page.read_text(encoding="utf-8").replace("| random | 0", "| random | 1", 1), encoding="utf-8")
    assert "ladder.md is not what ladder.json says" in refused("ladder", "--check", "--docs", ".", folder=tmp_path)
    (tmp_path / "ladder.json").write_text("{}")
    assert "ladder.json does not hold a ladder" in refused("ladder", "--check", "--docs", ".", folder=tmp_path)
    (tmp_path / "ladder.json").unlink()
    assert "cannot read ladder.json" in refused("ladder", "--check", "--docs", ".", folder=tmp_path)


def test_ladder_stops_a_contest_when_its_minutes_are_over(tmp_path: Path) -> None:
    words = ("ladder", "--bots", "random", "--games", "3", "--docs", ".")
    printed(*words, "--minutes", "0.000001", folder=tmp_path)
    files = sorted((tmp_path / "ladder-games").iterdir())
    assert [len(lines_in(file)) for file in files] == [2] * 6
    printed(*words, "--minutes", "0", folder=tmp_path)
    assert [len(lines_in(file)) for file in files] == [2] * 6
    files[0].unlink()
    printed(*words, "--minutes", "0", folder=tmp_path)
    assert [len(lines_in(file)) for file in files] == [2] * 6
    printed(*words, folder=tmp_path)
    assert [len(lines_in(file)) for file in files] == [4] * 6
    assert "--minutes must be at least 0" in refused(*words, "--minutes", "-1", folder=tmp_path)
    assert "--minutes must be at least 0" in refused(*words, "--minutes", "nan", folder=tmp_path)


def test_ladder_is_called_where_the_pages_are(tmp_path: Path) -> None:
    assert "there is no folder docs" in refused("ladder", folder=tmp_path)


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"Published","ladders":[],"asked":[],"\xff":1}',
        b'{"type":"Published","ladders":[{"type":"Ladder","game":"x","seats":2,"ratings":{},"reports":[]}],"asked":[]}',
    ],
)
def test_damaged_data_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "ladder.json").write_bytes(data)
    assert "does not hold a ladder" in refused("ladder", "--check", "--docs", ".", folder=tmp_path)


def test_no_more_games_are_asked_for_than_can_be_listed(tmp_path: Path) -> None:
    line = refused("ladder", "--bots", "random", "--games", "1000000", "--docs", ".", folder=tmp_path)
    assert "--games must be at most 100000" in line
