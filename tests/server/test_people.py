"""What every store promises about links, people and accounts, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.samples import anna, link, summary
from waset.server.opening import Storage
from waset.tables.ports import Account, Ceremony, Passkey, Person, Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(storage: Storage) -> Store:
    """A store with a table and a person."""
    await storage.store.create("one", [b"a"], summary(), 1.0)
    await storage.store.add_person(anna(), b"token")
    return storage.store


async def test_a_link_is_found_by_its_token(store: Store) -> None:
    await store.add_link(link(b"t1", player="anna"))
    await store.add_link(link(b"t2", kind="spectator", seat=None))
    assert await store.link(b"t1") == link(b"t1", player="anna")
    assert await store.link(b"t2") == link(b"t2", kind="spectator", seat=None)
    assert await store.link(b"t3") is None
    assert {one.token_hash for one in await store.links("one")} == {b"t1", b"t2"}


async def test_a_link_that_works_once_is_used_by_one(store: Store) -> None:
    await store.add_link(link(b"t1", is_once=True))
    uses = await asyncio.gather(*(store.use_link(b"t1") for _ in range(12)))
    assert uses.count(True) == 1
    assert await store.link(b"t1") is None
    assert [one.revoked for one in await store.links("one")] == [True]


async def test_a_link_that_is_not_there_is_not_used(store: Store) -> None:
    assert not await store.use_link(b"none")


@pytest.mark.parametrize(
    ("kind", "seat", "left"),
    [
        (None, None, set()),
        ("seat", None, {b"host", b"watch"}),
        ("seat", 2, {b"seat 1", b"host", b"watch"}),
        (None, 2, {b"seat 1", b"host", b"watch"}),
        ("bot", None, {b"seat 1", b"seat 2", b"host", b"watch"}),
    ],
)
async def test_links_are_revoked_by_kind_and_seat(
    store: Store, kind: str | None, seat: int | None, left: set[bytes]
) -> None:
    await store.add_link(link(b"seat 1", seat=1))
    await store.add_link(link(b"seat 2", seat=2))
    await store.add_link(link(b"host", kind="host", seat=None))
    await store.add_link(link(b"watch", kind="spectator", seat=None))
    assert await store.revoke_links("one", kind, seat) == 4 - len(left)
    assert await store.revoke_links("one", kind, seat) == 0
    working = [token for token in (b"seat 1", b"seat 2", b"host", b"watch") if await store.link(token)]
    assert set(working) == left


async def test_a_person_is_known_by_each_token(store: Store) -> None:
    await store.add_token("anna", b"phone")
    assert await store.person(b"token") == await store.person(b"phone") == anna()
    assert await store.person(b"stranger") is None
    await store.drop_token(b"token")
    assert await store.person(b"token") is None
    assert await store.person(b"phone") == anna()


async def test_a_person_may_take_another_name(store: Store) -> None:
    await store.rename("anna", "Anna")
    assert await store.person(b"token") == Person("anna", "Anna", 10.5)


async def test_a_login_belongs_to_one_account(store: Store) -> None:
    await store.add_person(Person("ben", "Ben", 11.0), b"ben")
    assert await store.add_account(Account("anna", "queen", "hash"))
    assert not await store.add_account(Account("ben", "queen", "other"))
    assert await store.account("queen") == Account("anna", "queen", "hash")
    assert await store.account("king") is None


async def test_passkeys_are_kept_and_counted(store: Store) -> None:
    await store.add_passkey(Passkey(b"\x01", "anna", b"key 1"))
    await store.add_passkey(Passkey(b"\x02", "anna", b"key 2", 4))
    await store.count_passkey(b"\x01", 2**32 - 1)
    assert await store.passkey(b"\x01") == Passkey(b"\x01", "anna", b"key 1", 2**32 - 1)
    assert await store.passkey(b"\x03") is None
    assert await store.passkeys("anna") == [
        Passkey(b"\x01", "anna", b"key 1", 2**32 - 1),
        Passkey(b"\x02", "anna", b"key 2", 4),
    ]
    assert await store.passkeys("ben") == []


async def test_a_ceremony_is_ended_once_and_forgotten_in_time(store: Store) -> None:
    first, second = Ceremony("1", "sign in", b"challenge", 10.0), Ceremony("2", "anna", b"other", 20.0)
    await store.begin_ceremony(first, 0.0)
    await store.begin_ceremony(second, 5.0)
    assert await store.end_ceremony("1") == first
    assert await store.end_ceremony("1") is None
    await store.begin_ceremony(Ceremony("3", "sign in", b"new", 40.0), 30.0)
    assert await store.end_ceremony("2") is None, "nobody signed it in time"


async def test_attempts_to_sign_in_are_counted_for_a_while(store: Store) -> None:
    assert [await store.attempt(b"anna", float(now), now - 10.0) for now in range(3)] == [1, 2, 3]
    assert await store.attempt(b"ben", 3.0, -7.0) == 1
    assert await store.attempt(b"anna", 11.5, 1.5) == 2
