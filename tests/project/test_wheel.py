"""The wheel carries the words, the rules and the built web client beside the code."""

import subprocess
import sys
import zipfile
from pathlib import Path

import building
from tests.project.files import ROOT, project_files, relative


def test_the_wheel_holds_code_words_rules_and_client(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    places = {"waset/": "waset/", "locales/": "waset/locales/", "docs/rules/": "waset/rules_pages/"}
    names = [relative(path) for path in project_files()]
    expected = {place + name[len(at) :] for name in names for at, place in places.items() if name.startswith(at)}
    built = [relative(path) for path in building.BUILT.rglob("*") if path.is_file()]
    assert relative(building.BUILT / "index.html") in built
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if ".dist-info/" not in name} == expected | set(built)
