"""What a table may choose when it sets a game up: every game declares its settings, and they are checked here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from waset.engine.game import BadSetup, Options, Reason

Value: TypeAlias = bool | int | str

ON = "on"
OFF = "off"
FIRST_PLAYER = "first_player"
LOT = "lot"


class Setting:
    """One setting: its name, the rule behind it, what it is when nobody says, and for how many seats it is there."""

    def __init__(self, name: str, rule: str, default: Value, seats: Sequence[int]) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.seats = tuple(seats)

    @property
    def choices(self) -> tuple[Value, ...]:
        """All it may be, where that is a short list."""
        return ()

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The least and the most, where it is a number."""
        return None

    def choices_for(self, seats: int) -> tuple[Value, ...]:
        """The choices of a table with this number of seats."""
        return self.choices

    def refusal(self, value: object, seats: int) -> Reason | None:
        """Why it cannot be this at a table with this number of seats."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """The value that somebody typed; a text that stands for none comes back as it is, to be refused."""
        return text

    def written(self, value: Value) -> str:
        """The value as one types it."""
        return str(value)


class Switch(Setting):
    """On or off."""

    @property
    def choices(self) -> tuple[Value, ...]:
        """Both."""
        return (False, True)

    def refusal(self, value: object, seats: int) -> Reason | None:
        """Only true and false."""
        if isinstance(value, bool):
            return None
        return Reason("setup.option_switch", self.rule, {"option": self.name, "value": str(value)})

    def read(self, text: str) -> Value:
        """`on` or `off`."""
        return {ON: True, OFF: False}.get(text, text)

    def written(self, value: Value) -> str:
        """`on` or `off`."""
        return ON if value else OFF


class OneOf(Setting):
    """One of a few names or numbers."""

    def __init__(self, name: str, rule: str, values: Sequence[Value], seats: Sequence[int]) -> None:
        super().__init__(name, rule, values[0], seats)
        self.values = tuple(values)

    @property
    def choices(self) -> tuple[Value, ...]:
        """All of them."""
        return self.values

    def refusal(self, value: object, seats: int) -> Reason | None:
        """Only these; true and false are no numbers."""
        if any(value == one and type(value) is type(one) for one in self.values):
            return None
        details: dict[str, int | str | list[str]] = {"option": self.name, "value": str(value)}
        return Reason("setup.option_one_of", self.rule, {**details, "values": list(map(str, self.values))})

    def read(self, text: str) -> Value:
        """The one that is written like this."""
        return next((one for one in self.values if str(one) == text), text)


class Number(Setting):
    """A whole number within bounds."""

    def __init__(self, name: str, rule: str, default: int, seats: Sequence[int], bounds: tuple[int, int]) -> None:
        super().__init__(name, rule, default, seats)
        self.least, self.most = bounds

    @property
    def bounds(self) -> tuple[int, int] | None:
        """The least and the most."""
        return self.least, self.most

    def refusal(self, value: object, seats: int) -> Reason | None:
        """Only whole numbers from the least to the most."""
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        details: dict[str, int | str | list[str]] = {"option": self.name, "value": str(value)}
        return Reason("setup.option_number", self.rule, {**details, "least": self.least, "most": self.most})

    def read(self, text: str) -> Value:
        """The number."""
        return int(text) if text.isdecimal() and len(text) < 10 else text


class FirstPlayer(Setting):
    """Who begins: drawn by lot, or a seat by its number from 1."""

    def __init__(self, rule: str, seats: Sequence[int]) -> None:
        super().__init__(FIRST_PLAYER, rule, LOT, seats)

    @property
    def choices(self) -> tuple[Value, ...]:
        """The lot, and every seat of the largest table."""
        return self.choices_for(max(self.seats))

    def choices_for(self, seats: int) -> tuple[Value, ...]:
        """The lot, and every seat."""
        return (LOT, *range(1, seats + 1))

    def refusal(self, value: object, seats: int) -> Reason | None:
        """Only the lot and seats that are there."""
        if value == LOT or (isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= seats):
            return None
        details: dict[str, int | str | list[str]] = {"option": self.name, "value": str(value)}
        return Reason("setup.option_one_of", self.rule, {**details, "values": list(map(str, self.choices_for(seats)))})

    def read(self, text: str) -> Value:
        """The number of a seat, or `lot`."""
        return int(text) if text.isdecimal() and len(text) < 10 else text


def first_seat(value: Value) -> int | None:
    """The seat that begins by a setting of this kind; None when it is drawn."""
    return None if value == LOT else int(value) - 1


class Text(Setting):
    """A short text that the game can read; its default is the example."""

    def __init__(
        self, name: str, rule: str, default: str, seats: Sequence[int], is_readable: Callable[[str], bool]
    ) -> None:
        super().__init__(name, rule, default, seats)
        self.is_readable = is_readable

    def refusal(self, value: object, seats: int) -> Reason | None:
        """Only what the game can read."""
        if isinstance(value, str) and self.is_readable(value):
            return None
        details: dict[str, int | str | list[str]] = {"option": self.name, "value": str(value)}
        return Reason("setup.option_text", self.rule, {**details, "example": str(self.default)})


def typed(settings: Sequence[Setting], text: str) -> tuple[str, Value]:
    """A setting as somebody typed it: `NAME=VALUE`, or `NAME` alone to switch it on."""
    name, _, value = text.partition("=")
    setting = next((one for one in settings if one.name == name), None)
    return name, value if setting is None else setting.read(value or ON)


def settled(settings: Sequence[Setting], possible: Sequence[int], seats: int, options: Options) -> dict[str, Value]:
    """Every setting with its value; refuses a number of seats and options that the game does not know."""
    if seats not in possible:
        raise BadSetup(Reason("setup.seats", "", {"seats": seats, "least": possible[0], "most": possible[-1]}))
    by_name = {setting.name: setting for setting in settings}
    values = {setting.name: setting.default for setting in settings}
    for name, value in options.items():
        if name not in by_name:
            raise BadSetup(Reason("setup.option", "", {"option": name}))
        setting = by_name[name]
        refusal = setting.refusal(value, seats)
        if refusal is not None:
            raise BadSetup(refusal)
        if value != setting.default and seats not in setting.seats:
            raise BadSetup(Reason("setup.option_seats", setting.rule, {"option": name, "seats": seats}))
        values[name] = value
    return values
