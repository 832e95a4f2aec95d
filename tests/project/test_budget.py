"""What a first look at the start screen costs, measured on the built client."""

import gzip
import re
from pathlib import Path

import pytest

import building

MOST_SCRIPT = 70_000
MOST_IN_ALL = 250_000
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
NAMED = re.compile(r"assets/([\w.-]+\.(?:js|css))")
FONT = re.compile(r"([\w.-]+\.woff2)")


@pytest.fixture(scope="module")
def built() -> Path:
    """The assets of the client, built if its sources have changed."""
    building.build()
    return building.BUILT / "assets"


def first_files(assets: Path) -> set[str]:
    """What the page names, what that imports, the words of one language, and all thumbnails."""
    found = set(NAMED.findall((assets.parent / "index.html").read_text()))
    found |= {file.name for file in assets.glob("en-*.js")}
    found |= {file.name for file in assets.glob("Thumbnail-*")}
    waiting = list(found)
    while waiting:
        file = assets / waiting.pop()
        new = set(IMPORTED.findall(file.read_text())) - found if file.suffix == ".js" else set()
        found |= new
        waiting += new
    return found


def packed(file: Path) -> int:
    """The bytes of a file as they are sent."""
    return len(file.read_bytes() if file.suffix == ".woff2" else gzip.compress(file.read_bytes()))


def test_the_first_look_is_small(built: Path) -> None:
    names = first_files(built)
    script = sum(packed(built / name) for name in names if name.endswith(".js"))
    fonts = {font for name in names if name.endswith(".css") for font in FONT.findall((built / name).read_text())}
    in_all = sum(packed(built / name) for name in names | fonts) + packed(built.parent / "index.html")
    assert len(fonts) == 5
    assert script <= MOST_SCRIPT, f"{script} bytes of script"
    assert in_all <= MOST_IN_ALL, f"{in_all} bytes"


def test_no_font_but_the_latin_ones_is_built(built: Path) -> None:
    assert all("-latin-" in font.name and "-ext-" not in font.name for font in built.glob("*.woff2"))
    assert not list(built.glob("*.woff"))


def test_nothing_is_written_into_the_page(built: Path) -> None:
    page = (built.parent / "index.html").read_text()
    assert "<style" not in page
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
