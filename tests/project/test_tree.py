"""Files stay short, and none names a place on somebody's machine."""

import re
from pathlib import Path

from tests.project.files import found_on_disk, project_files, relative

LONGEST = 400
LONG_FOR_A_REASON: dict[str, str] = {}
SOURCE = {".py", ".ts", ".svelte"}
GENERATED = "docs/schemas/"
MACHINE_PATH = re.compile(r"(?<![\w.$~}-])/(?:work|root|home)/")


def lines_of(path: Path) -> list[str]:
    """The lines of a text file; none of a binary one."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []


def machine_paths(lines: list[str]) -> list[int]:
    """The numbers of lines that name a machine's own folder."""
    return [number for number, line in enumerate(lines, 1) if MACHINE_PATH.search(line)]


def test_source_files_are_short() -> None:
    written = [path for path in project_files() if path.suffix in SOURCE and not relative(path).startswith(GENERATED)]
    lengths = {relative(path): len(lines_of(path)) for path in written}
    assert lengths
    assert {
        name: length for name, length in lengths.items() if length > LONGEST and name not in LONG_FOR_A_REASON
    } == {}
    assert {name for name in LONG_FOR_A_REASON if lengths.get(name, 0) <= LONGEST} == set(), "no longer long"


def test_no_file_names_a_machine_path() -> None:
    found = {relative(path): machine_paths(lines_of(path)) for path in project_files()}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


def test_machine_paths_are_recognised() -> None:
    lines = [
        "see " + "/" + "home/anna/waset",
        "'/" + "work/x'",
        "https://example.org" + "/" + "home/",
        "frame" + "/" + "work/",
    ]
    assert machine_paths(lines) == [1, 2]


def test_files_on_disk_hold_those_that_git_lists() -> None:
    hidden = {path for path in project_files() if any(part.startswith(".") for part in relative(path).split("/")[:-1])}
    assert set(project_files()) - hidden <= set(found_on_disk())
