"""What every request passes first: host, origin, limits; and the headers and figures of every answer."""

from __future__ import annotations

from time import perf_counter

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from waset.server import metrics
from waset.server.desk import Desk
from waset.server.failures import Failure, failure_of, refusing
from waset.server.security import SAFE_METHODS, address_of, check_host, check_origin, headers_for

METHODS = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, desk: Desk) -> None:
        self.app = app
        self.desk = desk
        self.headers = headers_for(desk.configuration)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it with a refusal."""
        match scope["type"]:
            case "http":
                await self.answer(scope, receive, send)
            case "websocket":
                await self.connect(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request with its answer."""
        begun = perf_counter()
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        is_begun = False

        async def tell(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                message["headers"] = [*message["headers"], *self.headers]
                metrics.requests(method, message["status"]).inc()
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, receive, tell)
        except Exception as problem:
            if is_begun:
                raise
            await refusing(failure_of(problem))(scope, receive, tell)
        metrics.durations(method).observe(perf_counter() - begun)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket; one that is not let through is never opened."""
        try:
            self.check(scope)
        except Failure:
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Refuse what comes from elsewhere or too often; note where it comes from."""
        headers, configuration = Headers(scope=scope), self.desk.configuration
        scope["address"] = address_of(configuration, (scope.get("client") or ("",))[0], headers)
        self.desk.limits.addresses.take(scope["address"])
        check_host(configuration, scope["path"], headers)
        if scope.get("method") not in SAFE_METHODS:
            check_origin(configuration, headers)
