"""The player aid at a table of the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.playing import SEED, played, screens


def answers(folder: Path, lines: list[str], *arguments: str) -> list[str]:
    """What came back for each typed line."""
    result = played(folder, [*lines, "q"], "--seed", SEED, *arguments)
    assert result.returncode == 0, result.stderr
    return screens(result.stdout)[1:]


def test_aid_prints_the_numbers_of_this_table(saves: Path) -> None:
    (told, *_) = answers(saves, ["aid"], "cleopatra-2019", "--seats", "2", "--option", "penalties=s6,1,1,2,3")
    assert "numbers for 2 players" in told
    assert "Slot 1: 6 scarabs" in told
    assert "4Ar 4" not in told


def test_aid_has_a_name_in_german_and_speaks_it(saves: Path) -> None:
    told = answers(saves, ["lang de", "blatt", "spielhilfe"], "pharaoh", "--seats", "3")
    for one in told[1:3]:
        assert "Das Gold des Pharao · Zahlen für 3 Spieler" in one
        assert "Mumie und Fluch" in one


@pytest.mark.parametrize("game", ["cleopatra-2006", "pharaoh"])
def test_the_question_is_still_open_afterwards_and_help_names_it(saves: Path, game: str) -> None:
    told = answers(saves, ["aid", "?"], game)
    assert "Player aid" in told[0]
    assert "aid sums up the rules" in " ".join(told[1].split())
