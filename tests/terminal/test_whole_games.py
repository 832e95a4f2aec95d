"""Whole games through the real command, in both languages and for every kind of table."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.terminal.playing import SEED, anything, command, environment, played
from waset.engine.record import decode, rebuild
from waset.games import game_named

ENGLISH = ("Amulets", "+ tainted cards in hand", "− sanctuaries", "= corruption", "Talents", "= wealth")
SCARABS = ("Amulets", "+ tainted cards in hand", "− sanctuaries", "= corruption", "Scarabs", "= wealth")
SKARABAEEN = ("Amulette", "+ korrupte Handkarten", "− Heiligtümer", "= Korruption", "Skarabäen", "= Vermögen")
GERMAN = ("Amulette", "+ korrupte Handkarten", "− Heiligtümer", "= Korruption", "Talente", "= Vermögen")

POINTS = (
    "Photos",
    "+ treasures in safety",
    "+ death mask in safety",
    "− archaeologist lost",
    "− helper lost",
    "= points",
)
PUNKTE = ("Fotos", "+ Schätze in Sicherheit", "− Archäologe verloren", "− Helfer verloren", "= Punkte")


@pytest.mark.parametrize(
    ("game", "seats", "language", "rows"),
    [
        ("cleopatra-2006", "2", "en", (*ENGLISH, "− tax on corruption")),
        ("cleopatra-2006", "3", "de", GERMAN),
        ("cleopatra-2006", "5", "en", ENGLISH),
        ("cleopatra-2019", "2", "de", SKARABAEEN),
        ("cleopatra-2019", "3", "en", SCARABS),
        ("cleopatra-2019", "4", "de", SKARABAEEN),
        ("pharaoh", "2", "en", POINTS),
        ("pharaoh", "3", "de", PUNKTE),
        ("pharaoh", "4", "en", POINTS),
    ],
)
def test_a_game_is_played_to_its_end(saves: Path, game: str, seats: str, language: str, rows: tuple[str, ...]) -> None:
    result = played(saves, anything(int(seats)), game, "--seats", seats, "--lang", language, "--seed", SEED)
    assert (result.returncode, result.stderr) == (0, "")
    for row in rows:
        assert re.search(rf"^{re.escape(row)} \[[\w.]+\](\s+−?\d+){{{seats}}}$", result.stdout, re.MULTILINE), row
    [file] = saves.iterdir()
    record = decode(file.read_bytes())
    assert record.seed == SEED
    assert rebuild(record, game_named(record.game)).is_over
    assert f"waset replay {file}" in result.stdout
    again = subprocess.run(command("replay", str(file)), env=environment(), capture_output=True, check=False)
    assert again.returncode == 0, again.stderr


def test_the_same_seed_and_the_same_lines_give_the_same_game(saves: Path) -> None:
    outputs = []
    for folder in ("one", "two"):
        result = played(saves / folder, anything(4, 40), "--seats", "4", "--seed", SEED)
        outputs.append(result.stdout.rpartition("Your game is saved")[0])
    assert outputs[0] == outputs[1] != ""
