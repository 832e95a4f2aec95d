"""The player aid in words: one page of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from waset.engine.aid import Aid, AidPart, AidRow, AidSection, Form, Phrase
from waset.terminal.catalogue import Catalogue
from waset.terminal.paint import Paint, beside, pad, width, wrap

TWO_COLUMNS = 112  # columns of text from which two sections stand beside each other
GAP = 2
NARROWEST_TEXT = 20  # what a sentence needs beside the cells of its row, or it stands below them
WIDEST_HEAD = 0.62  # of the room, for the cells before a sentence


class Page:
    """Writes an aid with the words of its game, on so many columns."""

    def __init__(self, catalogue: Catalogue, paint: Paint, columns: int) -> None:
        self.catalogue = catalogue
        self.paint = paint
        self.columns = columns

    def lines(self, aid: Aid) -> list[str]:
        """A whole aid; where it is wide enough the sections stand in two columns."""
        is_wide = self.columns >= TWO_COLUMNS
        room = (self.columns - GAP) // 2 if is_wide else self.columns
        blocks = [self.section(section, room) for section in aid.sections]
        return [*self.heading(aid), *(in_columns(blocks, room) if is_wide else joined(blocks))]

    def heading(self, aid: Aid) -> list[str]:
        """What the aid is for."""
        game = self.catalogue.say(f"ui.game_{aid.game}")
        told = self.catalogue.say("aid.for_table", game=game, seats=aid.seats, rules=aid.rules)
        title = self.catalogue.say("aid.title")
        if width(title) + width(told) + GAP <= self.columns:
            return [f"{self.paint(title, 'title')}  {self.paint(told, 'faint')}", ""]
        return [self.paint(title, "title"), *(self.paint(line, "faint") for line in wrap(told, self.columns)), ""]

    def say(self, phrase: Phrase | None) -> str:
        """A phrase in words; nothing for none."""
        return "" if phrase is None else self.catalogue.say(phrase.key, **phrase.parameters)

    def section(self, section: AidSection, room: int) -> list[str]:
        """A title and its rows."""
        title, note = self.say(section.title), self.say(section.note)
        lines = [self.paint(title, "title")]
        if note and width(title) + width(note) + GAP <= room:
            lines = [f"{lines[0]}  {self.paint(note, 'faint')}"]
        elif note:
            lines += [self.paint(line, "faint") for line in wrap(note, room)]
        match section.form:
            case Form.STEPS:
                return lines + self.steps(section.rows, room)
            case Form.SCALE:
                return lines + self.scale(section.rows, room)
            case Form.TABLE | Form.LINES:
                return lines + self.table(section.rows, room)

    def steps(self, rows: Sequence[AidRow], room: int) -> list[str]:
        """Numbered sentences."""
        texts = [f"{number} {self.say(row.text)}" for number, row in enumerate(rows, 1)]
        return [line for text in texts for line in wrap(text, room, "  ")]

    def scale(self, rows: Sequence[AidRow], room: int) -> list[str]:
        """Short pairs, as many on a line as there is room for."""
        lines, line = [], ""
        for row in rows:
            cell = f"{self.say(row.name)}: {self.say(row.text)}"
            if line and width(line) + width(cell) + 3 > room:
                lines.append(line)
                line = ""
            line = f"{line} · {cell}" if line else cell
        return [*lines, line]

    def table(self, rows: Sequence[AidRow], room: int) -> list[str]:
        """Rows with a name or a cost in columns, and sentences from side to side."""
        for part in (self.part, self.short):
            heads = in_line([self.cells(row, part) for row in rows if is_named(row)])
            if all(width(head) <= room * WIDEST_HEAD for head in heads):
                break
        lines: list[str] = []
        for row in rows:
            text = self.say(row.text)
            lines += beside_head(heads.pop(0), text, room) if is_named(row) else wrap(text, room, "  ")
        return lines

    def cells(self, row: AidRow, part: Callable[[AidPart], str]) -> tuple[str, ...]:
        """How many, name, cost and gain."""
        cost = " ".join(map(part, row.cost))
        return self.say(row.count), self.say(row.name), cost, "" if row.gain is None else str(row.gain)

    def part(self, part: AidPart) -> str:
        """A part of a cost in full."""
        return self.say(part.text)

    def short(self, part: AidPart) -> str:
        """A part of a cost by the short name that tables use."""
        key = f"short.{part.sign}"
        known = key in self.catalogue.messages
        return f"{part.number}{self.catalogue.say(key)}" if known else self.say(part.text)


def is_named(row: AidRow) -> bool:
    """Whether a row has more than a sentence."""
    return row.name is not None or bool(row.cost)


def in_line(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The cells of some rows in columns; numbers at the end stand below each other."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    heads = []
    for *cells, gain in rows:
        used = [pad(cell, most) for cell, most in zip(cells, widths[:-1], strict=True) if most]
        heads.append("  ".join([*used, *([gain.rjust(widths[-1])] if widths[-1] else [])]))
    return heads


def beside_head(head: str, text: str, room: int) -> list[str]:
    """A sentence beside the cells of its row."""
    if not text:
        return [head.rstrip()]
    left = room - width(head) - GAP
    if left < min(width(text), NARROWEST_TEXT):
        return [head, *wrap(f"    {text}", room, "    ")]
    first, *rest = wrap(text, left)
    return [f"{head}  {first}", *(" " * (width(head) + GAP) + line for line in rest)]


def joined(blocks: Sequence[list[str]]) -> list[str]:
    """Blocks one below the other."""
    return [line for block in blocks for line in (*block, "")][:-1]


def in_columns(blocks: Sequence[list[str]], room: int) -> list[str]:
    """Blocks in two columns that are about as long."""
    splits = range(1, len(blocks))
    best = min(splits, key=lambda at: max(len(joined(blocks[:at])), len(joined(blocks[at:]))))
    left, right = joined(blocks[:best]), joined(blocks[best:])
    left = [pad(line, room) for line in left]
    return beside(left, right, GAP)
