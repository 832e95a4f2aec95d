"""Who may read the figures of a server, and how often anybody may try to sign in on all its nodes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.postgresql import PostgresServer
from tests.server.serving import Guest, Server
from waset.server.configuration import Configuration
from waset.server.failures import Failure
from waset.server.security import check_measuring

OPEN, LOCKED = Configuration(), Configuration(metrics_token="a token")
BEARER = {"authorization": "Bearer a token"}


@pytest.mark.parametrize(
    ("configuration", "address", "headers"),
    [(OPEN, "127.0.0.1", {}), (OPEN, "::1", {}), (LOCKED, "203.0.113.9", BEARER)],
)
def test_this_machine_or_the_token_may_measure(
    configuration: Configuration, address: str, headers: dict[str, str]
) -> None:
    check_measuring(configuration, address, headers)


@pytest.mark.parametrize(
    ("configuration", "address", "headers"),
    [
        (OPEN, "203.0.113.9", {}),
        (OPEN, "203.0.113.9", BEARER),
        (OPEN, "testclient", {}),
        (OPEN, "127.0.0.1", {"x-forwarded-for": "203.0.113.9"}),
        (OPEN, "127.0.0.1", {"forwarded": "for=203.0.113.9"}),
        (LOCKED, "127.0.0.1", {}),
        (LOCKED, "127.0.0.1", {"authorization": "Bearer another"}),
    ],
)
def test_strangers_may_not(configuration: Configuration, address: str, headers: dict[str, str]) -> None:
    with pytest.raises(Failure, match="metrics"):
        check_measuring(configuration, address, headers)


def test_a_server_with_a_token_asks_for_it(tmp_path: Path) -> None:
    with Server(str(tmp_path / "waset.db"), "--metrics-token", "a token") as server, Guest(server.address) as guest:
        assert guest.refused("GET", "/metrics") == (403, "forbidden", "server.metrics")
        assert "waset_requests" in guest.ask("GET", "/metrics", Authorization="Bearer a token").text


def test_a_login_is_tried_as_often_on_all_nodes_together(postgres: PostgresServer) -> None:
    database, limited = postgres.empty(), ("--requests-per-second", "100")
    body = {"login": "anna", "password": "crocodiles at dawn"}
    with (
        Server(database, *limited) as first,
        Server(database, *limited) as second,
        Guest(first.address) as here,
        Guest(second.address) as there,
    ):
        told = [guest.refused("POST", "/api/account/sign-in", body) for guest in (here, there) for _ in range(8)]
    assert told[:10] == [(401, "unknown", "server.wrong_password")] * 10
    assert told[10:] == [(429, "too_many", "server.too_many")] * 6
