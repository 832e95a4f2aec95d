"""The words of one language, read from the catalogues that the terminal shares with the browser."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from waset.terminal.words import BadMessage, Parameter, spoken

LANGUAGES = ("en", "de")
PACKAGE = Path(__file__).resolve().parents[1]


class Catalogue:
    """All messages of one language by their keys; `key@game` is how one game says it."""

    def __init__(self, language: str, messages: Mapping[str, str], game: str = "") -> None:
        self.language = language
        self.messages = messages
        self.game = game

    def of(self, game: str) -> Catalogue:
        """The same words as this game says them."""
        return Catalogue(self.language, self.messages, game)

    def say(self, key: str, **parameters: Parameter) -> str:
        """The message of this key with its parameters."""
        own = f"{key}@{self.game}"
        if own in self.messages:
            return spoken(self.messages[own], self.language, parameters)
        if key not in self.messages:
            raise BadMessage(f"there is no message {key!r} in {self.language}")
        return spoken(self.messages[key], self.language, parameters)


def folder(packaged: str, in_clone: str) -> Path:
    """A folder of data: inside an installed package, or at the root of a clone."""
    inside = PACKAGE / packaged
    return inside if inside.is_dir() else PACKAGE.parent / in_clone


@lru_cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    file = folder("locales", "locales") / f"{language}.json"
    messages: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return Catalogue(language, messages)


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
