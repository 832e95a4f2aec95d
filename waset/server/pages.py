"""What a browser sees: the built client when there is one, else a plain page."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from waset.engine.game import Reason
from waset.server.failures import Failure, refusing

HERE = Path(__file__).resolve().parent
CLIENT, PLAIN = HERE / "web", HERE / "page"
ASSETS = "assets"  # their names change with their content
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
START = "index.html"


def folder() -> Path:
    """Where the pages lie."""
    return CLIENT if (CLIENT / START).exists() else PLAIN


def routes() -> list[Route]:
    """Every path that is none of the interface's."""
    return [Route("/{path:path}", page, methods=["GET"])]


async def page(request: Request) -> Response:
    """A file; any other address outside the interface is one of the client's own."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return refusing(Failure("missing", Reason("server.no_such_page")))
    found = file_of(folder(), path)
    if found is None and "." in path.rsplit("/", 1)[-1]:
        return refusing(Failure("missing", Reason("server.no_such_page")))
    is_asset = found is not None and path.startswith(f"{ASSETS}/")
    return FileResponse(found or folder() / START, headers={"cache-control": FOR_EVER if is_asset else ASK_AGAIN})


def file_of(root: Path, path: str) -> Path | None:
    """The file below a folder, and nothing outside it."""
    if "\0" in path:
        return None
    file = (root / path).resolve()
    return file if file.is_relative_to(root) and file.is_file() else None
