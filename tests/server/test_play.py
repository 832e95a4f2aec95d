"""Whole games and single moves through HTTP."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.serving import Guest
from waset.engine.record import decode, encode, rebuild
from waset.games import GAMES


def test_a_whole_game_against_bots_ends_with_a_record_that_can_be_checked(anna: Guest) -> None:
    table = anna.open()
    end = anna.play_on(table, Random(1))
    assert end["status"] == "over"
    answer = anna.ask("GET", f"/api/tables/{table}/record")
    record = decode(answer.content)
    assert record.seed is not None
    assert rebuild(record, GAMES["pharaoh"]).is_over
    assert encode(record)


def test_a_game_of_two_people_is_seen_by_each_in_their_own_way(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2, bots={}, is_open=True)
    ben.do(table, "sit", {"seat": 1, "name": "Ben"})
    guests = [anna, ben]
    rng = Random(2)
    for _ in range(20):
        seen = anna.look(table)
        seat = seen["asked"][0]
        own = guests[seat].look(table)
        guests[seat].move(table, own, rng.choice(own["options"]))
    views = [guest.look(table)["view"] for guest in guests]
    assert views[0] != views[1]


def test_the_same_move_again_is_not_played_again(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006")
    seen = anna.asked(table)
    body = {"action": seen["options"][0], "version": seen["question"]}
    path, key = f"/api/tables/{table}/moves", {"Idempotency-Key": "once"}
    first = anna.ask("POST", path, body, **key).json()
    anna.play_on(table, Random(3), 2)
    again = anna.ask("POST", path, body, **key)
    assert (again.status_code, again.json()) == (200, first)
    newer = {**body, "version": anna.asked(table)["question"]}
    assert anna.ask("POST", path, newer, **key).json() == first


def test_a_move_that_saw_an_older_question_is_stale(anna: Guest) -> None:
    table = anna.open()
    seen = anna.asked(table)
    anna.move(table, seen, seen["options"][0])
    anna.asked(table)
    body = {"action": seen["options"][0], "version": seen["question"]}
    assert anna.refused("POST", f"/api/tables/{table}/moves", body) == (409, "stale", "table.stale")


def test_a_move_that_is_not_allowed_says_why_with_the_rule(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2)
    seen = anna.asked(table)
    body = {"action": {"type": "VisitMarket", "stall": 9}, "version": seen["question"]}
    answer = anna.ask("POST", f"/api/tables/{table}/moves", body)
    assert answer.status_code == 422
    assert answer.json()["reason"]["rule"].startswith("C.")


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("{", (400, "malformed", "server.body")),
        ('{"action": 1}', (400, "malformed", "server.body")),
        ('{"action": {"type": "Dance"}, "version": 99}', (422, "invalid", "table.no_such_action")),
        ('{"action": "\\u0000", "version": 99}', (400, "malformed", "server.control_characters")),
        ('{"action": "' + "x" * 70_000 + '", "version": 99}', (413, "too_large", "server.too_large")),
    ],
)
def test_what_is_no_move_is_refused(anna: Guest, body: str, problem: tuple[int, str, str]) -> None:
    table = anna.open()
    anna.asked(table)
    answer = anna.http.post(f"/api/tables/{table}/moves", content=body)
    told = answer.json()
    assert (answer.status_code, told["error"], told["reason"]["key"]) == problem


def test_going_back_is_free_for_what_revealed_nothing_and_asked_for_beyond(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2, bots={}, is_open=True)
    ben.do(table, "sit", {"seat": 1, "name": "Ben"})
    guests = [anna, ben]
    first = anna.look(table)["asked"][0]
    seen = guests[first].look(table)
    guests[first].move(table, seen, seen["options"][0])
    guests[first].do(table, "undo", {"to": len(seen["steps"])})
    after = guests[1 - first].look(table)
    if after["undo"] is not None:
        guests[1 - first].do(table, "undo-answer", {"agrees": True})
    assert len(guests[first].look(table)["steps"]) == len(seen["steps"])


def test_long_polling_waits_for_news_and_no_longer(anna: Guest) -> None:
    table = anna.open(bots={}, starts_when_full=False)
    seen = anna.look(table)
    assert anna.wait(table, seen["version"], 0)["version"] == seen["version"]
    anna.do(table, "chat", {"text": "hello"})
    news = anna.wait(table, seen["version"])
    assert [line["text"] for line in news["chat"]] == ["hello"]


def test_a_finished_game_is_forked_played_again_and_gone_on_with_elsewhere(anna: Guest) -> None:
    table = anna.open()
    anna.play_on(table, Random(4))
    create = {"game": "pharaoh", "seats": 2, "bots": {"1": "random"}, "sits": [0], "starts_when_full": True}
    record = anna.ask("GET", f"/api/tables/{table}/record").json()
    decisions = [number for number, step in enumerate(record["steps"]) if step["type"] == "Decided"]
    fork = anna.do(table, "fork", {"step": decisions[3], "table": create}, 201)["table"]
    assert len(anna.look(fork)["steps"]) >= decisions[3]
    body = {"record": record, "table": create, "step": decisions[5]}
    brought = anna.told("POST", "/api/records", body, 201)["table"]
    assert anna.look(brought)["status"] == "playing"
    assert anna.do(table, "rematch") == anna.do(table, "rematch")
    anna.told("DELETE", f"/api/tables/{table}", status=204)
    assert anna.refused("GET", f"/api/tables/{table}") == (404, "missing", "table.no_such_table")


def test_the_own_view_of_a_running_game_can_be_taken_home(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2)
    seen = anna.ask("GET", f"/api/tables/{table}/record").json()
    assert (seen["type"], seen["viewer"]) == ("ViewRecord", 0)
    assert "seed" not in seen


def test_several_seats_of_one_browser_look_one_by_one(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=3, bots={}, sits=[0, 1, 2])
    assert [anna.look(table, seat=seat)["viewer"] for seat in range(3)] == [0, 1, 2]
    seat = anna.look(table)["asked"][0]
    seen = anna.look(table, seat=seat)
    anna.move(table, seen, seen["options"][0])
