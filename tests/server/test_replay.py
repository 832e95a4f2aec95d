"""Games looked at again over the wires."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.project.files import ROOT
from tests.server.serving import Guest
from waset.games import GAMES


def past(guest: Guest, table: str, query: str = "") -> Any:
    """A moment of the game."""
    return guest.told("GET", f"/api/tables/{table}/replay{query}")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_seen_again_step_by_step(game: str, anna: Guest, ben: Guest) -> None:
    table = anna.open(game=game, is_open=True)
    seen = anna.play_on(table, Random(game))
    assert seen["status"] == "over"
    steps = ben.told("GET", f"/api/tables/{table}/replay/steps")["steps"]
    assert len(steps) == len(seen["steps"])
    whole = anna.told("GET", f"/api/tables/{table}/record")
    for step in Random(1).choices(range(1, len(steps) + 1), k=8):
        told = past(ben, table, f"?step={step}")
        assert (told["step"], told["steps"], told["is_open"], told["viewer"]) == (step, len(steps), True, None)
        assert told["seat"] == whole["steps"][step - 1].get("seat") == steps[step - 1]["seat"]
        assert told["events"] == whole["steps"][step - 1]["events"]
    for seat in (0, 1):
        told = past(ben, table, f"?step={len(steps)}&seat={seat}")
        assert (told["viewer"], told["is_open"], told["asked"]) == (seat, False, [])
    assert past(anna, table, f"?step={len(steps)}&seat=0")["view"] == seen["view"]


def test_a_finished_game_is_told_again_as_each_seat_saw_it(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", is_open=True)
    seen = anna.play_on(table, Random(4))
    story = ben.told("GET", f"/api/tables/{table}/replay/story?seat=0")
    assert (story["viewer"], story["is_open"]) == (0, False)
    assert story["steps"] == seen["steps"]
    whole = anna.told("GET", f"/api/tables/{table}/record")
    opened = ben.told("GET", f"/api/tables/{table}/replay/story")
    assert opened["is_open"]
    assert [step["events"] for step in opened["steps"]] == [step["events"] for step in whole["steps"]]


def test_a_finished_game_proves_its_draws(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006")
    commitment = anna.look(table)["commitment"]
    assert anna.refused("GET", f"/api/tables/{table}/replay/proof") == (409, "stale", "table.not_over")
    seen = anna.play_on(table, Random(6))
    proof = anna.told("GET", f"/api/tables/{table}/replay/proof")
    assert (proof["commitment"], proof["seed"], proof["taken_over"]) == (commitment, seen["ended"]["seed"], 0)
    assert proof["draws"] == sum(step["seat"] is None for step in seen["steps"])


def test_turns_go_on_along_the_timeline(anna: Guest) -> None:
    table = anna.open()
    anna.play_on(table, Random(5))
    marks = anna.told("GET", f"/api/tables/{table}/replay/steps")["steps"]
    turns = [mark["turn"] for mark in marks]
    assert turns == sorted(turns)
    assert turns[-1] > 1
    assert not any("Planned" in mark["events"] for mark in marks)
    assert "GameEnded" in marks[-1]["events"]


@pytest.mark.parametrize("game", GAMES)
def test_the_chances_of_a_finished_game(game: str, anna: Guest) -> None:
    table = anna.open(game=game)
    seen = anna.play_on(table, Random(game))
    turns = anna.told("GET", f"/api/tables/{table}/replay/chances")["turns"]
    steps = [turn["step"] for turn in turns]
    assert steps == sorted(set(steps))
    assert steps[-1] == len(seen["steps"])
    assert all(abs(sum(turn["chances"]) - 1) < 0.001 for turn in turns[:-1])
    winners = [seat for seat, chance in enumerate(turns[-1]["chances"]) if chance]
    assert winners == seen["ended"]["winners"]
    assert anna.told("GET", f"/api/tables/{table}/replay/chances")["turns"] == turns


def test_before_the_end_everybody_sees_their_own_past(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", is_open=True)
    seen = anna.play_on(table, Random(2), 6)
    told = past(anna, table, f"?step={len(seen['steps'])}")
    assert (told["viewer"], told["is_open"]) == (0, False)
    assert told["view"] == seen["view"]
    assert told["outlook"] == anna.told("GET", f"/api/tables/{table}/outlook")["outlook"]
    assert past(ben, table, "?step=9")["outlook"]["own"] is None, "who has no seat has no sums of one's own"
    assert past(ben, table, "?step=9")["viewer"] is None
    story = anna.told("GET", f"/api/tables/{table}/replay/story")["steps"]
    assert story[: len(seen["steps"])] == seen["steps"], "others may have gone on meanwhile"
    assert ben.refused("GET", f"/api/tables/{table}/replay?step=9&seat=0") == (403, "forbidden", "table.not_your_seat")
    assert anna.refused("GET", f"/api/tables/{table}/replay?seat=1") == (403, "forbidden", "table.not_your_seat")
    assert anna.refused("GET", f"/api/tables/{table}/replay/chances") == (409, "stale", "table.not_over")


def test_the_past_shows_what_was_about_to_fall(anna: Guest) -> None:
    record = json.loads((ROOT / "tests/records/games/pharaoh-format-1-4.json").read_bytes())
    table = anna.told("POST", "/api/records/replay", {"record": record}, 201)["table"]
    marks = anna.told("GET", f"/api/tables/{table}/replay/steps")["steps"]
    falls = next(number for number, mark in enumerate(marks) if "TilesFell" in mark["events"])
    before = past(anna, table, f"?step={falls}&seat=1")["outlook"]["collapse"]
    brought = past(anna, table, f"?step={falls + 1}&seat=1")["events"]
    fallen = next(event for event in brought if event["type"] == "TilesFell")
    assert sorted(before["waves"][0]["squares"]) == sorted(fallen["squares"])


def test_there_is_no_step_beyond_the_last(anna: Guest) -> None:
    table = anna.open()
    asked = ("GET", f"/api/tables/{table}/replay?step=100000")
    assert anna.refused(*asked) == (422, "invalid", "table.no_such_step")


def test_strangers_and_the_time_before_the_beginning(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={})
    for what in ("replay", "replay/steps", "replay/story", "replay/chances", "replay/proof"):
        assert ben.refused("GET", f"/api/tables/{table}/{what}") == (403, "forbidden", "table.not_invited")
        assert anna.refused("GET", f"/api/tables/{table}/{what}")[:2] == (409, "stale")


def test_a_seat_that_is_not_there_has_seen_nothing(anna: Guest) -> None:
    table = anna.open(options={"last_round": 1})
    anna.play_on(table, Random(3))
    assert anna.refused("GET", f"/api/tables/{table}/replay?seat=7") == (404, "missing", "table.no_such_seat")
