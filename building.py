"""Builds the web client when its sources have changed; shared by play, check and the wheel, standard library only."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import installing
from installing import ROOT, hashed, say, tail

WEB = ROOT / "web"
BUILT = ROOT / "waset" / "server" / "web"
STAMP = BUILT / "stamp.txt"
LICENCES = BUILT / "third-party-licences.txt"
PACKAGES = WEB / "node_modules"
PACKAGES_STAMP = PACKAGES / "stamp.txt"
SOURCES = ("web", "locales")
OLDEST_NODE = (20, 19)
OWN_NODE = ROOT / ".node"
NODE_LOCK = "requirements-node.lock"
NO_PACKAGES = "The packages of the web client could not be fetched. Is this machine online?"
NO_NODE = "Node, which builds the web client, could not be fetched. Is this machine online?"
NO_BUILD = "The web client could not be built."


def build() -> None:
    """Builds the client if a source is newer than it; ends the process with a sentence when that fails."""
    with installing.alone():
        fingerprint = hashed(*(part for path in sources() for part in (str(path).encode(), (ROOT / path).read_bytes())))
        if read(STAMP) == fingerprint:
            return
        fetch_packages()
        say("building the web client")
        run("run", "--silent", "build", refusal=NO_BUILD)
        STAMP.write_text(fingerprint)


def sources() -> Iterator[Path]:
    """Every file that the client is made of, in a fixed order."""
    for name in SOURCES:
        for folder, folders, files in os.walk(ROOT / name):
            folders[:] = sorted(one for one in folders if one != PACKAGES.name)
            yield from (Path(folder, file).relative_to(ROOT) for file in sorted(files))


def fetch_packages() -> None:
    """Has npm install what the lock names, once."""
    fingerprint = hashed((WEB / "package-lock.json").read_bytes())
    if read(PACKAGES_STAMP) == fingerprint:
        return
    say("fetching the packages of the web client")
    run("ci", refusal=NO_PACKAGES)
    PACKAGES_STAMP.write_text(fingerprint)


def run(*arguments: str, refusal: str) -> None:
    """Runs npm in the client's folder; a failure ends the process with a sentence and the end of npm's words."""
    command, environment = npm(*arguments)
    result = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if result.returncode:
        sys.exit(f"{refusal}\n{tail(without_frames(result.stdout.decode(errors='replace')))}")


def without_frames(output: str) -> str:
    """What npm said, without the frames of a stack: at the end of its words, they would push the reason away."""
    return "\n".join(line for line in output.splitlines() if not line.lstrip().startswith("at "))


def npm(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which it finds its Node."""
    folder = node_folder()
    environment = {**os.environ, "PATH": os.pathsep.join(filter(None, (str(folder or ""), os.environ.get("PATH", ""))))}
    found = shutil.which("npm", path=environment["PATH"])
    assert found, "node_folder() has seen it"
    return [found, *arguments], environment


def node_folder() -> Path | None:
    """Where a Node of our own lies; None when the machine's is new enough."""
    if is_new_enough(shutil.which("node")) and shutil.which("npm"):
        return None
    programs = OWN_NODE / ("Scripts" if os.name == "nt" else "bin")
    if not (programs / "npm").exists() and not (programs / "npm.exe").exists():
        say("fetching Node to build the web client")
        venv = [sys.executable, "-I", "-m", "venv", "--clear", str(OWN_NODE)]
        pip = [str(programs / "python"), "-I", "-m", "pip", "install", "-q", "--require-hashes", "-r", NODE_LOCK]
        for command in (venv, pip):
            result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
            if result.returncode:
                sys.exit(f"{NO_NODE}\n{tail(result.stdout.decode(errors='replace'))}")
    return programs


def is_new_enough(node: str | None) -> bool:
    """Whether a Node can build the client."""
    if node is None:
        return False
    told = subprocess.run([node, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout
    numbers = re.findall(r"\d+", told.decode(errors="replace"))
    return tuple(map(int, numbers[:2])) >= OLDEST_NODE


def read(file: Path) -> str:
    """What a stamp says; nothing when there is none."""
    return file.read_text() if file.exists() else ""


if __name__ == "__main__":
    build()
