"""Installs into .venv what the locks name, once; shared by play and check, standard library only."""

import contextlib
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / "stamps"
UNFINISHED = "unfinished"

NO_VENV = "Python's venv module is missing. On Debian and Ubuntu `apt-get install python3-venv` brings it."
NO_NETWORK = "The packages could not be fetched. Is this machine online? Then run the command again."
REFUSED = "The packages could not be installed."
NETWORK_SIGNS = ("connection", "name resolution", "max retries", "timed out", "proxy", "unreachable", "versions: none")


@dataclass(frozen=True)
class Step:
    """One installation: done while its stamp is the hash of its inputs and its programs are there."""

    name: str
    says: str
    inputs: tuple[str, ...]
    pip_installs: tuple[tuple[str, ...], ...]
    programs: tuple[str, ...]

    def fingerprint(self) -> str:
        """Changes with the content of any input."""
        return hashed(*((ROOT / name).read_bytes() for name in self.inputs))

    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return stamp_of(self.name) == self.fingerprint() and all(map(program, self.programs))


# The build backend has a lock of its own and is installed first: with build isolation pip would fetch it unhashed.
RUNTIME = Step(
    name="runtime",
    says="installing Waset into .venv",
    inputs=("pyproject.toml", "requirements.lock", "requirements-build.lock"),
    pip_installs=(
        ("--require-hashes", "-r", "requirements.lock", "-r", "requirements-build.lock"),
        ("--no-deps", "--no-build-isolation", "-e", "."),
    ),
    programs=("waset",),
)
DEV = Step(
    name="dev",
    says="installing the tools for ./check into .venv",
    inputs=("requirements-dev.lock",),
    pip_installs=(("--require-hashes", "-r", "requirements-dev.lock"),),
    programs=("ruff", "mypy", "lint-imports", "pytest"),
)


def install(*steps: Step) -> None:
    """Does what is left of the steps, alone in this clone; ends the process with a sentence when one fails."""
    try:
        with alone():
            if not is_venv_whole():
                make_venv()
            for step in steps:
                if not step.is_done():
                    take(step)
    except KeyboardInterrupt:
        sys.exit("Stopped; the next start begins again.")


def become(name: str, *arguments: str) -> None:
    """Turns this process into a program of .venv."""
    command = [program(name) or name, *arguments]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def program(name: str) -> str | None:
    """The path of a program of .venv."""
    return shutil.which(name, path=str(PROGRAMS))


def take(step: Step) -> None:
    """Does one step; a stamp that stays unfinished tells the next start that this one was cut off."""
    say(step.says)
    stamp(step.name, UNFINISHED)
    for arguments in step.pip_installs:
        output = failure_of(["pip", "install", "-q", "--disable-pip-version-check", "--no-input", *arguments])
        if output is not None:
            stamp(step.name, "")
            sys.exit(explain(output))
    stamp(step.name, step.fingerprint())


def make_venv() -> None:
    """Makes .venv anew, whatever is left of an older one."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        sys.exit(NO_VENV)
    say("making .venv")
    # The base interpreter: the running one may itself live in the .venv that is cleared.
    base = getattr(sys, "_base_executable", None) or sys.executable
    output = failure_of(["venv", "--clear", str(VENV)], python=base)
    if output is not None:
        sys.exit(f".venv could not be made.\n{tail(output)}")
    stamp("python", python_fingerprint())


def is_venv_whole() -> bool:
    """Whether .venv was made to its end by this Python at this place, and no installation in it was cut off."""
    return (
        program("python") is not None
        and stamp_of("python") == python_fingerprint()
        and not any(file.read_text() == UNFINISHED for file in STAMPS.iterdir())
    )


def python_fingerprint() -> str:
    """Changes with the Python that runs this and with the folder, which .venv's programs name in full."""
    return hashed(*(part.encode() for part in (platform.python_implementation(), sys.version, str(ROOT))))


def hashed(*parts: bytes) -> str:
    """One hash over several texts."""
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def stamp(name: str, text: str) -> None:
    """Notes how far a step has come."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(text)


def stamp_of(name: str) -> str:
    """What was last noted of a step."""
    file = STAMPS / name
    return file.read_text() if file.exists() else ""


def failure_of(module: list[str], python: str | None = None) -> str | None:
    """Runs a Python module apart from the user's settings for Python; its output if it fails."""
    command = [python or program("python") or "python", "-I", "-m", *module]
    result = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return result.stdout.decode(errors="replace") if result.returncode else None


def explain(output: str) -> str:
    """One sentence on why pip failed, with the end of its own words."""
    is_network = any(sign in output.lower() for sign in NETWORK_SIGNS)
    return f"{NO_NETWORK if is_network else REFUSED}\n{tail(output)}"


def tail(output: str) -> str:
    """The last lines of a message, indented, without pip's long lists of expected hashes."""
    lines = [line for line in output.strip().splitlines() if not line.strip().startswith("Expected")]
    return "\n".join(f"  {line}" for line in lines[-8:])


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Holds the lock of this clone, so that two starts at once do not mix their files."""
    with (ROOT / ".venv.lock").open("w") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("waiting for another installation in this folder")
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    """One line of progress, apart from what a command prints."""
    print(f"{text} …", file=sys.stderr, flush=True)
