"""Every setting of every game is told in words: its values in a word or two, and what they mean in a sentence."""

from typing import Any

import pytest

from tests.terminal.senet import SENET
from waset.engine.game import Game
from waset.engine.settings import Number, Setting, Value
from waset.games import GAMES, game_named
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.pharaoh.game import PHARAOH
from waset.terminal.catalogue import LANGUAGES, catalogue
from waset.terminal.setting_words import SettingWords, differing, in_brief, peculiarities

CHOSEN: dict[str, Value] = {"first_player": 2, "priest_faces": 3, "extra_cards": False, "open_discards": True}
SETTINGS = [(game, setting) for game in GAMES.values() for setting in game.settings]


def values_of(setting: Setting) -> list[Value]:
    """The values that are listed; of numbers the least and the most, of texts the default."""
    bounds = [setting.least, setting.most] if isinstance(setting, Number) else [setting.default]
    return list(setting.choices or bounds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "setting"), SETTINGS, ids=[f"{game.name} {one.name}" for game, one in SETTINGS])
def test_every_value_has_a_sentence_of_its_own_with_its_code(game: Game[Any], setting: Setting, language: str) -> None:
    words = SettingWords(catalogue(language).of(game.name))
    values = values_of(setting)
    assert len({words.meaning(setting, value) for value in values}) == len(values)
    assert len({words.value(setting, value) for value in values}) == len(values)
    for value in values:
        assert words.sentence(setting, value).endswith(f" ({setting.name} {setting.written(value)})")


@pytest.mark.parametrize(("game", "setting"), SETTINGS, ids=[f"{game.name} {one.name}" for game, one in SETTINGS])
def test_german_does_not_say_it_in_english(game: Game[Any], setting: Setting) -> None:
    english, german = (SettingWords(catalogue(language).of(game.name)) for language in ("en", "de"))
    assert english.name(setting) != german.name(setting)
    for value in values_of(setting):
        assert english.meaning(setting, value) != german.meaning(setting, value)


def test_a_value_without_a_sentence_is_told_by_the_sentence_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = catalogue("en")
    said = {"setting_says.board.short": "A short way", "setting_says.board": "The board is {value}"}
    monkeypatch.setattr(spoken, "messages", {**spoken.messages, **said})
    board = SENET.settings[1]
    assert SettingWords(spoken).meaning(board, "short") == "A short way"
    assert SettingWords(spoken).meaning(board, "long") == "The board is long"


def test_a_seat_is_called_by_its_name_where_that_is_known() -> None:
    first = CLEOPATRA_2006.settings[0]
    words = catalogue("en")
    assert SettingWords(words).sentence(first, 2) == "The first turn goes to seat 2 (first_player 2)"
    assert SettingWords(words, ["Mira", "Jonas"]).sentence(first, 2) == "The first turn goes to Jonas (first_player 2)"


def test_settings_that_have_their_default_do_not_differ() -> None:
    options: dict[str, Value] = {"extra_cards": True, "first_player": "lot", "priest_faces": 2, "open_discards": False}
    assert [(setting.name, value) for setting, value in differing(CLEOPATRA_2006, options)] == [("priest_faces", 2)]


def test_true_is_not_the_number_one() -> None:
    assert in_brief(catalogue("en"), CLEOPATRA_2006, {"open_discards": True, "priest_faces": 3}) == [
        "priest faces of each die: 3",
        "open discards",
    ]


def test_what_differs_is_said_in_the_order_of_the_game() -> None:
    assert in_brief(catalogue("en"), CLEOPATRA_2006, CHOSEN) == [
        "who begins: seat 2",
        "priest faces of each die: 3",
        "throwing in cards: off",
        "open discards",
    ]


def test_a_table_without_peculiarities_has_nothing_to_say() -> None:
    assert [peculiarities(catalogue("en"), game, {}) for game in GAMES.values()] == [[], [], []]


def test_peculiarities_are_sentences_with_codes() -> None:
    assert peculiarities(catalogue("en"), CLEOPATRA_2019, {"discount": "piece", "first_player": 1}, ["Mira"]) == [
        "What differs at this table: The first turn goes to Mira (first_player 1) · Merchant and Foreman save as much "
        "with every piece; what a piece does not use is lost (discount piece)."
    ]


@pytest.mark.parametrize("game", GAMES)
def test_an_older_version_of_the_rules_is_a_peculiarity(game: str) -> None:
    older = game_named(game, "1")
    assert peculiarities(catalogue("en"), older, {}) == [
        "This game goes by version 1 of the rules; the newest is version 2."
    ]
    assert peculiarities(catalogue("de"), older, {}) == [
        "Diese Partie läuft nach der Regelfassung 1; die neueste ist 2."
    ]


def test_settings_of_an_older_version_are_told_too() -> None:
    version, settings = peculiarities(catalogue("en"), game_named(PHARAOH.name, "1"), {"collapse": "rook"})
    assert "version 1" in version
    assert "(collapse rook)" in settings
