"""The numbered rules over the wires."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Guest
from waset.games import GAMES
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.pages import NUMBER, chapters_for
from waset.terminal.unnumbered import unnumbered_chapters


def runs_in(told: Any) -> Iterator[Any]:
    """All the words of a rulebook with what they refer to."""
    if isinstance(told, dict):
        if "text" in told:
            yield told
        for value in told.values():
            yield from runs_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from runs_in(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_are_told_chapter_by_chapter(game: str, language: str, anna: Guest) -> None:
    book = anna.told("GET", f"/api/rules/{game}?lang={language}")
    assert (book["game"], book["language"]) == (game, language)
    pages = chapters_for(GAMES[game], language)
    unnumbered = unnumbered_chapters(GAMES[game], language)
    chapters = [chapter for chapter in book["chapters"] if chapter["name"] not in unnumbered]
    assert [chapter["title"] for chapter in chapters] == [page.title for page in pages]
    for chapter, page in zip(chapters, pages, strict=True):
        rules = [(rule["number"], rule["title"]) for rule in chapter["rules"]]
        assert rules == [(rule.number, rule.title) for rule in page.rules]
        assert all(rule["blocks"] for rule in chapter["rules"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_object_of_a_game_comes_first_and_its_versions_last(game: str, language: str, anna: Guest) -> None:
    first, *_, last = anna.told("GET", f"/api/rules/{game}?lang={language}")["chapters"]
    assert [first["name"], last["name"]] == ["object", "versions"]
    assert first["introduction"]
    assert last["introduction"]
    assert not any(rule["number"] for chapter in (first, last) for rule in chapter["rules"])


@pytest.mark.parametrize(("game", "cards"), [("cleopatra-2006", "109"), ("cleopatra-2019", "94")])
def test_an_edition_shows_its_own_box_alone(game: str, cards: str, anna: Guest) -> None:
    first, *_ = anna.told("GET", f"/api/rules/{game}")["chapters"]
    (box,) = [rule for rule in first["rules"] if rule["title"] == "In the box"]
    (table,) = [block for block in box["blocks"] if block["type"] == "Grid"]
    assert table["rows"][0][1] == [{"text": cards}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_refer_to_is_there_and_no_marks_are_left(game: str, language: str, anna: Guest) -> None:
    book = anna.told("GET", f"/api/rules/{game}?lang={language}")
    names = {chapter["name"] for chapter in anna.told("GET", "/api/rules/cleopatra-2006")["chapters"]}
    names |= {chapter["name"] for chapter in anna.told("GET", "/api/rules/cleopatra-2019")["chapters"]}
    names |= {chapter["name"] for chapter in book["chapters"]}
    for run in runs_in(book):
        assert not {"`", "*", "[", "]", "|"} & set(run["text"]), run
        assert run.get("chapter", "") in {"", *names}
        assert not run.get("rule") or NUMBER.fullmatch(run["rule"])


def test_a_rule_has_text_lists_tables_and_drawings(anna: Guest) -> None:
    kinds = {
        block["type"]
        for game in GAMES
        for chapter in anna.told("GET", f"/api/rules/{game}")["chapters"]
        for rule in chapter["rules"]
        for block in rule["blocks"]
    }
    assert kinds == {"Text", "Points", "Grid", "Drawing"}


def test_another_language_is_told_in_english_and_another_game_is_not_there(anna: Guest) -> None:
    assert anna.told("GET", "/api/rules/pharaoh?lang=xx")["language"] == "en"
    assert anna.refused("GET", "/api/rules/senet") == (404, "missing", "table.no_such_game")
