"""Pages that state no rule: which game has which, and what of them."""

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.senet import SENET
from waset.engine.game import Game
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.terminal import pages, unnumbered
from waset.terminal.unnumbered import unnumbered_chapters, unnumbered_pages

OBJECT = """# The object

Build.

## 06 In the box

109 cards.

## 19 In the box

94 cards.

## For all

An end.
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages of two games; those of one are translated in part."""
    monkeypatch.setattr(pages, "folder", lambda packaged, in_clone: tmp_path)
    monkeypatch.setattr(unnumbered, "unnumbered_pages", unnumbered_pages.__wrapped__)
    for name, text in {
        "README.md": "[object](en/game/object.md), [turn](en/game/turn.md), [versions](en/game/versions.md)",
        "en/game/object.md": OBJECT,
        "en/game/turn.md": "# The turn\n\n## C.T1 A turn",
        "en/game/versions.md": "# Versions\n\nTwo.",
        "en/board/object.md": "# The board\n\nThirty squares.",
        "en/board/squares.md": "# Squares\n\n## S.A1 A square",
        "de/game/versions.md": "# Fassungen\n\nZwei.",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_game_has_the_pages_that_lie_beside_its_rules(written: Path) -> None:
    assert list(unnumbered_chapters(CLEOPATRA_2006, "en")) == ["object", "versions"]
    assert [page.title for page in unnumbered_chapters(SENET, "en").values()] == ["The board"]


@pytest.mark.parametrize(("game", "cards"), [(CLEOPATRA_2006, "109 cards."), (CLEOPATRA_2019, "94 cards.")])
def test_a_section_of_another_edition_is_left_out(written: Path, game: Game[Any], cards: str) -> None:
    title, parts = unnumbered_chapters(game, "en")["object"]
    assert title == "The object"
    assert [(part.title, part.paragraphs[0].text) for part in parts] == [
        ("The object", "Build."),
        ("In the box", cards),
        ("For all", "An end."),
    ]
    assert not any(part.number for part in parts)


def test_a_page_that_is_not_translated_is_in_english(written: Path) -> None:
    assert [page.title for page in unnumbered_chapters(CLEOPATRA_2006, "de").values()] == ["The object", "Fassungen"]


def test_a_game_without_such_pages_has_none(written: Path) -> None:
    (written / "en/board/object.md").unlink()
    assert unnumbered_chapters(SENET, "en") == {}
