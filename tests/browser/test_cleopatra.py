"""The table of Cleopatra: mosaics by mouse, finger and keys, undo, reload, and how it looks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cleopatra import sit_down, wait_for_turn
from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.looking import axe_problems, fits_whole

EDITIONS = ("cleopatra-2006", "cleopatra-2019")
SMALL_LAPTOP = {"width": 1366, "height": 768}
LAID = re.compile(r"^d3, mosaic")


def begin_mosaic(page: Page) -> None:
    """Chooses the mosaic on top of the pile; in a game of two there are always merchants enough to pay for it."""
    sit_down(page, "cleopatra-2006", 2)
    wait_for_turn(page)
    page.keyboard.press("q")
    page.locator("[data-piece=mosaic]").click()
    page.get_by_test_id("confirm").click()
    expect(page.locator(".placing")).to_be_visible()


def build(page: Page) -> None:
    """Confirms the place and the payment."""
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-way]").first).to_be_visible()
    page.get_by_test_id("confirm").click()
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
    page.keyboard.press("Enter")
    expect(page.locator("[data-way]").first).to_be_visible()


def test_a_step_is_taken_back_and_a_reload_changes_nothing(visit: Opening) -> None:
    page = visit()
    begin_mosaic(page)
    page.reload()
    expect(page.locator(".placing")).to_be_visible()
    page.keyboard.press("u")
    wait_for_turn(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP, PHONE], ids=["laptop", "small laptop", "phone"])
@pytest.mark.parametrize("game", EDITIONS)
def test_the_table_fits_and_is_accessible(visit: Opening, game: str, size: dict[str, int], theme: str) -> None:
    page = visit(viewport=size, color_scheme=theme, locale="de-DE")
    sit_down(page, game, 4)
    wait_for_turn(page)
    assert fits_whole(page)
    assert axe_problems(page) == []
