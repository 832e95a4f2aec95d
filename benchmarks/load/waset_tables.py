"""People at our tables: they look by sockets, and decide by the same sockets or by requests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.load.wire import Broken, Http, Socket

SEATS = 4
GAMES = ("cleopatra-2006", "cleopatra-2019", "pharaoh")
AT_ONCE = 32  # tables that are set up side by side
WAIT = 30.0  # seconds after which an update counts as lost
TEXT = {"text": "a good day for building, and not too hot"}
LINE = json.dumps(TEXT).encode()
SAYING = json.dumps({"command": {"type": "Say", **TEXT}}).encode()
ANSWER = b'{"key":'


class Seen(msgspec.Struct):
    """What a seat needs of an update."""

    version: int
    status: str
    first_step: int
    steps: list[msgspec.Raw]
    asked: list[int]
    question: int | None
    options: list[msgspec.Raw]


class Answered(msgspec.Struct):
    """What a command by a socket was answered."""

    answered: int | None = None


SEEN = msgspec.json.Decoder(Seen)
ANSWERED = msgspec.json.Decoder(Answered)


class Lost(Exception):
    """Somebody did not hear of a move."""


class Seat:
    """Somebody at a table: what has come by the socket, put together."""

    def __init__(self, table: LiveTable, number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.steps: list[bytes] = []
        self.seen: Seen | None = None
        self.socket: Socket | None = None

    async def connect(self, port: int) -> None:
        """Begin to look."""
        path = f"/api/tables/{self.table.id}/live?since=0"
        self.socket = await Socket.open(port, path, self.hear, self.cookie)

    def hear(self, message: bytes) -> None:
        """Take an update in."""
        if not message:
            self.table.fail(Broken("a socket was closed"))
            return
        if message.startswith(ANSWER):
            self.table.answer(ANSWERED.decode(message).answered)
            return
        seen = self.seen = SEEN.decode(message)
        self.steps[seen.first_step :] = map(bytes, seen.steps)
        self.table.heard(self, seen)


class LiveTable:
    """One table with everybody who sits there."""

    def __init__(self, number: int, http: Http, latencies: list[float]) -> None:
        self.http = http
        self.latencies = latencies
        self.rng = Random(number)
        self.id = ""
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.behind: set[int] = set()
        self.waiting: asyncio.Future[None] | None = None
        self.answered: asyncio.Future[int | None] | None = None

    async def set_up(self, game: str) -> None:
        """Four people sit down, and the game begins."""
        cookies = [await introduced(self.http) for _ in range(SEATS)]
        self.id = await opened(self.http, cookies[0], game, SEATS)
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        for seat in self.seats[1:]:
            body = {"seat": seat.number, "name": f"Guest {seat.number}"}
            await self.http.told("POST", f"/api/tables/{self.id}/sit", json.dumps(body).encode(), seat.cookie)

    async def connect(self) -> None:
        """Everybody looks, and has seen the table as it is."""
        self.expect(range(SEATS))
        for seat in self.seats:
            await seat.connect(self.http.port)
        await self.all_heard()

    async def move(self) -> bool:
        """The first seat that is asked makes any move; it is over when every seat has heard of it."""
        asked = [seat for seat in self.seats if seat.seen is not None and seat.seen.options]
        if not asked:
            return False
        seat, seen = asked[0], asked[0].seen
        assert seen is not None
        assert seen.question is not None
        action = self.rng.choice(seen.options)
        self.expect(range(SEATS))
        self.mover, self.sent = seat.number, perf_counter()
        version = await self.decide(seat, bytes(action), seen.question)
        await self.all_heard()
        if any(one.seen is None or one.seen.version != version for one in self.seats):
            raise Lost(f"{self.id}: somebody is not at version {version}")
        return True

    async def decide(self, seat: Seat, action: bytes, question: int) -> int | None:
        """Send a move by a request; the version after it."""
        body = b'{"action":%s,"version":%d}' % (action, question)
        answer = await self.http.told("POST", f"/api/tables/{self.id}/moves", body, seat.cookie)
        version: int = json.loads(answer)["version"]
        return version

    def answer(self, version: int | None) -> None:
        """A move by a socket was answered."""
        if self.answered is not None and not self.answered.done():
            self.answered.set_result(version)

    def expect(self, seats: Sequence[int]) -> None:
        """From now on, an update for each of these seats is missing."""
        self.mover, self.sent = -1, 0.0
        self.behind = set(seats)
        self.waiting = asyncio.get_running_loop().create_future()

    async def all_heard(self) -> None:
        """Wait for the missing updates."""
        assert self.waiting is not None
        try:
            await asyncio.wait_for(self.waiting, WAIT)
        except TimeoutError:
            raise Lost(f"{self.id}: seats {sorted(self.behind)} heard nothing") from None

    def heard(self, seat: Seat, seen: Seen) -> None:
        """A seat has got an update."""
        if seat.number not in self.behind:
            return
        self.behind.discard(seat.number)
        if self.sent and seat.number != self.mover:
            self.latencies.append(perf_counter() - self.sent)
        if not self.behind and self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def fail(self, problem: Exception) -> None:
        """Whoever waits hears what is wrong."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(problem)

    async def differences(self) -> int:
        """How many seats have put together something else than the table holds."""
        return sum([await self.is_different(seat) for seat in self.seats])

    async def is_different(self, seat: Seat) -> bool:
        """Whether a seat has missed or repeated a step."""
        answer = await self.http.told("GET", f"/api/tables/{self.id}?since=0", b"", seat.cookie)
        whole = SEEN.decode(answer)
        return [*map(bytes, whole.steps)] != seat.steps or seat.seen is None or whole.version != seat.seen.version

    def close(self) -> None:
        """Everybody goes."""
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()
        self.http.close()


class SocketTable(LiveTable):
    """The same with moves by the sockets, as the peers make theirs."""

    async def decide(self, seat: Seat, action: bytes, question: int) -> int | None:
        """Send a move by the socket; the version after it."""
        assert seat.socket is not None
        self.answered = asyncio.get_running_loop().create_future()
        seat.socket.send(b'{"command":{"type":"Move","action":%s,"version":%d}}' % (action, question))
        return await self.answered


class Talker:
    """Somebody who talks at a table of their own, by a socket."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.socket: Socket | None = None
        self.waiting: asyncio.Future[None] | None = None

    async def set_up(self) -> None:
        """A table to talk at."""
        cookie = await introduced(self.http)
        table = await opened(self.http, cookie, GAMES[0], SEATS)
        self.socket = await Socket.open(self.http.port, f"/api/tables/{table}/live?since=0&talk=1", self.hear, cookie)

    async def move(self) -> bool:
        """One line, to the moment when it is known to be on disk."""
        assert self.socket is not None
        self.waiting = asyncio.get_running_loop().create_future()
        self.socket.send(SAYING)
        await self.waiting
        return True

    def hear(self, message: bytes) -> None:
        """It is on disk; that it is also told to everybody at the table is only looked at in passing."""
        if self.waiting is None or self.waiting.done():
            return
        if message.startswith(ANSWER):
            if ANSWERED.decode(message).answered is None:
                self.waiting.set_exception(Lost(f"refused: {message.decode()}"))
            else:
                self.waiting.set_result(None)
        elif not message:
            self.waiting.set_exception(Broken("a socket was closed"))

    def close(self) -> None:
        """Leave."""
        if self.socket is not None:
            self.socket.close()
        self.http.close()


async def introduced(http: Http) -> str:
    """A new guest's cookie."""
    status, head, _ = await http.ask("POST", "/api/me", b'{"name":"Guest"}')
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if status == 201 and name.lower() == b"set-cookie":
            return value.split(b";")[0].strip().decode()
    raise Broken(f"no cookie: {status}")


async def opened(http: Http, cookie: str, game: str, seats: int) -> str:
    """A table that begins when its seats are taken, the first by its host."""
    create: dict[str, Any] = {"game": game, "seats": seats, "sits": [0], "is_open": True, "starts_when_full": True}
    table: str = json.loads(await http.told("POST", "/api/tables", json.dumps(create).encode(), cookie))["table"]
    return table


async def tables_at(
    port: int, count: int, latencies: list[float], kind: type[LiveTable] = LiveTable
) -> list[LiveTable]:
    """Running tables, all games in turn; nobody looks yet."""
    places = asyncio.Semaphore(AT_ONCE)
    found = [kind(number, await Http.open(port), latencies) for number in range(count)]

    async def set_up(number: int, table: LiveTable) -> None:
        async with places:
            await table.set_up(GAMES[number % len(GAMES)])

    await asyncio.gather(*(set_up(number, table) for number, table in enumerate(found)))
    return found


async def talkers_at(port: int, count: int) -> list[Talker]:
    """People who talk, each at a table of their own."""
    found = [Talker(await Http.open(port)) for _ in range(count)]
    for talker in found:
        await talker.set_up()
    return found
