"""Each decision names the place in the code where it stands, and that place is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMES = r"`\w+`(?:,\s+`\w+`)*"
PLACE = re.compile(rf"`(waset/[\w/]+\.py)`(?:\s+\(({NAMES})\)|:\s+({NAMES}))")
PAGES = sorted(page for page in (ROOT / "docs" / "decisions").glob("*.md") if page.name != "README.md")


def places(text: str) -> list[tuple[str, str]]:
    """Every file and name that a page points to."""
    return [
        (file, name) for file, some, others in PLACE.findall(text) for name in re.findall(r"`(\w+)`", some or others)
    ]


def defined(source: str) -> set[str]:
    """The names that a module defines, methods included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_decision_points_to_code_that_is_there(page: Path) -> None:
    for file, name in places(page.read_text(encoding="utf-8")):
        assert name in defined((ROOT / file).read_text(encoding="utf-8")), f"{name} is not in {file}"


def test_places_are_found_in_a_page() -> None:
    text = "The tax: `waset/a.py` (`tax_for`, `rank`); and `waset/b.py`\n  (`Other`).\n- `waset/c.py`: `d`, `e`"
    found = [("waset/a.py", "tax_for"), ("waset/a.py", "rank"), ("waset/b.py", "Other")]
    assert places(text) == [*found, ("waset/c.py", "d"), ("waset/c.py", "e")]


def test_names_are_found_in_a_module() -> None:
    assert defined("A = 1\nB: int = 2\nclass C:\n    def d(self): ...\n") == {"A", "B", "C", "d"}
