"""Talk of all tables as it comes, in one place of SQLite's file, and filed into their logs many lines at once.

A log grows inside of the tree of all entries: each line of another table is another page, and its neighbours, in every
commit. Lines that lie behind one another are few pages. Nothing but talk lies there, and only while nothing but talk is
written: whatever else the writing connection does, it files first. Who reads a log looks into both.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from waset.server.operations.steps import Missing

MOST_LINES = 4000

END = "SELECT max(seq) FROM entry WHERE table_id = ?"
LAY = "INSERT INTO tray (table_id, seq, body, at) VALUES (?, ?, ?, ?)"
# Both or neither: whoever carries them out has begun a transaction, or a file that nobody else has.
FILE = "INSERT INTO entry (table_id, seq, body, at) SELECT table_id, seq, body, at FROM tray ORDER BY table_id, seq"
EMPTY = "DELETE FROM tray"
ENDS = "SELECT table_id, max(seq), count(*) FROM tray GROUP BY table_id"


class Tray:
    """The tray of the connection that writes, and where the logs end of which it holds lines."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.ends: dict[str, int] = {}
        self.lines = 0

    def lay(self, rows: list[Any]) -> None:
        """Take in the next line of each log; refuse all when one of the logs ends elsewhere."""
        if not rows:
            return
        found = []
        for row in rows:
            table, after = row["table"], row["after"]
            if self.end_of(table) != after:
                raise Missing
            self.ends[table] = after + 1
            found.append((table, after + 1, row["body"], row["at"]))
        self.connection.executemany(LAY, found)
        self.lines += len(found)
        if self.lines >= MOST_LINES:
            self.file()

    def end_of(self, table: str) -> int | None:
        """The last entry of a log."""
        end = self.ends.get(table)
        if end is None:
            (end,) = self.connection.execute(END, (table,)).fetchone()
        return end

    def file(self) -> None:
        """Put all lines where they belong."""
        if self.lines:
            file(self.connection)
            self.ends.clear()
            self.lines = 0

    def look_again(self) -> None:
        """What was laid there or filed may have been undone."""
        found = self.connection.execute(ENDS).fetchall()
        self.ends = {table: end for table, end, _ in found}
        self.lines = sum(lines for *_, lines in found)


def file(connection: sqlite3.Connection) -> None:
    """Put all lines of a file where they belong."""
    connection.execute(FILE)
    connection.execute(EMPTY)
