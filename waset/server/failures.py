"""Refusals as answers: a status, a kind, and a reason that holds no internals and no secrets."""

from __future__ import annotations

import logging
import secrets

import msgspec
from starlette.responses import Response

from waset.engine.game import Reason
from waset.server.messages import Problem, Why
from waset.tables.entries import OtherRules
from waset.tables.ports import StorageAway, StorageFull
from waset.tables.refusals import Kind, Refused

STATUSES = {
    "malformed": 400,
    "unknown": 401,
    "forbidden": 403,
    "missing": 404,
    "method": 405,
    "stale": 409,
    "too_large": 413,
    "invalid": 422,
    "too_many": 429,
    "failed": 500,
    "away": 503,
    "full": 507,
}
KINDS = {Kind.FORBIDDEN: "forbidden", Kind.MISSING: "missing", Kind.STALE: "stale", Kind.INVALID: "invalid"}

log = logging.getLogger(__name__)


class Failure(Exception):
    """A request that is answered with a refusal."""

    def __init__(self, kind: str, reason: Reason) -> None:
        super().__init__(f"{kind}: {reason.key}")
        self.kind = kind
        self.reason = reason

    @property
    def status(self) -> int:
        """The number that HTTP has for it."""
        return STATUSES[self.kind]


def failure_of(problem: Exception) -> Failure:
    """Any problem as a refusal; one that nobody expected is logged under a number, and only that is told."""
    match problem:
        case Failure():
            return problem
        case Refused():
            return Failure(KINDS[problem.kind], problem.reason)
        case OtherRules():
            log.error("a table cannot be opened: %s", problem)
            return Failure("invalid", problem.reason)
        case StorageFull():
            return Failure("full", Reason("server.full"))
        case StorageAway():
            log.error("the database does not answer: %s", problem)
            return Failure("away", Reason("server.away"))
        case _:
            number = secrets.token_hex(6)
            log.error("request failed, number %s", number, exc_info=problem)
            return Failure("failed", Reason("server.failed", "", {"number": number}))


def problem_of(failure: Failure) -> Problem:
    """A refusal as it goes over the wire."""
    reason = failure.reason
    return Problem(failure.kind, Why(reason.key, reason.rule, reason.details))


def refusing(failure: Failure) -> Response:
    """A refusal as an answer."""
    headers = {"retry-after": "1"} if failure.kind in ("too_many", "away") else {}
    return Response(msgspec.json.encode(problem_of(failure)), failure.status, headers, "application/json")


def first_line(problem: Exception) -> str:
    """What a problem is about, in one line and without what it was tried with."""
    cause = getattr(problem, "orig", None) or problem
    return (str(cause).strip().splitlines() or [type(problem).__name__])[0]
