"""Somebody who plays on whatever happens to the server: what is not answered is asked again under the same id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic, sleep
from typing import Any

import httpx2

from tests.server.picture import Picture
from tests.server.serving import Guest
from waset.server.opening import opened
from waset.tables.entries import Moved, decode

PATIENCE = 120.0
SOME = 12


class Insisting:
    """A person at one table, with everything that was acknowledged to them."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.rng = Random(seed)
        self.picture = Picture()
        self.wish: dict[str, Any] | None = None  # a move that has not been answered yet
        self.acknowledged: list[tuple[int, Any]] = []

    def go_to(self, address: str) -> None:
        """Turn to a server at another address, as the same person."""
        cookies = dict(self.guest.http.cookies)
        self.guest.http.close()
        self.guest = Guest(address)
        self.guest.http.cookies.update(cookies)

    def look(self) -> Any:
        """Catch up with the table."""
        self.picture.take(self.guest.look(self.table, self.picture.version))
        return self.picture.newest

    def step(self) -> bool:
        """Move, or wait to be asked; False when the game is over."""
        if self.wish is None:
            seen = self.look()
            if seen["status"] != "playing":
                return False
            if not seen["options"]:
                self.picture.take(self.guest.wait(self.table, self.picture.version, 1))
                return True
            self.wish = {"action": self.rng.choice(seen["options"]), "version": seen["question"]}
        self.insist(self.wish)
        return True

    def insist(self, wish: dict[str, Any]) -> None:
        """Send the move under its own id."""
        name = f"move-{len(self.acknowledged)}"
        answer = self.guest.ask("POST", f"/api/tables/{self.table}/moves", wish, **{"Idempotency-Key": name})
        assert answer.status_code == 200, answer.text
        self.acknowledged.append((answer.json()["version"], wish["action"]))
        self.wish = None

    def play(self, is_enough: Callable[[], bool]) -> None:
        """Play until it is enough, the game is over, or the server is gone."""
        try:
            while not is_enough() and self.step():
                pass
        except httpx2.TransportError:
            pass

    def play_to_the_end(self) -> None:
        """Play until the game is over."""
        until = monotonic() + PATIENCE
        while self.step():
            assert monotonic() < until, "the game does not go on"

    def play_some_more(self) -> None:
        """Some more moves, until nobody else is asked, so that the table stands still."""
        until, enough = monotonic() + PATIENCE, len(self.acknowledged) + SOME
        while len(self.acknowledged) < enough and self.step():
            assert monotonic() < until, "the game does not go on"
        while (seen := self.look())["status"] == "playing" and seen["asked"] != [seen["viewer"]]:
            assert monotonic() < until, "nobody else plays on"
            sleep(0.02)


async def moves_of(database: str, table: str) -> list[tuple[int, Moved]]:
    """All moves in the log of a table, with their numbers."""
    async with opened(database) as storage:
        log = [(one.seq, decode(one.body)) for one in await storage.store.entries(table)]
    return [(seq, entry) for seq, entry in log if isinstance(entry, Moved)]


def check(moves: Sequence[tuple[int, Moved]], player: Insisting, person: str) -> None:
    """Everything that was acknowledged is in the log in its place, once, and nothing else of this person is."""
    own = [(seq, move.action) for seq, move in moves if move.by == person]
    assert [action for _, action in own] == [action for _, action in player.acknowledged]
    for (seq, _), (version, _) in zip(own, player.acknowledged, strict=True):
        assert seq <= version
