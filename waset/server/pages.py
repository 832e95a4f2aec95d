"""What a browser sees: the built client, or one sentence where nobody has built it."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from waset.engine.game import Reason
from waset.server.failures import Failure, refusing
from waset.terminal.catalogue import LANGUAGES, catalogue

CLIENT = Path(__file__).resolve().parent / "web"
ASSETS = "assets"  # their names change with their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
START = "index.html"
NOT_BUILT = Reason("server.no_client")
TEXTS = {  # what gets smaller by packing
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


def routes() -> list[Route]:
    """Every path that is none of the interface's."""
    return [Route("/{path:path}", page, methods=["GET"])]


async def page(request: Request) -> Response:
    """A file; any other address outside the interface is one of the client's own."""
    path = request.path_params["path"]
    found = None if path.startswith("api/") else file_of(CLIENT, path)
    is_file = "." in path.rsplit("/", 1)[-1] and not path.startswith("j/")
    if found is None and (path.startswith("api/") or is_file):
        return refusing(Failure("missing", Reason("server.no_such_page")))
    file = found or CLIENT / START
    if not file.exists():
        return PlainTextResponse(not_built(), 503)
    is_asset = found is not None and path.startswith(f"{ASSETS}/")
    return sent(request, file, {"cache-control": FOR_EVER if is_asset else ASK_AGAIN})


def sent(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file, packed where the browser can unpack it and it is worth it."""
    kind = TEXTS.get(file.suffix)
    if kind is None:
        return FileResponse(file, headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers, media_type=kind)
    headers["content-encoding"] = "gzip"
    return Response(packed(file, file.stat().st_mtime_ns), headers=headers, media_type=kind)


@lru_cache(maxsize=256)
def packed(file: Path, changed: int) -> bytes:
    """A file of the client in fewer bytes; kept until it changes."""
    return gzip.compress(file.read_bytes(), mtime=0)


def not_built() -> str:
    """That there is no client here, and how to get one."""
    return "\n".join(catalogue(language).say(NOT_BUILT.key) for language in LANGUAGES) + "\n"


def file_of(root: Path, path: str) -> Path | None:
    """The file below a folder, and nothing outside it."""
    if "\0" in path:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None
