"""The engine and the games import nothing impure, and no game imports another."""

import pytest

from tests.project.files import ROOT, relative
from tests.project.import_problems import impure_imports, other_games

PURE = sorted(path for folder in ("engine", "games") for path in (ROOT / "waset" / folder).rglob("*.py"))
IN_A_GAME = [path for path in PURE if len(path.relative_to(ROOT).parts) > 3]


def package_of(name: str) -> str:
    """The package that relative imports in a file start from."""
    return name.rpartition("/")[0].replace("/", ".")


@pytest.mark.parametrize("name", [relative(path) for path in PURE])
def test_the_pure_part_imports_nothing_impure(name: str) -> None:
    assert impure_imports((ROOT / name).read_text(), package_of(name)) == []


@pytest.mark.parametrize("name", [relative(path) for path in IN_A_GAME])
def test_a_game_imports_no_other_game(name: str) -> None:
    assert other_games((ROOT / name).read_text(), package_of(name)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import Random, choice",
        "from random import Random\nrng = Random(1)",
        "import os.path",
        "from time import monotonic",
        "def late():\n    import datetime",
        "import numpy as np",
        "from pydantic import BaseModel",
    ],
)
def test_an_impure_import_is_found_out(source: str) -> None:
    assert impure_imports(source, "waset.engine") != []


@pytest.mark.parametrize(
    "source",
    [
        "import msgspec\nfrom functools import cache\nimport collections.abc",
        "from random import Random\ndef imagine(view: object, rng: Random) -> None: ...",
        "from waset.engine.game import Game\nfrom . import cards\nfrom ..engine import game",
    ],
)
def test_a_pure_import_is_let_be(source: str) -> None:
    assert impure_imports(source, "waset.games.cleopatra") == []


@pytest.mark.parametrize(
    ("source", "is_wrong"),
    [
        ("from waset.games.pharaoh import state", True),
        ("from waset.games import pharaoh", True),
        ("import waset.games.pharaoh.state", True),
        ("from ...pharaoh import state", True),
        ("from ..state import State", False),
        ("from waset.games.cleopatra.rules import market", False),
        ("from waset.engine import game", False),
    ],
)
def test_an_import_of_another_game_is_found_out(source: str, is_wrong: bool) -> None:
    assert bool(other_games(source, "waset.games.cleopatra.rules")) is is_wrong
