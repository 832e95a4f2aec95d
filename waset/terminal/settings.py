"""The options of a game, asked for: each setting has a letter, and Enter is done."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase
from typing import Any

from waset.engine.game import BadSetup, Game, Reason
from waset.engine.settings import Setting, Value
from waset.terminal.catalogue import Catalogue
from waset.terminal.console import Console
from waset.terminal.paint import harmless, wrap
from waset.terminal.setting_words import SettingWords


class Choosing:
    """What a table of so many seats may choose, and what it has chosen so far."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)  # only what differs from its default

    @property
    def settings(self) -> dict[str, Setting]:
        """The settings for this number of seats, each by its letter."""
        there = [setting for setting in self.game.settings if self.seats in setting.seats]
        return dict(zip(ascii_lowercase, there, strict=False))

    def value(self, setting: Setting) -> Value:
        """What a setting is at present."""
        return self.options.get(setting.name, setting.default)

    def following(self, setting: Setting) -> Value:
        """What comes after the present value where there are a few to choose from."""
        values = setting.choices_for(self.seats)
        return values[(values.index(self.value(setting)) + 1) % len(values)]

    def choose(self, setting: Setting, value: Value) -> Reason | None:
        """Set it, unless the game refuses that; the reason if it does."""
        options = {name: kept for name, kept in self.options.items() if name != setting.name}
        try:
            self.game.start(self.seats, {**options, setting.name: value})
        except BadSetup as bad:
            return bad.reason
        self.options = options if value == setting.default else {**options, setting.name: value}
        return None


def still_chosen(game: Game[Any], seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """Those of the options that the game allows with this number of seats."""
    choosing = Choosing(game, seats, {})
    for setting in choosing.settings.values():
        choosing.choose(setting, options.get(setting.name, setting.default))
    return choosing.options


class SettingsScreen:
    """Lists the settings and changes them as they are typed."""

    def __init__(self, console: Console, words: Catalogue, choosing: Choosing) -> None:
        self.console = console
        self.words = words
        self.choosing = choosing
        self.spoken = SettingWords(words)

    def ask(self) -> dict[str, Value]:
        """The options, after as many changes as somebody likes."""
        while True:
            self.offer()
            typed = self.console.ask()
            if not typed:
                return self.choosing.options
            refusal = self.changed(typed)
            if refusal:
                self.console.show([f" {line}" for line in wrap(refusal, self.console.width - 2)])

    def offer(self) -> None:
        """Every setting with its letter, its value and what that means, and what can be typed."""
        lines = ["", f" {self.console.paint(self.words.say('ui.settings'), 'strong')}"]
        for letter, setting in self.choosing.settings.items():
            lines += [f"   {part}" for part in self.lines(letter, setting)]
        hint = wrap(self.words.say("ui.settings_keys"), self.console.width - 2)
        self.console.show([*lines, *(f" {line}" for line in hint)])

    def lines(self, letter: str, setting: Setting) -> list[str]:
        """A setting with its value, the default where that differs, its rule, and what the value means."""
        value, room = self.choosing.value(setting), self.console.width - 4
        told = self.spoken.told(setting, value)
        if value != setting.default:
            told = self.words.say("ui.setting_usual", setting=told, value=self.spoken.value(setting, setting.default))
        if setting.bounds is not None:
            told = f"{told}, {self.spoken.allowed(setting)}"
        meant = wrap(f"   {self.spoken.sentence(setting, value)}", room, "   ")
        head = wrap(f"{letter}  {told}  [{setting.rule}]", room, "   ")
        return [*head, *(self.console.paint(line, "faint") for line in meant)]

    def changed(self, typed: str) -> str:
        """Change what was named; a sentence where that is not possible."""
        letter, _, text = typed.partition(" ")
        setting = self.choosing.settings.get(letter.lower())
        if setting is None:
            return self.words.say("ui.settings_wrong")
        if not text and not setting.choices_for(self.choosing.seats):
            example = f"{letter} {setting.written(self.choosing.value(setting))}"
            return self.words.say("ui.settings_value", example=example)
        value = self.meant(setting, text.strip()) if text else self.choosing.following(setting)
        reason = self.choosing.choose(setting, value)
        return "" if reason is None else self.refused(setting, reason)

    def refused(self, setting: Setting, reason: Reason) -> str:
        """The game's reason, with the option and its values called as the screen calls them."""
        details = {**reason.details}
        if "option" in details:
            details["option"] = self.words.say(f"setting.{details['option']}")
        if "values" in details:
            choices = setting.choices_for(self.choosing.seats)
            details["values"] = [self.spoken.value(setting, value) for value in choices]
        return harmless(self.words.say(reason.key, **details))

    def meant(self, setting: Setting, text: str) -> Value:
        """The value that was typed, as the game writes it or as the screen shows it."""
        choices = setting.choices_for(self.choosing.seats)
        shown = {self.spoken.value(setting, value).lower(): value for value in choices}
        return shown.get(text.lower(), setting.read(text))
