"""The start screen: one click to a game, in both languages and themes, on laptops and phones."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SMALL_LAPTOP, Opening
from tests.browser.looking import axe_problems, cut_texts, fits_across, fits_whole

TABLE = re.compile(r"/t/[\w-]+$")


def ready(page: Page) -> Page:
    """The start screen with its games."""
    expect(page.locator("[data-game]").first).to_be_visible()
    return page


def test_one_click_leads_to_a_game_with_something_to_decide(visit: Opening) -> None:
    page = ready(visit())
    page.get_by_test_id("play-now").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(4)


def test_every_game_can_be_picked(visit: Opening) -> None:
    page = ready(visit())
    for game in ("cleopatra-2019", "pharaoh", "cleopatra-2006"):
        page.locator(f"[data-game='{game}']").first.click()
        expect(page.locator(f"[data-game='{game}'] input")).to_be_checked()


def test_a_german_browser_gets_german_and_may_switch(visit: Opening) -> None:
    page = ready(visit(locale="de-DE"))
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_text("English").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_on_a_phone_the_button_lies_under_the_thumb(visit: Opening) -> None:
    page = ready(visit(viewport=PHONE, has_touch=True))
    button = page.get_by_test_id("play-now-phone")
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    assert box["height"] >= 44
    assert fits_across(page)
    button.tap()
    page.wait_for_url(TABLE)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_start_screen_is_accessible(visit: Opening, theme: str, size: dict[str, int]) -> None:
    page = ready(visit(color_scheme=theme, viewport=size))
    assert page.locator("html").get_attribute("data-theme") == theme
    assert axe_problems(page) == []


@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP], ids=["1440", "1366"])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_nothing_is_cut_or_scrolls_on_a_laptop(visit: Opening, size: dict[str, int], language: str) -> None:
    page = ready(visit(viewport=size, locale=language))
    assert fits_whole(page)
    assert cut_texts(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_licences_are_one_click_away(visit: Opening, size: dict[str, int]) -> None:
    page = ready(visit(viewport=size, locale="de-DE"))
    page.get_by_role("link", name="Lizenzen").click()
    expect(page.get_by_role("heading", name="Lizenzen")).to_be_visible()
    expect(page.locator("pre", has_text="SIL OPEN FONT LICENSE")).to_have_count(2)
    assert axe_problems(page) == []
    page.go_back()
    ready(page)


def test_the_theme_is_switched_and_kept(visit: Opening) -> None:
    page = ready(visit(color_scheme="light"))
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_options_of_a_game_become_those_of_the_table(visit: Opening) -> None:
    page = ready(visit())
    page.locator("[data-game='pharaoh']").first.click()
    page.get_by_role("button", name="All options").click()
    dialog = page.get_by_role("dialog")
    assert axe_problems(page) == []
    dialog.get_by_text("days", exact=True).click()
    dialog.get_by_label("Seat 2").select_option("vizier")
    dialog.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    seen = page.evaluate("() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((one) => one.json())")
    assert seen["clock"]["kind"] == "days"
    assert seen["seats"][1]["bot"] == "vizier"


def test_an_account_is_made_and_used_on_another_device(visit: Opening) -> None:
    page = ready(visit())
    page.get_by_role("button", name="Sign in").click()
    dialog = page.get_by_role("dialog")
    assert axe_problems(page) == []
    dialog.get_by_label("Name", exact=True).fill("Mira")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_text("Saved.")).to_be_visible()
    dialog.get_by_text("Create account").first.click()
    for login in ("Login", "Password"):
        dialog.get_by_label(login, exact=True).fill("mira and the nile")
    dialog.get_by_role("button", name="Create account").click()
    expect(dialog.get_by_text("The account is made.")).to_be_visible()
    other = ready(visit())
    other.get_by_role("button", name="Sign in").click()
    for login in ("Login", "Password"):
        other.get_by_label(login, exact=True).fill("mira and the nile")
    other.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_text("Welcome back.")).to_be_visible()


@pytest.mark.parametrize("path", ["/nothing", "/t/" + "x" * 16, "/j/" + "x" * 32])
def test_addresses_that_lead_nowhere_get_a_friendly_page(visit: Opening, path: str) -> None:
    page = visit("/")
    page.goto(page.url.rstrip("/") + path)
    expect(page.get_by_role("heading", name="Nothing but sand here")).to_be_visible()
    page.get_by_role("button", name="Start screen").click()
    ready(page)
