"""Advice over the wires: one of the options, from a process of its own, and not too often."""

from __future__ import annotations

import pytest

from tests.server.serving import Guest, Server
from waset.games import GAMES
from waset.server.limits import ADVICE_BURST


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_one_of_the_options_and_can_be_taken(game: str, anna: Guest) -> None:
    table = anna.open(game=game)
    seen = anna.asked(table)
    advice = anna.told("GET", f"/api/tables/{table}/advice")
    assert (advice["question"], advice["seat"]) == (seen["question"], 0)
    assert advice["action"] in seen["options"]
    anna.move(table, seen, advice["action"])


def test_nobody_else_gets_it(anna: Guest, ben: Guest) -> None:
    table = anna.open(is_open=True)
    asked = ("GET", f"/api/tables/{table}/advice")
    assert ben.refused(*asked) == (403, "forbidden", "table.not_your_seat")
    assert anna.refused("GET", f"/api/tables/{table}/advice?seat=1") == (403, "forbidden", "table.not_your_seat")


def test_who_asks_without_end_is_held_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    database = str(tmp_path_factory.mktemp("advice") / "waset.db")
    with (
        Server(database, "--bot-seconds", "0.01", "--requests-per-second", "100") as server,
        Guest(server.address, "Anna") as anna,
    ):
        table = anna.open(game="pharaoh")
        anna.asked(table)
        path = f"/api/tables/{table}/advice"
        answers = [anna.ask("GET", path) for _ in range(int(3 * ADVICE_BURST))]
        at_once, later = answers[: int(ADVICE_BURST)], answers[int(ADVICE_BURST) :]
        assert {answer.status_code for answer in at_once} == {200}
        held_back = [answer.json()["reason"]["key"] for answer in later if answer.status_code == 429]
        assert set(held_back) == {"server.too_many"}
