"""What is wrong with a lock file: hosts of registries in it, or packages without a hash."""

import json
import re
from collections.abc import Iterator

HOST = re.compile(r"https?://\S+")
INDEX_OPTION = re.compile(r"^(--(extra-)?index-url|--find-links|--trusted-host|-i|-f)\b")
REQUIREMENT = re.compile(r"^[A-Za-z0-9]")


def lock_problems(name: str, text: str) -> list[str]:
    """All that is wrong with the lock of this file name."""
    if name == "package-lock.json":
        return list(npm_problems(json.loads(text)["packages"]))
    if name in ("uv.lock", "pylock.toml"):
        return list(toml_problems(text))
    return list(requirements_problems(text))


def requirements_problems(text: str) -> Iterator[str]:
    """Hosts, index options and missing hashes of a requirements file."""
    for line in text.replace("\\\n", " ").splitlines():
        if INDEX_OPTION.match(line):
            yield f"index option: {line}"
        elif match := HOST.search(line):
            yield f"host: {match.group()}"
        elif REQUIREMENT.match(line) and "--hash=sha256:" not in line:
            yield f"no hash: {line}"


def toml_problems(text: str) -> Iterator[str]:
    """Hosts and missing hashes of a lock that is written in TOML."""
    yield from (f"host: {host}" for host in HOST.findall(text))
    if "sha256" not in text:
        yield "no hash"


def npm_problems(packages: dict[str, dict[str, object]]) -> Iterator[str]:
    """Hosts, missing hashes and left-out optional packages of npm's lock; the latter break `npm ci`."""
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        if "resolved" in package and not package.get("link"):
            yield f"resolved: {path}"
        if "node_modules/" in path and "integrity" not in package and not package.get("link"):
            yield f"no hash: {path}"
        optional = package.get("optionalDependencies", {})
        assert isinstance(optional, dict)
        yield from (f"left out: {name}" for name in optional if name not in names)
