"""HTTP and WebSocket from the loader's side: only what the servers under test need, to spend little time here."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Self, cast

HOST = "127.0.0.1"
BLANK = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80  # the frame is the last of its message
UNMASKED = bytes(5)[1:]  # a mask of zeros leaves a message as it is
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: d2FzZXQgYmVuY2htYXJrIQ==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
)


class Broken(Exception):
    """A server said something else than it should have."""


class Http(asyncio.Protocol):
    """One connection that is kept; one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.buffer = b""
        self.waiting: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    @classmethod
    async def open(cls, port: int) -> Self:
        """A connection to a server on this machine."""
        http = cls(port)
        await http.connect()
        return http

    async def connect(self) -> None:
        """Connect, for the first time or after the server has had enough of waiting."""
        self.buffer = b""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own kind is none by name

    async def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, bytes, bytes]:
        """Status, headers and body of the answer."""
        if self.transport.is_closing():
            await self.connect()
        self.waiting = asyncio.get_running_loop().create_future()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n"
        )
        self.transport.write(head.encode() + body)
        return await self.waiting

    async def told(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> bytes:
        """The body of an answer that is no refusal."""
        status, _, answer = await self.ask(method, path, body, cookie)
        if status >= 300:
            raise Broken(f"{method} {path}: {status} {answer[:200].decode(errors='replace')}")
        return answer

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(BLANK)
        if end < 0:
            return
        head = self.buffer[:end]
        whole = end + len(BLANK) + length_of(head)
        if len(self.buffer) < whole:
            return
        body, self.buffer = self.buffer[end + len(BLANK) : whole], self.buffer[whole:]
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result((int(head[9:12]), head, body))

    def connection_lost(self, problem: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(Broken("the server hung up"))

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


def length_of(head: bytes) -> int:
    """The length of the body that follows."""
    lower = head.lower()
    start = lower.find(b"\r\ncontent-length:")
    if start < 0:
        return 0
    return int(lower[start + 17 :].split(b"\r\n", 1)[0])


class Socket(asyncio.Protocol):
    """A WebSocket that hands every message over as it comes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = bytearray()
        self.is_open = False
        self.is_closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, heard: Callable[[bytes], None], cookie: str = "") -> Self:
        """A socket to a server on this machine, once it is open."""
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(heard), HOST, port)
        headers = f"Cookie: {cookie}\r\n" if cookie else ""
        socket.transport.write(HANDSHAKE.format(path=path, host=HOST, port=port, headers=headers).encode())
        await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own kind is none by name

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send one message."""
        size = len(message)
        length = bytes([LAST | size]) if size < 126 else bytes([LAST | 126]) + struct.pack(">H", size)
        self.transport.write(bytes([LAST | kind]) + length + UNMASKED + message)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open and not self.has_opened():
            return
        for kind, message in self.taken():
            if kind == TEXT:
                self.heard(message)
            elif kind == PING:
                self.send(message, PONG)

    def has_opened(self) -> bool:
        """Whether the server has agreed to the handshake by now."""
        end = self.buffer.find(BLANK)
        if end < 0:
            return False
        status = bytes(self.buffer[9:12])
        del self.buffer[: end + len(BLANK)]
        if status != b"101":
            self.opened.set_exception(Broken(f"no socket: {status.decode()}"))
            return False
        self.is_open = True
        self.opened.set_result(None)
        return True

    def taken(self) -> deque[tuple[int, bytes]]:
        """The frames that are there as a whole; servers under test send each message in one."""
        frames: deque[tuple[int, bytes]] = deque()
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size or start > len(buffer):
                break
            frames.append((buffer[at] & 0x0F, bytes(buffer[start : start + size])))
            at = start + size
        del buffer[:at]
        return frames

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Broken("the server hung up"))
        elif not self.is_closing:
            self.heard(b"")  # an empty message is the end

    def close(self) -> None:
        """Leave."""
        self.is_closing = True
        self.transport.close()
