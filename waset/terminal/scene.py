"""What the terminal shows at one moment: a view, for one seat, in one language, on a screen of some width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.game import Seat, Viewer
from waset.terminal.catalogue import Catalogue
from waset.terminal.paint import Paint
from waset.terminal.words import Parameter

MARKS = "●▲■◆⬢"  # each seat has its own shape, as on the board
LONGEST_NAME = 16


class Speaker:
    """Words in one language, with the names of those who sit at a table, told to one of them or to a spectator."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str], seat: Viewer) -> None:
        self.catalogue = catalogue
        self.names = tuple(printable(name) for name in names)
        self.seat = seat

    def say(self, key: str, **parameters: Parameter) -> str:
        """A message of the catalogue."""
        return self.catalogue.say(key, **parameters)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.catalogue.messages

    def player(self, seat: Seat) -> str:
        """Who did something."""
        return self.say("ui.you") if seat == self.seat else self.names[seat]

    def other(self, seat: Seat) -> str:
        """To whom or from whom something went."""
        return self.say("ui.you_object") if seat == self.seat else self.names[seat]

    def giver(self, seat: Seat) -> str:
        """From whom something came; German has a case of its own for it."""
        return self.say("ui.you_dative") if seat == self.seat else self.names[seat]

    def players(self, seats: Sequence[Seat]) -> str:
        """Several of them."""
        return self.both([self.player(seat) for seat in seats])

    def others(self, seats: Sequence[Seat]) -> str:
        """Several of them, to whom or from whom something went."""
        return self.both([self.other(seat) for seat in seats])

    def both(self, texts: Sequence[str]) -> str:
        """A list in words: commas, and a word before the last."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say("ui.and", first=", ".join(texts[:-1]), last=texts[-1])


class Scene:
    """A view and everything needed to put it into words and pictures."""

    def __init__(self, view: Any, speaker: Speaker, paint: Paint, width: int) -> None:
        self.view = view
        self.speaker = speaker
        self.paint = paint
        self.width = width

    @property
    def seat(self) -> Viewer:
        """Whose view it is."""
        return self.speaker.seat

    def say(self, key: str, **parameters: Parameter) -> str:
        """A message of the catalogue."""
        return self.speaker.say(key, **parameters)

    def mark(self, seat: Seat) -> str:
        """A seat's own mark, in its colour."""
        return self.paint(MARKS[seat], f"seat{seat}")

    def name(self, seat: Seat) -> str:
        """A seat's mark and name."""
        return f"{self.mark(seat)} {self.paint(self.speaker.names[seat], f'seat{seat}')}"


def printable(name: str) -> str:
    """A name that cannot disturb the screen: one line, no control characters, not too long."""
    return "".join(character for character in name if character.isprintable()).strip()[:LONGEST_NAME] or "?"
