"""Origins, hosts, proxies, headers and limits."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from tests.server.serving import Guest, Server
from waset.server.configuration import Configuration
from waset.server.failures import Failure
from waset.server.identity import cookie
from waset.server.limits import REPLAY_BURST, Buckets, Limits
from waset.server.security import address_of, check_host, check_origin, headers_for

PUBLIC = Configuration(public_address="https://games.example")
PROXIED = Configuration(trusted_proxies=(ip_network("10.0.0.0/8"),))


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_what_another_site_sends_changes_nothing(anna: Guest, headers: dict[str, str]) -> None:
    problem = anna.refused("POST", "/api/tables", {"game": "pharaoh", "seats": 2}, **headers)
    assert problem == (403, "forbidden", "server.origin")


def test_the_own_site_may(anna: Guest) -> None:
    headers = {"Origin": anna.address, "Sec-Fetch-Site": "same-origin"}
    assert anna.ask("POST", "/api/tables", {"game": "pharaoh", "seats": 2}, **headers).status_code == 201


def test_behind_a_public_address_only_that_origin_and_host_count() -> None:
    check_origin(PUBLIC, {"origin": "https://games.example", "host": "inside:8000"})
    check_host(PUBLIC, "/", {"host": "Games.example"})
    check_host(PUBLIC, "/health", {"host": "inside:8000"})
    with pytest.raises(Failure, match="host"):
        check_host(PUBLIC, "/", {"host": "inside:8000"})
    with pytest.raises(Failure, match="origin"):
        check_origin(PUBLIC, {"origin": "http://games.example", "host": "games.example"})


@pytest.mark.parametrize(
    ("peer", "told", "address"),
    [
        ("192.0.2.1", "198.51.100.7", "192.0.2.1"),
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
    ],
)
def test_an_address_is_believed_from_trusted_proxies_alone(peer: str, told: str, address: str) -> None:
    assert address_of(PROXIED, peer, {"x-forwarded-for": told}) == address


def test_every_answer_carries_the_headers(anna: Guest) -> None:
    for path in ("/", "/page.js", "/api/games", "/api/nothing", "/health", "/metrics", "/nowhere.txt"):
        headers = anna.ask("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "permissions-policy" in headers
        assert "server" not in headers


def test_by_https_cookies_are_bound_to_the_host_and_come_back_by_https_alone() -> None:
    assert cookie("x", PUBLIC).startswith("__Host-waset=x; Path=/;")
    assert cookie("x", PUBLIC).endswith("Secure")
    assert "Secure" not in cookie("x", Configuration())
    assert b"strict-transport-security" in dict(headers_for(PUBLIC))


def test_a_bucket_fills_with_time() -> None:
    now = 0.0
    buckets = Buckets(2.0, 4.0, lambda: now)
    for _ in range(4):
        buckets.take("anna")
    with pytest.raises(Failure, match="too_many"):
        buckets.take("anna")
    buckets.take("ben")
    now = 0.5
    buckets.take("anna")
    with pytest.raises(Failure, match="too_many"):
        buckets.take("anna")


def test_nobody_holds_too_many_sockets() -> None:
    limits = Limits(20, 1)
    with limits.socket("address", "a"), pytest.raises(Failure, match="sockets"), limits.socket("address", "a"):
        pass
    with limits.socket("address", "a"):
        pass


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    flags = ("--requests-per-second", "2")
    with Server(str(tmp_path / "waset.db"), *flags) as server, Guest(server.address, "Anna") as anna:
        answers = [anna.ask("GET", "/api/me") for _ in range(15)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert late[0].json()["error"] == "too_many"
        assert late[0].headers["retry-after"] == "1"


@pytest.mark.parametrize("path", ["/../serving.py", "/%2e%2e/serving.py", "/..%2fserving.py", "/%00", "/page/x.js"])
def test_no_file_outside_the_pages_is_served(anna: Guest, path: str) -> None:
    assert "CannotServe" not in anna.ask("GET", path).text


def test_unknown_pages_are_refused_like_everything_else(anna: Guest) -> None:
    assert anna.refused("GET", "/api/nothing") == (404, "missing", "server.no_such_page")
    assert anna.refused("PUT", "/api/games") == (405, "method", "server.no_such_method")


def test_whole_games_are_checked_again_only_so_often_for_one_address() -> None:
    limits = Limits(requests_per_second=20, sockets_per_address=4)
    for _ in range(int(REPLAY_BURST)):
        limits.replays.take("10.0.0.1")
    with pytest.raises(Failure, match="too_many"):
        limits.replays.take("10.0.0.1")
    limits.replays.take("10.0.0.2")
