"""A server within the test's own process: every byte that somebody gets is kept, and the tables can be looked into."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from tests.tables.memory import MemoryBus, MemoryStore, RandomThinkers
from tests.tables.tabling import Clock
from waset.server.app import application
from waset.server.configuration import Configuration
from waset.server.desk import desk_for
from waset.tables.service import Tables
from waset.tables.table import Table


class Inside:
    """The application on a store in memory; nobody but the visitors does anything."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = Clock()
        self.tables = Tables(self.store, MemoryBus(), RandomThinkers(0), self.clock)
        self.app = application(desk_for(Configuration(requests_per_second=0), self.tables))
        self.closing = ExitStack()
        self.portal = self.closing.enter_context(TestClient(self.app)).portal

    def close(self) -> None:
        """Let everybody go."""
        self.closing.close()

    def visitor(self, name: str = "", **headers: str) -> Visitor:
        """Somebody who comes."""
        client = TestClient(self.app, headers=headers, raise_server_exceptions=False)
        client.portal = self.portal  # one event loop for everybody
        visitor = Visitor(client)
        if name:
            visitor.told("POST", "/api/me", {"name": name})
        return visitor

    def call(self, duty: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
        """Have something done in the background of the server."""
        assert self.portal is not None
        return self.portal.call(duty, *arguments)

    def table(self, table_id: str) -> Table:
        """A table itself, as nobody else may see it."""
        held = self.tables.writer.cache.tables[table_id]
        assert held.table is not None
        return held.table


class Visitor:
    """Somebody with a browser of their own, and everything that came to them."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.got: list[bytes] = []

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
        """One request; the status and the body of its answer."""
        content = None if body is None else json.dumps(body)
        answer = self.client.request(method, path, content=content, headers=headers)
        self.got.append(b"\n".join(b": ".join(pair) for pair in answer.headers.raw if pair[0] != b"set-cookie"))
        self.got.append(answer.content)
        return answer.status_code, answer.content

    def told(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """The answer to a request that goes well."""
        status, content = self.ask(method, path, body, **headers)
        assert status in (200, 201, 204), content
        return json.loads(content) if content else None

    def look(self, table: str, since: int = 0) -> Any:
        """A table as one sees it."""
        return self.told("GET", f"/api/tables/{table}?since={since}")

    def do(self, table: str, what: str, body: Any = None, **headers: str) -> Any:
        """Something that is done at a table."""
        return self.told("POST", f"/api/tables/{table}/{what}", {} if body is None else body, **headers)

    @contextmanager
    def socket(self, table: str, since: int = 0) -> Iterator[WebSocketTestSession]:
        """A socket that hears of a table."""
        path = f"/api/tables/{table}/live?since={since}"
        with suppress(CancelledError), self.client.websocket_connect(path) as socket:  # so the test client may end it
            yield socket

    def hear(self, socket: WebSocketTestSession) -> Any:
        """The next update of a socket."""
        text = socket.receive_text()
        self.got.append(text.encode())
        return json.loads(text)

    @property
    def cookie(self) -> str:
        """The token that proves who this is."""
        return str(self.client.cookies.get("waset", ""))
