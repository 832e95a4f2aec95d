"""The short way to an endpoint leads where the router leads."""

from __future__ import annotations

import pytest

from tests.server.serving import Guest
from waset.server.switchboard import pattern_of


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("/health", ("/health", "")),
        ("/api/tables", ("/api/tables", "")),
        ("/api/tables/", ("/api/tables/", "")),
        ("/api/tables/abc", ("/api/tables/{table}", "abc")),
        ("/api/tables/abc/moves", ("/api/tables/{table}/moves", "abc")),
        ("/api/tables/abc/moves/", ("/api/tables/{table}/moves/", "abc")),
        ("/api/tables//moves", ("/api/tables//moves", "")),
    ],
)
def test_a_path_is_taken_apart_as_the_endpoints_name_it(path: str, found: tuple[str, str]) -> None:
    assert pattern_of(path) == found


def test_what_it_does_not_know_is_left_to_the_router(anna: Guest) -> None:
    assert anna.ask("HEAD", "/api/games").status_code == 200
    assert anna.refused("DELETE", "/api/games") == (405, "method", "server.no_such_method")
    assert anna.refused("GET", "/api/tables//moves") == (404, "missing", "server.no_such_page")
