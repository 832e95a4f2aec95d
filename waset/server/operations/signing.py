"""What is kept of signing in for a short time only: ceremonies of passkeys, and attempts."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, insert, select

from waset.server import schema
from waset.server.operations.steps import Operation, Step
from waset.tables.ports import Ceremony

CEREMONY, ATTEMPT = schema.ceremony, schema.attempt

FORGET_CEREMONIES = delete(CEREMONY).where(CEREMONY.c.until <= bindparam("now"))
BEGIN = insert(CEREMONY)
FIND = select(CEREMONY.c.number, CEREMONY.c.purpose, CEREMONY.c.challenge, CEREMONY.c.until).where(
    CEREMONY.c.number == bindparam("which")
)
END = delete(CEREMONY).where(CEREMONY.c.number == bindparam("which"))
FORGET_ATTEMPTS = delete(ATTEMPT).where(ATTEMPT.c.at <= bindparam("since"))
NOTE = insert(ATTEMPT)
COUNT = select(func.count()).where(ATTEMPT.c.login_hash == bindparam("login"))


def begin(ceremony: Ceremony, now: float) -> Operation[None]:
    """Keep a ceremony, and forget those that came to nothing."""
    yield Step(FORGET_CEREMONIES, {"now": now})
    kept = {"number": ceremony.number, "purpose": ceremony.purpose, "challenge": ceremony.challenge}
    yield Step(BEGIN, {**kept, "until": ceremony.until})


def end(number: str) -> Operation[Ceremony | None]:
    """A ceremony, for whoever ends it first."""
    found = yield Step(FIND, {"which": number})
    ended = yield Step(END, {"which": number})
    return Ceremony(*found.rows[0]) if found.rows and ended.written else None


def attempt(login_hash: bytes, mark: str, now: float, since: float) -> Operation[int]:
    """Note an attempt and forget old ones; how many there are for this login."""
    yield Step(FORGET_ATTEMPTS, {"since": since})
    yield Step(NOTE, {"mark": mark, "login_hash": login_hash, "at": now})
    found = yield Step(COUNT, {"login": login_hash})
    count: int = found.rows[0][0]
    return count
