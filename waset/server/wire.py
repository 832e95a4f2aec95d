"""uvicorn's sockets, with a short way for what they send most: a text in one frame."""

from __future__ import annotations

from struct import Struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

PUSH = "waset.push"  # the name of the short way among the extensions of a connection
SWITCHING = 101
TEXT = 0x81  # a whole message in one frame
SHORT, MIDDLING = 126, 1 << 16  # how long a message may be whose length takes no, or two, bytes more
MIDDLING_HEAD, LONG_HEAD = Struct("!BBH"), Struct("!BBQ")


class Wire(WebSocketsSansIOProtocol):
    """One socket. Whoever reads too slowly makes `send` wait."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the short way."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][PUSH] = {PUSH: self.push}

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


def head_of(size: int) -> bytes:
    """What goes before a text of this many bytes; what a server sends is not masked."""
    if size < SHORT:
        return bytes((TEXT, size))
    return MIDDLING_HEAD.pack(TEXT, 126, size) if size < MIDDLING else LONG_HEAD.pack(TEXT, 127, size)
