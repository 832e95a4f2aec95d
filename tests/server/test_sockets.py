"""Updates as they come: what was missed, what is new, and why a socket closes."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Guest, Server, heard


def test_a_socket_tells_what_was_missed_and_what_comes(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    with anna.socket(table) as socket:
        first = heard(socket)
        anna.do(table, "chat", {"text": "one"})
        second = heard(socket)
    assert second["version"] == first["version"] + 1
    assert [line["text"] for line in second["chat"]] == ["one"]
    anna.do(table, "chat", {"text": "two"})
    with anna.socket(table, second["version"]) as socket:
        assert [line["text"] for line in heard(socket)["chat"]] == ["two"]


def test_reconnecting_misses_nothing_and_repeats_nothing(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    seen, texts = anna.look(table)["version"], []
    for number in range(5):
        anna.do(table, "chat", {"text": str(number)})
        with anna.socket(table, seen) as socket:
            update = heard(socket)
            seen = update["version"]
            texts += [line["text"] for line in update["chat"]]
    assert texts == [str(number) for number in range(5)]
    with anna.socket(table, seen) as socket, pytest.raises(TimeoutError):
        socket.recv(timeout=0.3)


def test_moves_reach_the_other_seat(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2, bots={}, is_open=True)
    ben.do(table, "sit", {"seat": 1, "name": "Ben"})
    guests = [anna, ben]
    seat = anna.look(table)["asked"][0]
    seen = guests[seat].look(table)
    with guests[1 - seat].socket(table, seen["version"]) as socket:
        guests[seat].move(table, seen, seen["options"][0])
        update = heard(socket)
    assert (update["viewer"], update["first_step"]) == (1 - seat, len(seen["steps"]))


@pytest.mark.parametrize(
    ("table", "code", "reason"), [("nowhere", 4404, "table.no_such_table"), ("a b", 4404, "table.no_such_table")]
)
def test_a_socket_to_no_table_closes_with_a_reason(anna: Guest, table: str, code: int, reason: str) -> None:
    with anna.socket(table.replace(" ", "%20")) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (code, reason)


def test_who_is_not_invited_hears_nothing(anna: Guest, ben: Guest) -> None:
    table = anna.open()
    with ben.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_socket_of_another_site_is_never_opened(anna: Guest) -> None:
    table = anna.open()
    with pytest.raises(InvalidStatus), anna.socket(table, Origin="https://elsewhere.example"):
        pass


def test_a_table_that_is_deleted_closes_its_sockets(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    with anna.socket(table) as socket:
        heard(socket)
        anna.told("DELETE", f"/api/tables/{table}", status=204)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_server_that_ends_says_so_on_its_sockets(tmp_path: Path) -> None:
    with Server(str(tmp_path / "waset.db")) as server, Guest(server.address, "Anna") as anna:
        table = anna.open(bots={}, starts_when_full=False)
        with anna.socket(table) as socket:
            heard(socket)
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
        log = server.ended()
        assert server.process.returncode == 0, log
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
