"""The built client is served, packed and kept by browsers; where it is not built, a sentence says so."""

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request

from tests.server.serving import Guest
from waset.server import pages


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in place of the built client."""
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    return tmp_path


@pytest.fixture
def built(client: Path) -> Path:
    """A client of three files."""
    (client / "assets").mkdir()
    (client / "index.html").write_text("<title>Waset</title>")
    (client / "assets" / "main-1a2b.js").write_text("start()")
    (client / "assets" / "font-3c4d.woff2").write_bytes(b"wOF2")
    return client


def request(path: str, **headers: str) -> Request:
    """A browser's request for a page."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "headers": raw, "path_params": {"path": path}})


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["", "t/abc", "t/abc/replay", "rules/pharaoh", "j/abc.def"])
async def test_the_addresses_of_the_client_lead_to_its_page(built: Path, path: str) -> None:
    answer = await pages.page(request(path))
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["gone.js", "assets/gone.js", "api/gone", "api/gone.json"])
async def test_what_is_not_there_is_refused(built: Path, path: str) -> None:
    assert (await pages.page(request(path))).status_code == 404


@pytest.mark.anyio
async def test_assets_are_kept_for_ever_and_come_packed(built: Path) -> None:
    answer = await pages.page(request("assets/main-1a2b.js", accept_encoding="br, gzip"))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(answer.body)) == b"start()"


@pytest.mark.anyio
async def test_what_is_packed_already_is_left_alone(built: Path) -> None:
    answer = await pages.page(request("assets/font-3c4d.woff2", accept_encoding="gzip"))
    assert "content-encoding" not in answer.headers


@pytest.mark.anyio
async def test_a_changed_file_is_packed_anew(built: Path) -> None:
    await pages.page(request("", accept_encoding="gzip"))
    (built / "index.html").write_text("<title>New</title>")
    answer = await pages.page(request("", accept_encoding="gzip"))
    assert gzip.decompress(bytes(answer.body)) == b"<title>New</title>"


@pytest.mark.anyio
async def test_without_a_built_client_a_sentence_says_so(client: Path) -> None:
    answer = await pages.page(request(""))
    assert answer.status_code == 503
    assert b"./play" in bytes(answer.body)


def test_the_page_brings_its_policy(anna: Guest) -> None:
    answer = anna.ask("GET", "/")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
