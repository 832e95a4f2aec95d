"""The log of the server: lines of one turn of the event loop go out together, in their order."""

from __future__ import annotations

import asyncio
import io

import msgspec
import pytest

from waset.server.logs import Pages, as_json


class Counting(io.StringIO):
    """A stream that counts how often it is written to."""

    writes = 0

    def write(self, text: str) -> int:
        self.writes += 1
        return super().write(text)


@pytest.mark.anyio
async def test_lines_of_one_turn_are_written_together() -> None:
    stream = Counting()
    pages = Pages(stream)
    for line in ("one\n", "two\n"):
        pages.write(line)
    assert stream.writes == 0
    await asyncio.sleep(0)
    assert (stream.getvalue(), stream.writes) == ("one\ntwo\n", 1)
    pages.write("three\n")
    await asyncio.sleep(0)
    assert stream.getvalue() == "one\ntwo\nthree\n"


def test_where_nothing_is_in_turn_a_line_is_written_at_once() -> None:
    stream = Counting()
    Pages(stream).write("one\n")
    assert stream.getvalue() == "one\n"


def test_a_line_has_its_level_and_its_time() -> None:
    line = msgspec.json.decode(as_json(None, "info", {"event": "command", "table": "b1", "seq": 3}))
    assert (line["level"], line["event"], line["table"], line["seq"]) == ("info", "command", "b1", 3)
    assert line["timestamp"].endswith("Z")
