"""Commands by a socket: carried out like those by requests, and answered in their order."""

from __future__ import annotations

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from tests.server.serving import Guest, Server, heard


def answers(socket: ClientConnection, *sent: Any, unanswered: int = 0) -> list[Any]:
    """What commands are answered, with those that were sent before; updates come in between."""
    for one in sent:
        socket.send(one if isinstance(one, str | bytes) else json.dumps(one))
    found: list[Any] = []
    while len(found) < len(sent) + unanswered:
        told = heard(socket)
        found += [told] if "key" in told else []
    return found


def saying(text: str, **more: Any) -> dict[str, Any]:
    return {"command": {"type": "Say", "text": text}, **more}


def test_commands_are_answered_in_their_order(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    before = anna.look(table)["version"]
    with anna.socket(table) as socket:
        told = answers(socket, *(saying(str(number), key=f"k{number}") for number in range(12)))
    assert told == [{"key": f"k{number}", "answered": before + 1 + number} for number in range(12)]
    assert [line["text"] for line in anna.look(table)["chat"]] == [str(number) for number in range(12)]


def test_the_quick_and_the_slow_are_answered_in_their_order_too(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    before = anna.look(table)["version"]
    sent = [saying(str(number), **({"key": f"k{number}"} if number % 3 == 1 else {})) for number in range(24)]
    refused = saying(" ", key="refused")
    with anna.socket(table) as socket:
        told = answers(socket, *sent[:7], refused, *sent[7:])
    assert told.pop(7)["status"] == 422
    assert [one["answered"] for one in told] == [before + 1 + number for number in range(24)]
    assert [one["key"] for one in told] == [one.get("key", "") for one in sent]
    assert [line["text"] for line in anna.look(table)["chat"]] == [str(number) for number in range(24)]


def test_who_wants_talk_alone_gets_it_once_the_table_was_told(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="pharaoh", seats=2, bots={}, is_open=True)
    with ben.socket(table, 0, "&talk=1") as socket, anna.socket(table) as other:
        whole = heard(socket)
        assert whole["seats"]
        assert heard(other)["seats"]
        anna.do(table, "chat", {"text": "hello"})
        told = heard(socket)
        assert set(told) == {"version", "talk"}
        assert (told["version"], [line["text"] for line in told["talk"]]) == (whole["version"] + 1, ["hello"])
        assert heard(other)["seats"], "only for those who want it"
        ben.do(table, "sit", {"seat": 1, "name": "Ben"})
        assert heard(socket)["status"] == "playing"
        anna.do(table, "chat", {"text": "well met"})
        assert [line["text"] for line in heard(socket)["talk"]] == ["well met"]
    with ben.socket(table, told["version"], "&talk=1") as socket:
        back = heard(socket)
        assert back["seats"], "what was missed comes as a whole"
        assert [line["text"] for line in back["chat"]] == ["well met"]


def test_a_move_by_a_socket_is_told_to_everybody(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2, bots={}, is_open=True)
    ben.do(table, "sit", {"seat": 1, "name": "Ben"})
    guests = [anna, ben]
    seat = anna.look(table)["asked"][0]
    seen = guests[seat].look(table)
    move = {"type": "Move", "action": seen["options"][0], "version": seen["question"]}
    with guests[seat].socket(table) as own, guests[1 - seat].socket(table, seen["version"]) as other:
        [told] = answers(own, {"command": move, "key": "once"})
        assert heard(other)["version"] == told["answered"]
        assert answers(own, {"command": move, "key": "once"}) == [told], "the same under the same key"
        [stale] = answers(own, {"command": move})
    assert (stale["status"], stale["problem"]["error"]) == (409, "stale")


@pytest.mark.parametrize(
    ("sent", "status", "reason"),
    [
        ("no JSON", 400, "server.body"),
        ("", 400, "server.body"),
        ('{"command": {"type": "Say", "text": "\\u0000"}}', 400, "server.control_characters"),
        (saying("x", key="k" * 65), 400, "server.body"),
        ({"command": {"type": "Dance"}}, 400, "server.body"),
        (saying(" "), 422, "table.nothing_said"),
        ({"command": {"type": "Move", "action": {"type": "EndTurn"}, "version": 9}}, 409, "table.status"),
        (b"\x00\x01", 400, "server.body"),
    ],
)
def test_what_cannot_be_done_is_answered_with_a_reason(anna: Guest, sent: Any, status: int, reason: str) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    with anna.socket(table) as socket:
        assert "answered" in answers(socket, saying("first"))[0]
        told, after = answers(socket, sent, saying("still here"))
    assert (told["status"], told["problem"]["reason"]["key"]) == (status, reason)
    assert "answered" in after


def test_texts_in_pieces_come_in_their_order_too(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    whole = [Frame(Opcode.TEXT, json.dumps(saying(text)).encode()).serialize(mask=True) for text in "acd"]
    long = json.dumps(saying("b" * 200)).encode()
    with anna.socket(table) as socket:
        pieces = [
            whole[0][:7],
            whole[0][7:],
            Frame(Opcode.TEXT, long[:50], fin=False).serialize(mask=True),
            Frame(Opcode.PING, b"?").serialize(mask=True),
            Frame(Opcode.CONT, long[50:]).serialize(mask=True),
            whole[1] + whole[2][:1],
            whole[2][1:],
        ]
        for piece in pieces:
            socket.socket.sendall(piece)
            sleep(0.05)
        told = answers(socket, saying("e"), saying("f"), unanswered=4)
    assert all("answered" in one for one in told)
    assert [line["text"][0] for line in anna.look(table)["chat"]] == list("abcdef")


def test_who_only_watches_may_say_nothing(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False, is_open=True)
    with ben.socket(table) as socket:
        assert answers(socket, saying("hello"))[0]["status"] == 403
    with Guest(anna.address) as stranger, stranger.socket(table) as socket:
        assert answers(socket, saying("hello"))[0]["status"] == 401


def test_who_signs_out_is_nobody_at_once(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False, is_open=True)
    with anna.socket(table) as socket:
        assert "answered" in answers(socket, saying("one"))[0]
        anna.told("DELETE", "/api/me", status=204)
        assert answers(socket, saying("two"))[0]["status"] == 401


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with Server(str(tmp_path / "w.db"), "--requests-per-second", "2") as server, Guest(server.address, "Anna") as anna:
        table = anna.open(bots={}, starts_when_full=False)
        with anna.socket(table) as socket:
            told = answers(socket, *(saying(str(number)) for number in range(14)))
    statuses = {one.get("status", 200) for one in told}
    assert statuses == {200, 429}
