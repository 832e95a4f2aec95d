"""A real browser at a real server with the built client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import building
from tests.browser.finding import launched
from tests.server.serving import Server

Opening: TypeAlias = Callable[..., Page]
LAPTOP = {"width": 1440, "height": 900}
SMALL_LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
LONGEST = 15_000
REFUSAL = "the server responded with a status of 4"  # the client tells those itself


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are now."""
    building.build()


@pytest.fixture(scope="module")
def place(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database of its own."""
    with Server(str(tmp_path_factory.mktemp("browser") / "waset.db")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a module: its event loop must not outlive them."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, place: Server) -> Iterator[Opening]:
    """Opens a page as a new visitor; what goes wrong in it fails the test."""
    contexts, problems = [], []

    def opened(path: str = "/", **settings: Any) -> Page:
        context = browser.new_context(**{"locale": "en-GB", "viewport": LAPTOP, **settings})
        context.set_default_timeout(LONGEST)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda line: problems.append(line.text) if is_bad(line.type, line.text) else None)
        page.goto(place.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def is_bad(kind: str, text: str) -> bool:
    """Whether a line on the console is a problem."""
    return kind in ("error", "warning") and REFUSAL not in text
