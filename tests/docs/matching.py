"""Holds printed lines against expected ones, in which `…` stands for anything."""

import difflib
import re

ANYTHING = "…"


def line_matches(expected: str, line: str) -> bool:
    """Whether a line is the expected one, where `…` stands for any text."""
    pattern = ".*".join(re.escape(part) for part in expected.rstrip().split(ANYTHING))
    return re.fullmatch(pattern, line.rstrip()) is not None


def matches(expected: list[str], lines: list[str]) -> bool:
    """Whether all lines are the expected ones, where a line `…` stands for any number of lines."""
    reachable = {0}  # how many printed lines the expected ones so far may cover
    for pattern in expected:
        if pattern.strip() == ANYTHING:
            reachable = set(range(min(reachable), len(lines) + 1))
        else:
            reachable = {at + 1 for at in reachable if at < len(lines) and line_matches(pattern, lines[at])}
        if not reachable:
            return False
    return len(lines) in reachable


def difference(expected: list[str], lines: list[str]) -> list[str]:
    """Nothing where the lines match, else how they differ."""
    if matches(expected, lines):
        return []
    return list(difflib.unified_diff(expected, lines, "expected", "printed", lineterm=""))
