"""The table of Cleopatra: mosaics by mouse, finger and keys, undo, reload, and how it looks."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.cleopatra import sit_down, wait_for_turn
from tests.browser.conftest import LAPTOP, PHONE, SMALL_LAPTOP, Opening
from tests.browser.looking import axe_problems, fits_whole
from tests.browser.playing import steps

EDITIONS = ("cleopatra-2006", "cleopatra-2019")
LAID = re.compile(r"^d3, mosaic")
SCROLLING = """() => [...document.querySelectorAll(".desktop .quarry, .desktop .rows, .desktop .market")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)
    .concat([...document.querySelectorAll(".desktop .rows .line")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent))"""
TAKEN_BACK = "before => Number(document.querySelector('[data-testid=table]').dataset.steps) < before"
MOVED = "before => Number(document.querySelector('[data-testid=table]').dataset.steps) > before"


def begin_mosaic(page: Page) -> None:
    """Chooses the mosaic on top of the pile; in a game of two there are always merchants enough to pay for it."""
    sit_down(page, "cleopatra-2006", 2)
    wait_for_turn(page)
    page.keyboard.press("q")
    page.locator("[data-piece=mosaic]").click()
    expect(page.locator(".placing")).to_be_visible()


def build(page: Page) -> None:
    """Confirms the place and the payment, which is proposed: once for both."""
    expect(page.locator("[data-way], [data-testid=pay-line]").first).to_be_visible()
    before = steps(page)
    page.get_by_test_id("confirm").click()
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator("[data-square=d3]")).to_have_attribute("aria-label", LAID)


def test_a_mosaic_is_placed_by_mouse(visit: Opening) -> None:
    page = visit()
    begin_mosaic(page)
    page.locator("[data-square=d3]").click(force=True)
    build(page)


def test_a_mosaic_is_placed_by_finger(visit: Opening) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    begin_mosaic(page)
    box = page.locator("[data-square=d3]").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 42
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    build(page)


def test_the_garden_stays_where_it_is_while_the_price_is_asked_for(visit: Opening) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    held: list[Route] = []
    page.route(
        "**/outlook", lambda one: held.append(one) if "squares" in (one.request.post_data or "") else one.continue_()
    )
    begin_mosaic(page)
    page.wait_for_timeout(300)
    waiting = page.locator("[data-square=d3]").bounding_box()
    assert held
    for route in held:
        route.continue_()
    expect(page.get_by_test_id("pay-line")).to_be_visible()
    priced = page.locator("[data-square=d3]").bounding_box()
    assert waiting is not None
    assert priced is not None
    assert abs(priced["y"] - waiting["y"]) < 4


def test_a_mosaic_is_placed_by_keys_alone(visit: Opening) -> None:
    page = visit()
    begin_mosaic(page)
    for key in ("e", "r", "f", "n"):
        page.keyboard.press(key)
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowDown")
    for key in ("ArrowRight", "ArrowRight", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator("[data-way]").first).to_be_visible()
    before = steps(page)
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def test_nothing_is_sent_before_the_piece_is_confirmed(visit: Opening) -> None:
    page = visit()
    begin_mosaic(page)
    before = steps(page)
    expect(page.locator("[data-way]").first).to_have_attribute("aria-checked", "true")
    page.locator("[data-way]").nth(1).click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-piece=wall]")).to_be_visible()
    page.locator("[data-piece=wall]").click()
    expect(page.locator("[data-spot]").first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-piece=wall]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-piece=wall]")).to_be_visible()
    assert steps(page) == before


def test_a_built_piece_is_taken_back_step_by_step(visit: Opening) -> None:
    page = visit()
    begin_mosaic(page)
    page.locator("[data-square=d3]").click(force=True)
    before = steps(page)
    build(page)
    page.reload()
    expect(page.locator("[data-square=d3]")).to_have_attribute("aria-label", LAID)
    while (now := steps(page)) > before:
        page.keyboard.press("u")
        page.wait_for_function(TAKEN_BACK, arg=now)
    expect(page.locator("[data-piece=mosaic]")).to_be_visible()
    assert steps(page) == before


def scrolling(page: Page) -> list[str]:
    """The panels of a laptop that do not show all they hold."""
    found: list[str] = page.evaluate(SCROLLING)
    return found


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", EDITIONS)
def test_market_and_quarry_show_everything(visit: Opening, game: str, language: str) -> None:
    page = visit(viewport=SMALL_LAPTOP, locale=language)
    sit_down(page, game, 4)
    wait_for_turn(page)
    expect(page.locator("[data-piece]")).to_have_count(6)
    for size in (SMALL_LAPTOP, LAPTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_timeout(300)
        assert scrolling(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP, PHONE], ids=["laptop", "small laptop", "phone"])
@pytest.mark.parametrize("game", EDITIONS)
def test_the_table_fits_and_is_accessible(visit: Opening, game: str, size: dict[str, int], theme: str) -> None:
    page = visit(viewport=size, color_scheme=theme, locale="de-DE")
    sit_down(page, game, 4)
    wait_for_turn(page)
    assert fits_whole(page)
    assert scrolling(page) == [], "nothing scrolls inside the panels"
    assert axe_problems(page) == []
