"""Compiles engine and games with mypyc, unchanged; tests the build once; measures it against plain and C++."""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.comparison import installed
from benchmarks.environments import last_line, prepare, python_of, say
from benchmarks.interleaved import BENCHMARKS, ROOT, Case, Outcome, Target, compare, read_ours, run_rounds
from benchmarks.reporting import parser_of, report

HOME = BENCHMARKS / ".compiled"
TREE = HOME / "tree"
PLAIN = HOME / "plain"  # the same copy, not compiled
COPIED = ("waset", "tests", "locales", "docs", "pyproject.toml")
COMPILED = ("waset/engine", "waset/games")
EXCLUDED = {
    "waset/engine/base.py": "declares the base of Structs, and mypyc drops the keyword arguments of a class statement",
}
REQUIREMENTS = ("mypy[mypyc]", "msgspec", "setuptools", "pytest", "pytest-timeout", "hypothesis", "jsonschema")
LAWS = "tests/laws"
TARGETS = (
    Target("compiled play", "hearts", must=0.5, aim=1.2),
    Target("compiled play", "plain play"),
    Target("compiled copy", "plain copy"),
)


class BuildFailed(Exception):
    """No compiled build; says why in one line."""


def main() -> int:
    parser = parser_of("benchmarks/compiled.py", __doc__ or "")
    parser.add_argument("--build-only", action="store_true", help="compile and check, no tests and no measurement")
    asked = parser.parse_args()
    try:
        _build()
    except BuildFailed as failure:
        say(f"no compiled build: {failure}")
        return 1
    if asked.build_only:
        return 0
    lawful = _keeps_the_laws()
    return max(_measure(asked), 0 if lawful else 1)


def _build() -> None:
    """A fresh copy of the tree, compiled; nothing of an older build is left, for mypyc does not notice."""
    HOME.mkdir(exist_ok=True)
    failures = prepare(HOME / "venv", BENCHMARKS / "compiled-requirements.txt", list(REQUIREMENTS))
    for requirement, reason in failures.items():
        raise BuildFailed(f"{requirement} cannot be installed: {reason}")
    for folder in (TREE, PLAIN):
        shutil.rmtree(folder, ignore_errors=True)
        for name in COPIED:
            _copy(ROOT / name, folder / name)
    modules = _modules()
    say(f"compiling {len(modules)} modules" + "".join(f"\n  not {name}: {why}" for name, why in EXCLUDED.items()))
    start = perf_counter()
    _run(TREE, str(BENCHMARKS / "compiling.py"), *modules)
    say(f"built in {perf_counter() - start:.1f} s")
    _check(modules)


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        leftovers = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "node_modules")
        shutil.copytree(source, target, ignore=leftovers)
    elif source.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)


def _modules() -> list[str]:
    """Every module that has code, as paths in the tree; a package's own file is mostly a docstring and stays."""
    found = [path.relative_to(TREE).as_posix() for part in COMPILED for path in sorted((TREE / part).rglob("*.py"))]
    unknown = [name for name in EXCLUDED if name not in found]
    if unknown:
        raise BuildFailed(f"EXCLUDED names {', '.join(unknown)}, which is not there")
    modules = [name for name in found if name not in EXCLUDED and not name.endswith("/__init__.py")]
    if not modules:
        raise BuildFailed(f"no modules in {' and '.join(COMPILED)}")
    return modules


def _check(modules: list[str]) -> None:
    """Every module is loaded compiled, and every record has the shape it has in plain Python."""
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    _run(
        TREE,
        "-c",
        "import importlib, sys\n"
        "plain = [n for n in sys.argv[1:] if not importlib.import_module(n).__file__.endswith(('.so', '.pyd'))]\n"
        "sys.exit('loaded as plain Python: ' + ', '.join(plain) if plain else 0)",
        *names,
    )
    shapes = str(BENCHMARKS / "record_shapes.py")
    plain, compiled = (json.loads(_run(folder, shapes, *names)) for folder in (PLAIN, TREE))
    different = [name for name in plain if plain[name] != compiled.get(name)]
    if different:
        raise BuildFailed("records lose their shape: " + _difference(different[0], plain, compiled, len(different)))
    say(f"all {len(names)} are loaded compiled, all {len(plain)} records have their plain shape")


def _difference(name: str, plain: dict[str, Any], compiled: dict[str, Any], count: int) -> str:
    return f"{name} is {compiled.get(name)}, not {plain[name]}" + (f"; so are {count - 1} more" if count > 1 else "")


def _run(folder: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([_python(), *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = done.stdout + done.stderr
        errors = [line for line in said.splitlines() if ": error:" in line]
        raise BuildFailed("\n  ".join(errors) or f"exit status {done.returncode}: {last_line(said)}")
    return done.stdout


def _python() -> str:
    return str(python_of(HOME / "venv"))


def _keeps_the_laws() -> bool:
    if not (TREE / LAWS).is_dir():
        say(f"missing: {LAWS}, so the compiled build is not tested")
        return False
    say(f"running {LAWS} on the compiled build")
    pytest = [_python(), "-m", "pytest", "-q", "-p", "no:cacheprovider", LAWS]
    done = subprocess.run(pytest, cwd=TREE, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        say(f"the compiled build FAILS {LAWS}")
    return done.returncode == 0


def _measure(asked: argparse.Namespace) -> int:
    missing: dict[str, str] = {}
    bench = (_python(), "-m", "waset", "bench", "--json")
    cases = [Case("plain", bench, read_ours("plain"), PLAIN), Case("compiled", bench, read_ours("compiled"), TREE)]
    cases += installed(["hearts"], missing)
    rounds = run_rounds(cases, asked.rounds, asked.seconds, missing)
    return report("compiled", Outcome(rounds, missing, compare(rounds, TARGETS), asked.seconds), asked)


if __name__ == "__main__":
    sys.exit(main())
