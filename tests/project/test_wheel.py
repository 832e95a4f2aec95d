"""The wheel carries the words, the rules, the built web client and all licences beside the code."""

import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import building
from tests.project.files import ROOT, project_files, relative
from waset import __version__

IN_METADATA = f"waset-{__version__}.dist-info/"


OF_THIRD_PARTIES = "waset/server/web/third-party-licences.txt"
FIRST_BUILD = """
from pathlib import Path
LICENCES = Path(__file__).resolve().parent / "waset" / "server" / "web" / "third-party-licences.txt"
def build():
    LICENCES.parent.mkdir(parents=True)
    LICENCES.write_text("as built")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What lies in a wheel, by its names."""
    return packed(ROOT, tmp_path_factory.mktemp("wheel"))


def packed(project: Path, folder: Path) -> dict[str, bytes]:
    """Build the wheel of a project; what lies in it, by its names."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=project, check=True, capture_output=True)
    [built] = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_wheel_holds_code_words_rules_and_client(wheel: dict[str, bytes]) -> None:
    places = {"waset/": "waset/", "locales/": "waset/locales/", "docs/rules/": "waset/rules_pages/"}
    names = [relative(path) for path in project_files()]
    expected = {place + name[len(at) :] for name in names for at, place in places.items() if name.startswith(at)}
    built = [relative(path) for path in building.BUILT.rglob("*") if path.is_file()]
    assert relative(building.BUILT / "index.html") in built
    assert {name for name in wheel if not name.startswith(IN_METADATA)} == expected | set(built)


def test_the_metadata_of_the_wheel_names_its_licences_and_holds_them(wheel: dict[str, bytes]) -> None:
    named = message_from_bytes(wheel[f"{IN_METADATA}METADATA"]).get_all("License-File")
    assert named == ["LICENSE", OF_THIRD_PARTIES]
    assert wheel[f"{IN_METADATA}licenses/LICENSE"] == (ROOT / "LICENSE").read_bytes()
    assert {f"{IN_METADATA}licenses/{name}" for name in named} <= set(wheel)


@pytest.mark.parametrize("words", ["SIL OPEN FONT LICENSE", "Marcellus", "Adobe", "Svelte Contributors", "VoidZero"])
def test_the_wheel_holds_the_terms_of_fonts_and_runtime(wheel: dict[str, bytes], words: str) -> None:
    assert words in wheel[f"{IN_METADATA}licenses/{OF_THIRD_PARTIES}"].decode()


def test_the_first_build_of_a_clone_holds_the_licences_that_it_has_made(tmp_path: Path) -> None:
    project = tmp_path / "clone"
    for folder in ("waset", "web", "locales", "docs/rules"):
        (project / folder).mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "waset/__init__.py"):
        (project / name).write_bytes((ROOT / name).read_bytes())
    (project / "building.py").write_text(FIRST_BUILD)
    wheel = packed(project, tmp_path)
    assert wheel[f"{IN_METADATA}licenses/{OF_THIRD_PARTIES}"] == b"as built"
    assert OF_THIRD_PARTIES in (message_from_bytes(wheel[f"{IN_METADATA}METADATA"]).get_all("License-File") or ())
