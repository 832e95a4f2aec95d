"""A server that dies in mid-game: the browser says so, keeps the move, and goes on when it is back."""

import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import OPTION, decide, is_changed, pressed, pressed_gold, sit_down, state, wait_for_question
from tests.server.serving import Server


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Place:
    """A server that comes back where it was."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.port = free_port()
        self.server = self.started()

    def started(self) -> Server:
        return Server(str(self.file), "--port", str(self.port))

    def die(self) -> None:
        self.server.end(signal.SIGKILL)

    def rise(self) -> None:
        self.server = self.started()


@pytest.fixture
def mortal(client: None, tmp_path: Path) -> Iterator[Place]:
    place = Place(tmp_path / "waset.db")
    yield place
    place.server.end(signal.SIGTERM)


@pytest.fixture
def page(browser: Browser, mortal: Place) -> Iterator[Page]:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(mortal.server.address)
    sit_down(page)
    wait_for_question(page)
    yield page
    context.close()


def test_the_game_goes_on_after_a_restart(mortal: Place, page: Page) -> None:
    rng = Random(4)
    decide(page, rng)
    wait_for_question(page)
    before = state(page)
    mortal.die()
    expect(page.locator("[data-notice=line]")).to_be_visible(timeout=15_000)
    mortal.rise()
    expect(page.locator("[data-notice=line]")).to_have_count(0, timeout=20_000)
    assert state(page) == before
    decide(page, rng)


def test_a_move_made_meanwhile_is_kept_and_sent_again(mortal: Place, page: Page) -> None:
    before = state(page)
    mortal.die()
    rng = Random(6)
    assert pressed(page, OPTION, rng)
    pressed_gold(page, before, rng)
    expect(page.locator("[data-notice=retrying]")).to_be_visible()
    mortal.rise()
    expect(page.locator("[data-notice=retrying]")).to_have_count(0, timeout=20_000)
    page.wait_for_timeout(500)
    assert is_changed(page, before)
