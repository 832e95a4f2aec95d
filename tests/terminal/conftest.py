"""Folders for saved games that need not survive the machine."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: whole games write often, and wait for the disk each time."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    folder = Path(tempfile.mkdtemp(dir=MEMORY, prefix="waset-"))
    yield folder
    shutil.rmtree(folder)
