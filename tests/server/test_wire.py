"""What goes over a socket: frames of every length, and waiting in little memory."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from waset.server.wire import Gate, Gathering, Inbox, head_of, text_in

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
