"""The log of the server: one line for each thing that happens, with table and sequence, without names and tokens."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import msgspec
import structlog

ENCODER = msgspec.json.Encoder()
SHARED: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
TOO_CHATTY = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "sqlalchemy", "asyncio", "websockets")


def set_up(form: str) -> None:
    """Log to standard error, as JSON or as text for people."""
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
    # Our own lines, one for each command, take the short way; it writes what the long one would.
    structlog.configure(
        processors=[*SHARED, as_json if form == "json" else last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def as_json(logger: object, method: str, line: MutableMapping[str, Any]) -> str:
    """A line as JSON."""
    return ENCODER.encode(line).decode()
