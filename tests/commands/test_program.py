"""simulate, replay, bench, schema: what they print, and how they refuse."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.running import refused, waset
from tests.records.forging import played
from waset.commands.main import COMMANDS

GAME = "cleopatra-2006"


def simulated(*words: str, folder: Path) -> list[dict[str, object]]:
    done = waset("simulate", GAME, *words, "--json", folder=folder)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_simulate_prints_a_line_a_game_and_every_record_replays(seats: int, tmp_path: Path) -> None:
    lines = simulated("--seats", str(seats), "--games", "3", "--seed", "abc", "--records", "games", folder=tmp_path)
    assert len(lines) == 3
    for line in lines:
        assert {"seed", "turns", "decisions", "ranking", "scores", "reason"} <= line.keys()
        assert waset("replay", str(line["record"]), folder=tmp_path).returncode == 0


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    alone = simulated("--seats", "3", "--games", "4", "--seed", "same", folder=tmp_path)
    shared = simulated("--seats", "3", "--games", "4", "--seed", "same", "--jobs", "2", folder=tmp_path)
    assert alone == shared
    assert alone != simulated("--seats", "3", "--games", "4", "--seed", "other", folder=tmp_path)


def test_simulate_plays_the_short_game(tmp_path: Path) -> None:
    assert len(simulated("--seats", "2", "--option", "short_game", folder=tmp_path)) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess", "--seats", "2"], "no game 'chess'"),
        (["simulate", GAME, "--seats", "6"], "2"),
        (["simulate", GAME, "--seats", "x"], "not a whole number"),
        (["simulate", GAME, "--seats", "3", "--games", "0"], "at least 1"),
        (["simulate", GAME, "--seats", "3", "--bots", "deep"], "no bot 'deep'"),
        (["simulate", GAME, "--seats", "2", "--bots", "random,random,random"], "3 bots cannot take 2 seats"),
        (["simulate", GAME, "--seats", "3", "--option", "short_game"], "short_game"),
        (["simulate", GAME, "--seats", "3", "--option", "nonsense"], "nonsense"),
        (["simulate", GAME, "--seats", "3", "--records", "/dev/null/x"], "cannot write"),
        (["bench", "chess"], "no game 'chess'"),
        (["bench", "--seats", "9"], "2 to 5 players"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["bench", "pharaoh", "--option", "extra_cards=off"], "extra_cards"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["schema", "chess"], "no game 'chess'"),
        (["dance"], "invalid choice"),
    ],
)
def test_bad_input_is_refused_in_one_clear_line(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(*words, folder=tmp_path)


def test_replay_shows_a_moment_as_a_seat_or_a_spectator_saw_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(GAME, 3))
    seat = json.loads(waset("replay", str(file), "--at", "60", "--seat", "2", "--json").stdout)
    spectator = json.loads(waset("replay", str(file), "--at", "60", "--json").stdout)
    assert (seat["at"], seat["viewer"], spectator["at"], spectator["viewer"]) == (60, 1, 60, None)
    assert "?" not in seat["view"]["seats"][1]["hand"]
    assert seat["view"]["seats"][0]["talents"] == "?"
    assert all(one["talents"] == "?" and one["amulets"] == "?" for one in spectator["view"]["seats"])


def test_replay_draws_the_table_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(GAME, 3))
    english = waset("replay", str(file), "--seat", "1", "--lang", "en", "--plain").stdout
    german = waset("replay", str(file), "--seat", "1", "--lang", "de", "--plain").stdout
    assert "every draw comes from the sealed seed" in english
    assert "Your hand" in english
    assert "versiegelten Startwert" in german


def test_replay_refuses_moments_and_seats_that_are_not_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(GAME, 2))
    assert "there is no moment after 99999" in refused("replay", str(file), "--at", "99999")
    assert "there is no seat 3" in refused("replay", str(file), "--seat", "3")
    assert "there is no seat 0" in refused("replay", str(file), "--seat", "0")


def test_replay_refuses_a_damaged_file_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(GAME, 2)[:3000])
    assert "cut short" in refused("replay", str(file))


def test_bench_prints_its_figures_as_json() -> None:
    done = waset("bench", GAME, "--seconds", "0.2", "--seats", "2", "--json")
    (case,) = json.loads(done.stdout)["cases"]
    assert (case["game"], case["options"]) == (GAME, {})
    assert case["listed"] > case["decisions"] > 0
    assert case["decisions_per_second"] > 0
    assert case["copies_per_second"] > 0


def test_bench_measures_a_table_with_options() -> None:
    with_cards, without = (
        json.loads(waset("bench", GAME, "--seconds", "0.2", *options, "--json").stdout)["cases"][0]
        for options in ([], ["--option", "extra_cards=off"])
    )
    assert (with_cards["options"], without["options"]) == ({}, {"extra_cards": False})
    assert without["listed"] / without["decisions"] < with_cards["listed"] / with_cards["decisions"]


def test_every_command_explains_itself() -> None:
    for command in (module.__name__.rpartition(".")[2] for module in COMMANDS):
        done = waset(command, "--help")
        assert done.returncode == 0
        assert "usage: waset" in done.stdout


def test_words_come_out_whatever_encoding_the_system_has(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(played(GAME, 3))
    command = [sys.executable, "-m", "waset", "replay", str(file), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False)
    assert done.returncode == 0
    assert b"Every step is legal" in done.stdout
