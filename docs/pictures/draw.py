"""Draws the picture of the terminal table for README.md from a real game: python docs/pictures/draw.py"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from waset.arena.table import Series, play_game
from waset.games import game_named
from waset.terminal.catalogue import catalogue
from waset.terminal.client import client_of
from waset.terminal.paint import Paint, width
from waset.terminal.scene import Scene, Speaker

GAME, NAMES, NUMBER, SEAT, STEP, COLUMNS = "cleopatra-2006", ["Mira", "Nofret", "Imhotep", "Senmut"], 28, 0, 1041, 104
CELL, LINE, MARGIN = 8.4, 19, 18
INK, PAPER = "#E9E2D0", "#151B38"
FONT = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, monospace"
STYLED = re.compile(r"\x1b\[([0-9;]*)m")


class Pen:
    """The style that the escape codes have set so far."""

    def __init__(self) -> None:
        self.ink, self.paper, self.bold, self.faint = INK, "", False, False

    def obey(self, codes: str) -> None:
        """Follow one escape code."""
        numbers = [int(code or 0) for code in codes.split(";")]
        while numbers:
            code = numbers.pop(0)
            if code == 0:
                self.__init__()  # type: ignore[misc]
            elif code in (1, 2):
                self.bold, self.faint = self.bold or code == 1, self.faint or code == 2
            elif code in (38, 48):
                colour = colour_of(numbers[1])
                del numbers[:2]
                self.ink, self.paper = (colour, self.paper) if code == 38 else (self.ink, colour)


def colour_of(number: int) -> str:
    """A colour of the terminal's palette of 256."""
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    levels = (0, 95, 135, 175, 215, 255)
    red, green, blue = levels[(number - 16) // 36], levels[(number - 16) // 6 % 6], levels[(number - 16) % 6]
    return f"#{red:02x}{green:02x}{blue:02x}"


def pieces(line: str) -> Iterator[tuple[Pen, str]]:
    """The text of a line with the style of each part."""
    pen = Pen()
    for index, part in enumerate(STYLED.split(line)):
        if index % 2:
            pen.obey(part)
        elif part:
            yield pen, part


def drawn(line: str, row: int) -> Iterator[str]:
    """One line as SVG, each character in its own column."""
    column, y = 0, MARGIN + LINE * row
    for pen, text in pieces(line):
        x = MARGIN + CELL * column
        if pen.paper:
            size = f'width="{CELL * width(text):.1f}" height="{LINE}"'
            yield f'<rect x="{x:.1f}" y="{y}" {size} fill="{pen.paper}"/>'
        style = (
            f'fill="{pen.ink}"' + (' font-weight="bold"' if pen.bold else "") + (' opacity=".6"' if pen.faint else "")
        )
        columns = " ".join(f"{x + CELL * at:.1f}" for at in range(len(text)))
        yield f'<text x="{columns}" y="{y + 14}" {style} xml:space="preserve">{escape(text)}</text>'
        column += width(text)


def picture(lines: list[str]) -> str:
    """The lines as one SVG."""
    across, down = 2 * MARGIN + CELL * COLUMNS, 2 * MARGIN + LINE * len(lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:.0f} {down}"',
        f' font-size="14" font-family="{FONT}">',
        "<title>A game of Cleopatra at the terminal</title>",
        f'<rect width="100%" height="100%" rx="14" fill="{PAPER}"/>',
        *(part for row, line in enumerate(lines) for part in drawn(line, row)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def main() -> None:
    """Play the game, stop at a moment, and draw what one seat sees."""
    game = game_named(GAME)
    match = play_game(game, Series(GAME, len(NAMES), "picture", ("random",), {}), NUMBER).match
    client, speaker = client_of(game), Speaker(catalogue("en"), NAMES, SEAT)
    step = next(n for n in range(STEP, len(match.steps)) if match.steps[n].seat == SEAT)
    view = game.view(match.state_at(step), SEAT)
    scene = Scene(view, speaker, Paint(coloured=True), COLUMNS)
    lines = [*client.table(scene), *client.hand(scene)]
    Path(__file__).with_name("terminal.svg").write_text(picture(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
