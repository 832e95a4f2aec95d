"""What the pure part of the project imports against its rules."""

import ast
import sys
from collections.abc import Iterator

IMPURE = {
    *("asyncio", "concurrent", "multiprocessing", "subprocess", "threading"),
    *("datetime", "time", "secrets", "uuid"),
    *("http", "io", "logging", "os", "pathlib", "shutil", "socket", "sqlite3", "tempfile", "urllib"),
}
ALLOWED = (sys.stdlib_module_names - IMPURE - {"random"}) | {"msgspec", "waset"}


def imported_names(tree: ast.AST, package: str) -> Iterator[str]:
    """The full names of all imported things: `from a import b` gives `a.b`, relative ones are resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parents, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def impure_imports(source: str, package: str) -> list[str]:
    """Imports that are neither pure stdlib, msgspec nor our own; `Random` may be named as a type, never called."""
    tree = ast.parse(source)
    wrong = [
        name
        for name in imported_names(tree, package)
        if name.partition(".")[0] not in ALLOWED and name != "random.Random"
    ]
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    return wrong + ["Random()" for call in calls if isinstance(call, ast.Name) and call.id == "Random"]


def other_games(source: str, package: str) -> list[str]:
    """Imports in `waset.games.<game>…` of another game's code."""
    own = package.split(".")[2]
    names = (name.split(".") for name in imported_names(ast.parse(source), package))
    return [".".join(name) for name in names if name[:2] == ["waset", "games"] and name[2:3] not in ([], [own])]
