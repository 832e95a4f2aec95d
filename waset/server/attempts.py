"""How often anybody may try to sign in under one login, on all nodes together."""

from __future__ import annotations

from collections.abc import Callable

from waset.engine.game import Reason
from waset.server.failures import Failure
from waset.server.limits import SIGN_IN_BURST, SIGN_INS_PER_SECOND
from waset.tables.links import hashed
from waset.tables.ports import Store

WINDOW = SIGN_IN_BURST / SIGN_INS_PER_SECOND  # seconds in which so many attempts are allowed


class Attempts:
    """The attempts of a short while; of a login only its hash is kept."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def take(self, login: str) -> None:
        """Note one more, or raise when there were too many."""
        now = self.clock()
        if await self.store.attempt(hashed(login), now, now - WINDOW) > SIGN_IN_BURST:
            raise Failure("too_many", Reason("server.too_many"))
