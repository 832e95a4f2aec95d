"""The numbered rules as structured text, for clients that draw their pages themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import PurePosixPath
from typing import Any, TypeAlias

from waset.engine.base import Plain, Record
from waset.engine.game import Game
from waset.terminal.catalogue import LANGUAGES
from waset.terminal.pages import (
    BLOCK,
    HEADING,
    NUMBER,
    POINT,
    RULED_OFF,
    TITLE,
    WHY,
    page_names,
    page_text,
)
from waset.terminal.unnumbered import UnnumberedPage, unnumbered_pages

PART = re.compile(rf"\[(?P<label>[^\]]+)\]\((?P<target>[^)]*)\)|(?P<number>{NUMBER.pattern})")
MARKS = str.maketrans("", "", "`*")


class Run(Plain, frozen=True, omit_defaults=True):
    """Some words; they may name a rule, or lead to a chapter."""

    text: str
    rule: str = ""
    chapter: str = ""


Line: TypeAlias = tuple[Run, ...]


class Text(Record, frozen=True):
    """A paragraph."""

    line: Line


class Points(Record, frozen=True):
    """A list, numbered or not."""

    lines: tuple[Line, ...]
    is_numbered: bool


class Grid(Record, frozen=True):
    """A table."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


class Drawing(Record, frozen=True):
    """Letters that stand where they stand."""

    lines: tuple[str, ...]


Block: TypeAlias = Text | Points | Grid | Drawing


class RulePage(Plain, frozen=True):
    """One rule, or a part without a number of a page that states no rule."""

    number: str
    title: str
    blocks: tuple[Block, ...]


class ChapterPage(Plain, frozen=True):
    """One chapter; its name is that of its page."""

    name: str
    title: str
    introduction: tuple[Block, ...]
    rules: tuple[RulePage, ...]


class Rulebook(Plain, frozen=True):
    """The rules that hold in one game; what is not translated is told in English."""

    game: str
    language: str
    chapters: tuple[ChapterPage, ...]


@lru_cache
def rulebook(game: Game[Any], language: str) -> Rulebook:
    """The chapters with the rules that hold in this game, and its unnumbered pages, in the order of the pages."""
    unnumbered = {page.path: unnumbered_chapter(page) for page in unnumbered_pages(game.numbering, language)}
    numbered = {
        path: of_game(chapter, game.numbering) for path, chapter in zip(page_names(), pages(language), strict=True)
    }
    held = {path: chapter for path, chapter in numbered.items() if chapter.rules} | unnumbered
    return Rulebook(game.name, language, tuple(held[path] for path in numbered if path in held))


def unnumbered_chapter(page: UnnumberedPage) -> ChapterPage:
    """An unnumbered page as a chapter; its sections have no number."""
    sections = tuple(RulePage("", section.title, blocks(section.body)) for section in page.sections)
    return ChapterPage(page.name, page.title, blocks(page.introduction), sections)


def of_game(chapter: ChapterPage, numbering: tuple[str, ...]) -> ChapterPage:
    """A chapter with the rules of these numbers alone."""
    rules = tuple(rule for rule in chapter.rules if rule.number.startswith(numbering))
    return ChapterPage(chapter.name, chapter.title, chapter.introduction, rules)


@lru_cache
def pages(language: str) -> tuple[ChapterPage, ...]:
    """Every page in one language."""
    return tuple(translated(page(LANGUAGES[0], name), page(language, name)) for name in page_names())


def translated(chapter: ChapterPage, into: ChapterPage) -> ChapterPage:
    """A chapter with all that a page in another language has of it."""
    told = {rule.number: rule for rule in into.rules}
    rules = tuple(told.get(rule.number, rule) for rule in chapter.rules)
    return ChapterPage(chapter.name, into.title or chapter.title, into.introduction or chapter.introduction, rules)


def page(language: str, name: str) -> ChapterPage:
    """A page in one language; empty where there is none."""
    introduction, *sections = re.split(r"(?m)^(?=## )", page_text(language, name))
    title = TITLE.search(introduction)
    begun = TITLE.sub("", introduction)
    return ChapterPage(PurePosixPath(name).stem, title[1] if title else "", blocks(begun), tuple(rules_of(sections)))


def rules_of(sections: list[str]) -> Iterator[RulePage]:
    """The rules among the sections of a page."""
    for section in sections:
        heading, _, body = section.partition("\n")
        matched = HEADING.fullmatch(heading)
        if matched:
            yield RulePage(matched[1], matched[2], blocks(body))


def blocks(body: str) -> tuple[Block, ...]:
    """The paragraphs, lists, tables and drawings of a section."""
    return tuple(
        Drawing(tuple(found[1].rstrip("\n").split("\n"))) if found[1] is not None else block(found[2].strip())
        for found in BLOCK.finditer(body.strip())
    )


def block(text: str) -> Block:
    """A paragraph, a list or a table."""
    if text.startswith("|"):
        return grid(text)
    if POINT.match(text):
        points = re.sub(rf"\n(?!{POINT.pattern})", " ", text).split("\n")
        return Points(tuple(runs(POINT.sub("", point, count=1)) for point in points), not text.startswith("- "))
    return Text(runs(text.replace("\n", " ")))


def grid(text: str) -> Grid:
    """A table by its cells."""
    lines = [line for line in text.split("\n") if not RULED_OFF.fullmatch(line)]
    head, *rows = (tuple(runs(cell.strip()) for cell in line.strip().strip("|").split("|")) for line in lines)
    return Grid(head, tuple(rows))


def runs(text: str) -> Line:
    """A line without the marks of the page's format, with what it refers to; reasons of rulings are left out."""
    text, found, at = WHY.sub("", text), list[Run](), 0
    for part in PART.finditer(text):
        found.append(Run(text[at : part.start()].translate(MARKS)))
        found.append(reference(part))
        at = part.end()
    found.append(Run(text[at:].translate(MARKS)))
    return tuple(run for run in found if run.text)


def reference(part: re.Match[str]) -> Run:
    """Words that name a rule or lead to a chapter."""
    if part["number"]:
        return Run(part["number"], rule=part["number"])
    label = part["label"].translate(MARKS)
    if NUMBER.fullmatch(label):
        return Run(label, rule=label)
    target = PurePosixPath(part["target"].partition("#")[0])
    return Run(label, chapter=target.stem if target.suffix == ".md" and ".." not in target.parts else "")
