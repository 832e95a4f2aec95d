"""Playing in a browser as a person does: by the controls that are there."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

QUICK = {"motion": "off", "sound": False, "turnSound": False, "confirm": "never"}
CREATE = """async ([name, table]) => {
    const headers = { "content-type": "application/json" };
    const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    await post("/api/me", { name });
    return (await (await post("/api/tables", table)).json()).table;
}"""
CHANGED = """([question, steps]) => {
    const table = document.querySelector("[data-testid=table]");
    return !table || table.dataset.question !== question || table.dataset.steps !== steps;
}"""
SENT = "() => document.querySelector('[data-testid=table]')?.dataset.sending !== 'true'"
ASKED = """() => {
    const table = document.querySelector("[data-testid=table]");
    return table && (table.dataset.question !== "" || table.dataset.status !== "playing");
}"""
ABLE = ":visible:not([disabled]):not([aria-disabled=true])"
TABLE = "[data-testid=table]"
BUILD = ("[data-piece]", "[data-goes-on=FinishBuilding]")  # leads to the end of a game, so it comes first
OPTION = ("[data-option]", "[data-stall]", "[data-spot]", "[data-choice]", "[data-goes-on]", "[data-worshipper]")
GOLD = ("[data-testid=gold]", "[data-testid=confirm]", "[data-testid=seal]", "[data-testid=reveal-close]")
STEP = ("[data-step]", "[data-way]", "[data-subset]", "[data-card]", ".figure", ".verb")
PLACE = "N"  # the key that finds the next place for a mosaic
PATIENCE = 150  # milliseconds in which a click that decides something is mostly seen to have done so


def prefer(page: Page, **preferences: Any) -> None:
    """Keep preferences before the page is loaded the next time."""
    kept = json.dumps(json.dumps({**QUICK, **preferences}))
    page.add_init_script(
        f"localStorage.getItem('waset.preferences') ?? localStorage.setItem('waset.preferences', {kept})"
    )


def sit_down(page: Page, name: str = "Mira", **fields: Any) -> str:
    """Open a table from a page, and go there; its id."""
    wish = {
        "game": "cleopatra-2019",
        "seats": 2,
        "bots": {"1": "random"},
        "sits": [0],
        "starts_when_full": True,
        **fields,
    }
    prefer(page)
    table: str = page.evaluate(CREATE, [name, {**wish, **fields}])
    page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    return table


def state(page: Page) -> list[str]:
    """The question and the number of steps that are shown."""
    table = page.locator(TABLE)
    return [table.get_attribute("data-question") or "", table.get_attribute("data-steps") or ""]


def steps(page: Page) -> int:
    """How many steps are shown."""
    return int(state(page)[1])


def wait_for_question(page: Page) -> bool:
    """Wait until something is to decide; False at the end of the game."""
    page.wait_for_function(ASKED, timeout=30_000)
    return page.locator(TABLE).get_attribute("data-status") == "playing"


def decide(page: Page, rng: Random) -> None:
    """Make one decision by clicking, whatever way leads to it."""
    before = state(page)
    for _ in range(12):
        if state(page) != before or page.locator(TABLE).get_attribute("data-status") != "playing":
            return  # a click from before has decided after all
        for controls in (BUILD, OPTION, GOLD):
            if pressed(page, controls, rng) and is_changed(page, before):
                return
        if pressed_gold(page, before, rng):
            return
        page.keyboard.press(PLACE)
        if pressed_gold(page, before, rng):
            return
        pressed(page, STEP, rng)
    raise AssertionError(f"no way on from {before}: {page.get_by_test_id('prompt').all_inner_texts()}")


def pressed_gold(page: Page, before: list[str], rng: Random) -> bool:
    """Confirm, if there is something to confirm; whether that decided."""
    return pressed(page, GOLD, rng) and is_changed(page, before)


def pressed(page: Page, controls: tuple[str, ...], rng: Random) -> bool:
    """Click one of these controls; False when there is none."""
    able = page.locator(", ".join(selector + ABLE for selector in controls))
    count = able.count()
    return bool(count) and is_clicked(able.nth(rng.randrange(count)))


def is_clicked(control: Locator) -> bool:
    """Click a control; False when it has gone meanwhile."""
    try:
        control.click(timeout=2000)
    except TimeoutError:
        return False
    return True


def is_changed(page: Page, before: list[str]) -> bool:
    """Whether the table goes on from a moment."""
    page.wait_for_function(SENT, timeout=30_000)
    try:
        page.wait_for_function(CHANGED, arg=before, timeout=PATIENCE)
    except TimeoutError:
        return False
    return True


def play_to_the_end(page: Page, rng: Random, most: int = 600) -> int:
    """Decide until the game is over; how many decisions it took."""
    for number in range(most):
        if not wait_for_question(page):
            return number
        decide(page, rng)
    raise AssertionError("the game does not end")


def expect_end(page: Page) -> None:
    """The end is told in a dialog, from which a new game can be begun."""
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_test_id("again")).to_be_visible()
