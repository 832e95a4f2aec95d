"""Guests, links of each kind, accounts."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.serving import Guest, Server, heard


def test_a_guest_has_a_name_and_a_cookie_that_no_script_reads(server: Server) -> None:
    with Guest(server.address) as guest:
        answer = guest.ask("POST", "/api/me", {"name": "  Anna   Maria "})
        assert answer.json()["name"] == "Anna Maria"
        flags = answer.headers["set-cookie"]
        assert "HttpOnly" in flags
        assert "SameSite=Lax" in flags
        assert guest.told("GET", "/api/me")["id"] == answer.json()["id"]


def test_another_name_keeps_the_person(anna: Guest) -> None:
    before = anna.told("GET", "/api/me")
    after = anna.told("POST", "/api/me", {"name": "Nefertari"}, 201)
    assert (after["id"], after["name"]) == (before["id"], "Nefertari")


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\u202eb", "a\nb\x07"])
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    with Guest(server.address) as guest:
        assert guest.ask("POST", "/api/me", {"name": name}).status_code in (400, 422)


def test_who_signs_out_is_unknown(anna: Guest) -> None:
    cookies = dict(anna.http.cookies)
    anna.told("DELETE", "/api/me", status=204)
    anna.http.cookies.update(cookies)
    assert anna.ask("GET", "/api/me").status_code == 204
    assert anna.refused("POST", "/api/tables", {"game": "pharaoh", "seats": 2}) == (401, "unknown", "server.unknown")


def test_who_comes_for_the_first_time_is_nobody_and_not_refused(server: Server) -> None:
    with Guest(server.address) as guest:
        answer = guest.ask("GET", "/api/me")
        assert (answer.status_code, answer.content) == (204, b"")


def test_nobody_unknown_opens_a_table(server: Server) -> None:
    with Guest(server.address) as guest:
        problem = guest.refused("POST", "/api/tables", {"game": "pharaoh", "seats": 2})
        assert problem == (401, "unknown", "server.unknown")


def test_a_seat_link_lets_somebody_sit_down_there_and_nowhere_else(anna: Guest, ben: Guest) -> None:
    table = anna.open(seats=3, bots={})
    token = anna.do(table, "links", {"kind": "seat", "seat": 1}, 201)["token"]
    path, body = f"/api/tables/{table}/sit", {"seat": 1, "name": "Ben"}
    assert ben.refused("POST", path, body) == (403, "forbidden", "table.not_invited")
    elsewhere = {**body, "seat": 2}
    link = {"Waset-Link": token}
    assert ben.refused("POST", path, elsewhere, **link) == (403, "forbidden", "table.not_invited")
    assert ben.ask("POST", path, body, **link).status_code == 200
    assert ben.look(table)["viewer"] == 1


def test_a_spectator_link_shows_a_table_until_it_is_revoked(anna: Guest, ben: Guest) -> None:
    table = anna.open(game="cleopatra-2006", seats=2)
    token = anna.do(table, "links", {"kind": "spectator"}, 201)["token"]
    seen = ben.look(table, link=token)
    assert (seen["viewer"], seen["options"]) == (None, [])
    assert anna.do(table, "links/revoke", {"kind": "spectator"}) == {"revoked": 1}
    assert ben.ask("GET", f"/api/tables/{table}?link={token}").status_code == 403


def test_a_visitor_without_a_name_is_a_spectator_and_not_one_of_the_bots(server: Server, anna: Guest) -> None:
    table = anna.open(game="cleopatra-2006", bots={"0": "random", "1": "random"}, sits=[], is_open=True)
    with Guest(server.address) as visitor:
        assert visitor.look(table)["viewer"] is None
        assert visitor.refused("GET", f"/api/tables/{table}?seat=0") == (403, "forbidden", "table.not_your_seat")
        assert visitor.ask("GET", f"/api/tables/{table}/record").json()["viewer"] is None
        with visitor.socket(table) as socket:
            assert heard(socket)["viewer"] is None


def test_only_the_host_gives_links(anna: Guest, ben: Guest) -> None:
    table = anna.open(is_open=True)
    problem = ben.refused("POST", f"/api/tables/{table}/links", {"kind": "seat"})
    assert problem == (403, "forbidden", "table.only_host")
    missing = anna.refused("POST", "/api/tables/nowhere/links", {"kind": "seat"})
    assert missing == (404, "missing", "table.no_such_table")


def test_a_recovery_link_brings_the_seats_to_another_device_once(server: Server, anna: Guest) -> None:
    table = anna.open()
    token = anna.do(table, "recovery", status=201)["token"]
    with Guest(server.address) as phone, Guest(server.address) as thief:
        entered = phone.told("POST", "/api/me/link", {"token": token})
        assert entered["table"] == table
        assert phone.look(table)["viewer"] == 0
        assert thief.refused("POST", "/api/me/link", {"token": token}) == (404, "missing", "server.no_such_link")


def test_a_host_link_gives_the_hosts_rights_at_its_table_and_no_more(anna: Guest, ben: Guest) -> None:
    table, other = anna.open(bots={}), anna.open(bots={})
    own = ben.told("GET", "/api/me")
    assert ben.ask("GET", f"/api/tables/{table}").status_code == 403
    token = anna.do(table, "links", {"kind": "host"}, 201)["token"]
    assert ben.told("POST", "/api/me/link", {"token": token}) == {"table": table, "me": own}
    ben.told("POST", "/api/me/link", {"token": token})
    assert ben.look(table)["viewer"] is None, "the host's seat stays the host's"
    ben.do(table, "bot", {"seat": 1, "bot": "random"})
    ben.do(table, "chat", {"text": "Well met."})
    assert ben.look(table)["chat"][-1]["name"] == "Ben"
    assert ben.refused("POST", f"/api/tables/{other}/close", {}) == (403, "forbidden", "table.only_host")
    assert ben.refused("DELETE", f"/api/tables/{table}") == (403, "forbidden", "table.only_host")
    assert table in [one["id"] for one in ben.told("GET", "/api/me/tables")["tables"]]
    ben.do(table, "close")
    assert anna.look(table)["status"] == "closed"


def test_a_host_link_that_is_taken_back_takes_the_rights_along(server: Server, anna: Guest, ben: Guest) -> None:
    table = anna.open(bots={})
    token = anna.do(table, "links", {"kind": "host"}, 201)["token"]
    with Guest(server.address) as nobody:
        assert nobody.refused("POST", "/api/me/link", {"token": token}) == (401, "unknown", "server.unknown")
    ben.told("POST", "/api/me/link", {"token": token})
    anna.do(table, "links/revoke", {"kind": "host"})
    assert ben.refused("POST", f"/api/tables/{table}/close", {}) == (403, "forbidden", "table.only_host")
    assert ben.refused("POST", "/api/me/link", {"token": token}) == (404, "missing", "server.no_such_link")
    anna.do(table, "close")


def test_a_bot_plays_by_its_token_at_its_own_table_alone(server: Server, anna: Guest) -> None:
    table, other = anna.open(bots={}), anna.open(bots={}, is_open=True)
    token = anna.do(table, "links", {"kind": "bot", "seat": 1, "name": "Hemiunu"}, 201)["token"]
    with Guest(server.address, Authorization=f"Bearer {token}", Origin="https://elsewhere.example") as bot:
        bot.do(table, "sit", {"seat": 1, "name": "Hemiunu"})
        bot.play_on(table, Random(6), 0)
        assert bot.look(table)["viewer"] == 1
        assert bot.told("GET", "/api/me")["name"] == "Hemiunu"
        assert bot.ask("GET", f"/api/tables/{other}").status_code == 403
        assert bot.ask("POST", "/api/tables", {"game": "pharaoh", "seats": 2}).status_code == 403
        again = anna.do(table, "links", {"kind": "bot", "seat": 1}, 201)["token"]
        assert bot.refused("GET", f"/api/tables/{table}") == (401, "unknown", "server.unknown")
        bot.http.headers["Authorization"] = f"Bearer {again}"
        assert bot.look(table)["viewer"] == 1
        anna.do(table, "links/revoke", {})
        assert bot.refused("GET", f"/api/tables/{table}") == (401, "unknown", "server.unknown")


@pytest.mark.parametrize("form", ["{}", "bot {}", '"bot {}"'])
def test_the_token_of_a_bot_is_no_cookie(server: Server, anna: Guest, form: str) -> None:
    token = anna.do(anna.open(bots={}), "links", {"kind": "bot", "seat": 1}, 201)["token"]
    with Guest(server.address, Cookie=f"waset={form.format(token)}") as thief:
        assert thief.refused("GET", "/api/me/tables") == (401, "unknown", "server.unknown")


def test_an_account_signs_in_on_another_device(server: Server, anna: Guest) -> None:
    me = anna.told("GET", "/api/me")
    login = {"login": f"Anna-{me['id']}", "password": "crocodiles at dawn"}
    anna.told("POST", "/api/account", login, 201)
    assert anna.refused("POST", "/api/account", login) == (409, "stale", "server.login_taken")
    with Guest(server.address) as phone:
        wrong = {**login, "password": "crocodiles at dusk"}
        assert phone.refused("POST", "/api/account/sign-in", wrong) == (401, "unknown", "server.wrong_password")
        unknown = {**login, "login": "nobody"}
        assert phone.refused("POST", "/api/account/sign-in", unknown) == (401, "unknown", "server.wrong_password")
        assert phone.told("POST", "/api/account/sign-in", login)["id"] == me["id"]


def test_own_and_open_tables_are_listed_without_ids_of_people(anna: Guest, ben: Guest) -> None:
    own, shown = anna.open(), anna.open(bots={}, is_open=True)
    assert {own, shown} <= {table["id"] for table in anna.told("GET", "/api/me/tables")["tables"]}
    listed = ben.told("GET", "/api/tables")
    assert shown in {table["id"] for table in listed["tables"]}
    assert own not in {table["id"] for table in listed["tables"]}
    assert anna.told("GET", "/api/me")["id"] not in str(listed)
