"""The page of licences names everything that a server runs on and gives away, with its text."""

from __future__ import annotations

import gzip
import json
import re
from html import escape
from importlib.metadata import distribution
from pathlib import Path

import pytest
from starlette.requests import Request

import building
from tests.project.files import ROOT
from tests.server.serving import Guest
from waset.server import licences, pages
from waset.server.licences import Work
from waset.terminal.catalogue import catalogue

LOCKED = re.compile(r"^([\w.-]+)==[^;\\\n]+(;)?", re.MULTILINE)


@pytest.fixture(scope="module")
def client() -> list[dict[str, str]]:
    """The list beside the built client."""
    building.build()
    works: list[dict[str, str]] = json.loads((building.BUILT / licences.LIST).read_text(encoding="utf-8"))
    return works


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed distributions."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(shelf: Path, name: str, *lines: str) -> Path:
    """Put a distribution with these lines of metadata into a folder; the folder of its metadata."""
    folder = shelf / f"{name}-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("\n".join(("Metadata-Version: 2.4", f"Name: {name}", "Version: 1.0", *lines)))
    (folder / "RECORD").write_text("")
    return folder


def request(query: str = "", **headers: str) -> Request:
    """A browser's request for the page."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "headers": raw, "query_string": query.encode()})


def test_the_page_lists_all_that_lies_in_the_client(client: list[dict[str, str]], anna: Guest) -> None:
    page = anna.ask("GET", licences.PATH).text
    assert {"svelte", "@fontsource/marcellus", "@fontsource/source-sans-3"} <= {work["name"] for work in client}
    for work in client:
        assert f"<h3>{work['name']} {work['version']} ({work['licence']})</h3>" in page
        assert escape(work["text"]) in page


def test_the_page_comes_with_the_policy_and_keeps_it(client: list[dict[str, str]], anna: Guest) -> None:
    answer = anna.ask("GET", licences.PATH)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "style-src 'self'" in answer.headers["content-security-policy"]
    assert not re.search(r"<style|<script| style=", answer.text)
    [style] = re.findall(r'rel="stylesheet" href="([^"]+)"', answer.text)
    assert anna.ask("GET", style).headers["content-type"].startswith("text/css")


def test_the_page_is_packed_only_where_that_can_be_read() -> None:
    plain = licences.licences(request())
    packed = licences.licences(request(accept_encoding="br, gzip"))
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(bytes(packed.body)) == bytes(plain.body)


@pytest.mark.parametrize(("query", "language"), [("", "en"), ("lang=de", "de"), ("lang=xx", "en")])
def test_the_page_speaks_the_language_that_is_asked_for(query: str, language: str) -> None:
    page = bytes(licences.licences(request(query)).body).decode()
    assert f'<html lang="{language}">' in page
    assert f"<h1>{catalogue(language).say('ui.licences_title')}</h1>" in page


def test_another_client_is_listed_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    work = {"name": "pyramid", "version": "1", "licence": "MIT", "notices": ["© Ramses"], "text": "Build & share."}
    assert b"pyramid" not in bytes(licences.licences(request()).body)
    (tmp_path / licences.LIST).write_text(json.dumps([work]))
    page = bytes(licences.licences(request()).body).decode()
    assert "<h3>pyramid 1 (MIT)</h3>\n<p>© Ramses</p>" in page
    assert "Build &amp; share." in page


def test_waset_needs_what_its_lock_names() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    everywhere = {name for name, marker in LOCKED.findall(lock) if not marker}
    own, *needed = [one.metadata["Name"] for one in licences.needed_distributions("waset")]
    names = {re.sub(r"[-_.]+", "-", name).lower() for name in needed}
    assert own == "waset"
    assert everywhere <= names <= {name for name, _ in LOCKED.findall(lock)}


def test_every_needed_distribution_brings_its_text_and_a_short_name() -> None:
    works = [licences.work_of(one) for one in licences.needed_distributions("waset")]
    assert [work.name for work in works if len(work.text) < 500 or work.licence == "?"] == []


def test_extras_are_followed_only_where_they_are_asked_for(shelf: Path) -> None:
    install(shelf, "a", "Requires-Dist: b[fast]>=1", "Requires-Dist: away; sys_platform == 'nowhere'")
    install(shelf, "b", "Requires-Dist: c; extra == 'fast'", "Requires-Dist: d; extra == 'slow'", "Requires-Dist: A")
    install(shelf, "c")
    install(shelf, "d")
    assert [one.metadata["Name"] for one in licences.needed_distributions("a")] == ["a", "b", "c"]


def test_all_texts_of_a_distribution_are_read_and_its_libraries_named(shelf: Path) -> None:
    folder = install(shelf, "a", "License-Expression: MIT")
    (folder / "licenses").mkdir()
    files = {
        "a-1.0.dist-info/licenses/LICENSE": "One.",
        "a-1.0.dist-info/licenses/NOTICE": "Two.",
        "a.libs/libz.so": "",
    }
    (shelf / "a.libs").mkdir()
    for name, text in {**files, "a-1.0.dist-info/INSTALLER": "pip", "LICENSE.py": "no"}.items():
        (shelf / name).write_text(text)
    (folder / "RECORD").write_text(
        "".join(f"{name},,\n" for name in [*files, "a-1.0.dist-info/INSTALLER", "LICENSE.py"])
    )
    work = licences.work_of(distribution("a"))
    assert work == Work("a", "1.0", "MIT", "One.\n\nTwo.", libraries=["libz.so"])
    assert "libz.so" in "".join(licences.section(catalogue("en"), "x", [work]))


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (["License-Expression: BSD-3-Clause", "License: old words"], "BSD-3-Clause"),
        (["License: Apache-2.0", "Classifier: License :: OSI Approved :: MIT License"], "Apache-2.0"),
        (["Classifier: Topic :: Games", "Classifier: License :: OSI Approved :: MIT License"], "MIT License"),
        ([], "?"),
    ],
)
def test_a_distribution_without_a_text_is_listed_with_its_short_name(shelf: Path, lines: list[str], name: str) -> None:
    install(shelf, "a", *lines)
    page = "".join(licences.section(catalogue("en"), "x", [licences.work_of(distribution("a"))]))
    assert f"<h3>a 1.0 ({name})</h3>" in page
    assert escape(catalogue("en").say("ui.licences_no_text")) in page
