"""The numbered rules, read from their pages."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from waset.terminal.catalogue import folder

HEADING = re.compile(r"^## (\S+) (.+)$")
NUMBER = re.compile(r"(?:C|\d\d|P)\.[A-Z]\d+")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
WHY = re.compile(r":? ?\[why\]\([^)]*\)")


class RuleText(NamedTuple):
    """One rule: its number, its title and its paragraphs."""

    number: str
    title: str
    paragraphs: tuple[str, ...]


@lru_cache
def rules() -> dict[str, RuleText]:
    """Every rule of every page, by its number."""
    found: dict[str, RuleText] = {}
    for page in sorted((folder("rules_pages", "docs/rules") / "en").rglob("*.md")):
        for rule in rules_of(page.read_text(encoding="utf-8")):
            found[rule.number.upper()] = rule
    return found


def rules_of(page: str) -> list[RuleText]:
    """The rules of one page: each begins with a second-level heading `NUMBER Title`."""
    found: list[RuleText] = []
    for section in re.split(r"(?m)^(?=## )", page)[1:]:
        heading, _, body = section.partition("\n")
        matched = HEADING.match(heading)
        if matched:
            found.append(RuleText(matched[1], matched[2], tuple(paragraphs(body))))
    return found


def paragraphs(body: str) -> list[str]:
    """The paragraphs of a section without the marks of the page's format."""
    return [readable(part) for part in re.split(r"\n\s*\n", body.strip()) if part.strip()]


def readable(paragraph: str) -> str:
    """A paragraph as one reads it: links by their names, no reference to reasons, no fences."""
    text = LINK.sub(r"\1", WHY.sub("", paragraph))
    lines = [line for line in text.split("\n") if not line.startswith("```") and not re.fullmatch(r"[|\-: ]+", line)]
    return "\n".join(line.replace("`", "").replace("*", "") for line in lines)


def cited(text: str) -> list[str]:
    """The numbers of rules that a text cites in brackets."""
    return [number for part in re.findall(r"\[([^\]]+)\]", text) for number in NUMBER.findall(part)]
