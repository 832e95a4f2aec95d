"""Messages in a part of ICU MessageFormat: names, plurals, selections and quotes.

`{player}` is a parameter; `{count, plural, =0 {none} one {# card} other {# cards}}` and
`{side, select, left {…} other {…}}` choose by one; `#` is the number of the plural around it.
An apostrophe before a brace quotes it; two are one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Parameter: TypeAlias = int | str | list[str]
Parameters: TypeAlias = Mapping[str, Parameter]


class BadMessage(Exception):
    """A message that cannot be read, or that lacks a parameter."""


class Argument(NamedTuple):
    """A place for a parameter."""

    name: str


class Number(NamedTuple):
    """A place for the number of the plural around it."""


class Variants(NamedTuple):
    """Texts to choose from by a parameter, as a plural or by its value."""

    name: str
    is_plural: bool
    cases: dict[str, Pattern]


Pattern: TypeAlias = "tuple[str | Argument | Number | Variants, ...]"


def one_or_other(number: int) -> str:
    """The plural form in English and German."""
    return "one" if number == 1 else "other"


PLURALS: dict[str, Callable[[int], str]] = {"en": one_or_other, "de": one_or_other}


class Reader:
    """Reads one message from left to right."""

    def __init__(self, message: str) -> None:
        self.message = message
        self.at = 0

    def fail(self, what: str) -> BadMessage:
        """What is wrong, and where."""
        return BadMessage(f"{what} at {self.at} in {self.message!r}")

    def peek(self) -> str:
        """The next character, or nothing at the end."""
        return self.message[self.at : self.at + 1]

    def pattern(self, *, inner: bool, plural: bool) -> Pattern:
        """Text and placeholders up to the closing brace or the end."""
        parts: list[str | Argument | Number | Variants] = []
        while (character := self.peek()) and character != "}":
            if character == "{":
                parts.append(self.placeholder())
            elif character == "#" and plural:
                self.at += 1
                parts.append(Number())
            else:
                parts.append(self.text("{}#" if plural else "{}"))
        if inner != bool(character):
            raise self.fail("a brace is not closed" if inner else "a brace closes nothing")
        return tuple(parts)

    def text(self, special: str) -> str:
        """Plain text; quotes are taken away."""
        found = ""
        while (character := self.peek()) and character not in special:
            following = self.message[self.at + 1 : self.at + 2]
            if character == "'" and following == "'":
                self.at += 1
            elif character == "'" and following and following in special:
                end = self.message.find("'", self.at + 1)
                if end < 0:
                    raise self.fail("a quote is not closed")
                found += self.message[self.at + 1 : end]
                self.at = end + 1
                continue
            found += character
            self.at += 1
        return found

    def word(self, ends: str) -> str:
        """A name up to one of these characters."""
        start = self.at
        while (character := self.peek()) and character not in ends:
            self.at += 1
        name = self.message[start : self.at].strip()
        if not character or not name.lstrip("=").replace("_", "").replace("-", "").isalnum():
            raise self.fail("a name is missing")
        return name

    def placeholder(self) -> Argument | Variants:
        """What stands between two braces."""
        self.at += 1
        name = self.word(",}")
        if self.peek() == "}":
            self.at += 1
            return Argument(name)
        self.at += 1
        kind = self.word(",}")
        if kind not in ("plural", "select") or self.peek() != ",":
            raise self.fail("only plural and select choose")
        self.at += 1
        return Variants(name, kind == "plural", self.cases(plural=kind == "plural"))

    def cases(self, *, plural: bool) -> dict[str, Pattern]:
        """The texts to choose from; `other` is always among them."""
        cases: dict[str, Pattern] = {}
        while self.skip_space() != "}":
            selector = self.word("{")
            self.at += 1
            cases[selector] = self.pattern(inner=True, plural=plural)
            self.at += 1
        self.at += 1
        if "other" not in cases:
            raise self.fail("the case 'other' is missing")
        return cases

    def skip_space(self) -> str:
        """The next character that is no space."""
        while self.peek().isspace():
            self.at += 1
        return self.peek()


@lru_cache(maxsize=2048)
def read(message: str) -> Pattern:
    """The parts of a message."""
    return Reader(message).pattern(inner=False, plural=False)


def spoken(message: str, language: str, parameters: Parameters) -> str:
    """The message with its parameters, in one language."""
    return fill(read(message), language, parameters, "#")


def fill(pattern: Pattern, language: str, parameters: Parameters, number: str) -> str:
    """The text of a pattern; `number` stands for `#`."""
    filled = ""
    for part in pattern:
        match part:
            case str():
                filled += part
            case Number():
                filled += number
            case Argument(name=name):
                filled += shown(value_of(name, parameters))
            case Variants(name=name, is_plural=is_plural, cases=cases):
                value = value_of(name, parameters)
                case = plural_case(cases, value, language) if is_plural else cases.get(str(value), cases["other"])
                filled += fill(case, language, parameters, str(value) if is_plural else number)
    return filled


def shown(value: Parameter) -> str:
    """A parameter as text; a list with commas."""
    return ", ".join(value) if isinstance(value, list) else str(value)


def plural_case(cases: dict[str, Pattern], value: Parameter, language: str) -> Pattern:
    """The text for a number: its own, that of its plural form, or the one for all others."""
    if not isinstance(value, int):
        raise BadMessage(f"a plural needs a number, not {value!r}")
    exact = cases.get(f"={value}")
    return exact if exact is not None else cases.get(PLURALS[language](value), cases["other"])


def value_of(name: str, parameters: Parameters) -> Parameter:
    """A parameter that must be there."""
    if name not in parameters:
        raise BadMessage(f"the parameter {name!r} is missing")
    return parameters[name]


def parameters_of(message: str) -> frozenset[str]:
    """The names of all parameters that a message uses."""
    return frozenset(names_in(read(message)))


def names_in(pattern: Pattern) -> list[str]:
    """The names of parameters in a pattern and in its variants."""
    names: list[str] = []
    for part in pattern:
        if isinstance(part, Argument):
            names.append(part.name)
        elif isinstance(part, Variants):
            names.append(part.name)
            for case in part.cases.values():
                names += names_in(case)
    return names
