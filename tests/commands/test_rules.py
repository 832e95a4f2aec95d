"""rules: the numbered rules of a game, listed or printed."""

from __future__ import annotations

import json

import pytest

from tests.commands.running import refused, waset
from tests.terminal.senet import SENET
from waset.commands.main import main
from waset.games import GAMES
from waset.games.cleopatra.game import CLEOPATRA_2006
from waset.terminal.pages import chapters_for, rules_for
from waset.terminal.unnumbered import unnumbered_chapters

GAME = "cleopatra-2006"


def printed(*words: str) -> str:
    """What the command prints."""
    done = waset("rules", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_rules_are_listed_under_their_chapters(game: str, language: str) -> None:
    _, *parts = printed(game, "--lang", language).rstrip().split("\n\n")
    chapters = chapters_for(GAMES[game], language)
    assert [part.split("\n")[0] for part in parts] == [chapter.title for chapter in chapters]
    for part, chapter in zip(parts, chapters, strict=True):
        numbers = [line.split()[0] for line in part.split("\n")[1:] if not line.startswith(" " * 4)]
        assert numbers == [rule.number for rule in chapter.rules]


def test_the_list_begins_with_pages_without_a_number_and_the_first_chapter() -> None:
    lines = printed(GAME, "--lang", "en").splitlines()
    assert lines[:5] == [
        "  object    The object of the game",
        "  versions  Versions of the rules",
        "",
        "The board",
        "  C.G1   The garden",
    ]
    assert "  06.S1  The deck" in lines


def test_a_page_without_a_number_is_printed_by_its_name() -> None:
    lines = printed(GAME, "Object", "C.G1", "--lang", "en").splitlines()
    assert lines[:2] == ["The object of the game", ""]
    assert lines.index("In the box") < lines.index("C.G1 The garden")
    (dice,) = [line for line in lines if line.startswith("dice of the Great Priest")]
    assert dice.endswith("| 5, and the altar")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_tells_its_object_and_its_versions(game: str, language: str) -> None:
    pages = unnumbered_chapters(GAMES[game], language)
    assert list(pages) == ["object", "versions"]
    for name, page in pages.items():
        assert printed(game, name, "--lang", language).splitlines()[0] == page.title


def test_a_rule_is_printed_in_lines_of_eighty() -> None:
    lines = printed(GAME, "c.b7", "--lang", "en").splitlines()
    assert lines[:3] == [
        "C.B7 Linked walls",
        "",
        "Start at the door's own front corner and follow the walls around the garden:",
    ]
    assert max(map(len, lines)) <= 80
    assert not any("\x1b" in line for line in lines)


def test_drawings_stay_as_they_are() -> None:
    assert "\n\n9  P P P # # # P P P\n8  P . . # # # . . P\n" in printed(GAME, "C.G3", "--lang", "en")


def test_several_rules_are_printed_as_they_are_asked_for() -> None:
    lines = printed(GAME, "C.M2", "06.K7", "C.M1", "--lang", "en").splitlines()
    assert [line for line in lines if line[:5] in ("C.M1 ", "C.M2 ", "06.K7")] == [
        "C.M2 Refilling the stalls",
        "06.K7 Vizier",
        "C.M1 Taking a stall",
    ]


def test_a_rule_is_printed_in_german() -> None:
    assert (
        printed(GAME, "C.B7", "--lang", "de").splitlines()[0] == f"C.B7 {rules_for(CLEOPATRA_2006, 'de')['C.B7'].title}"
    )


def test_rules_are_data_too() -> None:
    data = json.loads(printed(GAME, "C.G3", "--lang", "en", "--json"))
    (rule,) = data.pop("rules")
    assert data == {"game": GAME, "language": "en"}
    assert (rule["number"], rule["title"], rule["chapter"]) == ("C.G3", "The palms", "The board")
    assert [paragraph["is_drawn"] for paragraph in rule["paragraphs"]][:2] == [False, True]
    told = json.loads(printed(GAME, "--json", "--lang", "en"))["rules"]
    assert len([rule for rule in told if rule["number"]]) == len(rules_for(CLEOPATRA_2006, "en"))
    titles = [rule["title"] for rule in told if rule["chapter"] == "The object of the game"]
    assert titles == ["The object of the game", "Who wins", "In the box"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "waset: there is no game 'chess'"),
        ([GAME, "C.M1", "C.B99"], f"waset: {GAME} has no rule 'C.B99'; waset rules {GAME} lists them all"),
        ([GAME, "market"], "no rule 'market'"),
        ([GAME, "C.M1", "--lang", "fr"], "--lang"),
        ([], "required: GAME; see"),
    ],
)
def test_what_is_not_there_is_refused_in_one_line(words: list[str], sentence: str) -> None:
    assert sentence in refused("rules", *words)


def test_a_rule_of_another_game_says_which(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(GAMES, GAME, CLEOPATRA_2006)
    monkeypatch.setattr(CLEOPATRA_2006, "numbering", ("C",))
    monkeypatch.setitem(GAMES, "senet", SENET)
    monkeypatch.setattr(SENET, "numbering", ("06",))
    assert main(["rules", GAME, "06.b1"]) == 2
    assert capsys.readouterr().err == f"waset: 06.B1 is a rule of senet, not of {GAME}\n"


def test_what_a_table_may_choose_is_listed_with_its_values() -> None:
    text = printed(GAME, "--settings", "--lang", "en")
    assert "first_player: who begins [06.S7]\n  * lot  The lot decides who begins\n    1    The first turn" in text
    assert "priest_faces: priest faces of each die, 1 to 3 [06.S6]" in text
    assert "short_game: short game, for 2 players [06.V2]" in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_setting_is_listed_in_both_languages(game: str, language: str) -> None:
    text = printed(game, "--settings", "--lang", language)
    heads = [line.split(":")[0] for line in text.splitlines() if line and line[0] not in " *"]
    assert heads == [setting.name for setting in GAMES[game].settings]


def test_settings_are_data_too() -> None:
    told = json.loads(printed("cleopatra-2019", "--settings", "--json", "--lang", "en"))
    by_name = {setting["name"]: setting for setting in told["settings"]}
    assert told["rules_version"] == GAMES["cleopatra-2019"].rules_version
    assert by_name["penalties"]["example"] == by_name["penalties"]["default"] == "s2,1,1,2,3"
    assert by_name["discount"]["values"][1] == {
        "value": "piece",
        "typed": "piece",
        "meaning": "Merchant and Foreman save as much with every piece; what a piece does not use is lost",
    }
    numbers = json.loads(printed("pharaoh", "--settings", "--json"))["settings"]
    assert [(one["least"], one["most"]) for one in numbers if "least" in one] == [(1, 100), (1, 200)]


def test_settings_and_the_number_of_a_rule_do_not_go_together() -> None:
    assert "--settings lists all settings" in refused("rules", GAME, "C.M1", "--settings")
