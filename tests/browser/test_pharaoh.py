"""The table of the Pharaoh's Gold: played by mouse, keyboard and touch, on every screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SMALL_LAPTOP, Opening
from tests.browser.looking import axe_problems, cut_texts, fits_whole
from tests.browser.maze import open_at, open_collapse, open_walled_in, opens_up, play_to_the_end

SIZES = {"1440": LAPTOP, "1366": SMALL_LAPTOP, "phone": PHONE}
HIDDEN = """() => [...document.querySelectorAll('.pharaoh :is(button, p, h2)')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
}).map((one) => one.textContent.trim())"""


def opened(page: Page) -> Page:
    """A table where the viewer may turn tiles over and walk."""
    open_at(page, opens_up)
    return page


def test_a_collapse_is_played_to_its_end(visit: Opening) -> None:
    page = visit()
    open_collapse(page)
    play_to_the_end(page, 2)
    expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(4)
    assert axe_problems(page) == []


def test_a_tile_is_turned_over_and_laid_by_the_keyboard(visit: Opening) -> None:
    page = opened(visit())
    page.keyboard.press("A")
    page.keyboard.press("F")
    square = page.locator(".move").first.get_attribute("data-square")
    tile = page.locator(f"[role='gridcell'][data-square='{square}']")
    expect(tile).to_have_attribute("aria-label", re.compile("face down"))
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".ways")).to_be_visible()
    page.keyboard.press("R")
    page.keyboard.press("Enter")
    expect(page.locator(".ways")).to_have_count(0)
    expect(tile).to_have_attribute("aria-label", re.compile("doors"))


def test_a_click_on_a_square_walks_there_and_undo_leads_back(visit: Opening) -> None:
    page = opened(visit())
    page.keyboard.press("H")
    target = page.locator(".move[data-option='Walk']").first.get_attribute("data-square")
    page.locator(f"[role='gridcell'][data-square='{target}']").click()
    there = page.locator(f"[role='gridcell'][data-square='{target}'][aria-label*='your helper']")
    expect(there).to_have_count(1)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("U")
    expect(there).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("language", "said"), [("en-GB", "You broke in"), ("de-DE", "Du: Eingang aufgebrochen")])
def test_P_Z3_a_walled_in_start_is_broken_open(visit: Opening, language: str, said: str, size: dict[str, int]) -> None:
    page = visit(viewport=size, locale=language)
    open_walled_in(page, "w")
    breaks = page.locator(".move[data-option='BreakIn']")
    expect(breaks).to_have_count(3)
    assert fits_whole(page)
    assert page.evaluate(HIDDEN) == []
    assert axe_problems(page) == []
    square = breaks.first.get_attribute("data-square")
    page.locator(f"[role='gridcell'][data-square='{square}']").click()
    expect(page.locator(".ways [data-option='BreakIn']").first).to_be_visible()
    assert axe_problems(page) == []
    page.get_by_test_id("gold").click()
    expect(breaks).to_have_count(0)
    expect(page.locator(".move[data-option='Walk']").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_contain_text(said)


def test_P_Z3_a_start_on_any_border_is_broken_open_by_the_keys_for_turning(visit: Opening) -> None:
    page = visit()
    open_walled_in(page, "n")
    page.keyboard.press("T")
    page.keyboard.press("1")
    page.keyboard.press("R")
    expect(page.locator(".ways [aria-pressed='true']")).to_have_count(1)
    expect(page.locator(".ghost-line")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".ways")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_contain_text("You broke in")


def test_the_arrows_go_from_square_to_square(visit: Opening) -> None:
    page = opened(visit())
    page.locator("[role='gridcell'][tabindex='0']").focus()
    here = page.locator("[role='gridcell']:focus")
    square = here.get_attribute("data-square")
    assert square in ("c1", "d1")
    page.keyboard.press("ArrowUp")
    expect(here).to_have_attribute("data-square", f"{square[0]}2")


def test_what_is_not_allowed_says_why_with_its_rule(visit: Opening) -> None:
    page = opened(visit())
    page.keyboard.press("H")
    page.locator("[role='gridcell'][data-square='a6']").click()
    expect(page.locator(".notices")).to_contain_text(re.compile(r"a6 .* \[P\.\w+\]"))


def test_on_a_phone_a_tap_shows_and_a_second_one_does(visit: Opening) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    open_collapse(page)
    for figure in ("Helper", "Archaeologist"):
        page.get_by_role("button", name=figure).first.tap()
        if page.locator(".move[data-option='Walk']").count():
            break
    page.locator(".move[data-option='Walk']").first.tap()
    expect(page.locator(".move[aria-pressed='true']")).to_have_count(1)
    expect(page.locator(".way")).to_be_attached()
    page.get_by_test_id("gold").tap()
    expect(page.get_by_text("2 actions left")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_table_is_accessible(visit: Opening, theme: str, size: dict[str, int]) -> None:
    page = visit(color_scheme=theme, viewport=size)
    open_collapse(page)
    assert axe_problems(page) == []


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_nothing_is_cut_or_scrolls_away(visit: Opening, size: str, language: str) -> None:
    page = visit(viewport=SIZES[size], locale=language)
    open_collapse(page)
    assert fits_whole(page)
    assert page.evaluate(HIDDEN) == []
    assert [text for text in cut_texts(page) if "Pharao" not in text] == []
