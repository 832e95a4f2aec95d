"""The rules inside the client: found, linked, and opened beside the game."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import axe_problems, fits_across

TABLE = re.compile(r"/t/[\w-]+$")


def test_a_number_leads_to_its_rule(visit: Opening) -> None:
    page = visit("/rules/cleopatra-2006#C.M1")
    wanted = page.locator("[data-rule='C.M1']")
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_have_class(re.compile("target"))
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Characters").click()
    expect(page.get_by_role("heading", name="Characters", exact=True)).to_be_in_viewport()
    assert page.url.endswith("#characters")


def test_rules_are_searched(visit: Opening) -> None:
    page = visit("/rules/pharaoh", locale="de-DE")
    page.get_by_role("searchbox").fill("mumie start")
    expect(page.locator("[data-rule='P.M3']")).to_be_visible()
    expect(page.locator("[data-rule='P.C1']")).to_have_count(0)
    page.get_by_role("searchbox").fill("klabautermann")
    expect(page.get_by_text("Davon spricht keine Regel.")).to_be_visible()


def test_rules_open_beside_the_game(visit: Opening) -> None:
    page = visit()
    page.get_by_test_id("play-now").click()
    page.wait_for_url(TABLE)
    page.get_by_role("link", name="Rules").first.click()
    sheet = page.get_by_role("complementary", name="Rules")
    expect(sheet.locator("[data-rule='C.T1']")).to_have_count(1)
    assert TABLE.search(page.url)
    sheet.locator("[data-rule='C.T3'] a[href$='#C.M1']").click()
    expect(sheet.locator("[data-rule='C.M1']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_rules_are_accessible_and_fit(visit: Opening) -> None:
    for scheme in ("light", "dark"):
        page = visit("/rules/cleopatra-2019", color_scheme=scheme, viewport=PHONE)
        expect(page.locator("[data-rule='C.M1']")).to_be_visible()
        assert fits_across(page)
        assert axe_problems(page) == []
