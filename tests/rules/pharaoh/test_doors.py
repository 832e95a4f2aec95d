"""docs/rules/en/pharaoh/doors.md"""

import pytest

from tests.rules.pharaoh.table import Table

MIDDLE = """
4 ? ? ? ? ? ?
3 ? ? ? {} ? ?
2 ? ? {} {} {} ?
1 ? ? S {} ? ?
"""


def around(middle: str, north: str, east: str, south: str, west: str) -> Table:
    """An archaeologist on d2 with these tiles around it."""
    return Table(MIDDLE.format(north, west, middle, east, south), figures={0: "d2 c1"})


@pytest.mark.parametrize(
    ("middle", "reached"),
    [
        ("┼", ["d1", "c2", "e2", "d3"]),
        ("├", ["d1", "e2", "d3"]),
        ("─", ["c2", "e2"]),
        ("┐", ["d1", "c2"]),
        ("╵", ["d3"]),
    ],
)
def test_P_D1_a_wall_of_the_own_tile_stops(middle: str, reached: list[str]) -> None:
    assert around(middle, "┼", "┼", "┼", "┼").walks(0) == reached


@pytest.mark.parametrize(
    ("tiles", "reached"),
    [
        ("┼┼┼┼", ["d1", "c2", "e2", "d3"]),
        ("┴┼┼┼", ["d1", "c2", "e2"]),
        ("┼├┼┼", ["d1", "c2", "d3"]),
        ("┼┼┬┼", ["c2", "e2", "d3"]),
        ("┼┼┼┤", ["d1", "e2", "d3"]),
        ("╵╶╷╴", []),
    ],
)
def test_P_D1_a_wall_of_the_neighbour_stops(tiles: str, reached: list[str]) -> None:
    assert around("┼", *tiles).walks(0) == reached


def test_P_D1_nothing_is_connected_to_a_face_down_tile() -> None:
    assert around("┼", "?", "┼", "?", "┼").walks(0) == ["c2", "e2"]


def test_P_D1_nothing_is_connected_to_a_hole() -> None:
    assert around("┼", ".", "┼", ".", "┼").walks(0) == ["c2", "e2"]


def test_P_D1_nothing_goes_diagonally() -> None:
    drawing = """
    3 ? ? ┼ ? ┼ ?
    2 ? ? ? ┼ ? ?
    1 ? ? S ? ┼ ?
    """
    assert Table(drawing, figures={0: "d2 c1"}).walks(0) == []


def test_P_D1_nothing_goes_round_the_edge() -> None:
    drawing = """
    3 ┼ ? ? ? ? ?
    2 ┼ ? ? ? ? ┼
    1 ? ? S ? ? ┼
    """
    assert Table(drawing, figures={0: "f2 c1"}).walks(0) == ["f1"]
