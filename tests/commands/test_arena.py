"""arena: what it prints, how it goes on, and how it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.arena.competitors import Counting
from tests.commands.running import lines_in, printed, refused
from waset.bots import BOTS
from waset.commands.main import main

MEETING = ("arena", "pharaoh", "--bots", "random,random", "--seed", "abc")


def test_arena_prints_the_standings_of_different_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "counting", Counting)
    assert main(["arena", "pharaoh", "--bots", "counting,random,random", "--games", "10"]) == 0
    first, headings, counting, chance, _, facts, *scores = capsys.readouterr().out.splitlines()
    assert first == "pharaoh with 3 seats: 12 games, 4 deals in 3 rotations"
    assert headings.split() == ["bot", "seats", "wins", "95", "%", "rank", "rating", "a", "decision", "longest"]
    assert counting.split()[:2] == ["counting", "1"]
    assert chance.split()[:2] == ["random", "2"]
    assert " ± " in counting
    assert {"points", "photos"} <= set(facts.split())
    assert [line.split()[0] for line in scores] == ["counting", "random"]


def test_arena_prints_data(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(BOTS, "counting", Counting)
    assert main(["arena", "pharaoh", "--bots", "counting,random", "--games", "10", "--trials", "7", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["contest"]["bots"] == ["counting", "random"]
    assert (data["contest"]["trials"], data["deals"], data["games"]) == (7, 5, 10)
    shares = [one["wins"] for one in data["standings"]]
    assert sum(shares) == pytest.approx(1)
    assert data["standings"][1]["rating"]["points"] == 0


def test_a_second_call_plays_nothing_again(tmp_path: Path) -> None:
    words = (*MEETING, "--games", "6", "--out", "games.jsonl", "--json")
    first = printed(*words, folder=tmp_path)
    content = (tmp_path / "games.jsonl").read_bytes()
    assert printed(*words, "--seats", "2", folder=tmp_path) == first
    assert (tmp_path / "games.jsonl").read_bytes() == content


def test_a_cut_file_goes_on_and_more_games_are_added(tmp_path: Path) -> None:
    words = (*MEETING, "--out", "games.jsonl", "--jobs", "2", "--games")
    printed(*words, "6", folder=tmp_path)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-40])
    assert "6 games, 6 deals" in printed(*words, "6", folder=tmp_path)
    assert "9 games, 9 deals" in printed(*words, "9", folder=tmp_path)
    assert sorted(json.loads(line)["deal"] for line in lines_in(file)[1:]) == list(range(9))
    assert "4 games, 4 deals" in printed(*words, "4", folder=tmp_path)


def interrupted(file: Path, tell: Callable[[int], None]) -> tuple[int, str]:
    """Begin a long contest in a process group of its own, tell it to end, and see how it does."""
    words = ["arena", "cleopatra-2006", "--bots", "random,random", "--games", "5000", "--jobs", "2", "--out", str(file)]
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # also where the tests do not
    command = [sys.executable, "-c", f"{heeding}; import runpy; runpy.run_module('waset', run_name='__main__')", *words]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not file.exists() or len(lines_in(file)) < 5:
        assert running.poll() is None
        time.sleep(0.05)
    tell(running.pid)
    _, errors = running.communicate(timeout=60)
    assert 5 <= len(lines_in(file)) < 5000
    until = time.monotonic() + 60
    while is_there(running.pid):
        assert time.monotonic() < until, "somebody plays on"
        time.sleep(0.05)
    return running.returncode, errors.strip()


def is_there(group: int) -> bool:
    """Whether a process of this group still runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_what_was_played_before_an_interruption_is_kept(tmp_path: Path) -> None:
    assert interrupted(tmp_path / "games.jsonl", lambda pid: os.killpg(pid, signal.SIGINT)) == (130, "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_contest_that_is_told_to_end_leaves_nobody_behind_who_plays_on(tmp_path: Path) -> None:
    assert interrupted(tmp_path / "games.jsonl", lambda pid: os.kill(pid, signal.SIGTERM)) == (143, "")


def test_the_games_of_another_contest_are_refused(tmp_path: Path) -> None:
    printed(*MEETING, "--games", "1", "--out", "games.jsonl", folder=tmp_path)
    line = refused("arena", "pharaoh", "--bots", "random,random", "--out", "games.jsonl", folder=tmp_path)
    assert line == 'waset: games.jsonl: it holds another contest, seed "abc" and not "0"'


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--bots", "random,random"], "no game 'chess'"),
        (["pharaoh"], "--bots"),
        (["pharaoh", "--bots", "random,deep"], "no bot 'deep'"),
        (["pharaoh", "--bots", "random"], "2"),
        (["pharaoh", "--bots", "random,random", "--seats", "3"], "2 bots cannot take 3 seats"),
        (["pharaoh", "--bots", "random,random", "--games", "0"], "--games must be at least 1"),
        (["pharaoh", "--bots", "random,random", "--seed", "\udcff"], "a seed is text in UTF-8"),
        (["pharaoh", "--bots", "random,random", "--jobs", "0"], "--jobs must be at least 1"),
        (["pharaoh", "--bots", "random,random", "--option", "nonsense"], "nonsense"),
        (["pharaoh", "--bots", "random,random", "--budget", "0"], "--budget"),
        (["pharaoh", "--bots", "random,random", "--budget", "nan"], "--budget"),
        (["pharaoh", "--bots", "random,random", "--trials", "0"], "--trials"),
        (["pharaoh", "--bots", "random,random", "--trials", "5", "--budget", "1"], "not allowed with"),
        (["pharaoh", "--bots", "random,random", "--seer"], "--seer is for the first bot alone"),
        (["pharaoh", "--bots", "random,random", "--out", "/dev/null/x"], "cannot be kept in /dev/null/x"),
    ],
)
def test_bad_input_is_refused_in_one_clear_line(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused("arena", *words, folder=tmp_path)
