"""The files of the project: what git tracks or would track."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SKIPPED = {"node_modules", "__pycache__", "build", "dist", "mutants", "saves"}


def project_files() -> list[Path]:
    """Every file of the project, without what git ignores."""
    return [path for path in sorted(listed_by_git() or found_on_disk()) if path.is_file()]


def listed_by_git() -> list[Path]:
    """Tracked and new files; none outside a git checkout."""
    if not (ROOT / ".git").exists():
        return []
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return [ROOT / name for name in listing.split("\0") if name]


def found_on_disk() -> Iterator[Path]:
    """All files of a tree without git, without folders that hold generated things."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in SKIPPED and (not name.startswith(".") or name == ".ci")]
        yield from (Path(folder) / name for name in names)


def relative(path: Path) -> str:
    """The name of a file as the project speaks of it."""
    return path.relative_to(ROOT).as_posix()
