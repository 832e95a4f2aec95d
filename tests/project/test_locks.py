"""Committed locks carry hashes and no registry hosts, and hold what pyproject.toml asks for."""

import json
import re
import tomllib

import pytest
from packaging.requirements import Requirement

from tests.project.files import ROOT, project_files, relative
from tests.project.lock_problems import lock_problems

LOCK_NAME = re.compile(r"requirements.*\.lock|package-lock\.json|uv\.lock|pylock\..*toml")
LOCKS = [relative(path) for path in project_files() if LOCK_NAME.fullmatch(path.name)]

GOOD = (
    "msgspec==0.22.0 \\\n    --hash=sha256:00ff\ncolorama==0.4.6 ; sys_platform == 'win32' \\\n    --hash=sha256:11ee\n"
)
GOOD_NPM = {"": {"name": "web"}, "node_modules/vite": {"version": "8.3.8", "integrity": "sha512-00"}}


def npm_lock(**fields: object) -> str:
    """A lock of npm in which one package has these fields."""
    return json.dumps({"packages": {**GOOD_NPM, "node_modules/three": {"version": "0.187.0", **fields}}})


def test_the_python_locks_are_there() -> None:
    assert {"requirements.lock", "requirements-build.lock", "requirements-dev.lock"} <= set(LOCKS)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_hashes_and_no_hosts(name: str) -> None:
    assert lock_problems(name.rpartition("/")[2], (ROOT / name).read_text()) == []


@pytest.mark.parametrize(
    ("name", "text"), [("requirements.lock", GOOD), ("package-lock.json", npm_lock(integrity="sha512-11"))]
)
def test_a_good_lock_has_no_problems(name: str, text: str) -> None:
    assert lock_problems(name, text) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("requirements.lock", "--index-url https://example.org/simple\n" + GOOD, "index option"),
        ("requirements.lock", "-i https://example.org/simple\n" + GOOD, "index option"),
        ("requirements.lock", GOOD + "waset @ https://example.org/waset.whl --hash=sha256:22dd\n", "host"),
        ("requirements.lock", GOOD + "# from http://example.org\n", "host"),
        ("requirements-dev.lock", GOOD + "ruff==0.17.4\n", "no hash"),
        ("package-lock.json", npm_lock(integrity="sha512-11", resolved="https://example.org/three.tgz"), "resolved"),
        ("package-lock.json", npm_lock(), "no hash"),
        ("package-lock.json", npm_lock(integrity="sha512-11", optionalDependencies={"gone": "1"}), "left out"),
        ("uv.lock", 'source = { registry = "https://example.org/simple" }\nhash = "sha256:00"\n', "host"),
        ("pylock.toml", 'name = "msgspec"\n', "no hash"),
    ],
)
def test_a_bad_lock_is_found_out(name: str, text: str, problem: str) -> None:
    [found] = lock_problems(name, text)
    assert found.startswith(problem)


@pytest.mark.parametrize("group", ["runtime", "build", "dev"])
def test_a_lock_holds_what_pyproject_asks_for(group: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = project["project"]["dependencies"] if group == "runtime" else project["dependency-groups"][group]
    lock = (ROOT / ("requirements.lock" if group == "runtime" else f"requirements-{group}.lock")).read_text()
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", lock, re.MULTILINE))
    wrong = [text for text in asked if not (need := Requirement(text)).specifier.contains(pinned.get(need.name, "0"))]
    assert wrong == []
