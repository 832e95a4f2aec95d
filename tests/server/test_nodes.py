"""Several nodes on one PostgreSQL: one dies in the middle of a bot's thought, or the database restarts during play."""

from __future__ import annotations

import signal
import time
from collections import Counter
from threading import Timer

import pytest

from tests.server.insisting import Insisting, check, moves_of
from tests.server.postgresql import PostgresServer
from tests.server.serving import Guest, Server, children, heard
from waset.engine.record import decode, rebuild
from waset.games import GAMES
from waset.tables.duties import CLAIM, POLL

pytestmark = pytest.mark.anyio

SLOW = ("--bot-seconds", "3")
SHORT = {"last_round": 4, "no_progress_rounds": 4}


async def test_a_node_that_dies_while_a_bot_thinks_is_replaced_by_another(postgres: PostgresServer) -> None:
    database = postgres.empty()
    with Server(database, *SLOW) as here, Guest(here.address, "Anna") as anna:
        bots = {"0": "vizier", "1": "vizier"}
        table = anna.open(options=SHORT, bots=bots, sits=[], is_open=True)
        player = Insisting(anna, table, 1)
        with anna.socket(table) as socket:
            player.picture.take(heard(socket))
        wait_for_a_thought(here)
        with Server(database) as there:
            here.end(signal.SIGKILL)
            player.go_to(there.address)
            begun = time.monotonic()
            with player.guest.socket(table, player.picture.version) as socket:
                player.picture.take(heard(socket))
            assert time.monotonic() - begun < CLAIM + POLL + 3
            see_the_end(player)
            record = decode(player.guest.ask("GET", f"/api/tables/{table}/record").content)
            player.guest.http.close()
    assert rebuild(record, GAMES["pharaoh"]).is_over
    assert len(record.steps) == len(player.picture.steps)


def wait_for_a_thought(server: Server) -> None:
    """Wait until a bot thinks, and a little longer."""
    until = time.monotonic() + 20
    while not children(server.process.pid) and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(1)


def see_the_end(player: Insisting) -> None:
    """Watch bots play until the game is over."""
    with player.guest.socket(player.table, player.picture.version) as socket:
        while player.picture.newest["status"] == "playing":
            player.picture.take(heard(socket))
    player.picture.compare(player.guest.look(player.table))


async def test_a_game_with_people_and_bots_survives_nodes_that_come_and_go(postgres: PostgresServer) -> None:
    database = postgres.empty()
    with Server(database) as first, Guest(first.address, "Anna") as anna:
        table = anna.open(game="cleopatra-2006", seats=4, bots={"1": "random", "2": "apprentice", "3": "random"})
        player = Insisting(anna, table, 2)
        with Server(database) as second:
            for _ in range(12):
                player.step()
            Timer(0.1, first.process.kill).start()
            player.play(lambda: first.process.poll() is not None)
            first.ended()
            player.go_to(second.address)
            player.play_some_more()
            player.picture.compare(player.guest.look(table))
            person = player.guest.told("GET", "/api/me")["id"]
            player.guest.http.close()
    moves = await moves_of(database, table)
    check(moves, player, person)
    assert max(Counter(seq for seq, _ in moves).values()) == 1


async def test_moves_while_the_database_restarts_are_carried_out_once() -> None:
    postgres = PostgresServer()
    try:
        database = postgres.empty()
        with Server(database) as server, Guest(server.address, "Anna") as anna:
            table = anna.open(game="cleopatra-2006", seats=3, bots={"1": "random", "2": "apprentice"})
            player = Insisting(anna, table, 3)
            for how in (signal.SIGINT, signal.SIGQUIT):
                play_through(Timer(0.2, restarted, (postgres, how)), player)
            player.play_some_more()
            player.picture.compare(anna.look(table))
            person = anna.told("GET", "/api/me")["id"]
        check(await moves_of(database, table), player, person)
    finally:
        postgres.remove()


def play_through(trouble: Timer, player: Insisting) -> None:
    """Play while something goes wrong; every move is answered all the same."""
    trouble.start()
    while trouble.is_alive():
        player.step()
    trouble.join()
    for _ in range(3):
        player.step()


def restarted(postgres: PostgresServer, how: signal.Signals) -> None:
    """Stop the database, and start it again."""
    postgres.stop(how)
    time.sleep(0.5)
    postgres.start()
