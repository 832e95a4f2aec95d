"""What moves at a table: it flies, it lands, nothing of it is left; and nothing moves where nobody wants it to."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opening
from tests.browser.playing import decide, is_changed, prefer, sit_down, state, steps, wait_for_question

WATCH = """() => {
    window.flown = [];
    window.frames = 0;
    const sky = document.querySelector("[data-testid=sky]");
    const look = () => window.flown.push(...[...sky.children].map((one) => one.innerHTML));
    new MutationObserver(look).observe(sky, { childList: true });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (drawn) => { window.frames += 1; return ask(drawn); };
}"""
RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
FLEW = "() => window.flown.length > 0"
PATIENCE = 30_000
STALL = "[data-stall]:visible:not([aria-disabled=true])"
FLYING = "[data-flying]"


def seated(page: Page, motion: str, **fields: Any) -> str:
    """A table at which the first visit can be made, with somebody who watches the air; its id."""
    prefer(page, motion=motion)
    table = sit_down(page, game="cleopatra-2006", seats=3, bots={"1": "random", "2": "random"}, **fields)
    rng = Random(1)
    while wait_for_question(page) and not page.locator(STALL).count():
        decide(page, rng)
    page.evaluate(WATCH)
    return table


def flown(page: Page) -> list[str]:
    """What has flown since somebody watches."""
    seen: list[str] = page.evaluate("window.flown")
    return seen


def take(page: Page) -> None:
    """Take a stall, and wait until that is shown."""
    before = state(page)
    page.locator(STALL).last.click()
    while not is_changed(page, before):
        pass


def test_a_card_flies_and_nothing_of_it_is_left(visit: Opening) -> None:
    """From the stall to the hand; then the table is idle."""
    page = visit()
    seated(page, "normal")
    take(page)
    page.wait_for_function(FLEW, timeout=PATIENCE)
    expect(page.locator(FLYING)).to_have_count(0, timeout=PATIENCE)
    assert any("card" in one for one in flown(page))
    page.wait_for_function(f"() => ({RUNNING})() === 0", timeout=PATIENCE)
    if page.locator("[data-seat='0'][aria-current]").count():  # else others move on
        frames = page.evaluate("window.frames")
        page.wait_for_timeout(400)
        assert page.evaluate("window.frames") == frames
        assert page.evaluate(RUNNING) == 0


def test_a_click_ends_what_flies(visit: Opening) -> None:
    """Nobody waits for a picture."""
    page = visit()
    seated(page, "slow")
    take(page)
    page.wait_for_function(FLEW, timeout=PATIENCE)
    page.locator(".cleopatra").dispatch_event("pointerdown")
    assert page.locator(FLYING).count() == 0


def test_without_motion_nothing_flies(visit: Opening) -> None:
    """Neither where it is off nor where the system asks for less of it."""
    for motion, wish in (("off", "no-preference"), ("normal", "reduce")):
        page = visit(reduced_motion=wish)
        seated(page, motion)
        take(page)
        page.wait_for_timeout(300)
        assert flown(page) == []


def test_a_replay_moves_forward_only(visit: Opening) -> None:
    """A step back shows what was, without a way there."""
    page = visit()
    table = seated(page, "normal")
    number = steps(page)
    take(page)
    page.goto(f"{page.url.split('/t/')[0]}/t/{table}/replay?step={number}")
    expect(page.get_by_test_id("sky")).to_be_attached()
    page.evaluate(WATCH)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(FLEW, timeout=PATIENCE)
    page.evaluate("window.flown = []")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(FLYING)).to_have_count(0)
    page.wait_for_timeout(300)
    assert flown(page) == []
