"""rules --aid: the player aid of a game on one page, with the numbers of a table."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.commands.running import refused, waset
from waset.games import GAMES

PRINTED = 66  # lines of a printed page


def printed(*words: str) -> str:
    """What the command prints."""
    done = waset("rules", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_one_page_in_lines_of_eighty(game: str, language: str) -> None:
    lines = printed(game, "--aid", "--lang", language).splitlines()
    assert lines[0].startswith({"en": "Player aid", "de": "Spielhilfe"}[language])
    assert len(lines) <= PRINTED
    assert max(map(len, lines)) <= 80


def test_seats_and_options_change_the_aid() -> None:
    usual = printed("cleopatra-2019", "--aid", "--lang", "en")
    assert "Slot 1: 2 scarabs" in usual
    other = printed("cleopatra-2019", "--aid", "--lang", "en", "--seats", "4", "--option", "penalties=5,1,1,2,3")
    assert "Slot 1: 5 amulets" in other
    assert "4th  take 3 amulets" in other
    assert "4th" not in usual


def test_an_option_is_switched_on_by_its_name() -> None:
    start = printed("cleopatra-2006", "--aid", "--seats", "2", "--option", "short_game", "--lang", "en")
    assert "from space 1 on" in start


def test_the_aid_is_data_too() -> None:
    told = json.loads(printed("pharaoh", "--aid", "--seats", "4", "--option", "last_round=21", "--json"))
    assert told == json.loads(msgspec.json.encode(GAMES["pharaoh"].aid(4, {"last_round": 21})))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--aid"], "there is no game 'chess'"),
        (["pharaoh", "--aid", "--seats", "9"], "9 players are not possible"),
        (["pharaoh", "--aid", "--option", "luck"], "There is no option luck"),
        (["cleopatra-2019", "--aid", "--option", "penalties=1"], "penalties"),
        (["pharaoh", "P.M1", "--aid"], "--aid prints the player aid alone"),
        (["pharaoh", "--seats", "3"], "--seats and --option belong to --aid"),
        (["pharaoh", "--option", "luck"], "--seats and --option belong to --aid"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], sentence: str) -> None:
    assert sentence in refused("rules", *words)
