"""Whatever the description of the interface allows, or forbids, is answered as the description says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.parameters import ParameterLocation

from tests.laws.games import examples
from tests.server.serving import Guest, Server
from waset.server.openapi import document

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
OPERATIONS = [(path, method) for path, methods in document()["paths"].items() for method in methods]
EXAMPLES = 8


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all that is asked here."""
    with Server(str(tmp_path_factory.mktemp("openapi") / "waset.db")) as server:
        yield server


@cache
def schema() -> Any:
    """The description as it is read by a stranger."""
    return schemathesis.openapi.from_dict(document())


class Caller:
    """Somebody with a running table, who calls what comes to mind."""

    def __init__(self, server: Server, guest: Guest) -> None:
        self.address = server.address
        self.cookies = dict(guest.http.cookies)
        self.table = guest.open(game="cleopatra-2006", is_open=True)
        self.session = requests.Session()
        self.session.trust_env = False

    def call(self, case: Case[Any], is_at_home: bool, checks: list[Any]) -> None:
        """One request, at a table that is there or at any."""
        if is_at_home:
            self.bring_home(case)
        if case.path.endswith("/events"):
            case.query["wait"] = "0"
        case.call_and_validate(
            base_url=self.address, session=self.session, cookies=self.cookies, checks=checks, timeout=20
        )

    def bring_home(self, case: Case[Any]) -> None:
        """Ask as oneself, at the own table."""
        case.headers.pop("Authorization", None)
        case.cookies.clear()
        if "table" in case.path_parameters:
            case.path_parameters["table"] = self.table


def is_body_bad(case: Case[Any]) -> bool:
    """Whether it is the body that the description forbids."""
    body = None if case.meta is None else case.meta.components.get(ParameterLocation.BODY)
    return body is not None and body.mode is GenerationMode.NEGATIVE


@pytest.fixture
def caller(running: Server) -> Iterator[Caller]:
    """Somebody new."""
    with Guest(running.address, "Anna") as guest:
        caller = Caller(running, guest)
        yield caller
        caller.session.close()


USUAL = settings(examples(EXAMPLES), deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_what_is_allowed_is_answered_as_described(path: str, method: str, caller: Caller) -> None:
    @USUAL
    @given(case=schema()[path][method].as_strategy(), is_at_home=st.booleans())
    def ask(case: Case[Any], is_at_home: bool) -> None:
        caller.call(case, is_at_home, CHECKS)

    ask()


@pytest.mark.parametrize(("path", "method"), [one for one in OPERATIONS if one[1] == "post"])
def test_what_is_forbidden_is_refused_as_described(path: str, method: str, caller: Caller) -> None:
    operation = schema()[path][method]
    if not operation.body:
        return

    @USUAL
    @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), is_at_home=st.booleans())
    def ask(case: Case[Any], is_at_home: bool) -> None:
        more = [negative_data_rejection] if is_body_bad(case) else []
        caller.call(case, is_at_home, [*CHECKS, *more])

    ask()
