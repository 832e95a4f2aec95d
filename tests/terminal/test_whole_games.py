"""Whole games through the real command, in both languages and for every kind of table."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.terminal.playing import SEED, anything, command, environment, played
from waset.engine.record import decode, rebuild
from waset.games import game_named


@pytest.mark.parametrize(
    ("seats", "language", "ending"),
    [
        (2, "en", "The whole game with its seed:"),
        (3, "de", "Das ganze Spiel mit seinem Startwert:"),
        (5, "en", "The whole game with its seed:"),
    ],
)
def test_a_game_is_played_to_its_end(tmp_path: Path, seats: int, language: str, ending: str) -> None:
    result = played(tmp_path, anything(seats), "--seats", str(seats), "--lang", language, "--seed", SEED)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert ending in result.stdout
    [file] = tmp_path.iterdir()
    record = decode(file.read_bytes())
    assert record.seed == SEED
    assert rebuild(record, game_named(record.game)).is_over


def test_the_end_shows_everybodys_sums_and_how_to_replay(tmp_path: Path) -> None:
    result = played(tmp_path, anything(1), "--seats", "3", "--seed", SEED, "--name", "Mira")
    end = result.stdout[result.stdout.index("Cleopatra reached her palace.\n") :]
    for row in ("Amulets", "+ tainted cards in hand", "− sanctuaries", "= corruption", "Talents", "= wealth"):
        assert re.search(rf"^{re.escape(row)} \[[\w.]+\](\s+\d+){{3}}$", end, re.MULTILINE), row
    assert re.search(r"won!|Nobody won", end)
    [file] = tmp_path.iterdir()
    assert f"waset replay {file}" in end
    again = subprocess.run(command("replay", str(file)), env=environment(), capture_output=True, check=False)
    assert again.returncode == 0, again.stderr


def test_the_short_game_for_two_and_always_the_first_option(tmp_path: Path) -> None:
    arguments = ("--seats", "2", "--option", "short_game", "--seat", "2", "--fast", "--seed", SEED)
    result = played(tmp_path, ["1"] * 6000, *arguments)
    assert result.returncode == 0, result.stderr
    assert "= wealth" in result.stdout


def test_the_same_seed_and_the_same_lines_give_the_same_game(tmp_path: Path) -> None:
    outputs = []
    for folder in ("one", "two"):
        result = played(tmp_path / folder, anything(4, 60), "--seats", "4", "--seed", SEED)
        outputs.append(result.stdout.rpartition("Your game is saved")[0])
    assert outputs[0] == outputs[1] != ""
