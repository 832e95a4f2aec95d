"""Passkeys: made on one device, used to sign in, and worth nothing when forged or late."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.authenticator import Authenticator
from tests.server.postgresql import PostgresServer
from tests.server.serving import Guest, Server
from tests.tables.memory import MemoryStore
from waset.server.challenges import LIFETIME, Challenges


@pytest.fixture
def owner(server: Server) -> Iterator[Guest]:
    """Somebody who comes by a name: passkeys know no numbers."""
    with Guest(server.address.replace("127.0.0.1", "localhost"), "Anna") as guest:
        yield guest


def made(guest: Guest) -> Authenticator:
    """A passkey of somebody."""
    device = Authenticator(guest.address)
    begun = guest.told("POST", "/api/passkeys/new")
    body = {"ceremony": begun["ceremony"], "credential": device.made(begun["options"])}
    assert guest.told("POST", "/api/passkeys", body, 201)["passkeys"] == 1
    return device


def test_a_passkey_signs_in_on_another_browser(owner: Guest) -> None:
    device = made(owner)
    with Guest(owner.address) as browser:
        begun = browser.told("POST", "/api/passkeys/use")
        body = {"ceremony": begun["ceremony"], "credential": device.used(begun["options"])}
        assert browser.told("POST", "/api/passkeys/sign-in", body)["id"] == owner.told("GET", "/api/me")["id"]
        again = browser.refused("POST", "/api/passkeys/sign-in", body)
        assert again == (422, "invalid", "server.late_passkey")


def test_a_forged_passkey_signs_nobody_in(owner: Guest) -> None:
    device = made(owner)
    forger = Authenticator(owner.address)
    forger.credential = device.credential
    begun = owner.told("POST", "/api/passkeys/use")
    body = {"ceremony": begun["ceremony"], "credential": forger.used(begun["options"])}
    assert owner.refused("POST", "/api/passkeys/sign-in", body) == (401, "unknown", "server.bad_passkey")


@pytest.mark.parametrize("credential", [{}, {"rawId": 1}, {"id": "x", "rawId": "x", "response": {}}])
def test_what_is_no_passkey_is_refused(owner: Guest, credential: dict[str, object]) -> None:
    for begin, end in (("new", ""), ("use", "/sign-in")):
        begun = owner.told("POST", f"/api/passkeys/{begin}")
        body = {"ceremony": begun["ceremony"], "credential": credential}
        assert owner.refused("POST", f"/api/passkeys{end}", body)[2] == "server.bad_passkey"


def test_a_challenge_is_used_once_in_time_and_for_its_purpose() -> None:
    async def use() -> None:
        now = 0.0
        challenges = Challenges(MemoryStore(), lambda: now)
        number = await challenges.begin("sign in", b"challenge")
        assert await challenges.end(number, "sign in") == b"challenge"
        assert await challenges.end(number, "sign in") is None
        other = await challenges.begin("somebody", b"challenge")
        late = await challenges.begin("sign in", b"challenge")
        assert await challenges.end(other, "sign in") is None
        now = LIFETIME
        assert await challenges.end(late, "sign in") is None

    asyncio.run(use())


def test_a_passkey_made_on_one_node_signs_in_on_others(postgres: PostgresServer) -> None:
    database = postgres.empty()
    with Server(database) as first, Server(database) as second:
        here, there = (one.address.replace("127.0.0.1", "localhost") for one in (first, second))
        with Guest(here, "Anna") as anna, Guest(there) as browser:
            device = made(anna)
            begun = anna.told("POST", "/api/passkeys/use")
            device.origin = there
            body = {"ceremony": begun["ceremony"], "credential": device.used(begun["options"])}
            assert browser.told("POST", "/api/passkeys/sign-in", body)["id"] == anna.told("GET", "/api/me")["id"]
            assert anna.refused("POST", "/api/passkeys/sign-in", body)[2] == "server.late_passkey"
