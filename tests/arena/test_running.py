"""Work in several processes: all of it is done, in order, and it is noticed when a process is gone."""

from __future__ import annotations

import os
import signal
import time
from contextlib import AbstractContextManager

import pytest

from waset.arena import running
from waset.arena.running import NoProcess, Team, in_order, processes


def doubled(number: int) -> int:
    """Some work."""
    return 2 * number


def last_words(number: int) -> int:
    """Work that one process takes with it to its end."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)
    return number


@pytest.mark.parametrize("chunk", [1, 3, 50])
def test_all_is_done_in_order(chunk: int) -> None:
    assert list(in_order(doubled, range(10), 2, chunk)) == list(range(0, 20, 2))
    assert list(in_order(doubled, [], 2, chunk)) == []


def test_more_processes_than_work_are_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(number: int) -> AbstractContextManager[Team]:
        asked.append(number)
        return processes(number)

    monkeypatch.setattr(running, "processes", counted)
    assert list(in_order(doubled, [1, 2], 99999)) == [2, 4]
    assert asked == [2]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_process_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LOOK", 0.2)
    found: list[int] = []
    with processes(2) as team, pytest.raises(NoProcess, match="ended from outside"):
        found.extend(team.as_they_come(last_words, range(6)))
    assert set(found) <= {0, 1, 2, 4, 5}  # the other one may still be starting when it is noticed


def test_processes_that_cannot_be_started_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_pool(*_: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("multiprocessing.context.BaseContext.Pool", no_pool)
    with pytest.raises(NoProcess, match="7 processes cannot be started: Too many open files"), processes(7):
        pass
