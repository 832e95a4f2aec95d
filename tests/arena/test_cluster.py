"""Ray: a clear line where it is missing, and the same games where it is there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.commands.running import waset
from waset.arena.cluster import NoCluster, call, connect, on_ray

MEETING = ["arena", "cleopatra-2006", "--bots", "random,random", "--games", "6", "--seed", "ray"]


def games(file: Path) -> dict[tuple[int, int], object]:
    """The games of a file without the times they took."""
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    timeless = [{name: one[name] for name in one if name not in ("seconds", "longest")} for one in lines]
    return {(one["deal"], one["rotation"]): one for one in timeless}


def test_without_ray_a_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"not installed; `pip install 'waset\[ray\]'`"):
        on_ray("local", 2)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "[::1]:1"])
def test_where_nobody_answers_ray_is_not_asked(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with pytest.raises(NoCluster, match="no Ray cluster at"):
        connect(None, address, 1)


@pytest.mark.parametrize("address", ["auto", "nowhere"])
def test_other_addresses_are_left_to_ray(address: str) -> None:
    call(address)


@pytest.mark.ray
def test_two_workers_of_a_local_ray_play_the_games_of_one_process(tmp_path: Path) -> None:
    alone = waset(*MEETING, "--out", "alone.jsonl", folder=tmp_path)
    shared = waset(*MEETING, "--out", "shared.jsonl", "--ray", "local", "--jobs", "2", folder=tmp_path)
    assert (alone.returncode, shared.returncode, shared.stderr) == (0, 0, "")
    assert len(games(tmp_path / "shared.jsonl")) == 6
    assert games(tmp_path / "alone.jsonl") == games(tmp_path / "shared.jsonl")


@pytest.mark.ray
def test_ray_goes_on_where_one_process_stopped(tmp_path: Path) -> None:
    assert waset(*MEETING[:-3], "2", *MEETING[-2:], "--out", "games.jsonl", folder=tmp_path).returncode == 0
    done = waset(*MEETING, "--out", "games.jsonl", "--ray", "local", "--jobs", "2", "--json", folder=tmp_path)
    assert json.loads(done.stdout)["games"] == 6
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 7
