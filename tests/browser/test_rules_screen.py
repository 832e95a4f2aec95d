"""The rules in the browser: in the language of the reader, with an address for every rule."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import axe_problems, fits_across


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rules_are_read_in_german_on_a_phone(visit: Opening, theme: str) -> None:
    page = visit("/rules/pharaoh", locale="de-DE", viewport=PHONE, color_scheme=theme)
    expect(page.get_by_role("heading", name="Das Gold des Pharao")).to_be_visible()
    expect(page.locator("[id='P.C1']")).to_be_visible()
    assert fits_across(page)
    assert axe_problems(page) == []


@pytest.mark.parametrize(
    ("locale", "titles"),
    [
        ("en-GB", ["The object of the game", "In the box", "Versions of the rules"]),
        ("de-DE", ["Worum es geht", "In der Schachtel", "Fassungen der Regeln"]),
    ],
)
def test_pages_without_a_number_are_read_too(visit: Opening, locale: str, titles: list[str]) -> None:
    page = visit("/rules/cleopatra-2019", locale=locale)
    for title in titles:
        expect(page.get_by_role("heading", name=title, exact=True)).to_have_count(1)
    page.get_by_role("navigation").get_by_role("link", name=titles[-1]).click()
    expect(page.locator("[id='versions']")).to_be_in_viewport()


def test_a_rule_has_an_address(visit: Opening) -> None:
    page = visit("/rules/cleopatra-2006#C.M1")
    expect(page.locator("[id='C.M1']")).to_be_in_viewport()


def test_the_start_screen_leads_to_the_rules_of_the_chosen_game(visit: Opening) -> None:
    page = visit()
    page.locator("[data-game='pharaoh']").first.click()
    page.get_by_role("link", name="Read the rules").click()
    expect(page).to_have_url(page.url.partition("/rules")[0] + "/rules/pharaoh")


def test_a_game_that_is_not_there_has_no_rules(visit: Opening) -> None:
    page = visit("/rules/senet")
    expect(page.get_by_role("heading", name="Nothing but sand here")).to_be_visible()
