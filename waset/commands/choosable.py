"""What a table may choose, listed for `waset rules GAME --settings`: as text, and as data."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from waset.engine.game import Game
from waset.engine.settings import Setting, Text, Value
from waset.terminal.catalogue import catalogue
from waset.terminal.paint import Paint, wrap
from waset.terminal.setting_words import SettingWords


class Paper(NamedTuple):
    """Colours and columns to print with."""

    paint: Paint
    width: int


def settings_text(game: Game[Any], language: str, paper: Paper) -> str:
    """Every setting with its values and what they mean; the default has a star."""
    spoken = SettingWords(catalogue(language).of(game.name))
    listed = ["\n".join(setting_lines(game, setting, spoken, paper)) for setting in game.settings]
    return "\n\n".join([*listed, spoken.words.say("ui.setting_star")])


def setting_lines(game: Game[Any], setting: Setting, spoken: SettingWords, paper: Paper) -> list[str]:
    """The code of a setting with its name, bounds and rule, and below it what each value means."""
    facts = [spoken.name(setting)]
    if len(setting.seats) < len(game.seats):
        facts.append(spoken.words.say("ui.setting_seats", seats=", ".join(map(str, setting.seats))))
    if not setting.choices:
        facts.append(spoken.allowed(setting))
    head, *more = wrap(f"{setting.name}: {', '.join(facts)} [{setting.rule}]", paper.width, "    ")
    values = setting.choices or (setting.default,)
    longest = max(len(setting.written(value)) for value in values)
    lines = []
    for value in values:
        mark = "*" if value == setting.default else " "
        line = f"  {mark} {setting.written(value):{longest}}  {spoken.meaning(setting, value)}"
        lines += wrap(line, paper.width, " " * (longest + 6))
    return [paper.paint(head, "strong"), *more, *lines]


def settings_json(game: Game[Any], language: str) -> str:
    """The settings as data."""
    spoken = SettingWords(catalogue(language).of(game.name))
    settings = [setting_data(setting, spoken) for setting in game.settings]
    told = {"game": game.name, "rules_version": game.rules_version, "language": language, "settings": settings}
    return msgspec.json.encode(told).decode()


def setting_data(setting: Setting, spoken: SettingWords) -> dict[str, Any]:
    """One setting: code, default, rule, seats, words, and its values, its bounds or an example."""
    data = {
        "name": setting.name,
        "rule": setting.rule,
        "default": setting.default,
        "seats": setting.seats,
        "title": spoken.name(setting),
    }
    if setting.bounds is not None:
        data |= dict(zip(("least", "most"), setting.bounds, strict=True))
    if isinstance(setting, Text):
        data |= {"example": setting.default}
    values = setting.choices or (setting.default,)
    return {**data, "values": [value_data(setting, value, spoken) for value in values]}


def value_data(setting: Setting, value: Value, spoken: SettingWords) -> dict[str, Any]:
    """A value, how it is typed, and what it means."""
    return {"value": value, "typed": setting.written(value), "meaning": spoken.meaning(setting, value)}
