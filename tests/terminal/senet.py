"""A game that only sits on the first screen: it has a setting of every kind, and cannot be played."""

from typing import Any, cast

from waset.engine.game import Game, Options
from waset.engine.settings import FirstPlayer, Number, OneOf, Setting, Switch, Text, Value, settled

WORDS = {
    "ui.game_senet": "Senet",
    "setting.open_hands": "open hands",
    "setting.board": "board",
    "setting.rounds": "rounds",
    "setting.sticks": "sticks",
    "setting.first_player": "who begins",
    "setting_value.board": "{value, select, short {a short one} long {a long one} other {a round one}}",
    "setting_value.first_player": "{value, select, lot {by lot} other {{player}}}",
    "setting_says.open_hands.on": "Everybody shows the hand",
    "setting_says.open_hands.off": "Hands are secret",
    "setting_says.board.short": "The way is short",
    "setting_says.board.long": "The way is long",
    "setting_says.board.round": "The way has no end",
    "setting_says.rounds": "The game ends after {value, plural, one {one round} other {# rounds}}",
    "setting_says.sticks": "The marks on the sticks",
    "setting_says.first_player.lot": "The lot decides",
    "setting_says.first_player": "The first turn goes to {player}",
}


class Senet:
    """A table for two to four."""

    name = "senet"
    rules_version = "1"
    earlier = ()
    numbering = ("S",)
    seats = range(2, 5)
    settings: tuple[Setting, ...] = (
        Switch("open_hands", "S.A1", default=True, seats=(2, 3, 4)),
        OneOf("board", "S.A2", ("short", "long", "round"), seats=(2, 3)),
        Number("rounds", "S.A3", 10, seats=(2, 3, 4), bounds=(1, 99)),
        Text("sticks", "S.A4", "4/2", seats=(2, 3, 4), is_readable=lambda text: text.replace("/", "").isdecimal()),
        FirstPlayer("S.A5", seats=(2, 3, 4)),
    )

    def start(self, seats: int, options: Options) -> dict[str, Value]:
        """Every setting with its value."""
        return settled(self.settings, self.seats, seats, options)


SENET = cast(Game[Any], Senet())
