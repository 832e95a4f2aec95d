"""The log of the server: one line for each thing that happens, with table and sequence, without names and tokens."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec
import structlog

from waset.tables.gathering import Gathered

ENCODER = msgspec.json.Encoder()
SHARED: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
FOR_PEOPLE = structlog.dev.ConsoleRenderer(colors=False)
TOO_CHATTY = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "sqlalchemy", "asyncio", "websockets")


def set_up(form: str) -> Pages:
    """Log to standard error, as JSON or as text for people; whoever ends the event loop writes the last page."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer() if form == "json" else FOR_PEOPLE,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in TOO_CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
    pages = Pages(sys.stderr)
    JOURNAL.begin(pages, as_json if form == "json" else as_text)
    return pages


class Done(msgspec.Struct, frozen=True):
    """A line of our own: that a command was carried out."""

    kind: str
    table: str
    seq: int
    timestamp: datetime
    event: str = "command"
    level: str = "info"


class Journal:
    """Our own lines, one for each command; they take a shorter way than those of others, and look the same."""

    def __init__(self) -> None:
        self.pages: Pages | None = None  # until it is set up nothing is written

    def begin(self, pages: Pages, written: Callable[[Done], str]) -> None:
        """Write to these pages from now on."""
        self.pages = pages
        self.written = written

    def command(self, kind: str, table: str, seq: int) -> None:
        """A command was carried out at a table, which has come to this entry by it."""
        if self.pages is not None:
            self.pages.write(f"{self.written(Done(kind, table, seq, datetime.now(UTC)))}\n")


JOURNAL = Journal()


class Pages:
    """A stream on which the lines of one turn of the event loop are written together."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.lines: Gathered[str] = Gathered(self.print)

    def write(self, line: str) -> None:
        """Write a line with those that come next; where nothing is in turn, at once."""
        try:
            self.lines.add(line)
        except RuntimeError:  # there is no loop
            self.stream.write(line)

    def turn(self) -> None:
        """Write what has been gathered."""
        self.lines.go()

    def print(self, lines: list[str]) -> None:
        """Write some lines."""
        self.stream.write("".join(lines))
        self.stream.flush()


def as_json(done: Done) -> str:
    """A line as JSON."""
    return ENCODER.encode(done).decode()


def as_text(done: Done) -> str:
    """A line for people."""
    return FOR_PEOPLE(None, done.level, msgspec.to_builtins(done))
