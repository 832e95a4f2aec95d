"""The player aid: beside the table, over it on small screens, and on paper."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.looking import axe_problems, fits_whole
from tests.browser.playing import prefer, sit_down, state, wait_for_question
from tests.browser.screens import DELUXE, MAZE, MIDDLE, POST, THEMES, Moment, request_for

TABLET = {"width": 820, "height": 1180}
SMALL = {"width": 1024, "height": 768}
GAMES = {"cleopatra-2006": MIDDLE, "cleopatra-2019": DELUXE, "pharaoh": MAZE}
CHANGED = """([question, steps]) => {
    const table = document.querySelector("[data-testid=table]");
    return table.dataset.question !== question || table.dataset.steps !== steps;
}"""
BOX = "one => { const box = one.getBoundingClientRect(); return [box.left, box.right]; }"
WHOLE = "one => one.scrollWidth <= one.clientWidth"
HEIGHTS = """() => [...document.querySelectorAll('main, header.bar, [data-testid=print-aid]')]
    .map((one) => one.offsetHeight)"""
PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")


request_of = cache(request_for)  # a whole game is played for each


def at(page: Page, moment: Moment) -> None:
    """Sit at a table that goes on from a moment."""
    prefer(page)
    page.evaluate(POST, ["/api/me", {"name": "Mira"}])
    table = page.evaluate(POST, list(request_of(moment)))["table"]
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    wait_for_question(page)


def opened(page: Page) -> None:
    """Open the aid by its key."""
    page.keyboard.press("s")
    expect(page.locator("[data-aid]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_stays_open_beside_the_table_while_a_move_is_made(visit: Opening, game: str) -> None:
    page = visit()
    at(page, GAMES[game])
    opened(page)
    aid = page.get_by_test_id("aid")
    left, _ = aid.evaluate(BOX)
    for part in ("main", "[data-testid=prompt]", "[data-seat='0']"):
        assert page.locator(part).first.evaluate(BOX)[1] <= left, f"{part} lies under the aid"
    before = state(page)
    if game == "pharaoh":
        page.get_by_test_id("gold").click()
    else:
        page.locator("[data-stall]:visible:not([aria-disabled=true])").first.click()
    page.wait_for_function(CHANGED, arg=before)
    expect(aid).to_be_visible()
    assert fits_whole(page)
    assert axe_problems(page) == []


def test_market_and_quarry_share_a_column_beside_the_aid(visit: Opening) -> None:
    page = visit()
    at(page, MIDDLE)
    expect(page.locator("[data-piece]")).to_have_count(6)
    opened(page)
    expect(page.locator("[data-stall]")).to_have_count(3)
    expect(page.locator("[data-piece]")).to_have_count(0)
    page.locator("[data-shown=quarry]").click()
    expect(page.locator("[data-piece]")).to_have_count(6)
    expect(page.locator("[data-stall]")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator("[data-stall]")).to_have_count(3)


def test_the_aid_has_the_numbers_of_this_table(visit: Opening) -> None:
    page = visit(locale="de-DE")
    sit_down(page, options={"penalties": "s7,1,1,2,9"})
    wait_for_question(page)
    page.locator("[data-tool=aid]").click()
    slots = page.locator("[data-section=slots]")
    expect(slots).to_contain_text("7 Skarabäen")
    expect(slots).to_contain_text("9 Amulette")
    expect(page.locator("[data-section=offering]")).not_to_contain_text("3.")
    expect(page.locator("[data-tool=aid]")).to_have_attribute("aria-expanded", "true")


def test_the_aid_takes_the_focus_and_gives_it_back(visit: Opening) -> None:
    page = visit()
    at(page, MIDDLE)
    button = page.locator("[data-tool=aid]")
    button.click()
    body = page.get_by_role("region", name="Player aid")
    expect(body).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("aid")).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("size", [PHONE, TABLET, SMALL], ids=["phone", "tablet", "small"])
def test_over_a_small_screen_the_aid_scrolls_inside(visit: Opening, size: dict[str, int]) -> None:
    page = visit(viewport=size, locale="de-DE")
    at(page, MIDDLE)
    if size is PHONE:
        page.locator("[data-tool=menu]").click()
        page.get_by_role("button", name="Spielhilfe").click()
    else:
        page.locator("[data-tool=aid]").click()
    body = page.get_by_role("region", name="Spielhilfe")
    expect(page.locator("[data-section=end]")).to_be_attached()
    assert body.evaluate(WHOLE)
    assert fits_whole(page)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert axe_problems(page) == []
    page.locator("[data-section=end]").scroll_into_view_if_needed()
    expect(page.locator("[data-section=end]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("aid")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_printed_on_one_page_from_every_screen(visit: Opening, game: str, language: str) -> None:
    page = visit(locale=language, color_scheme="dark")
    at(page, GAMES[game])
    opened(page)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        expect(page.locator("[data-aid]")).to_be_visible()
        pages = PAGES.findall(page.pdf(prefer_css_page_size=True))
        assert len(pages) == 1
    page.emulate_media(media="print")
    assert set(page.evaluate(HEIGHTS)) == {0}, "only the page is printed"
    assert page.locator("[data-aid]").evaluate("one => getComputedStyle(one).color") == "rgb(42, 33, 24)"
