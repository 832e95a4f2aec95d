"""What goes over a socket: frames of every length, and waiting in little memory."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from waset.server.wire import BETWEEN, Gate, Gathering, Inbox, head_of, name_of_innermost, text_in

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_text_is_framed_as_the_protocol_has_it(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 17, 125])
def test_a_whole_short_text_is_read_without_a_parser(size: int) -> None:
    text = "ä" * (size // 2) + "x" * (size % 2)
    assert text_in(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text


OTHERS = {
    "nothing": b"",
    "one byte": b"\x81",
    "no mask": Frame(Opcode.TEXT, b"hello").serialize(mask=False),
    "a part": Frame(Opcode.TEXT, b"hello").serialize(mask=True)[:-1],
    "more than one": Frame(Opcode.TEXT, b"hello").serialize(mask=True) + b"\x81",
    "a beginning": Frame(Opcode.TEXT, b"hello", fin=False).serialize(mask=True),
    "bytes": Frame(Opcode.BINARY, b"hello").serialize(mask=True),
    "a ping": Frame(Opcode.PING, b"hello").serialize(mask=True),
    "a long one": Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
    "no UTF-8": Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
}


@pytest.mark.parametrize("kind", list(OTHERS))
def test_everything_else_is_left_to_the_parser(kind: str) -> None:
    assert text_in(OTHERS[kind]) is None


def opened() -> ServerProtocol:
    """The server's side of a socket that is open."""
    client, server = ClientProtocol(parse_uri("ws://localhost/")), ServerProtocol()
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    [request] = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    assert server.state is OPEN
    return server


def test_where_a_message_can_begin_the_parser_waits_between_frames() -> None:
    server, frame = opened(), Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    for piece, is_between in ((b"", True), (frame, True), (frame[:1], False), (frame[1:7], False), (frame[7:], True)):
        if piece:
            server.receive_data(piece)
        assert (name_of_innermost(server.parser) == BETWEEN) == is_between


async def test_a_gate_lets_everybody_through_who_has_not_given_up() -> None:
    gate = Gate()
    first, second = asyncio.create_task(gate.wait()), asyncio.create_task(gate.wait())
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    assert not second.done()
    gate.set()
    await asyncio.wait_for(second, 1)
    await asyncio.wait_for(gate.wait(), 1)
    gate.clear()
    assert not gate.is_set()


async def test_an_inbox_hands_out_in_order_what_comes() -> None:
    inbox = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("one")
    inbox.put_nowait("two")
    assert await asyncio.wait_for(reading, 1) == "one"
    assert not inbox.empty()
    assert await inbox.get() == "two"
    assert inbox.empty()


class Written(asyncio.Transport):
    """A transport that remembers what was written, and whether it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.is_closed = False

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.is_closed

    def write(self, data: Any) -> None:
        """Remember it."""
        self.pieces.append(bytes(data))

    def close(self) -> None:
        """Remember that."""
        self.is_closed = True


async def test_what_is_written_in_one_turn_goes_out_in_one_piece() -> None:
    transport = Written()
    gathering = Gathering(transport)
    gathering.write(b"head ")
    gathering.write(b"body")
    assert transport.pieces == []
    await asyncio.sleep(0)
    assert transport.pieces == [b"head body"]
    gathering.write(b"more")
    gathering.close()
    assert (transport.pieces, transport.is_closed) == ([b"head body", b"more"], True)
    await asyncio.sleep(0)
    assert len(transport.pieces) == 2


async def test_all_connections_send_together_and_who_has_gone_holds_up_nobody() -> None:
    transports = [Written() for _ in range(3)]
    gatherings = [Gathering(transport) for transport in transports]
    for gathering in gatherings:
        gathering.write(b"news")
    transports[1].close()
    await asyncio.sleep(0)
    assert [transport.pieces for transport in transports] == [[b"news"], [], [b"news"]]
