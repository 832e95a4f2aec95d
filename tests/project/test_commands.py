"""The two commands run on a bare Python, and refuse an old one with a sentence."""

import ast
import runpy
import subprocess
import sys

import pytest

import building
import installing
from tests.project.files import ROOT

OLD_PYTHON = """
import runpy, sys
sys.version_info = (3, 8, 19)
sys.argv = [sys.argv[1], "--help"]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
COMMANDS = ("play", "check")


def run_bare(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Runs Python without site-packages, without the user's settings and outside the project's folder."""
    command = [sys.executable, "-I", "-S", "-B", *arguments]
    return subprocess.run(command, cwd="/", capture_output=True, text=True, check=False, env={"PYTHONUTF8": "1"})


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_explains_itself_on_a_bare_python(name: str) -> None:
    result = run_bare(str(ROOT / name), "--help")
    assert result.returncode == 0, result.stderr
    assert f"./{name}" in result.stdout


@pytest.mark.parametrize(
    ("words", "started"),
    [
        ([], ["waset", "serve", "--browse", "--log", "text"]),
        (["--port", "0"], ["waset", "serve", "--browse", "--log", "text", "--port", "0"]),
        (["--terminal", "pharaoh"], ["waset", "play", "pharaoh"]),
        (["--setup"], []),
    ],
)
def test_play_opens_the_tables_or_the_terminal(
    words: list[str], started: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    become: list[str] = []
    monkeypatch.setattr(installing, "install", lambda *steps: None)
    monkeypatch.setattr(building, "build", lambda: None)
    monkeypatch.setattr(installing, "become", lambda *command: become.extend(command))
    runpy.run_path(str(ROOT / "play"))["main"](words)
    assert become == started


def test_check_lists_its_steps_on_a_bare_python() -> None:
    result = run_bare(str(ROOT / "check"), "--list")
    python, web = ["lint", "format", "types", "imports"], ["web-lint", "web-types", "web-tests", "web-build"]
    assert [line.split()[0] for line in result.stdout.splitlines()] == [*python, *web, "tests"]


def test_check_refuses_an_unknown_step() -> None:
    assert run_bare(str(ROOT / "check"), "--only", "nothing").returncode == 2


@pytest.mark.parametrize("name", COMMANDS)
def test_an_old_python_is_told_which_one_is_needed(name: str) -> None:
    result = run_bare("-c", OLD_PYTHON, str(ROOT / name))
    assert result.returncode == 1
    assert result.stderr == "Waset needs Python 3.11 or newer, and this is Python 3.8.\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_an_old_python_can_read_the_refusal(name: str) -> None:
    ast.parse((ROOT / name).read_text(), feature_version=(3, 7))


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying … NewConnectionError: Temporary failure in name resolution", installing.NO_NETWORK),
        ("ERROR: No matching distribution found for msgspec (from versions: none)", installing.NO_NETWORK),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", installing.REFUSED),
    ],
)
def test_a_failed_installation_says_why(output: str, sentence: str) -> None:
    assert installing.explain(output) == f"{sentence}\n  {output}"


def test_only_the_end_of_a_long_message_is_shown() -> None:
    assert installing.tail("\n".join(map(str, range(100)))).split() == [str(number) for number in range(92, 100)]
