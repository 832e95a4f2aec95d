"""Virtual environments of the benchmarks' own, filled from pinned requirements."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path


def python_of(environment: Path) -> Path:
    """The interpreter inside a virtual environment."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def prepare(environment: Path, pins: Path, wanted: list[str]) -> dict[str, str]:
    """Installs each wanted requirement under the pins unless it is there; answers the reason of each failure."""
    stamp = environment / "installed.json"
    key = hashlib.sha256(pins.read_bytes() + sys.version.encode()).hexdigest()
    installed = _installed(stamp, key)
    missing = [requirement for requirement in wanted if requirement not in installed]
    if not missing:
        return {}
    if not installed:  # nothing to keep: none yet, or of other pins
        say(f"making {environment.name}")
        failure = _run([sys.executable, "-m", "venv", "--clear", str(environment)])
        if failure:
            return dict.fromkeys(missing, f"no virtual environment: {failure}")
    failures = {}
    for requirement in missing:
        say(f"installing {requirement}")
        failure = _install(environment, pins, requirement)
        if failure:
            failures[requirement] = failure
        else:
            installed.append(requirement)
            stamp.write_text(json.dumps({"key": key, "installed": installed}))
    return failures


def say(line: str) -> None:
    """Progress, apart from the results."""
    print(line, file=sys.stderr, flush=True)


def _installed(stamp: Path, key: str) -> list[str]:
    try:
        found = json.loads(stamp.read_text())
        return list(found["installed"]) if found["key"] == key else []
    except (OSError, ValueError, KeyError, TypeError):
        return []


def _install(environment: Path, pins: Path, requirement: str) -> str | None:
    options = ["--quiet", "--disable-pip-version-check", "--constraint", str(pins)]
    return _run([str(python_of(environment)), "-m", "pip", "install", *options, requirement])


def _run(command: list[str]) -> str | None:
    """None when it worked, else the line that says what went wrong."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    if done.returncode == 0:
        return None
    errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return errors[0] if errors else last_line(done.stderr or done.stdout)


def last_line(text: str) -> str:
    """The last line that says something; pip's own warnings do not."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("WARNING")]
    return lines[-1] if lines else "it said nothing"
