"""Dealing together with what comes one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


def each(deal: Callable[[Thing], None]) -> Callable[[list[Thing]], None]:
    """One after the other; trouble with one is no trouble to the others."""

    def all_of(things: list[Thing]) -> None:
        for thing in things:
            try:
                deal(thing)
            except Exception as trouble:
                told = {"message": "what was gathered could not be dealt with", "exception": trouble}
                asyncio.get_running_loop().call_exception_handler(told)

    return all_of


class Gathered(Generic[Thing]):
    """Things that come in one turn of the event loop, and are dealt with at its end."""

    __slots__ = ("deal", "things")

    def __init__(self, deal: Callable[[list[Thing]], None]) -> None:
        self.deal = deal
        self.things: list[Thing] = []

    def add(self, thing: Thing) -> None:
        """One more."""
        if not self.things:
            asyncio.get_running_loop().call_soon(self.go)
        self.things.append(thing)

    def go(self) -> None:
        """Deal with those that are there, now."""
        things, self.things = self.things, []
        if things:
            self.deal(things)
