"""What is unusual about a table is said when its game begins, when `table` asks for it, and when it is replayed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.commands.running import waset
from tests.terminal.playing import SEED, played, screens

OPTIONS = ("--option", "first_player=2", "--option", "extra_cards=off")
FIRST = "The first turn goes to Nofret (first_player 2)"
NOTHING_MORE = "Nothing may be thrown in: nobody gives more cards than a piece costs (extra_cards off)"
OLD = Path(__file__).parents[1] / "records" / "games"


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def test_a_game_begins_with_what_differs(saves: Path) -> None:
    shown = flat(played(saves, ["quit"], "cleopatra-2006", "--seed", SEED, *OPTIONS).stdout)
    assert f"What differs at this table: {FIRST} · {NOTHING_MORE}." in shown
    assert "Sealed deal" in shown


def test_the_command_table_says_it_again(saves: Path) -> None:
    first, again, *_ = screens(played(saves, ["1", "table", "quit"], "cleopatra-2006", *OPTIONS).stdout)[1:]
    assert FIRST not in flat(first)
    assert FIRST in flat(again)


def test_a_game_that_is_continued_says_it_too(saves: Path) -> None:
    played(saves, ["1", "quit"], "cleopatra-2006", *OPTIONS)
    assert FIRST in flat(played(saves, ["quit"], "--resume").stdout)


def test_an_ordinary_table_says_nothing(saves: Path) -> None:
    assert "differs" not in played(saves, ["table", "quit"], "cleopatra-2006").stdout


def test_a_replay_says_what_differed(saves: Path) -> None:
    played(saves, ["1", "quit"], "cleopatra-2006", *OPTIONS)
    [file] = saves.glob("*.json")
    shown = waset("replay", str(file), "--lang", "en").stdout
    assert f"What differs at this table: {FIRST} · {NOTHING_MORE}." in flat(shown)
    assert max(map(len, shown.split("\n")[:3])) <= 100
    told = json.loads(waset("replay", str(file), "--json").stdout)
    assert told["rules"] == "2"
    assert told["options"] == {"first_player": 2, "extra_cards": False}


def test_a_replay_names_an_older_version_of_the_rules() -> None:
    record = sorted(OLD.glob("pharaoh*.json*"))[0]
    german = flat(waset("replay", str(record), "--lang", "de").stdout)
    assert "Diese Partie läuft nach der Regelfassung 1; die neueste ist 2." in german
