"""The log of the server: lines of one turn of the event loop go out together, in their order."""

from __future__ import annotations

import asyncio
import io
import re
from datetime import datetime

import msgspec
import pytest

from waset.server.logs import Journal, Pages, as_json, set_up


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
    stream = io.StringIO()
    journal = Journal()
    journal.command("Say", "b0", 2)
    journal.begin(Pages(stream), as_json)
    journal.command("Say", "b1", 3)
    line = msgspec.json.decode(stream.getvalue())
    assert (line["level"], line["event"], line["kind"], line["table"], line["seq"]) == (
        "info",
        "command",
        "Say",
        "b1",
        3,
    )
    assert datetime.fromisoformat(line["timestamp"]).tzinfo is not None


def test_a_line_for_people_says_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal()
    monkeypatch.setattr("waset.server.logs.JOURNAL", journal)
    monkeypatch.setattr("logging.basicConfig", lambda **_: None)
    set_up("text")
    journal.command("Say", "b1", 3)
    line = capsys.readouterr().err
    assert re.search(r"\[info *\] command +kind=Say seq=3 table=b1$", line.strip()), line
