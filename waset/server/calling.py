"""A request and its answer: each endpoint is a function whose annotations say what it reads and tells."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any, TypeVar, get_type_hints

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from waset.engine.game import Reason
from waset.server import identity
from waset.server.desk import Desk
from waset.server.failures import Failure, failure_of, refusing
from waset.server.limits import SMALL_BODY
from waset.server.messages import KEY_PATTERN
from waset.tables.ports import Person
from waset.tables.service import Envelope

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
CLIENT_ID = re.compile(KEY_PATTERN)
NUL = b"\\u0000"
JSON = "application/json"
FIXED_HEADERS = ((b"content-type", JSON.encode()), (b"cache-control", b"no-store"))
ENCODER = msgspec.json.Encoder()

Handler = Callable[..., Awaitable[Any]]
HandlerT = TypeVar("HandlerT", bound=Handler)
MessageT = TypeVar("MessageT")


class Call:
    """One request."""

    def __init__(self, desk: Desk, request: Request) -> None:
        self.desk = desk
        self.request = request
        self.headers: dict[str, str] = {}  # of the answer

    @cached_property
    def table(self) -> str:
        """The id of the table in the path."""
        return checked_table(self.request.path_params["table"])

    @property
    def address(self) -> str:
        """Where the request comes from."""
        address: str = self.request.scope["address"]
        return address

    @property
    def link(self) -> str:
        """The token of a link that came along; a bot's own token is one."""
        given = self.request.headers.get("waset-link") or self.request.query_params.get("link", "")
        return given or identity.bearer(self.request.headers)

    @property
    def envelope(self) -> Envelope:
        """The client's own id for a command, and the token of a link."""
        client_id = self.request.headers.get("idempotency-key", "")
        if not CLIENT_ID.fullmatch(client_id):
            raise Failure("malformed", Reason("server.client_id"))
        return Envelope(client_id, self.link)

    async def visitor(self) -> Person | None:
        """Who asks, if that is known."""
        table = self.request.path_params.get("table", "")
        person = await identity.known(self.desk, self.request, table)
        if person is not None:
            self.desk.limits.people.take(person.id)
        return person

    async def person(self) -> Person:
        """Who asks; nobody unknown may."""
        person = await self.visitor()
        if person is None:
            raise Failure("unknown", Reason("server.unknown"))
        return person

    def number(self, name: str, usual: int | None, most: int = 1 << 53) -> int | None:
        """A number of the query."""
        number = query_number(self.request, name)
        return usual if number is None else min(number, most)

    def sign_in(self, token: str) -> None:
        """Have the browser keep a token."""
        self.headers["set-cookie"] = identity.cookie(token, self.desk.configuration)


def query_number(connection: HTTPConnection, name: str) -> int | None:
    """A number of the query of a request or a socket, if it is there."""
    text = connection.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 16:
        raise Failure("malformed", Reason("server.query", "", {"name": name}))
    return int(text)


def checked_table(table: str) -> str:
    """The id of a table; a text that can be none is no table's."""
    if not TABLE_ID.fullmatch(table):
        raise Failure("missing", Reason("table.no_such_table"))
    return table


class Told(Response):
    """An answer as JSON that nobody may keep; its headers are put together without detours."""

    def __init__(self, body: bytes, status: int, headers: dict[str, str]) -> None:
        self.status_code = status
        self.background = None
        self.body = body
        self.raw_headers = [*FIXED_HEADERS, (b"content-length", b"%d" % len(body))]
        self.raw_headers += [(name.encode(), value.encode()) for name, value in headers.items()]


class Endpoint:
    """One thing that can be asked: how it is reached, and what is read and told."""

    def __init__(self, method: str, path: str, handler: Handler, largest: int, status: int) -> None:
        hints = get_type_hints(handler, include_extras=True)
        bodies = [kind for name, kind in hints.items() if name not in ("call", "return")]
        self.method = method
        self.path = path
        self.handler = handler
        self.largest = largest
        self.status = status
        self.body: Any = bodies[0] if bodies else None
        self.answer: Any = hints["return"]
        self.decoder = msgspec.json.Decoder(self.body) if bodies else None

    async def __call__(self, request: Request) -> Response:
        """Answer a request, whatever happens."""
        call = Call(request.app.state.desk, request)
        try:
            told = await (self.handler(call, await self.read(request)) if self.decoder else self.handler(call))
        except Exception as problem:
            return refusing(failure_of(problem))
        if isinstance(told, Response):
            return told
        if told is None:
            return Response(status_code=204, headers=call.headers)
        return Told(ENCODER.encode(told), self.status, call.headers)

    async def read(self, request: Request) -> Any:
        """The body of a request."""
        assert self.decoder is not None
        return read(self.decoder, await whole_body(request, self.largest) or b"{}")


def read(decoder: msgspec.json.Decoder[MessageT], body: bytes) -> MessageT:
    """A message as somebody has sent it."""
    if NUL in body:
        raise Failure("malformed", Reason("server.control_characters"))
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as problem:
        raise Failure("malformed", Reason("server.body", "", {"problem": str(problem)})) from None
    except UnicodeDecodeError:
        raise Failure("malformed", Reason("server.body", "", {"problem": "it is no UTF-8"})) from None


async def whole_body(request: Request, largest: int) -> bytes:
    """All of a body that is not too large; the rest of one that is remains unread."""
    length = request.headers.get("content-length", "0")
    parts: list[bytes] = []
    size = int(length) if length.isdecimal() else 0
    if size <= largest:
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > largest:
                break
            parts.append(part)
    if size > largest:
        raise Failure("too_large", Reason("server.too_large", "", {"largest": largest}))
    return b"".join(parts)


class Routes:
    """The endpoints of one subject."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(self, path: str) -> Callable[[HandlerT], HandlerT]:
        """Something to be looked at."""
        return self.add("GET", path)

    def post(self, path: str, largest: int = SMALL_BODY, status: int = 200) -> Callable[[HandlerT], HandlerT]:
        """Something to be done."""
        return self.add("POST", path, largest, status)

    def delete(self, path: str) -> Callable[[HandlerT], HandlerT]:
        """Something to be removed."""
        return self.add("DELETE", path)

    def add(
        self, method: str, path: str, largest: int = SMALL_BODY, status: int = 200
    ) -> Callable[[HandlerT], HandlerT]:
        """One more endpoint."""

        def keep(handler: HandlerT) -> HandlerT:
            self.endpoints.append(Endpoint(method, path, handler, largest, status))
            return handler

        return keep
