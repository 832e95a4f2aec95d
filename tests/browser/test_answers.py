"""Answers to what others ask in the middle of their turns: a Beggar's hand, an Envoy's wishes."""

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.answering import asked_by
from tests.browser.cleopatra import ask
from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.playing import prefer, state
from waset.engine.game import Action
from waset.games.cleopatra.actions import GiveCard, GiveTalents, Offer, PlayBeggar, PlayEnvoy, ShowHand

CHANGED = """([question, steps]) => {
    const table = document.querySelector("[data-testid=table]");
    return table.dataset.question !== question || table.dataset.steps !== steps;
}"""


def sit_down(page: Page, character: type[Action], answer: type[Action], seed: int) -> None:
    """Sits down where somebody has just played a character."""
    prefer(page, confirm="turn")
    ask(page, "/api/me", {"name": "Mira"})
    table = ask(page, "/api/records", asked_by(character, answer, seed))["table"]
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    expect(page.locator(f"[data-choice={answer.__name__}]").first).to_be_visible()


def answer_with(page: Page, answer: type[Action]) -> None:
    """Chooses an answer and confirms it: it cannot be taken back."""
    before = state(page)
    page.locator(f"[data-choice={answer.__name__}]").first.click()
    assert state(page) == before
    page.get_by_test_id("confirm").click()
    page.wait_for_function(CHANGED, arg=before)


def log_of(page: Page) -> str:
    """What the log says in the end."""
    page.keyboard.press("l")
    return page.get_by_test_id("log").inner_text()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_beggar_is_given_talents(visit: Opening, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    sit_down(page, PlayBeggar, GiveTalents, 0)
    answer_with(page, GiveTalents)
    assert "Beggar" in log_of(page)


def test_a_beggar_is_given_a_card_that_is_tapped_in_the_hand(visit: Opening) -> None:
    page = visit()
    sit_down(page, PlayBeggar, GiveCard, 0)
    before = state(page)
    page.locator("[data-card]:not([aria-disabled=true])").first.click(position={"x": 6, "y": 30})
    expect(page.locator("[data-choice=GiveCard][aria-pressed=true]")).to_have_count(1)
    page.get_by_test_id("confirm").click()
    page.wait_for_function(CHANGED, arg=before)


def test_whoever_has_nothing_for_a_beggar_shows_the_hand(visit: Opening) -> None:
    page = visit()
    sit_down(page, PlayBeggar, ShowHand, 25)
    expect(page.locator("[data-choice]")).to_have_count(1)
    answer_with(page, ShowHand)


def test_an_envoy_is_answered_kind_by_kind_and_the_last_answer_is_confirmed(visit: Opening) -> None:
    page = visit()
    sit_down(page, PlayEnvoy, Offer, 0)
    while is_sent_at_once(page):
        expect(page.locator("[data-choice=Offer]").first).to_be_visible()
    before = state(page)
    page.get_by_test_id("confirm").click()
    page.wait_for_function(CHANGED, arg=before)


def is_sent_at_once(page: Page) -> bool:
    """Whether an offer goes on with the next kind; the last one waits to be confirmed."""
    before = state(page)
    page.locator("[data-choice=Offer]").first.click()
    try:
        page.wait_for_function(CHANGED, arg=before, timeout=3000)
    except TimeoutError:
        return False
    return True
