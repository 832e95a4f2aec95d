"""Colours for a terminal, and widths that do not count them. Colour only ever repeats what a letter or a mark says."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Mapping, Sequence

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
RESET = "\x1b[0m"
STYLES: dict[str, str] = {
    "title": "1;38;5;178",
    "strong": "1",
    "faint": "2",
    "gold": "38;5;178",
    "good": "38;5;71",
    "bad": "38;5;167",
    "tainted": "38;5;169",
    "palm": "38;5;71",
    "throne": "38;5;180",
    "stone": "38;5;180",
    "hidden": "38;5;60",
    "ring1": "1;38;5;203",
    "ring2": "38;5;215",
    "prompt": "1;38;5;230;48;5;24",
    "seat0": "1;38;5;75",
    "seat1": "1;38;5;209",
    "seat2": "1;38;5;79",
    "seat3": "1;38;5;221",
    "seat4": "1;38;5;252",
    "mosaic0": "38;5;231;48;5;25",
    "mosaic1": "38;5;16;48;5;180",
    "mosaic2": "38;5;231;48;5;130",
    "mosaic3": "38;5;16;48;5;115",
    "mosaic4": "38;5;231;48;5;96",
    "mosaic5": "38;5;16;48;5;214",
    "mosaic6": "38;5;231;48;5;30",
    "mosaic7": "38;5;231;48;5;124",
    "mosaic8": "38;5;16;48;5;150",
    "mosaic9": "38;5;231;48;5;60",
    "mosaic10": "38;5;16;48;5;223",
    "mosaic11": "38;5;231;48;5;66",
}


class Paint:
    """Puts styles on text, or leaves it plain."""

    def __init__(self, *, coloured: bool) -> None:
        self.coloured = coloured

    def __call__(self, text: str, style: str) -> str:
        """The text in this style."""
        if not self.coloured or not text:
            return text
        start = f"\x1b[{STYLES[style]}m"
        return start + text.replace(RESET, RESET + start) + RESET


def wants_colour(environment: Mapping[str, str], *, is_terminal: bool) -> bool:
    """Whether to use colours: on a terminal that is not a dumb one, unless NO_COLOR is set."""
    return is_terminal and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


def width(text: str) -> int:
    """How many columns a text takes."""
    plain = ESCAPE.sub("", text)
    return sum(columns(character) for character in plain)


def columns(character: str) -> int:
    """How many columns a character takes."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def harmless(text: str) -> str:
    """The text on one line, with a mark for whatever could disturb the screen."""
    return "".join(character if character.isprintable() else "?" for character in text)


def pad(text: str, to: int) -> str:
    """The text, filled with spaces up to a width."""
    return text + " " * (to - width(text))


def cut(text: str, to: int) -> str:
    """The text, shortened with an ellipsis where it is too wide; colours stay whole."""
    if width(text) <= to:
        return text
    kept, used = "", 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", text):
        if ESCAPE.fullmatch(part):
            kept += part
            continue
        for character in part:
            used += columns(character)
            if used < to:
                kept += character
    return kept + "…"


def wrap(text: str, to: int, indent: str = "") -> list[str]:
    """Plain text in lines of a width; lines after the first are indented."""
    return textwrap.wrap(text, max(to, 10), subsequent_indent=indent, break_long_words=False) or [""]


def beside(left: Sequence[str], right: Sequence[str], gap: int = 2) -> list[str]:
    """Two blocks of lines side by side."""
    left_width = max((width(line) for line in left), default=0) + gap
    rows = max(len(left), len(right))
    return [
        (pad(left[row] if row < len(left) else "", left_width) + (right[row] if row < len(right) else "")).rstrip()
        for row in range(rows)
    ]


def wrap_painted(parts: Sequence[str], to: int, indent: str) -> list[str]:
    """Painted parts with commas between them, in lines of a width."""
    lines = [indent + parts[0]] if parts else []
    for part in parts[1:]:
        if width(lines[-1]) + width(part) + 3 > to:
            lines[-1] += ","
            lines.append(indent + part)
        else:
            lines[-1] += f", {part}"
    return lines
