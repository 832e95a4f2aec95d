"""Settings in words: what one is called, what its value is called, and a sentence for what that value means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from waset.engine.game import Game
from waset.engine.settings import Setting, Text, Value
from waset.games import game_named
from waset.terminal.catalogue import Catalogue
from waset.terminal.words import Parameter


class SettingWords:
    """The words for the settings of a game; seats are called by their names where these are known."""

    def __init__(self, words: Catalogue, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = tuple(names)

    def name(self, setting: Setting) -> str:
        """The short name."""
        return self.words.say(f"setting.{setting.name}")

    def value(self, setting: Setting, value: Value) -> str:
        """A value in a word or two; most are shown as one types them."""
        own = f"setting_value.{setting.name}"
        return self.words.say(own if self.has(own) else "ui.setting_value", **self.parameters(setting, value))

    def told(self, setting: Setting, value: Value) -> str:
        """The short name and the value."""
        return f"{self.name(setting)}: {self.value(setting, value)}"

    def meaning(self, setting: Setting, value: Value) -> str:
        """What a value means: its own sentence, else the one for all values of the setting."""
        own, all_values = f"setting_says.{setting.name}.{setting.written(value)}", f"setting_says.{setting.name}"
        return self.words.say(own if self.has(own) else all_values, **self.parameters(setting, value))

    def sentence(self, setting: Setting, value: Value) -> str:
        """What a value means, with the code by which commands and records know it."""
        return f"{self.meaning(setting, value)} ({setting.name} {setting.written(value)})"

    def allowed(self, setting: Setting) -> str:
        """What can be typed for it: the bounds, an example, or the values."""
        if setting.bounds is not None:
            least, most = setting.bounds
            return self.words.say("ui.setting_bounds", least=least, most=most)
        if isinstance(setting, Text):
            return self.words.say("ui.setting_like", example=str(setting.default))
        return ", ".join(map(setting.written, setting.choices))

    def has(self, key: str) -> bool:
        """Whether the catalogue has this message."""
        return key in self.words.messages

    def parameters(self, setting: Setting, value: Value) -> Mapping[str, Parameter]:
        """The value as messages want it; `player` is for settings that name a seat by its number."""
        number = isinstance(value, int) and not isinstance(value, bool)
        return {"value": int(value) if number else setting.written(value), "player": self.player(value)}

    def player(self, value: Value) -> str:
        """The seat of this number, counted from 1, by its name."""
        if isinstance(value, int) and 1 <= value <= len(self.names):
            return self.names[value - 1]
        return self.words.say("ui.setting_seat", seat=str(value))


def differing(game: Game[Any], options: Mapping[str, Value]) -> list[tuple[Setting, Value]]:
    """The settings that differ from their defaults, with their values, in the order of the game."""
    named = [(setting, options[setting.name]) for setting in game.settings if setting.name in options]
    return [(setting, value) for setting, value in named if value != setting.default]


def in_brief(words: Catalogue, game: Game[Any], options: Mapping[str, Value]) -> list[str]:
    """The settings that differ; of a switch that is on, the name is enough."""
    spoken = SettingWords(words)
    return [
        spoken.name(setting) if value is True else spoken.told(setting, value)
        for setting, value in differing(game, options)
    ]


def peculiarities(
    words: Catalogue, game: Game[Any], options: Mapping[str, Value], names: Sequence[str] = ()
) -> list[str]:
    """What is unusual about a table, a sentence each: an older version of the rules, and settings that differ."""
    spoken = SettingWords(words, names)
    newest = game_named(game.name).rules_version
    found = [spoken.sentence(setting, value) for setting, value in differing(game, options)]
    settings = [words.say("ui.settings_differ", settings=" · ".join(found))] if found else []
    if game.rules_version == newest:
        return settings
    return [words.say("ui.rules_older", rules=game.rules_version, newest=newest), *settings]
