"""The log of the server: one line for each thing that happens, with table and sequence, without names and tokens."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import MutableMapping
from datetime import UTC, datetime
from functools import cache
from typing import Any, TextIO

import msgspec
import structlog

ENCODER = msgspec.json.Encoder()
SHARED: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
TOO_CHATTY = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "sqlalchemy", "asyncio", "websockets")


def set_up(form: str) -> Pages:
    """Log to standard error, as JSON or as text for people; whoever ends the event loop writes the last page."""
    last = structlog.processors.JSONRenderer() if form == "json" else structlog.dev.ConsoleRenderer(colors=False)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                last,
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in TOO_CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)
    pages = Pages(sys.stderr)
    # Our own lines, one for each command, take the short way; it writes what the long one would.
    structlog.configure(
        processors=[as_json] if form == "json" else [*SHARED, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(pages),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
    return pages


@cache
def log() -> structlog.typing.FilteringBoundLogger:
    """Where our own lines go; made once, when it is set up."""
    logger: structlog.typing.FilteringBoundLogger = structlog.get_logger("waset.server").bind()
    return logger


class Pages:
    """A stream on which the lines of one turn of the event loop are written together."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.lines: list[str] = []

    def write(self, line: str) -> None:
        """Write a line with those that come next; where nothing is in turn, at once."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.stream.write(line)
            return
        if not self.lines:
            loop.call_soon(self.turn)
        self.lines.append(line)

    def turn(self) -> None:
        """Write what has been gathered."""
        lines, self.lines = self.lines, []
        if lines:
            self.stream.write("".join(lines))
            self.stream.flush()

    def flush(self) -> None:
        """Lines go out by themselves."""


def as_json(logger: object, method: str, line: MutableMapping[str, Any]) -> str:
    """A line as JSON, with its level and time."""
    line["level"] = method
    line["timestamp"] = f"{datetime.now(UTC).isoformat()[:-6]}Z"
    return ENCODER.encode(line).decode()
