"""The guided first game: cards that come when they are needed, and stay where one left them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import axe_problems, fits_across, fits_whole
from waset.games import GAMES

TABLE = re.compile(r"/t/[\w-]+$")


def begun(page: Page) -> Page:
    """The table of a guided game."""
    page.get_by_test_id("learn").click()
    page.wait_for_url(TABLE)
    expect(card(page, "goal")).to_be_visible()
    return page


def card(page: Page, name: str) -> Locator:
    """A card of the guide."""
    return page.locator(f"[data-testid='guide'][data-card='{name}']")


def read_on(page: Page) -> None:
    """The next card."""
    page.get_by_test_id("guide-next").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_explained_from_the_beginning(game: str, visit: Opening) -> None:
    page = begun(visit(f"/learn/{game}"))
    seen = []
    while page.get_by_test_id("guide").count():
        seen.append(page.get_by_test_id("guide").get_attribute("data-card"))
        read_on(page)
        expect(card(page, seen[-1] or "")).to_have_count(0)
    assert seen[0] == "goal"
    assert len(seen) >= 2
    expect(page.get_by_test_id("table")).to_be_visible()


def test_the_guide_is_hidden_shown_and_kept(visit: Opening) -> None:
    page = begun(visit("/learn/cleopatra-2006"))
    read_on(page)
    expect(card(page, "table")).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_visible()
    page.get_by_role("button", name="Hide the guide").click()
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Show the guide").click()
    expect(card(page, "table")).to_be_visible()
    page.get_by_role("button", name="The card before").click()
    expect(card(page, "goal")).to_be_visible()
    page.goto(page.url.partition("/t/")[0] + "/learn/cleopatra-2006")
    page.get_by_role("button", name="Go on").click()
    expect(card(page, "table")).to_be_visible()


def test_learning_is_accessible_and_fits(visit: Opening) -> None:
    page = visit("/learn", locale="de-DE", viewport=PHONE, color_scheme="dark")
    expect(page.get_by_role("heading", name="Beim Spielen lernen")).to_be_visible()
    assert fits_across(page)
    assert axe_problems(page) == []
    page = begun(visit("/learn/pharaoh", viewport=PHONE))
    assert fits_whole(page)
    assert axe_problems(page) == []
