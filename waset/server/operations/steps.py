"""An operation yields statements and is sent what they found, so that each kind of database can carry it out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Executable

Result = TypeVar("Result")
Row = Sequence[Any]
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]  # several mean: once with each


class Step(NamedTuple):
    """One statement with its values."""

    statement: Executable
    values: Values
    is_whole: bool = False  # it needs no transaction with others; only the first one of an operation may say so


class Found(NamedTuple):
    """What a statement came to: its rows, and how many rows it wrote."""

    rows: Sequence[Row]
    written: int


Operation = Generator[Step, Found, Result]
Making = Callable[[], Operation[Result] | Step]  # makes it anew for each try; a step alone is one that comes to nothing


def steps_of(operation: Operation[Result] | Step) -> Operation[Result]:
    """The steps of an operation, also where there is one."""
    return alone(operation) if isinstance(operation, Step) else operation


def alone(step: Step) -> Operation[Any]:
    """An operation of one step."""
    yield step


class Taken(Exception):
    """What should be written is there already."""


class Missing(Exception):
    """What should be changed, or added to, is not there, or no longer."""


class Database(Protocol):
    """Carries out operations."""

    dialect: str  # sqlite or postgresql
    is_certain: bool  # whether a write that fails has written nothing

    async def read(self, making: Making[Result]) -> Result:
        """Look something up."""

    async def write(self, making: Making[Result], landed: Making[Result] | None = None) -> Result:
        """Write all or nothing; after a try whose end nobody saw, `landed` raises a refusal or knows it as our own."""

    def write_soon(self, making: Making[Result], done: Callable[[bool], None]) -> None:
        """Write all or nothing, for who does not wait; `done` hears whether it was written."""
