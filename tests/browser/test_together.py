"""Two browsers in one game: talk, asking to go back, what was missed, a rematch; and the device that several share."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.playing import decide, prefer, sit_down, state, steps

TWO = {"game": "pharaoh", "bots": {}, "is_open": True}
FIRST_OPTION = """async () => {
    const path = location.pathname.replace("/t/", "/api/tables/");
    const { options, question, viewer } = await (await fetch(path)).json();
    const body = JSON.stringify({ action: options[0], version: question, seat: viewer });
    await fetch(path + "/moves", { method: "POST", headers: { "content-type": "application/json" }, body });
}"""


def met(visit: Opening, **fields: Any) -> tuple[Page, Page]:
    """Whoever is asked first, and the other one, at one table."""
    host, guest = visit(), visit()
    table = sit_down(host, "Mira", **{**TWO, **fields})
    prefer(guest)
    guest.goto(host.url)
    guest.get_by_label("Your name at the table").fill("Jonas")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.get_by_test_id("table")).to_be_visible()
    assert table in guest.url
    return (host, guest) if state(host)[0] else (guest, host)


@pytest.fixture
def pair(visit: Opening) -> tuple[Page, Page]:
    """Two at a table of the Pharaoh."""
    return met(visit)


def test_talk_throws_no_choice_away(visit: Opening) -> None:
    one, other = met(visit, game="cleopatra-2006")
    one.locator("[data-tool=settings]").click()
    one.get_by_role("dialog").get_by_text("each step").click()
    one.keyboard.press("Escape")
    stall = one.locator("[data-stall]:not([aria-disabled])").first
    stall.click()
    expect(stall).to_have_attribute("aria-pressed", "true")
    other.keyboard.press("c")
    other.get_by_label("Message to everybody").fill("Take your time.")
    other.keyboard.press("Enter")
    expect(one.locator("[data-tool=chat]")).to_contain_text("1 unread message")
    expect(stall).to_have_attribute("aria-pressed", "true")
    before = steps(one)
    one.get_by_test_id("confirm").click()
    expect(one.get_by_test_id("table")).not_to_have_attribute("data-steps", str(before))


def test_they_talk(pair: tuple[Page, Page]) -> None:
    one, other = pair
    one.keyboard.press("c")
    one.get_by_label("Message to everybody").fill("Well met!")
    one.keyboard.press("Enter")
    expect(one.get_by_test_id("chat")).to_contain_text("Well met!")
    chat = other.locator("[data-tool=chat]")
    expect(chat).to_contain_text("1 unread message")
    chat.click()
    expect(other.get_by_test_id("chat")).to_contain_text("Well met!")
    expect(chat).not_to_contain_text("unread")


def test_one_waits_for_the_other_and_sees_the_move(pair: tuple[Page, Page]) -> None:
    one, other = pair
    expect(other.get_by_test_id("prompt")).to_contain_text(re.compile("Mira|Jonas"))
    before = steps(one)
    decide(one, Random(3))
    expect(other.get_by_test_id("table")).not_to_have_attribute("data-steps", str(before))


def test_going_back_is_asked_for_and_granted(pair: tuple[Page, Page]) -> None:
    one, other = pair
    rng = Random(5)
    undo = one.get_by_test_id("undo")
    for _ in range(12):
        if not state(one)[0]:
            break
        decide(one, rng)
        if "Ask to undo" in undo.inner_text():
            break
    expect(undo).to_contain_text("Ask to undo")
    before = steps(one)
    undo.click()
    expect(one.locator("[data-notice=undo]")).to_contain_text("You asked to go back")
    other.locator("[data-notice=undo]").get_by_role("button", name="Yes").click()
    expect(one.locator("[data-notice=undo]")).to_have_count(0)
    assert steps(one) < before


def test_who_comes_back_is_told_what_happened(pair: tuple[Page, Page]) -> None:
    one, other = pair
    table = other.url
    other.get_by_role("link", name="Start screen").click()
    for _ in range(2):
        one.evaluate(FIRST_OPTION)
    other.goto(table)
    expect(other.get_by_test_id("recap")).to_contain_text("While you were away")
    other.get_by_test_id("recap").get_by_role("button", name="Close").click()
    expect(other.get_by_test_id("recap")).to_have_count(0)


def test_a_move_on_an_old_table_is_not_made(pair: tuple[Page, Page]) -> None:
    one, _ = pair
    one.route("**/moves", lambda route: route.fulfill(status=409, json=STALE))
    decide_in_vain(one)
    expect(one.locator("[data-notice=stale]")).to_contain_text("moved on")
    one.unroute("**/moves")
    decide(one, Random(1))
    expect(one.locator("[data-notice=stale]")).to_have_count(0)


def test_a_refused_move_says_why_with_its_rule(pair: tuple[Page, Page]) -> None:
    one, _ = pair
    one.route("**/moves", lambda route: route.fulfill(status=422, json=REFUSED))
    decide_in_vain(one)
    notice = one.locator("[data-notice=problem]")
    expect(notice.get_by_role("link")).to_have_attribute("href", "/rules/pharaoh#P.T2")


STALE = {"error": "stale", "reason": {"key": "table.stale", "details": {"version": 9}}}
REFUSED = {"error": "invalid", "reason": {"key": "table.no_such_action", "rule": "P.T2"}}


def decide_in_vain(page: Page) -> None:
    """Try to decide, which will be refused."""
    with pytest.raises(AssertionError):
        decide(page, Random(2))


def test_seats_of_one_device_are_covered_from_each_other(visit: Opening) -> None:
    page = visit()
    sit_down(page, seats=2, bots={}, sits=[0, 1])
    cover = page.get_by_test_id("cover")
    first = cover.inner_text()
    cover.get_by_role("button").click()
    rng = Random(11)
    for _ in range(20):
        expect(page.get_by_test_id("prompt")).to_be_visible()
        decide(page, rng)
        page.wait_for_timeout(300)
        if cover.is_visible():
            break
    expect(cover).to_be_visible()
    assert page.get_by_test_id("table").count() == 0
    assert cover.inner_text() != first
    cover.get_by_role("button").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
