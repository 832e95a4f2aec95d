"""The client's build lists every package of which something lies in it, and ends where a licence has no text."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import building
from installing import tail
from tests.project.files import ROOT

CONFIG = """
import {{ licences }} from {plugin};
const more = {{ name: "more", {more} }};
const build = {{ assetsInlineLimit: 0, modulePreload: {{ polyfill: false }} }};
export default {{ plugins: [licences(), more], build }};
"""
PAGE = '<!doctype html><title>x</title><script type="module" src="/main.js"></script>'
FONT = "@fontsource/marcellus/files/marcellus-latin-400-normal.woff2"
OF_A_FONT = "@font-face { font-family: x; src: url('pyramid/%s'); }"
HELPER = """
resolveId(id) { if (id === "helper") return "\\0helper"; },
load(id) { if (id === "\\0helper") return "export default document.title"; },
"""
UNKNOWN_ASSET = (
    'generateBundle: { order: "pre", handler() { this.emitFile({ type: "asset", name: "x.bin", source: "x" }) }}'
)


@pytest.fixture(scope="module")
def packages() -> Path:
    """The packages of the client, fetched if they are not there."""
    building.build()
    return building.PACKAGES


@pytest.fixture
def project(tmp_path: Path, packages: Path) -> Path:
    """A client of one module, which uses one package."""
    package = tmp_path / "node_modules" / "pyramid"
    package.mkdir(parents=True)
    manifest = {"name": "pyramid", "version": "1.2.3", "license": "MIT", "main": "index.js"}
    (package / "package.json").write_text(json.dumps(manifest))
    (package / "index.js").write_text("export default () => console.log(document.title);")
    (package / "LICENSE").write_text("May be built by anybody.\n")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "main.js").write_text("import build from 'pyramid'; import './main.css'; build();")
    (tmp_path / "main.css").write_text("body { margin: 0 }")
    configure(tmp_path)
    return tmp_path


def configure(project: Path, more: str = "") -> None:
    """Write how the client is built, with more hooks of a plugin."""
    plugin = json.dumps((ROOT / "web" / "licences.ts").as_posix())
    (project / "vite.config.js").write_text(CONFIG.format(plugin=plugin, more=more))


def built(project: Path, *flags: str) -> tuple[int, str]:
    """Build a client; the exit code and what was said."""
    command, environment = building.npm(
        "exec", "--prefix", str(building.WEB), "--", "vite", "build", str(project), *flags
    )
    done = subprocess.run(
        command,
        cwd=building.WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def listed(folder: Path) -> dict[str, dict[str, object]]:
    """The list beside a built client, by the packages' names."""
    works = json.loads((folder / "third-party-licences.json").read_text(encoding="utf-8"))
    return {work["name"]: work for work in works}


def test_a_package_in_the_client_is_listed_with_its_text(project: Path) -> None:
    code, said = built(project)
    assert code == 0, said
    text = "May be built by anybody."
    work = {"name": "pyramid", "version": "1.2.3", "licence": "MIT", "notices": [], "text": text}
    assert listed(project / "dist") == {"pyramid": work}
    assert text in (project / "dist" / "third-party-licences.txt").read_text(encoding="utf-8")


def test_a_package_that_nothing_uses_is_not_listed(project: Path) -> None:
    (project / "main.js").write_text("console.log(document.title);")
    code, said = built(project)
    assert code == 0, said
    assert listed(project / "dist") == {}


def test_a_font_is_listed_with_the_notice_that_stands_in_it(project: Path, packages: Path) -> None:
    (project / "node_modules" / "pyramid" / "a.woff2").write_bytes((packages / FONT).read_bytes())
    (project / "main.js").write_text("import './main.css';")
    (project / "main.css").write_text(OF_A_FONT % "a.woff2")
    code, said = built(project)
    assert code == 0, said
    notice = r"\['Copyright \(c\) 2012 by Brian J\. Bonislawsky .* Reserved Font Name \"Marcellus\"'\]"
    assert re.fullmatch(notice, str(listed(project / "dist")["pyramid"]["notices"]))


def without_text(project: Path) -> None:
    (project / "node_modules" / "pyramid" / "LICENSE").unlink()


def with_an_empty_text(project: Path) -> None:
    (project / "node_modules" / "pyramid" / "LICENSE").write_text(" \n")


def without_name(project: Path) -> None:
    (project / "node_modules" / "pyramid" / "package.json").write_text('{"name": "pyramid", "version": "1.2.3"}')


def with_imported_styles(project: Path) -> None:
    (project / "main.css").write_text("@import 'pyramid/style.css';")
    (project / "node_modules" / "pyramid" / "style.css").write_text("body { margin: 0 }")


def with_a_font_of_another_kind(project: Path) -> None:
    (project / "node_modules" / "pyramid" / "a.woff").write_bytes(b"wOFF")
    (project / "main.css").write_text(OF_A_FONT % "a.woff")


def with_a_broken_font(project: Path) -> None:
    (project / "node_modules" / "pyramid" / "a.woff2").write_bytes(b"no font")
    (project / "main.css").write_text(OF_A_FONT % "a.woff2")


def with_a_made_module(project: Path) -> None:
    configure(project, HELPER)
    (project / "main.js").write_text("import title from 'helper'; console.log(title);")


def with_a_made_file(project: Path) -> None:
    configure(project, UNKNOWN_ASSET)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (without_text, "the package pyramid 1.2.3 lies in the client and brings no text of its licence"),
        (with_an_empty_text, "the package pyramid 1.2.3 lies in the client and brings no text of its licence"),
        (without_name, "the package pyramid 1.2.3 does not name its licence"),
        (with_imported_styles, "uses @import, and nobody tells what that brings"),
        (with_a_font_of_another_kind, "is no WOFF2, whose notice alone can be read"),
        (with_a_broken_font, "a font is no WOFF2"),
        (with_a_made_module, "nobody tells where the module helper comes from, so its licence is unknown"),
        (with_a_made_file, r"nobody tells where assets/x-[\w-]+\.bin comes from, so its licence is unknown"),
    ],
)
def test_what_has_no_licence_ends_the_build(project: Path, change: Callable[[Path], None], sentence: str) -> None:
    change(project)
    code, said = built(project)
    assert code != 0
    assert re.search(sentence, tail(building.without_frames(said))), said


def test_all_that_the_maps_of_the_built_client_name_is_listed(packages: Path, tmp_path: Path) -> None:
    code, said = built(building.WEB, "--sourcemap", "--outDir", str(tmp_path / "out"))
    assert code == 0, said
    maps = [json.loads(file.read_text(encoding="utf-8")) for file in (tmp_path / "out").rglob("*.js.map")]
    sources = {source for one in maps for source in one["sources"]}
    found = {name for source in sources for name in re.findall(r"node_modules/((?:@[^/]+/)?[^/]+)/", source)}
    assert "svelte" in found
    assert found <= set(listed(building.BUILT))


def test_every_font_of_the_built_client_is_listed_with_its_holder(packages: Path) -> None:
    origins = {file.read_bytes(): file.parts[-3] for file in (packages / "@fontsource").rglob("*.woff2")}
    works = listed(building.BUILT)
    fonts = list((building.BUILT / "assets").glob("*.woff2"))
    assert {origins[font.read_bytes()] for font in fonts} == {"marcellus", "source-sans-3"}
    assert all(
        "SIL OPEN FONT LICENSE" in str(works[f"@fontsource/{name}"]["text"]) for name in origins.values() if fonts
    )
    assert "Adobe" in str(works["@fontsource/source-sans-3"]["notices"])


def test_what_the_bundler_puts_in_of_its_own_is_listed_without_what_runs_in_it_alone() -> None:
    work = listed(building.BUILT)["vite"]
    assert "VoidZero" in str(work["text"])
    assert "bundled dependencies" not in str(work["text"])


def test_every_package_in_the_client_has_a_text() -> None:
    assert [name for name, work in listed(building.BUILT).items() if len(str(work["text"])) < 500] == []
