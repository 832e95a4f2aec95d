"""Every message is there in every language, says the same things, and is used."""

import json

import pytest

from tests.terminal.senet import SENET, WORDS
from tests.words.keys import (
    KINDS_OF_EVERY_GAME,
    kinds_in,
    literals_in,
    messages_of,
    problems,
    reasons_in,
    settings_of,
    sources,
    used_keys,
    web_keys_in,
)
from tests.words.spoken import SPOKEN
from waset.games.cleopatra.game import CLEOPATRA_2006
from waset.terminal.catalogue import LANGUAGES, catalogue, preferred
from waset.terminal.words import BadMessage, read


def test_the_catalogues_are_complete_and_nothing_is_left_over() -> None:
    assert problems(used_keys(), {language: catalogue(language).messages for language in LANGUAGES}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed_and_stands_once(language: str) -> None:
    pairs = json.loads(messages_of(language).read_text(encoding="utf-8"), object_pairs_hook=lambda found: found)
    assert len(pairs) == len(dict(pairs))
    for _, message in pairs:
        read(message)


def test_the_keys_stand_in_the_same_order_in_every_language() -> None:
    assert list(catalogue("en").messages) == list(catalogue("de").messages)


def test_a_missing_message_is_found() -> None:
    assert problems({"a", "b"}, {"en": {"a": "", "b": ""}, "de": {"a": ""}}) == ["de: no message b"]


def test_an_unused_message_is_found() -> None:
    assert problems({"a"}, {"en": {"a": "", "b": ""}}) == ["en: nothing uses b"]


def test_every_setting_of_every_game_has_its_words() -> None:
    assert settings_of([SENET], WORDS) == {key for key in WORDS if key.startswith("setting")}
    used = settings_of([CLEOPATRA_2006, SENET], [])
    assert {"setting.short_game", "setting_says.short_game"} <= used
    found = problems(used, {"en": {"setting.short_game": "", "setting.long_game": ""}})
    assert "en: no message setting.rounds" in found
    assert "en: no message setting_says.rounds" in found
    assert "en: nothing uses setting.long_game" in found


def test_other_parameters_are_found() -> None:
    found = problems({"a"}, {"en": {"a": "{x}"}, "de": {"a": "{y}"}})
    assert found == ["de: a has other parameters than in en"]


def test_reasons_and_literal_keys_are_found_in_code() -> None:
    source = 'def f(self):\n    return Reason("reason.x", "C.T1", {"a": self.say("ui.word", n=1)})\n'
    assert reasons_in(source) == {"reason.x"}
    assert literals_in(source) == {"ui.word"}


def test_keys_are_found_in_the_modules_of_the_browser() -> None:
    source = 'say("web.undo"); say(`web.level_${level}`); words.say("ui.you"); "web/index"'
    messages = ["web.undo", "web.level_gentle", "web.level", "ui.nothing"]
    assert web_keys_in(source, messages) == {"web.undo", "web.level_gentle", "ui.you"}


@pytest.mark.parametrize("client", SPOKEN)
def test_a_client_speaks_of_the_things_that_are_listed_for_it(client: str) -> None:
    kinds = {kind for source in sources([f"waset/terminal/{client}"]) for kind in kinds_in(source)}
    assert kinds - KINDS_OF_EVERY_GAME <= set(SPOKEN[client])


def test_kinds_of_keys_are_found_in_code() -> None:
    assert kinds_in("say(f'card.{card}') + f'{number} card.{card}' + f'no key: {card}' + 'side.left'") == {"card"}


def test_a_reason_without_a_literal_key_is_refused() -> None:
    with pytest.raises(AssertionError, match="line 1"):
        reasons_in("Reason(key)")


def test_an_unknown_key_is_refused() -> None:
    with pytest.raises(BadMessage, match=r"no message 'ui\.nowhere'"):
        catalogue("en").say("ui.nowhere")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "de_CH"}, "de"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language
