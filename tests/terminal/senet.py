"""A game that only sits on the first screen: it has a setting of every kind, and cannot be played."""

from typing import Any, cast

from waset.engine.game import Game, Options
from waset.engine.settings import Number, OneOf, Switch, Text, Value, settled

WORDS = {
    "ui.game_senet": "Senet",
    "setting.open_hands": "open hands",
    "setting.board": "board",
    "setting.rounds": "rounds",
    "setting.sticks": "sticks",
}


class Senet:
    """A table for two to four."""

    name = "senet"
    numbering = ("S",)
    seats = range(2, 5)
    settings = (
        Switch("open_hands", "S.A1", default=True, seats=(2, 3, 4)),
        OneOf("board", "S.A2", ("short", "long", "round"), seats=(2, 3)),
        Number("rounds", "S.A3", 10, seats=(2, 3, 4), bounds=(1, 99)),
        Text("sticks", "S.A4", "4/2", seats=(2, 3, 4), is_readable=lambda text: text.replace("/", "").isdecimal()),
    )

    def start(self, seats: int, options: Options) -> dict[str, Value]:
        """Every setting with its value."""
        return settled(self.settings, self.seats, seats, options)


SENET = cast(Game[Any], Senet())
