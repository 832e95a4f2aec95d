"""The program, run as a person would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def waset(*words: str, folder: Path | None = None, timeout: float = 120) -> subprocess.CompletedProcess[str]:
    """Run `waset` with these words; its output is text."""
    command = [sys.executable, "-m", "waset", *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, encoding="utf-8", timeout=timeout, check=False
    )


def refused(*words: str, folder: Path | None = None) -> str:
    """The one line with which the program refuses these words, with exit status 2."""
    done = waset(*words, folder=folder)
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def printed(*words: str, folder: Path | None = None) -> str:
    """What a command prints."""
    done = waset(*words, folder=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines_in(file: Path) -> list[str]:
    """The lines of a file."""
    return file.read_text(encoding="utf-8").splitlines()
