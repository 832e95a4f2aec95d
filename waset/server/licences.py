"""The licences of everything that a server runs on and gives away: Waset, the built client, and Python's packages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from waset.server import pages
from waset.terminal.catalogue import LANGUAGES, Catalogue, catalogue

PATH = "/licences"
LIST = "third-party-licences.json"  # made with the client, of what lies in it: web/licences.ts
OWN = "waset"
TEXT = re.compile(r"(un)?licen[cs]e|copying|notice|authors", re.IGNORECASE)
REQUIREMENT = re.compile(r"([\w.-]+)\s*(?:\[([^]]*)\])?[^;]*;?(.*)", re.DOTALL)
EXTRA = re.compile(r"""extra\s*==\s*["']([^"']+)["']""")
OF_CLASSIFIER = "License :: "


class Work(msgspec.Struct, frozen=True):
    """A package with its licence."""

    name: str
    version: str
    licence: str
    text: str
    notices: list[str] = []
    libraries: list[str] = []


def routes() -> list[Route]:
    """The one page."""
    return [Route(PATH, licences, methods=["GET"])]


def licences(request: Request) -> Response:
    """All licences on one page."""
    asked = request.query_params.get("lang", LANGUAGES[0])
    file = pages.CLIENT / LIST
    changed = file.stat().st_mtime_ns if file.exists() else 0
    page = packed(asked if asked in LANGUAGES else LANGUAGES[0], file, changed)
    headers = {"cache-control": pages.ASK_AGAIN, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        page = gzip.decompress(page)
    return Response(page, headers=headers, media_type=pages.TEXTS[".html"])


@lru_cache(maxsize=2 * len(LANGUAGES))
def packed(language: str, file: Path, changed: int) -> bytes:
    """The page in a language in few bytes; kept until another client is built."""
    return gzip.compress(page_in(language, bundled(file)).encode(), mtime=0)


def page_in(language: str, in_client: list[Work]) -> str:
    """The page; its style comes with the client, because the policy allows none inside."""
    words = catalogue(language)
    own, *needed = map(work_of, needed_distributions(OWN))
    title = escape(words.say("ui.licences_title"))
    return "\n".join(
        (
            f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f'<title>{title}</title>\n<link rel="stylesheet" href="/licences.css">\n</head>\n<body>\n<main>',
            f"<h1>{title}</h1>\n<p>{escape(words.say('ui.licences_lead'))}</p>",
            *section(words, words.say("ui.licences_own"), [own]),
            *section(words, words.say("ui.licences_client"), in_client),
            *section(words, words.say("ui.licences_server"), needed),
            "</main>\n</body>\n</html>\n",
        )
    )


def section(words: Catalogue, title: str, works: list[Work]) -> Iterator[str]:
    """Some packages under a heading; nothing when there are none."""
    if works:
        yield f"<h2>{escape(title)}</h2>"
    for work in works:
        yield f"<h3>{escape(work.name)} {escape(work.version)} ({escape(work.licence)})</h3>"
        yield from (f"<p>{escape(notice)}</p>" for notice in work.notices)
        if work.libraries:
            yield f"<p>{escape(words.say('ui.licences_libraries', names=', '.join(work.libraries)))}</p>"
        if work.text:
            yield f'<pre lang="en">{escape(work.text)}</pre>'
        else:
            yield f"<p>{escape(words.say('ui.licences_no_text'))}</p>"


def bundled(file: Path) -> list[Work]:
    """What lies in the built client, as its build has listed it; nothing where nobody has built one."""
    return msgspec.json.decode(file.read_bytes(), type=list[Work]) if file.exists() else []


def needed_distributions(name: str) -> list[Distribution]:
    """A distribution, and after it by name all installed ones that it needs, directly or not."""
    found = {name: distribution(name)}
    waiting = [(name, "")]
    seen = set(waiting)
    while waiting:
        needed, extra = waiting.pop()
        for wish in wishes(found[needed], extra):
            if wish in seen or not (one := installed(wish[0])):
                continue
            seen.add(wish)
            found[wish[0]] = one
            waiting.append(wish)
    return [found.pop(name), *(found[other] for other in sorted(found))]


def wishes(one: Distribution, extra: str) -> Iterator[tuple[str, str]]:
    """What a distribution asks for, by name and extra: always, or for one extra. Other markers are not looked at."""
    for text in one.requires or ():
        found = REQUIREMENT.match(text)
        assert found, text
        name = re.sub(r"[-_.]+", "-", found[1]).lower()
        if EXTRA.findall(found[3]) != ([extra] if extra else []):
            continue
        yield name, ""
        yield from ((name, asked.strip()) for asked in (found[2] or "").split(",") if asked.strip())


def installed(name: str) -> Distribution | None:
    """A distribution, if it is installed."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def work_of(one: Distribution) -> Work:
    """A distribution with the texts that it was installed with."""
    libraries = [file.name for file in one.files or () if file.parts[0].endswith(".libs")]  # as auditwheel puts them
    text = "\n\n".join(texts_of(one))
    return Work(one.metadata["Name"], one.version, licence_of(one), text, libraries=sorted(libraries))


def texts_of(one: Distribution) -> Iterator[str]:
    """The texts in the folder of its metadata."""
    for file in sorted(one.files or (), key=str):
        if file.parts[0].endswith(".dist-info") and TEXT.match(file.name):
            yield Path(str(file.locate())).read_text(encoding="utf-8", errors="replace").strip()


def licence_of(one: Distribution) -> str:
    """The short name of its licence; older packages write it into other fields."""
    fields = one.metadata
    classes = [line.rpartition(" :: ")[2] for line in fields.get_all("Classifier", []) if OF_CLASSIFIER in line]
    short = [line for line in fields.get_all("License", []) if "\n" not in line]
    return ", ".join(fields.get_all("License-Expression", []) or short or classes) or "?"
