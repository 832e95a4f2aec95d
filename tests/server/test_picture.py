"""The picture of a client, by which other tests judge the server, finds out what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.picture import Picture


def told(version: int, first: int, steps: list[int], chat: tuple[int, ...] = ()) -> Any:
    """A small update."""
    lines = [{"seq": seq} for seq in chat]
    return {"version": version, "first_step": first, "steps": steps, "chat": lines, "status": "playing"}


@pytest.fixture
def picture() -> Picture:
    """A picture of two steps and a line."""
    picture = Picture()
    picture.take(told(4, 0, [10, 11], (3,)))
    return picture


def test_updates_add_up_also_when_somebody_goes_back(picture: Picture) -> None:
    picture.take(told(6, 2, [12, 13]))
    picture.take(told(7, 1, [14], (7,)))
    picture.compare(told(7, 0, [10, 14], (3, 7)))


@pytest.mark.parametrize(
    "wrong",
    [
        told(5, 3, [12]),  # a step is missing
        told(3, 2, []),  # older than what was seen
        told(4, 1, [11]),  # told again
        told(5, 2, [], (4,)),  # a line that was told before
    ],
)
def test_what_is_missed_or_repeated_is_noticed(picture: Picture, wrong: Any) -> None:
    with pytest.raises(AssertionError):
        picture.take(wrong)


def test_another_truth_is_noticed(picture: Picture) -> None:
    with pytest.raises(AssertionError):
        picture.compare(told(4, 0, [10, 12], (3,)))
