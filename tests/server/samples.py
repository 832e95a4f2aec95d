"""Tables, people and links to write into a store."""

from __future__ import annotations

from typing import Any

from waset.tables.ports import Link, Person, Stored, Summary


def summary(**changes: Any) -> Summary:
    """What a table comes to, but for these changes."""
    usual: dict[str, Any] = {
        "game": "pharaoh",
        "status": "playing",
        "is_open": False,
        "players": ["anna", "ben"],
        "title": {"seats": [{"name": "Änne"}, None], "turn": 1},
    }
    return Summary(**{**usual, **changes})


def bodies(log: list[Stored]) -> list[bytes]:
    """What stands in a log."""
    return [entry.body for entry in log]


def anna() -> Person:
    """Somebody."""
    return Person("anna", "Änne", 10.5)


def link(token: bytes, **changes: Any) -> Link:
    """A link to the table `one`."""
    return Link(**{"token_hash": token, "table": "one", "kind": "seat", "seat": 1, **changes})
