"""Clocks of tables: kinds, and arithmetic on the times of the entries, so that they survive any restart."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, TypeAlias

import msgspec

from waset.engine.game import Seat

HOUR = 3600.0
DAY = 24 * HOUR
LONGEST_MOVE = 7 * DAY
MOST_DAYS = 60

Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=5, le=LONGEST_MOVE)]
Bank: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=LONGEST_MOVE)]
Days: TypeAlias = Annotated[float, msgspec.Meta(gt=0, le=MOST_DAYS)]
HourOfDay: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=24)]
Minutes: TypeAlias = Annotated[int, msgspec.Meta(ge=-14 * 60, le=14 * 60)]


class Untimed(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Nobody is hurried."""

    def bank_at_start(self) -> float:
        """There is none."""
        return 0.0

    def runs_out(self, asked: float, bank: float) -> float | None:
        """Never."""
        return None

    def bank_after(self, bank: float, used: float) -> float:
        """Nothing is used up."""
        return bank


class Live(msgspec.Struct, frozen=True, tag="live", tag_field="kind"):
    """Seconds for every decision, and a bank for the whole game that is used when they are not enough."""

    seconds: Seconds
    bank: Bank = 0.0

    def bank_at_start(self) -> float:
        """The whole bank."""
        return self.bank

    def runs_out(self, asked: float, bank: float) -> float | None:
        """When the seconds and the bank are used up."""
        return asked + self.seconds + bank

    def bank_after(self, bank: float, used: float) -> float:
        """What is left of the bank after a decision that took so long."""
        return max(0.0, bank - max(0.0, used - self.seconds))


class Daily(msgspec.Struct, frozen=True, tag="days", tag_field="kind"):
    """Days for every decision, counted in waking hours alone: the same hour some days later, never in the night."""

    days: Days
    wakes: HourOfDay = 8
    sleeps: HourOfDay = 22
    offset: Minutes = 0  # of the clock on the wall, east of UTC

    def __post_init__(self) -> None:
        if self.wakes >= self.sleeps:
            raise ValueError("the waking hours begin before they end")

    def bank_at_start(self) -> float:
        """There is none."""
        return 0.0

    def runs_out(self, asked: float, bank: float) -> float | None:
        """When so many days' waking hours have gone by."""
        shift = self.offset * 60 - self.wakes * HOUR  # so that a day begins when people wake
        waking = (self.sleeps - self.wakes) * HOUR
        day, hour = divmod(asked + shift, DAY)
        whole, rest = divmod(min(hour, waking) + self.days * waking, waking)
        if rest == 0:  # the end of an evening, not the morning after
            whole, rest = whole - 1, waking
        return (day + whole) * DAY + rest - shift

    def bank_after(self, bank: float, used: float) -> float:
        """Nothing is used up."""
        return bank


ClockSetting: TypeAlias = Untimed | Live | Daily


class Due(msgspec.Struct, frozen=True, order=True):
    """When something happens to a seat by itself."""

    at: float
    seat: Seat
    is_end_of_grace: bool = False


class Clocks:
    """The clocks of one table."""

    __slots__ = ("asked", "bank", "grace", "graces", "setting")

    def __init__(self, setting: ClockSetting, grace: float, seats: int) -> None:
        self.setting = setting
        self.grace = grace
        self.bank = [setting.bank_at_start()] * seats
        self.asked: dict[Seat, float] = {}  # since when a seat owes a decision
        self.graces: dict[Seat, float] = {}  # since when a seat has run out, or its person has left

    def ask(self, seats: Iterable[Seat], at: float) -> None:
        """These seats owe a decision; for those who owed one already the clock runs on."""
        self.asked = {seat: self.asked.get(seat, at) for seat in seats}

    def decide(self, seat: Seat, at: float) -> None:
        """A seat has decided: its clock stops, and a grace is over."""
        asked = self.asked.pop(seat, at)
        self.bank[seat] = self.setting.bank_after(self.bank[seat], at - asked)
        self.graces.pop(seat, None)

    def run_out(self, seat: Seat, at: float) -> None:
        """A seat has used up all its time."""
        self.bank[seat] = 0.0
        self.graces[seat] = at

    def leave(self, seat: Seat, at: float) -> None:
        """A person has left."""
        self.graces[seat] = at

    def stop(self, seat: Seat) -> None:
        """A bot sits in: nobody is hurried."""
        self.asked.pop(seat, None)
        self.graces.pop(seat, None)

    def restart(self, away: Collection[Seat]) -> None:
        """The questions are new ones, since the table went back: only those who are away stay so."""
        self.asked.clear()
        self.graces = {seat: since for seat, since in self.graces.items() if seat in away}

    def runs_out(self, seat: Seat) -> float | None:
        """When a seat's time is over; None when it is not hurried, or it is over already."""
        if seat not in self.asked or seat in self.graces:
            return None
        return self.setting.runs_out(self.asked[seat], self.bank[seat])

    def due(self) -> list[Due]:
        """All that will happen if nobody does anything, the first first."""
        ends = [Due(since + self.grace, seat, is_end_of_grace=True) for seat, since in self.graces.items()]
        outs = [Due(at, seat) for seat in self.asked if (at := self.runs_out(seat)) is not None]
        return sorted(ends + outs)
