"""The progress bar: as wide as the terminal at most, and ended with its line whatever happens."""

from __future__ import annotations

import io
import sys
from os import terminal_size

import pytest

from waset.commands import progress
from waset.commands.progress import shown


class Terminal(io.StringIO):
    """Somewhere to draw."""

    def isatty(self) -> bool:
        """It says it is one."""
        return True


def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal of forty columns."""
    drawn = Terminal()
    monkeypatch.setattr(progress, "get_terminal_size", lambda: terminal_size((40, 20)))
    monkeypatch.setattr(sys, "stderr", drawn)
    return drawn


def test_the_line_fits_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = terminal(monkeypatch)
    assert list(shown("abc", 3, "letters of a very long and winding kind")) == ["a", "b", "c"]
    lines = drawn.getvalue().replace("\x1b[K", "").split("\r")
    assert max(map(len, lines)) <= 40
    assert "3/3" in lines[-1]
    assert lines[-1].endswith("\n")


def test_the_line_is_ended_where_the_work_breaks_off(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = terminal(monkeypatch)
    for _ in shown("abc", 3, "letters"):
        break
    assert drawn.getvalue().endswith("\n")


def test_elsewhere_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = io.StringIO()
    monkeypatch.setattr(sys, "stderr", nowhere)
    assert list(shown("ab", 2, "letters")) == ["a", "b"]
    assert nowhere.getvalue() == ""
