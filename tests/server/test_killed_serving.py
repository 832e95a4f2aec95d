"""A server that is killed over and over during play: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from tests.server.insisting import Insisting, check, moves_of
from tests.server.reviving import Revived, Reviver
from tests.server.serving import Guest, Server, children, is_alive

pytestmark = pytest.mark.anyio

MANY = 200
BOTS = {"1": "random", "2": "apprentice"}


class Life:
    """One server, from its start until it is killed; the processes in which its bots think end with it."""

    def __init__(self, server: Server | Revived) -> None:
        self.server = server
        self.is_over = False

    def end_after(self, seconds: float) -> Timer:
        """Kill it a little later."""
        timer = Timer(seconds, self.end)
        timer.start()
        return timer

    def end(self) -> None:
        """Kill it."""
        thinkers = children(self.server.pid)
        self.server.end(signal.SIGKILL)
        until = time.monotonic() + 10
        while any(map(is_alive, thinkers)) and time.monotonic() < until:
            time.sleep(0.01)
        self.is_over = True
        assert not any(map(is_alive, thinkers)), "bots think on without a server"


async def played_through(database: str, kills: int, seed: int, begin: Callable[[], Server | Revived]) -> None:
    """Play while the server is killed so often, each time at a random moment, and look at what is left."""
    rng = Random(seed)
    players: list[Insisting] = []
    for _ in range(kills):
        life = Life(begin())
        player = player_at(life.server.address, players, rng)
        timer = life.end_after(rng.uniform(0.02, 0.6))
        player.play(lambda life=life: life.is_over)  # type: ignore[misc]
        timer.join()
        assert life.is_over
    await look_at(database, players)


def player_at(address: str, players: list[Insisting], rng: Random) -> Insisting:
    """Who plays at a server now: the one before, or the same person at one more table."""
    if players:
        players[-1].go_to(address)
        if players[-1].look()["status"] == "playing":
            return players[-1]
    guest = Guest(address, "" if players else "Anna")
    if players:
        guest.http.cookies.update(dict(players[-1].guest.http.cookies))
    table = guest.open(game="cleopatra-2006", seats=3, bots=BOTS)
    players.append(Insisting(guest, table, rng.randrange(1 << 30)))
    return players[-1]


async def look_at(database: str, players: list[Insisting]) -> None:
    """Play on, and compare everything that was acknowledged with the logs."""
    with Server(database) as server:
        for player in players:
            player.go_to(server.address)
            player.play_some_more()
            player.picture.compare(player.guest.look(player.table))
            person = player.guest.told("GET", "/api/me")["id"]
            player.guest.http.close()
    assert sum(len(player.acknowledged) for player in players) > 10
    for player in players:
        check(await moves_of(database, player.table), player, person)


async def test_what_was_acknowledged_survives_kills_during_play(tmp_path: Path) -> None:
    database = str(tmp_path / "waset.db")
    await played_through(database, 10, 1, lambda: Server(database))


@pytest.mark.study
@pytest.mark.timeout(900)
async def test_what_was_acknowledged_survives_many_kills_during_play(tmp_path: Path) -> None:
    database = str(tmp_path / "waset.db")
    with Reviver(database) as reviver:
        await played_through(database, MANY, 2, lambda: Revived(reviver))
