"""Draws the picture of the terminal table for README.md from a real game: python docs/pictures/draw.py"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from random import Random

from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.games.cleopatra.actions import BuildPiece, ClaimSanctuary, DiscardToLimit, Pay, SettleHand
from waset.games.cleopatra.agenda import Turn
from waset.games.cleopatra.game import CLEOPATRA_2006
from waset.games.cleopatra.state import State
from waset.terminal.catalogue import catalogue
from waset.terminal.client import client_of
from waset.terminal.menu import Menu
from waset.terminal.paint import Paint, pad, width
from waset.terminal.scene import Scene, Speaker

NAMES, SEED, TURN, SEAT, COLUMNS, BUILDS = ["Mira", "Nofret", "Imhotep", "Senmut"], 46, 52, 0, 104, 0.8
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
            f'fill="{pen.ink}"' + (' font-weight="bold"' if pen.bold else "") + (' opacity=".72"' if pen.faint else "")
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


class Careful:
    """A player for the picture: builds when it can, pays the cleanest way, and is else led by chance."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, options: Sequence[Action]) -> Action:
        """The first kind of action on the list that is among the options."""
        if isinstance(options[0], Pay):
            return options[0]
        for kind in (ClaimSanctuary, BuildPiece, DiscardToLimit, SettleHand):
            wanted = [option for option in options if isinstance(option, kind)]
            if wanted and (kind is not BuildPiece or self.rng.random() < BUILDS):
                return self.rng.choice(wanted)
        return self.rng.choice(options)


def moment(seed: int, turn: int) -> Match[State]:
    """A game among careful players, at the beginning of our turn."""
    match: Match[State] = Match(CLEOPATRA_2006, len(NAMES), {})
    dealer, player = SealedDealer(seed_of("picture", seed)), Careful(Random(seed))
    match.deal(dealer)
    while match.asked and (match.state.turn < turn or match.asked != (SEAT,) or match.state.agenda != (Turn(),)):
        seat = match.asked[0]
        match.play(seat, player.choose(match.choices(seat)))
        match.deal(dealer)
    return match


def screen(match: Match[State]) -> list[str]:
    """What the terminal shows at this moment."""
    client, speaker = client_of(match.game), Speaker(catalogue("en"), NAMES, SEAT)
    scene = Scene(match.view(SEAT), speaker, Paint(coloured=True), COLUMNS)
    asked, bar = client.prompt(scene), scene.say("ui.bar")
    prompt = scene.paint(f" {pad(asked, COLUMNS - 2 - width(bar))}{bar} ", "prompt")
    table = [client.headline(scene), *client.table(scene), *client.hand(scene)]
    return [*table, "", prompt, *Menu(client, scene, match.choices(SEAT)).lines()]


def main() -> None:
    """Play the game, stop at a moment, and draw what one seat sees."""
    lines = screen(moment(SEED, TURN))
    Path(__file__).with_name("terminal.svg").write_text(picture(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
