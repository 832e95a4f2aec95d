"""uvicorn's connections: answers in one piece, and sockets with a short way for a text in one frame, in less memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from waset.tables.gathering import Gathered, each

SHORT_WAY = "waset.short_way"  # its name among the extensions of a connection
SWITCHING = 101
MOST_WAITING = 8  # messages that have come and are not yet looked at
TEXT = 0x81  # a whole message in one frame
MASKED = 0x80  # before the length, as all that clients send is
BETWEEN = "at_eof"  # where the parser waits for the next frame
MASKED_HEAD = 6  # bytes before a short text with its mask
SHORT, MIDDLING = 126, 1 << 16  # how long a message may be whose length takes no, or two, bytes more
MIDDLING_HEAD, LONG_HEAD = Struct("!BBH"), Struct("!BBQ")


class Gate:
    """What asyncio.Event does, in a tenth of the memory while nobody waits."""

    __slots__ = ("is_open", "waiting")

    def __init__(self) -> None:
        self.is_open = False
        self.waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self.is_open

    def set(self) -> None:
        """Let those who wait go on."""
        self.is_open = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def clear(self) -> None:
        """From now on one has to wait."""
        self.is_open = False

    async def wait(self) -> None:
        """Wait until it is open."""
        while not self.is_open:
            if self.waiting is None or self.waiting.done():
                self.waiting = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.waiting)


class Inbox:
    """What asyncio.Queue does, for one who reads, in a tenth of the memory."""

    __slots__ = ("messages", "reading")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.reading: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether there is nothing to be read."""
        return not self.messages

    def put_nowait(self, message: Any) -> None:
        """Keep a message until it is read."""
        self.messages.append(message)
        if self.reading is not None and not self.reading.done():
            self.reading.set_result(None)

    async def get(self) -> Any:
        """The message that has waited longest."""
        while not self.messages:
            self.reading = asyncio.get_running_loop().create_future()
            await self.reading
        return self.messages.pop(0)


class ShortWay(Protocol):
    """What a socket can do for an application that has nothing to wait for."""

    hear: Callable[[str], bool] | None  # deals with a text as it comes; false when it is to be kept instead

    def push(self, text: bytes) -> bool:
        """Send a text at once; false when that cannot be."""


class Turn:
    """What has come in one turn of an event loop on all sockets, and what goes out of it on all connections.

    Who is written to in a burst is woken once, and code that is run again and again for one thing runs quicker.
    """

    def __init__(self) -> None:
        self.incoming: Gathered[tuple[Wire, bytes]] = Gathered(each(lambda pair: pair[0].take(pair[1])))
        self.outgoing: Gathered[Gathering] = Gathered(each(Gathering.flush))


TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, Turn] = WeakKeyDictionary()


def turn() -> Turn:
    """That of the running loop."""
    return TURNS.setdefault(asyncio.get_running_loop(), Turn())


class Gathering:
    """A transport that gathers what is written in one turn of the loop: head and body of an answer go out together."""

    __slots__ = ("outgoing", "pieces", "transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.outgoing = turn().outgoing
        self.pieces: list[bytes] = []

    def write(self, piece: bytes) -> None:
        """Send this, together with what comes next."""
        if not self.pieces:
            self.outgoing.add(self)
        self.pieces.append(piece)

    def flush(self) -> None:
        """Send what has been gathered, unless nobody is there any more."""
        if self.pieces and not self.transport.is_closing():
            self.transport.write(b"".join(self.pieces))
        self.pieces.clear()

    def close(self) -> None:
        """Send what has been gathered, and no more."""
        self.flush()
        self.transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class Line(HttpToolsProtocol):
    """One connection for requests, until a socket takes it over."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has called."""
        super().connection_made(Gathering(transport))  # type: ignore[arg-type]


class Wire(WebSocketsSansIOProtocol):
    """One socket. Whoever reads too slowly makes `send` wait."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.hear: Callable[[str], bool] | None = None
        self.writable = Gate()  # type: ignore[assignment]
        self.writable.set()
        self.is_between = False  # two frames, as far as the parser knows
        self.incoming = turn().incoming

    def send_receive_event_to_app(self) -> None:
        """Keep a message for the application; only while several of them wait is no more read."""
        was_paused, is_full = self.read_paused, len(self.queue.messages) >= MOST_WAITING  # type: ignore[attr-defined]
        self.read_paused = was_paused or not is_full  # then it is left as it is
        super().send_receive_event_to_app()
        self.read_paused = was_paused or is_full

    async def send(self, message: Any) -> None:
        """Send what the application says; nobody asks any more how a socket was opened."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response

    def data_received(self, data: bytes) -> None:
        """Keep what has come until the end of this turn of the loop."""
        self.incoming.add((self, data))

    def eof_received(self) -> None:
        """The other side sends no more."""
        self.incoming.go()
        super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        self.incoming.go()
        super().connection_lost(exc)

    def take(self, data: bytes) -> None:
        """Take what has come; who sends what leads to trouble is sent away."""
        try:
            self.read(data)
        except Exception:
            self.transport.close()
            raise

    def read(self, data: bytes) -> None:
        """Read what has come; one whole short text, which most of it is, needs no parser."""
        text = text_in(data) if self.is_between_frames else None
        if text is None:
            super().data_received(data)
            self.is_between = self.conn.current_size is None and name_of_innermost(self.conn.parser) == BETWEEN
        elif self.hear is None or not self.queue.empty() or not self.hear(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def is_between_frames(self) -> bool:
        """Whether a message can begin here, and somebody still listens and keeps up."""
        is_open = self.handshake_complete and self.conn.state is OPEN and not self.close_sent
        return self.is_between and is_open and len(self.queue.messages) < MOST_WAITING  # type: ignore[attr-defined]

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][SHORT_WAY] = {SHORT_WAY: self}

    def push(self, text: bytes) -> bool:
        """Send a text at once; false when that cannot be."""
        if not self.is_ready:
            return False
        self.transport.write(head_of(len(text)) + text)
        return True

    @property
    def is_ready(self) -> bool:
        """Whether a text can go out at once: the handshake is over, nobody has closed, and the last one is taken."""
        is_open = self.handshake_complete and self.conn.state is OPEN
        return is_open and not self.close_sent and not self.disconnected and self.writable.is_set()


def name_of_innermost(generator: Any) -> str:
    """The name of the generator that a generator waits in."""
    while (inner := getattr(generator, "gi_yieldfrom", None)) is not None:
        generator = inner
    return str(generator.__name__)


def text_in(data: bytes) -> str | None:
    """The text of one whole masked frame that takes no byte more for its length; None when it is anything else."""
    if len(data) < MASKED_HEAD or data[0] != TEXT or not MASKED <= data[1] < MASKED | SHORT:
        return None
    if len(data) != MASKED_HEAD + (data[1] ^ MASKED):
        return None
    try:
        return apply_mask(data[MASKED_HEAD:], data[2:MASKED_HEAD]).decode()
    except UnicodeDecodeError:
        return None


def head_of(size: int) -> bytes:
    """What goes before a text of this many bytes; what a server sends is not masked."""
    if size < SHORT:
        return bytes((TEXT, size))
    return MIDDLING_HEAD.pack(TEXT, 126, size) if size < MIDDLING else LONG_HEAD.pack(TEXT, 127, size)
