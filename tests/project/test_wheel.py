"""The wheel carries the words and the rules beside the code."""

import subprocess
import sys
import zipfile
from pathlib import Path

from tests.project.files import ROOT, project_files, relative


def test_the_wheel_holds_code_words_and_rules(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    places = {"waset/": "waset/", "locales/": "waset/locales/", "docs/rules/": "waset/rules_pages/"}
    names = [relative(path) for path in project_files()]
    expected = {place + name[len(at) :] for name in names for at, place in places.items() if name.startswith(at)}
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if ".dist-info/" not in name} == expected
