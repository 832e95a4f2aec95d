"""The same load on the peers: matches on boardgame.io's server, and people who talk through `ws`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from benchmarks.load.waset_tables import LINE, SEATS, WAIT, Lost
from benchmarks.load.wire import Broken, Socket

SPACE = b"/market,"
EVENT = b"42" + SPACE
PING, PONG = b"2", b"3"
OPENED, JOINED = b"0", b"40" + SPACE
DECODER: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])


class Context(msgspec.Struct, rename="camel"):
    """Whose turn it is."""

    current_player: str


class State(msgspec.Struct):
    """What a client needs of a state."""

    number: int = msgspec.field(name="_stateID")
    ctx: Context


class Synced(msgspec.Struct):
    """What a client gets when it joins."""

    state: State


class Player:
    """A seat of a match, with a socket of its own."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number
        self.socket: Socket | None = None

    async def connect(self, port: int) -> None:
        """Begin to look."""
        self.socket = await Socket.open(port, "/socket.io/?EIO=4&transport=websocket", self.hear)

    def hear(self, message: bytes) -> None:
        """Answer the wire's own questions, and take states in."""
        assert self.socket is not None or message.startswith(OPENED)
        if message.startswith(EVENT):
            self.take(DECODER.decode(message[len(EVENT) :]))
        elif message == PING:
            self.say(PONG)
        elif message.startswith(OPENED):
            asyncio.get_running_loop().call_soon(self.say, JOINED)
        elif message.startswith(JOINED):
            self.tell("sync", self.match.id, str(self.number), None, SEATS)

    def take(self, event: list[msgspec.Raw]) -> None:
        """A state, when joining or after a move."""
        match bytes(event[0]):
            case b'"sync"':
                self.match.heard(self.number, msgspec.json.decode(event[2], type=Synced).state)
            case b'"update"':
                self.match.heard(self.number, msgspec.json.decode(event[2], type=State))

    def tell(self, *event: object) -> None:
        """Send an event."""
        self.say(EVENT + msgspec.json.encode(event))

    def say(self, message: bytes) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.send(message)


class Match:
    """A match of the card market, with a socket for each seat."""

    def __init__(self, number: int, port: int) -> None:
        self.port = port
        self.number = number
        self.id = f"match-{number}"
        self.players = [Player(self, seat) for seat in range(SEATS)]
        self.state: State | None = None
        self.behind: set[int] = set()
        self.expected = -1
        self.waiting: asyncio.Future[None] | None = None

    async def set_up(self) -> None:
        """One after the other joins; the server makes the match for the first."""
        for player in self.players:
            self.expect(0, [player.number])
            await player.connect(self.port)
            await self.all_heard()

    async def move(self) -> bool:
        """Whose turn it is visits a stall; it is over when every seat has got the new state."""
        state = self.state
        assert state is not None
        seat = state.ctx.current_player
        move = {"type": "visit", "args": [state.number % 3], "playerID": seat, "credentials": None}
        self.expect(state.number + 1, range(SEATS))
        action = {"type": "MAKE_MOVE", "payload": move}
        self.players[int(seat)].tell("update", action, state.number, self.id, seat)
        await self.all_heard()
        return True

    def expect(self, number: int, seats: Iterable[int]) -> None:
        """From now on, a state from this number on is missing at these seats."""
        self.expected, self.behind = number, set(seats)
        self.waiting = asyncio.get_running_loop().create_future()

    async def all_heard(self) -> None:
        """Wait for the missing states."""
        assert self.waiting is not None
        try:
            await asyncio.wait_for(self.waiting, WAIT)
        except TimeoutError:
            raise Lost(f"match {self.number}: seats {sorted(self.behind)} heard nothing") from None

    def heard(self, seat: int, state: State) -> None:
        """A seat has got a state."""
        if state.number < self.expected:
            return
        self.state = state
        self.behind.discard(seat)
        if not self.behind and self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def close(self) -> None:
        """Everybody goes."""
        for player in self.players:
            if player.socket is not None:
                player.socket.close()


class SocketTalker:
    """Somebody who talks through a socket."""

    def __init__(self) -> None:
        self.socket: Socket | None = None
        self.waiting: asyncio.Future[None] | None = None

    async def set_up(self, port: int, number: int) -> None:
        """A room of one's own."""
        self.socket = await Socket.open(port, f"/rooms/{number}", self.hear)

    async def move(self) -> bool:
        """One line, to the moment when it is known to be on disk."""
        assert self.socket is not None
        self.waiting = asyncio.get_running_loop().create_future()
        self.socket.send(LINE)
        await self.waiting
        return True

    def hear(self, message: bytes) -> None:
        """It is on disk."""
        if self.waiting is None or self.waiting.done():
            return
        if message:
            self.waiting.set_result(None)
        else:
            self.waiting.set_exception(Broken("a socket was closed"))

    def close(self) -> None:
        """Leave."""
        if self.socket is not None:
            self.socket.close()


async def matches_at(port: int, count: int) -> list[Match]:
    """Running matches with everybody there."""
    found = [Match(number, port) for number in range(count)]
    for match in found:
        await match.set_up()
    return found


async def socket_talkers_at(port: int, count: int) -> list[SocketTalker]:
    """People who talk, each in a room of their own."""
    found = [SocketTalker() for _ in range(count)]
    for number, talker in enumerate(found):
        await talker.set_up(port, number)
    return found
