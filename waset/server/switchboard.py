"""The short way to an endpoint: one look into a dictionary, past the layers that only other pages need."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from waset.server.routes import ENDPOINTS
from waset.server.sockets import live

TABLES = "/api/tables/"
ONE_TABLE = "/api/tables/{table}"
LIVE = "/api/tables/{table}/live"


class Switchboard:
    """Puts requests through to their endpoints; whatever it does not know is left to the application's router."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.endpoints = {(endpoint.method, endpoint.path): endpoint for endpoint in ENDPOINTS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        path, table = pattern_of(scope.get("path", ""))
        endpoint = self.endpoints.get((scope.get("method", ""), path))
        is_live = path == LIVE and scope["type"] == "websocket"
        if endpoint is None and not is_live:
            await self.app(scope, receive, send)
            return
        scope["app"], scope["path_params"] = self.app, {"table": table} if table else {}
        if endpoint is None:
            await live(scope, receive, send)
        else:
            response = await endpoint(Request(scope, receive, send))
            await response(scope, receive, send)


def pattern_of(path: str) -> tuple[str, str]:
    """A path as the endpoints name it, and the table that it names."""
    if not path.startswith(TABLES):
        return path, ""
    table, slash, rest = path[len(TABLES) :].partition("/")
    return (ONE_TABLE + slash + rest, table) if table else (path, "")
