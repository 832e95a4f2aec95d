"""Moments of a turn of 2006: before the offering of the own roll, cards thrown in, and whom an Envoy asks."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.answering import request
from tests.browser.cleopatra import ask
from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.looking import axe_problems, fits_whole
from tests.browser.playing import CHANGED, prefer, state, steps
from tests.terminal import moments
from tests.terminal.moments import Dealt

LINGERS = 1500  # milliseconds in which a moment would have gone by if anything answered for the person
GOLD = ".button.gold:visible:not([aria-disabled=true]):not([disabled])"
SAID = {
    "en-GB": {
        "priests": "Five priests",
        "offering": "To the offering",
        "averted": "The offering is put off",
        "on": "Go on",
        "has": "Mira has five priests …",
        "ask": "Ask",
    },
    "de-DE": {
        "priests": "Fünf Priester",
        "offering": "Zum Opfer",
        "averted": "Opfer aufgeschoben",
        "on": "Weiter",
        "has": "Mira hat fünf Priester …",
        "ask": "Fragen",
    },
}
both_languages = pytest.mark.parametrize("language", list(SAID))
both_sizes = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


def sit_down(page: Page, dealt: Dealt) -> None:
    """Sits down on the first seat of a table at a moment, which everybody may watch."""
    prefer(page)
    ask(page, "/api/me", {"name": "Mira"})
    wanted = request(*dealt)
    wanted["table"]["is_open"] = True
    table = ask(page, "/api/records", wanted)["table"]
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    expect(page.get_by_test_id("prompt")).to_be_visible()


def title(page: Page) -> Locator:
    """What the prompt says first."""
    return page.get_by_test_id("prompt").locator(".title")


def log_of(page: Page) -> str:
    """What the log says."""
    page.keyboard.press("l")
    text = page.get_by_test_id("log").inner_text()
    page.keyboard.press("Escape")
    return text


def press(page: Page, what: Locator) -> None:
    """Presses something that decides."""
    before = state(page)
    what.click()
    page.wait_for_function(CHANGED, arg=before)


@both_sizes
@both_languages
def test_C_T5_whoever_holds_no_character_sees_five_priests_and_one_button(
    visit: Opening, language: str, size: dict[str, int]
) -> None:
    said = SAID[language]
    page = visit(viewport=size, locale=language)
    sit_down(page, moments.five_priests())
    expect(title(page)).to_have_text(said["priests"])
    expect(page.locator(GOLD)).to_have_text(re.compile(said["offering"]))
    expect(page.locator("[data-choice], [data-goes-on]")).to_have_count(0)
    assert fits_whole(page)
    assert axe_problems(page) == []
    before = steps(page)
    page.wait_for_timeout(LINGERS)
    page.reload()
    expect(title(page)).to_have_text(said["priests"])
    assert steps(page) == before, "nothing answers for the person"
    press(page, page.locator(GOLD))
    expect(page.get_by_test_id("seal")).to_be_visible()


@both_sizes
@both_languages
def test_C_T5_a_scribe_puts_the_offering_off_after_the_own_roll(
    visit: Opening, language: str, size: dict[str, int]
) -> None:
    said = SAID[language]
    page = visit(viewport=size, locale=language)
    sit_down(page, moments.five_priests_and_a_scribe())
    expect(title(page)).to_have_text(said["priests"])
    expect(page.locator("[data-choice=TurnDie]")).to_have_count(1)
    expect(page.locator(GOLD)).to_have_text(re.compile(said["offering"]))
    assert axe_problems(page) == []
    press(page, page.locator("[data-card=scribe]").first)
    expect(title(page)).to_have_text(said["averted"])
    expect(page.locator(GOLD)).to_have_text(re.compile(said["on"]))
    before = steps(page)
    page.wait_for_timeout(LINGERS)
    assert steps(page) == before, "nothing answers for the person"
    press(page, page.locator(GOLD))
    expect(title(page)).not_to_have_text(said["averted"])
    assert "TurnPassed" in events_of(page, before)


def events_of(page: Page, step: int) -> list[str]:
    """The kinds of events of a step, as the server tells them: a bot may be at its own offering by now."""
    told = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    return [event["type"] for event in told["steps"][step]["events"]]


def test_C_T5_a_scribe_in_the_hand_need_not_be_played(visit: Opening) -> None:
    page = visit()
    sit_down(page, moments.five_priests_and_a_scribe())
    press(page, page.locator("[data-goes-on=GoToOffering]"))
    expect(page.get_by_test_id("seal")).to_be_visible()


@both_languages
def test_C_T5_others_see_who_has_five_priests(visit: Opening, language: str) -> None:
    page = visit(locale=language)
    sit_down(page, moments.five_priests())
    other = visit(f"/t/{page.url.partition('/t/')[2]}", locale=language)
    expect(title(other)).to_have_text(SAID[language]["has"])
    expect(other.locator(GOLD)).to_have_count(0)


@both_sizes
def test_06_P7_a_card_is_thrown_in_by_a_quiet_line_of_the_quarry(visit: Opening, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    sit_down(page, moments.cards_to_throw_in())
    expect(page.get_by_test_id("throw-in")).to_be_visible()
    expect(page.locator("[data-choice], [data-throw-in]")).to_have_count(0)
    expect(page.locator(GOLD)).to_have_text(re.compile("Finish building"))
    page.get_by_test_id("throw-in").click()
    expect(page.locator(GOLD)).to_have_text(re.compile("Finish building"))
    double = page.locator("[data-throw-in^=double]").first
    expect(double).to_contain_text("left over: 2")
    expect(double).to_contain_text("+1")
    assert axe_problems(page) == []
    press(page, double)
    expect(page.locator("[data-throw-in]")).to_have_count(0)
    expect(page.locator(".quarry .left").first).to_contain_text("still good this turn")
    assert "You threw in double" in log_of(page)


def test_06_P7_nothing_is_thrown_in_where_the_table_has_chosen_so(visit: Opening) -> None:
    page = visit()
    sit_down(page, moments.nothing_to_throw_in())
    expect(page.locator("[data-goes-on=FinishBuilding]")).to_be_visible()
    expect(page.get_by_test_id("throw-in")).to_have_count(0)


@both_sizes
@both_languages
def test_06_K3_an_envoy_asks_everybody_or_some(visit: Opening, language: str, size: dict[str, int]) -> None:
    page = visit(viewport=size, locale=language)
    sit_down(page, moments.opponents_to_ask())
    asked = page.locator("[data-opponent]")
    expect(asked).to_have_count(2)
    expect(page.locator("[data-opponent][aria-pressed=true]")).to_have_count(2)
    expect(page.locator(GOLD)).to_have_text(re.compile(SAID[language]["ask"]))
    assert axe_problems(page) == []
    asked.first.click()
    asked.last.click()
    expect(page.locator(GOLD)).to_have_count(0)
    asked.last.click()
    name = asked.last.locator(".name").inner_text()
    press(page, page.locator(GOLD))
    assert re.search(rf"(The request went to|Die Bitte ging an) {name}\.", log_of(page))


def test_06_K3_where_an_envoy_asks_for_one_kind_the_next_one_takes_its_place(visit: Opening) -> None:
    page = visit()
    sit_down(page, moments.one_kind_to_name())
    page.locator("[data-subset=stone]").click()
    page.locator("[data-subset=wood]").click()
    expect(page.locator("[data-subset][aria-pressed=true]")).to_have_attribute("data-subset", "wood")
    press(page, page.locator(GOLD))
    expect(page.locator("[data-opponent]")).to_have_count(2)
