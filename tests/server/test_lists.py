"""Lists say which seats are one's own, and hold games to join and games to watch."""

from typing import Any

from tests.server.serving import Guest


def one_of(guest: Guest, path: str, table: str) -> Any:
    """A table of a list; None when it is not there."""
    return next((one for one in guest.told("GET", path)["tables"] if one["id"] == table), None)


def test_a_list_says_which_seats_are_own(anna: Guest, ben: Guest) -> None:
    table = anna.open(seats=3, bots={"0": "random"}, sits=[1], is_open=True)
    assert one_of(anna, "/api/me/tables", table)["own"] == [1]
    assert one_of(ben, "/api/tables", table)["own"] == []
    assert "people" not in one_of(ben, "/api/tables", table)["title"]


def test_an_open_table_is_joined_first_and_watched_later(anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={}, is_open=True)
    assert one_of(ben, "/api/watch", table) is None
    ben.do(table, "sit", {"seat": 1, "name": "Ben"})
    assert one_of(ben, "/api/tables", table) is None
    assert one_of(ben, "/api/watch", table)["status"] == "playing"


def test_a_game_by_link_is_in_no_list(anna: Guest, ben: Guest) -> None:
    table = anna.open()
    assert one_of(ben, "/api/watch", table) is None
    assert one_of(anna, "/api/me/tables", table)["title"]["winners"] == []
