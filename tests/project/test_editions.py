"""An edition is a declaration: no code that editions share asks which one it is in."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.files import ROOT, relative
from waset.games import GAMES

SHARED = ("waset/games/cleopatra", "waset/terminal/cleopatra")
DECLARATIONS = ("edition_2006.py", "edition_2019.py")
MAY_IMPORT_THEM = ("game.py",)  # the one place that puts an edition and its steps together
YEARS = ("2006", "2019")


def shared_modules() -> list[Path]:
    """Every module that serves more than one edition."""
    return [
        path for folder in SHARED for path in sorted((ROOT / folder).rglob("*.py")) if path.name not in DECLARATIONS
    ]


def questions(source: str, *, may_import: bool = False) -> Iterator[str]:
    """Where code asks which edition it is in, or reaches for a particular one."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                named = " ".join([*modules, *(one.name for one in names)])
                if not may_import and any(year in named for year in YEARS):
                    yield f"line {node.lineno} imports {named}"
            case ast.Compare() | ast.Match():
                asked = ast.unparse(node.subject if isinstance(node, ast.Match) else node)
                if "edition.name" in asked or any(game in asked for game in GAMES):
                    yield f"line {node.lineno} asks {asked}"
            case ast.Constant(value=str(text)) if text in GAMES or text in YEARS:
                yield f"line {node.lineno} names {text}"


@pytest.mark.parametrize("path", shared_modules(), ids=relative)
def test_shared_code_does_not_ask_which_edition_it_is_in(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert list(questions(source, may_import=path.name in MAY_IMPORT_THEM)) == []


def test_the_editions_are_found() -> None:
    names = {path.name for path in shared_modules()}
    assert {"game.py", "edition.py", "quarry.py", "matched_cost.py", "market.py"} <= names
    assert not names & set(DECLARATIONS)


@pytest.mark.parametrize(
    "source",
    [
        "if state.edition.name == 'cleopatra-2006': pass",
        "match state.edition.name:\n    case 'x': pass",
        "from waset.games.cleopatra import edition_2019",
        "from waset.games.cleopatra.edition_2006 import EDITION",
        "IS_OLD = NAME in ('cleopatra-2006',)",
        "year = '2019'",
    ],
)
def test_a_question_for_the_edition_is_found_out(source: str) -> None:
    assert list(questions(source))


def test_reading_from_an_edition_is_no_question() -> None:
    source = "key = f'ui.game_{view.edition.name}'\nif state.edition.dice == 5: pass\n'[06.B1] The 2006 rule.'"
    assert list(questions(source)) == []
