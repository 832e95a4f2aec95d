"""A player aid: what somebody looks up during a game, with the numbers of one table, on a single page."""

from enum import Enum
from typing import Optional

from waset.engine.base import Plain


class Form(Enum):
    """How the rows of a section are laid out."""

    STEPS = "steps"  # numbered, one after the other
    TABLE = "table"  # rows of things in columns, from side to side of the page
    LINES = "lines"  # sentences, some with a name before them
    SCALE = "scale"  # many short pairs of name and text beside each other


class Phrase(Plain, frozen=True):
    """Words: a key of the catalogue and what stands in its places."""

    key: str
    parameters: "dict[str, int | str]" = {}  # noqa: RUF012 (msgspec copies the default)


class AidPart(Plain, frozen=True):
    """A part of a cost: the sign of a thing, how many, and both in words."""

    sign: str
    number: int
    text: Phrase


class AidRow(Plain, frozen=True):
    """One line of an aid; what it lacks is absent. `rule` is the number of the rule that it sums up."""

    rule: str
    text: "Optional[Phrase]" = None
    name: "Optional[Phrase]" = None
    sign: str = ""  # the thing whose picture stands before the name
    cost: "tuple[AidPart, ...]" = ()
    gain: "Optional[int]" = None
    count: "Optional[Phrase]" = None  # how many there are


class AidSection(Plain, frozen=True):
    """A part of an aid under one title."""

    name: str
    title: Phrase
    rule: str
    form: Form
    rows: "tuple[AidRow, ...]"
    note: "Optional[Phrase]" = None  # a few words beside the title


class Aid(Plain, frozen=True):
    """The aid of a game for a number of seats, under one version of its rules."""

    game: str
    rules: str
    seats: int
    sections: "tuple[AidSection, ...]"


def phrase(key: str, **parameters: int | str) -> Phrase:
    """Words with what stands in their places."""
    return Phrase(key, parameters)


def said(rule: str, key: str, **parameters: int | str) -> AidRow:
    """A line that is one sentence."""
    return AidRow(rule, Phrase(key, parameters))


def section(name: str, rule: str, form: Form, rows: "list[AidRow]", note: Phrase | None = None) -> AidSection:
    """A part of an aid whose title is named like it."""
    return AidSection(name, Phrase(f"aid.{name}"), rule, form, tuple(rows), note)


def phrases_of(aid: Aid) -> list[Phrase]:
    """Everything that an aid says, in the order of its page."""
    found: list[Phrase | None] = []
    for part in aid.sections:
        found += [part.title, part.note]
        for row in part.rows:
            found += [row.name, *(one.text for one in row.cost), row.text, row.count]
    return [one for one in found if one is not None]
