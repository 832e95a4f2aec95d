"""Asking the Vizier: the advice is told in words, goes with its question, and is only there against bots."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import fits_across
from tests.browser.playing import decide, sit_down, wait_for_question
from waset.games import GAMES

NOTICE = "[data-notice=advice]"
BUTTON = "[data-tool=advice]"


@pytest.mark.parametrize("game", GAMES)
def test_the_vizier_tells_what_to_do_until_it_is_done(visit: Opening, game: str) -> None:
    page, rng = visit(), Random(game)
    sit_down(page, game=game)
    for _ in range(4):
        if not wait_for_question(page):
            break
        page.locator(BUTTON).click()
        expect(page.locator(NOTICE)).to_contain_text("The Vizier’s advice: ")
        said = page.locator(NOTICE).inner_text()
        assert not {"undefined", "NaN", "{", "?"} & set(said.split()), said
        decide(page, rng)
        expect(page.locator(NOTICE)).to_have_count(0)


def test_on_a_phone_it_is_in_the_menu(visit: Opening) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="de-DE")
    sit_down(page)
    wait_for_question(page)
    expect(page.locator(BUTTON)).to_be_hidden()
    page.locator("[data-tool=menu]").click()
    page.get_by_role("button", name="Den Wesir um Rat fragen").click()
    expect(page.locator(NOTICE)).to_contain_text("Der Rat des Wesirs: ")
    assert fits_across(page)
    page.locator(NOTICE).get_by_role("button").click()
    expect(page.locator(NOTICE)).to_have_count(0)


def test_a_key_asks_as_well(visit: Opening) -> None:
    page = visit()
    sit_down(page)
    wait_for_question(page)
    page.keyboard.press("v")
    expect(page.locator(NOTICE)).to_be_visible()


def test_against_people_there_is_no_vizier_to_ask(visit: Opening) -> None:
    page = visit()
    sit_down(page, game="pharaoh", bots={}, sits=[0, 1])
    pass_cover(page)
    wait_for_question(page)
    expect(page.locator(BUTTON)).to_have_count(0)
    page.keyboard.press("v")
    page.keyboard.press("l")
    expect(page.get_by_test_id("log")).to_be_visible()
    expect(page.locator("[data-notice]")).to_have_count(0)


def pass_cover(page: Page) -> None:
    """Whoever holds the device says so."""
    page.get_by_test_id("cover").get_by_role("button").click()
