"""Who somebody is: a token in a cookie, or a bot's token in a header. Only hashes of tokens are kept."""

from __future__ import annotations

import re
from collections.abc import Mapping

from starlette.requests import HTTPConnection

from waset.engine.game import Reason
from waset.server.configuration import Configuration
from waset.server.desk import Desk
from waset.server.failures import Failure
from waset.server.security import SAFE_METHODS, is_bearer
from waset.tables import links
from waset.tables.ports import Person, Store

TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")
COOKIE = "waset"
SECURE_COOKIE = "__Host-waset"  # browsers take it by https only, from this very host
YEAR = 365 * 24 * 3600


def cookie(token: str, configuration: Configuration) -> str:
    """The header that has a browser keep a token, or forget it when it is empty."""
    name = SECURE_COOKIE if configuration.is_secure else COOKIE
    flags = "; Secure" if configuration.is_secure else ""
    return f"{name}={token}; Path=/; Max-Age={YEAR if token else 0}; HttpOnly; SameSite=Lax{flags}"


def token_of(configuration: Configuration, connection: HTTPConnection) -> str:
    """The token of the cookie; by https none counts that another host could have set."""
    token = connection.cookies.get(SECURE_COOKIE if configuration.is_secure else COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def bearer(headers: Mapping[str, str]) -> str:
    """The token of the header, which goes before the cookie."""
    return headers["authorization"][len("bearer ") :].strip() if is_bearer(headers) else ""


async def known(desk: Desk, connection: HTTPConnection, table: str) -> Person | None:
    """Who asks something about a table, or elsewhere when it is empty."""
    if is_bearer(connection.headers):
        if not table and connection.scope.get("method") not in SAFE_METHODS:
            raise Failure("forbidden", Reason("server.other_table"))
        return await bot(desk.store, bearer(connection.headers), table)
    token = token_of(desk.configuration, connection)
    return await desk.store.person(links.hashed(token)) if token else None


async def bot(store: Store, token: str, table: str) -> Person:
    """Who plays by a bot's link, at its own table alone, as long as the link works."""
    link = await store.link(links.hashed(token))
    person = await store.person(proof_of_bot(token)) if link is not None and link.kind == "bot" else None
    if link is None or person is None:
        raise Failure("unknown", Reason("server.unknown"))
    if table and link.table != table:
        raise Failure("forbidden", Reason("server.other_table"))
    return person


def proof_of_bot(token: str) -> bytes:
    """What is kept to know the player of a bot's link by; as a cookie the token proves nothing."""
    return links.hashed(f"bot {token}")
