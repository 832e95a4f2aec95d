"""What can be seen coming over the wires: the outlook, what options lead to, and why something is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.serving import Guest
from waset.games import GAMES


def played(guest: Guest, table: str, moves: int) -> Any:
    """A table after some decisions at random, when one is asked again."""
    guest.play_on(table, Random(7), moves)
    return guest.asked(table)


def ahead(guest: Guest, table: str, query: str = "") -> Any:
    """What can be seen coming."""
    return guest.told("GET", f"/api/tables/{table}/outlook{query}")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_foreseen_of_an_option_is_what_follows(game: str, anna: Guest) -> None:
    table, rng = anna.open(game=game), Random(game)
    for _ in range(25):
        seen = anna.asked(table)
        if seen["status"] != "playing":
            break
        told = ahead(anna, table)
        if told["version"] != seen["version"]:  # somebody who was asked as well has answered meanwhile
            continue
        assert told["viewer"] == 0
        assert len(told["foreseen"]) == len(seen["options"])
        msgspec.convert(told["outlook"], GAMES[game].outlook_type)
        chosen = rng.randrange(len(seen["options"]))
        anna.move(table, seen, seen["options"][chosen])
        after = anna.look(table, seen["version"])
        events = after["steps"][0]["events"]
        assert events[: len(told["foreseen"][chosen])] == told["foreseen"][chosen]


def test_an_option_is_allowed_and_something_else_is_not(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006")
    seen = played(anna, table, 3)
    before = seen["version"]
    assert anna.do(table, "why-not", {"action": seen["options"][0]}) == {"reason": None}
    reason = anna.do(table, "why-not", {"action": {"type": "VisitMarket", "stall": 7}})["reason"]
    assert reason is not None
    assert set(reason) == {"key", "rule", "details"}
    assert anna.look(table)["version"] == before, "nothing was done"


def test_something_that_is_no_action_is_refused(anna: Guest) -> None:
    table = anna.open()
    asked = ("POST", f"/api/tables/{table}/why-not", {"action": {"type": "Sleep"}})
    assert anna.refused(*asked) == (422, "invalid", "table.no_such_action")


def test_spectators_see_the_outlook_of_everybody_and_have_no_options(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2019", is_open=True)
    told = ahead(ben, table)
    assert (told["viewer"], told["foreseen"], told["outlook"]["own"]) == (None, [], None)
    asked = ("POST", f"/api/tables/{table}/why-not", {"action": {"type": "FinishBuilding"}})
    assert ben.refused(*asked) == (403, "forbidden", "table.not_your_seat")


def test_strangers_see_nothing_coming(anna: Guest, ben: Guest) -> None:
    table = anna.open()
    assert ben.refused("GET", f"/api/tables/{table}/outlook") == (403, "forbidden", "table.not_invited")


def test_nothing_can_be_seen_coming_before_the_beginning(anna: Guest) -> None:
    table = anna.open(bots={})
    assert anna.refused("GET", f"/api/tables/{table}/outlook") == (409, "stale", "table.not_begun")
    asked = ("POST", f"/api/tables/{table}/why-not", {"action": {"type": "EndTurn"}})
    assert anna.refused(*asked) == (409, "stale", "table.not_begun")


def test_each_of_several_own_seats_has_its_own_outlook(anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006", bots={}, sits=[0, 1])
    first, second = (ahead(anna, table, f"?seat={seat}") for seat in (0, 1))
    assert [told["viewer"] for told in (first, second)] == [0, 1]
    assert sorted(bool(told["foreseen"]) for told in (first, second)) == [False, True]


def test_after_the_end_nothing_is_foreseen(anna: Guest) -> None:
    table = anna.open(options={"last_round": 1})
    anna.play_on(table, Random(3))
    told = ahead(anna, table)
    assert told["foreseen"] == []
    assert told["outlook"]["collapse"] is None


def able_to_build(guest: Guest) -> tuple[str, Any, Any]:
    """A table of Cleopatra at which one may build now, as one sees it, and the option that begins it."""
    table, rng = guest.open(game="cleopatra-2006"), Random(11)
    for _ in range(200):
        seen = guest.asked(table)
        builds = [option for option in seen["options"] if option["type"] == "BuildPiece"]
        if builds:
            return table, seen, builds[0]
        guest.move(table, seen, rng.choice(seen["options"]))
    raise AssertionError("nothing can be built")


def rehearsed(guest: Guest, table: str, *actions: Any) -> Any:
    """What could be done after these decisions."""
    return guest.do(table, "outlook", {"after": list(actions)})


def whole_building(guest: Guest, table: str, first: Any) -> list[Any]:
    """The decisions from choosing a piece to its payment, each the first that is possible."""
    actions = [first]
    while actions[-1]["type"] != "Pay":
        actions.append(rehearsed(guest, table, *actions)["options"][0])
    return actions


def test_a_rehearsal_shows_what_follows_and_does_nothing(anna: Guest) -> None:
    table, seen, first = able_to_build(anna)
    told = rehearsed(anna, table, first)
    assert anna.look(table)["version"] == seen["version"] == told["version"]
    anna.move(table, seen, first)
    after = anna.asked(table)
    assert told["options"] == after["options"]
    assert told["view"] == after["view"]
    assert told["foreseen"] == ahead(anna, table)["foreseen"]
    assert told["goes_on"] == ahead(anna, table)["goes_on"]


def test_what_was_rehearsed_is_decided_in_one_go(anna: Guest) -> None:
    table, seen, first = able_to_build(anna)
    first, *then = whole_building(anna, table, first)
    body = {"action": first, "then": then, "version": seen["question"]}
    anna.do(table, "moves", body)
    after = anna.look(table, seen["version"])
    own = [step for step in after["steps"] if step["seat"] == 0]
    assert len(own) >= 1 + len(then)
    assert any(event["type"] == "CardsPaid" for step in own for event in step["events"])


def test_decisions_in_one_go_are_all_made_or_none(anna: Guest) -> None:
    table, seen, first = able_to_build(anna)
    body = {"action": first, "then": [{"type": "FinishBuilding"}], "version": seen["question"]}
    assert anna.ask("POST", f"/api/tables/{table}/moves", body).status_code == 422
    assert anna.look(table)["version"] == seen["version"]


def test_what_would_come_to_light_is_not_rehearsed(anna: Guest) -> None:
    table = anna.open(game="pharaoh")
    seen = anna.asked(table)
    last = seen["options"][ahead(anna, table)["goes_on"].index(False)]
    refused = (422, "invalid", "table.not_foreseen")
    assert anna.refused("POST", f"/api/tables/{table}/outlook", {"after": [last]}) == refused
    body = {"action": last, "then": [{"type": "EndTurn"}], "version": seen["question"]}
    assert anna.refused("POST", f"/api/tables/{table}/moves", body) == refused
    assert anna.look(table)["version"] == seen["version"]


def test_options_say_whether_the_seat_goes_on(anna: Guest) -> None:
    table, seen, first = able_to_build(anna)
    told = ahead(anna, table)
    assert len(told["goes_on"]) == len(seen["options"])
    assert told["goes_on"][seen["options"].index(first)], "building goes on with the place"


def test_spectators_rehearse_nothing(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2019", is_open=True)
    assert ben.refused("POST", f"/api/tables/{table}/outlook", {"after": []}) == (
        403,
        "forbidden",
        "table.not_your_seat",
    )


def test_something_is_refused_after_what_is_tried_out(anna: Guest) -> None:
    table, _, first = able_to_build(anna)
    actions = whole_building(anna, table, first)
    asked = {"action": actions[-1], "after": actions[:-1]}
    assert anna.do(table, "why-not", asked) == {"reason": None}
    asked = {"action": {"type": "Pay", "cards": []}, "after": actions[:-1]}
    assert anna.do(table, "why-not", asked)["reason"]["key"] != "reason.not_now"
