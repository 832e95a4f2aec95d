"""Who was recognised a moment ago is known without the database, until something changes."""

from __future__ import annotations

import pytest

from tests.server.samples import anna
from waset.server.opening import Storage
from waset.server.recognising import MOMENT, MOST, Recognised

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_person_is_known_for_a_moment() -> None:
    clock = Clock()
    recognised = Recognised(clock)
    recognised.keep(b"token", anna(), recognised.changes)
    assert recognised.find(b"token") == anna()
    assert recognised.find(b"other") is None
    clock.now += MOMENT
    assert recognised.find(b"token") is None


def test_what_changed_while_it_was_looked_up_is_not_kept() -> None:
    recognised = Recognised(Clock())
    changes = recognised.changes
    recognised.forget()
    recognised.keep(b"token", anna(), changes)
    assert recognised.find(b"token") is None


def test_no_more_are_kept_than_there_is_room_for() -> None:
    recognised = Recognised(Clock())
    for number in range(MOST + 1):
        recognised.keep(number.to_bytes(4, "big"), anna(), 0)
    assert len(recognised.people) == 1


async def test_who_is_renamed_or_signed_out_here_is_so_at_once(storage: Storage) -> None:
    store = storage.store
    await store.add_person(anna(), b"token")
    assert await store.person(b"token") == anna()
    await store.rename(anna().id, "Anne")
    renamed = await store.person(b"token")
    assert renamed is not None
    assert renamed.name == "Anne"
    await store.drop_token(b"token")
    assert await store.person(b"token") is None
