"""The numbered rules as they are read from their pages, in every language."""

from pathlib import Path

import pytest

from tests.project.files import ROOT
from tests.terminal.senet import SENET
from waset.games import GAMES
from waset.games.cleopatra.game import CLEOPATRA_2006
from waset.terminal import pages
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.pages import Chapter, Paragraph, blocks, chapter_of, chapters_for, cited, page, page_names
from waset.terminal.paint import Paint

PLAIN = Paint(coloured=False)
PAGE = """# The market

What is sold.

## C.M1 Taking a stall

Take *all* of `it`, see
[C.M2](market.md).

1. One.
2. Two.

| cards | talents |
|---|---|
| 10 | [none](x.md) |
| a few | 2 |

Ruling: You do: [why](../why.md).

```text
 a  `*

 b
```

## No rule

Text.

## S.M2 Another

Text:
```
drawn
```
Ruling [warum](../why.md)
"""


def drawn(text: str) -> Paragraph:
    """A table or a drawing."""
    return Paragraph(text, is_drawn=True)


def said(text: str) -> Paragraph:
    """A text."""
    return Paragraph(text, is_drawn=False)


def test_a_page_is_a_title_and_its_rules() -> None:
    title, rules = chapter_of(PAGE)
    assert title == "The market"
    assert [(rule.number, rule.title) for rule in rules] == [("C.M1", "Taking a stall"), ("S.M2", "Another")]


def test_a_rule_is_read_without_the_marks_of_its_page() -> None:
    first, second = chapter_of(PAGE).rules
    assert first.paragraphs == (
        said("Take all of it, see C.M2."),
        said("1. One.\n2. Two."),
        drawn("cards | talents\n10    | none\na few | 2"),
        said("Ruling: You do."),
        drawn(" a  `*\n\n b"),
    )
    assert second.paragraphs == (said("Text:"), drawn("drawn"), said("Ruling"))


def test_text_is_wrapped_and_drawings_are_not() -> None:
    first, _ = chapter_of(PAGE).rules
    heading, text, points, table, *_ = blocks(first, PLAIN, 12)
    assert heading == ["C.M1 Taking a stall"]
    assert text == ["Take all of", "it, see", "C.M2."]
    assert points == ["1. One.", "2. Two."]
    assert table == ["cards | talents", "10    | none", "a few | 2"]


def test_a_point_of_a_list_is_indented() -> None:
    assert pages.folded("10. one two three four", 14) == ["10. one two", "    three four"]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages of two chapters, of which one is half translated."""
    monkeypatch.setattr(pages, "folder", lambda packaged, in_clone: tmp_path)
    monkeypatch.setattr(pages, "chapters", pages.chapters.__wrapped__)
    for name, text in {
        "README.md": "[the turn](en/game/turn.md), [arms](en/game/arms.md#C.A1), [nothing](en/game/no.md)",
        "en/game/arms.md": "# Arms\n\n## C.A1 An arm\n\n## S.A1 A rule of Senet\n\n## C.A2 Another arm",
        "en/game/turn.md": "# The turn\n\n## 06.T1 A turn",
        "en/game/alone.md": "# Alone\n\n## 06.L1 Nobody links here",
        "de/game/arms.md": "# Arme\n\n## C.A2 Noch ein Arm\n\n## C.A3 Zu viel",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def listed(chapters: list[Chapter]) -> list[str]:
    """Titles and numbers on one line a chapter."""
    return [f"{title}: {', '.join(f'{rule.number} {rule.title}' for rule in rules)}" for title, rules in chapters]


def test_a_game_has_the_rules_that_begin_with_its_numbers(written: Path) -> None:
    assert listed(chapters_for(SENET, "en")) == ["Arms: S.A1 A rule of Senet"]


def test_chapters_stand_as_they_are_linked_and_others_behind(written: Path) -> None:
    assert listed(chapters_for(CLEOPATRA_2006, "en")) == [
        "The turn: 06.T1 A turn",
        "Arms: C.A1 An arm, C.A2 Another arm",
        "Alone: 06.L1 Nobody links here",
    ]


def test_what_is_not_translated_is_told_in_english(written: Path) -> None:
    assert listed(chapters_for(CLEOPATRA_2006, "de")) == [
        "The turn: 06.T1 A turn",
        "Arme: C.A1 An arm, C.A2 Noch ein Arm",
        "Alone: 06.L1 Nobody links here",
    ]


def test_citations_are_numbers_in_brackets() -> None:
    assert cited("[C.M1] Take it [06.B12, P.AB3]. C.M2, [c.m3], [C.X].") == ["C.M1", "06.B12", "P.AB3"]


@pytest.mark.parametrize("name", page_names())
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_page_has_the_same_rules_in_every_language(language: str, name: str) -> None:
    english = [rule.number for rule in page(LANGUAGES[0], name).rules]
    assert [rule.number for rule in page(language, name).rules] == english


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_page_stands_in_another_language_alone(language: str) -> None:
    pages_there = ROOT / "docs" / "rules" / language
    assert {path.relative_to(pages_there).as_posix() for path in pages_there.rglob("*.md")} <= set(page_names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_game_has_a_text(game: str, language: str) -> None:
    chapters = chapters_for(GAMES[game], language)
    assert chapters
    for title, rules in chapters:
        assert title
        for rule in rules:
            assert rule.paragraphs, rule.number
            assert not any("](" in text or "```" in text for text, _ in rule.paragraphs), rule.number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_named_by_its_rule(game: str, language: str) -> None:
    rules = {rule.number: rule for chapter in pages.chapters(language) for rule in chapter.rules}
    for setting in GAMES[game].settings:
        said = " ".join(text for text, _ in rules[setting.rule].paragraphs)
        assert setting.name in said, f"{setting.rule} does not name {setting.name}"
