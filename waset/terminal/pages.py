"""The numbered rules, read from their pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from waset.engine.game import Game
from waset.terminal.catalogue import LANGUAGES, folder
from waset.terminal.paint import Paint, wrap

TITLE = re.compile(r"(?m)^# (.+)$")
NUMBER = re.compile(r"(?:[A-Z]|\d\d)\.[A-Z]+\d+")
HEADING = re.compile(rf"## ({NUMBER.pattern}) (.+)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
WHY = re.compile(r":? ?\[(?:why|warum)\]\([^)]*\)")
BLOCK = re.compile(r"(?ms)^```[^\n]*\n(.*?)^```$|(.+?)(?:\n\s*\n|\Z|\n(?=```))")
RULED_OFF = re.compile(r"[|\-: ]+")
POINT = re.compile(r"- |\d+\. ")


class Paragraph(NamedTuple):
    """A part of a rule: text that may be wrapped, or a table or drawing that stays as it is."""

    text: str
    is_drawn: bool


class RuleText(NamedTuple):
    """One rule: its number, its title and its paragraphs; a part of an unnumbered page has no number."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Chapter(NamedTuple):
    """One page: its title and its rules."""

    title: str
    rules: tuple[RuleText, ...]


def page_names() -> list[str]:
    """The pages by their names, in the order in which the page about the numbers links to them, others behind."""
    pages = folder("rules_pages", "docs/rules")
    english = pages / LANGUAGES[0]
    linked = re.findall(rf"\]\({LANGUAGES[0]}/([^)#]+)", (pages / "README.md").read_text(encoding="utf-8"))
    stored = sorted(path.relative_to(english).as_posix() for path in english.rglob("*.md"))
    return sorted(stored, key=lambda name: linked.index(name) if name in linked else len(linked))


def page(language: str, name: str) -> Chapter:
    """A page in one language as it stands; without rules where there is no such page."""
    return chapter_of(page_text(language, name))


def page_text(language: str, name: str) -> str:
    """What is written on a page; nothing where there is no such page."""
    file = folder("rules_pages", "docs/rules") / language / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@lru_cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """Every page in one language; what is not translated is told in English."""
    return tuple(translated(page(LANGUAGES[0], name), page(language, name)) for name in page_names())


def translated(chapter: Chapter, into: Chapter) -> Chapter:
    """A chapter with all that a page in another language has of it."""
    told = {rule.number: rule for rule in into.rules}
    return Chapter(into.title or chapter.title, tuple(told.get(rule.number, rule) for rule in chapter.rules))


def chapters_for(game: Game[Any], language: str) -> list[Chapter]:
    """The chapters with the rules that hold in this game."""
    held = [
        Chapter(title, tuple(rule for rule in rules if rule.number.startswith(game.numbering)))
        for title, rules in chapters(language)
    ]
    return [chapter for chapter in held if chapter.rules]


def rules_for(game: Game[Any], language: str) -> dict[str, RuleText]:
    """Every rule that holds in this game, by its number."""
    return {rule.number: rule for chapter in chapters_for(game, language) for rule in chapter.rules}


def chapter_of(text: str) -> Chapter:
    """A page: its first heading, and a rule for each second-level heading `NUMBER Title`."""
    introduction, *sections = re.split(r"(?m)^(?=## )", text)
    title = TITLE.search(introduction)
    return Chapter(title[1] if title else "", tuple(rules_of(sections)))


def rules_of(sections: list[str]) -> Iterator[RuleText]:
    """The rules among the sections of a page."""
    for section in sections:
        heading, _, body = section.partition("\n")
        matched = HEADING.fullmatch(heading)
        if matched:
            yield RuleText(matched[1], matched[2], tuple(paragraphs(body)))


def paragraphs(body: str) -> Iterator[Paragraph]:
    """The paragraphs of a section without the marks of the page's format."""
    for block in BLOCK.finditer(body.strip()):
        drawing, text = block[1], block[2]
        if drawing is not None:
            yield Paragraph(drawing.rstrip("\n"), is_drawn=True)
        elif text.startswith("|"):
            yield Paragraph(table(readable(text)), is_drawn=True)
        else:
            yield Paragraph(re.sub(rf"\n(?!{POINT.pattern})", " ", readable(text)), is_drawn=False)


def readable(text: str) -> str:
    """A text as one reads it: links by their names, no reference to reasons, no marks."""
    return LINK.sub(r"\1", WHY.sub("", text.strip())).replace("`", "").replace("*", "")


def table(text: str) -> str:
    """A table with its columns in line."""
    lines = [line for line in text.split("\n") if not RULED_OFF.fullmatch(line)]
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(" | ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def blocks(rule: RuleText, paint: Paint, width: int) -> Iterator[list[str]]:
    """The heading of a rule and its paragraphs, each in lines: text wrapped, tables and drawings as they are."""
    yield [paint(f"{rule.number} {rule.title}".strip(), "title")]
    for text, is_drawn in rule.paragraphs:
        yield text.split("\n") if is_drawn else [part for line in text.split("\n") for part in folded(line, width)]


def folded(line: str, width: int) -> list[str]:
    """A line of text, wrapped; what belongs to a point of a list stays under it."""
    point = POINT.match(line)
    return wrap(line, width, " " * len(point[0]) if point else "")


def cited(text: str) -> list[str]:
    """The numbers of rules that a text cites in brackets."""
    return [number for part in re.findall(r"\[([^\]]+)\]", text) for number in NUMBER.findall(part)]
