"""Pages that state no rule: what a game is about, what is in its box, how its rules have changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from waset.engine.game import Game
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.pages import HEADING, TITLE, Chapter, RuleText, page_names, page_text, paragraphs

SECTION = re.compile(r"## (?:(\d\d) )?(.+)")


class Section(NamedTuple):
    """A part of a page under a heading of its own."""

    title: str
    body: str


class UnnumberedPage(NamedTuple):
    """A page: where it is stored, its title, and what is written on it."""

    path: str
    title: str
    introduction: str
    sections: tuple[Section, ...]

    @property
    def name(self) -> str:
        """What one asks for it by."""
        return PurePosixPath(self.path).stem


@lru_cache
def unnumbered_pages(numbering: tuple[str, ...], language: str) -> tuple[UnnumberedPage, ...]:
    """The pages of a game whose rules are numbered like this; what is not translated is in English."""
    return tuple(
        read(path, page_text(language, path) or page_text(LANGUAGES[0], path), numbering)
        for path in unnumbered_paths(numbering)
    )


def unnumbered_paths(numbering: tuple[str, ...]) -> Iterator[str]:
    """The pages without a rule in the folders where these rules are stated."""
    numbers = {path: numbers_on(page_text(LANGUAGES[0], path)) for path in page_names()}
    folders = {folder_of(path) for path, stated in numbers.items() if any(one.startswith(numbering) for one in stated)}
    return (path for path, stated in numbers.items() if not stated and folder_of(path) in folders)


def numbers_on(text: str) -> list[str]:
    """The numbers of the rules that a page states."""
    return [found[1] for found in map(HEADING.fullmatch, text.splitlines()) if found]


def folder_of(path: str) -> str:
    """The folder of a page."""
    return str(PurePosixPath(path).parent)


def read(path: str, text: str, numbering: tuple[str, ...]) -> UnnumberedPage:
    """A page without the sections of other editions, which begin with `## 06` or `## 19`."""
    beginning, *others = re.split(r"(?m)^(?=## )", text)
    title = TITLE.search(beginning)
    sections = tuple(sections_for(numbering, others))
    return UnnumberedPage(path, title[1] if title else "", TITLE.sub("", beginning), sections)


def sections_for(numbering: tuple[str, ...], parts: list[str]) -> Iterator[Section]:
    """The sections that are for every edition or for this one."""
    for part in parts:
        heading, _, body = part.partition("\n")
        found = SECTION.fullmatch(heading)
        if found and (not found[1] or found[1].startswith(numbering)):
            yield Section(found[2], body)


def unnumbered_chapters(game: Game[Any], language: str) -> dict[str, Chapter]:
    """The pages by their names, as chapters of texts without a number."""
    return {page.name: chapter_of(page) for page in unnumbered_pages(game.numbering, language)}


def chapter_of(page: UnnumberedPage) -> Chapter:
    """A page as a chapter: the introduction under the title of the page, and its sections."""
    parts = (Section(page.title, page.introduction), *page.sections)
    return Chapter(page.title, tuple(RuleText("", part.title, tuple(paragraphs(part.body))) for part in parts))
