"""What every table has: undo, reload, chat, notices, keys, the log, two languages, two themes, a phone."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, PHONE, SMALL_LAPTOP, Opening
from tests.browser.looking import axe_problems, fits_across, fits_whole
from tests.browser.playing import decide, sit_down, state, steps, wait_for_question


@pytest.fixture
def rng() -> Random:
    return Random(7)


def seated(visit: Opening, **settings: object) -> Page:
    """Somebody who is asked at a table with a bot."""
    page = visit(**settings)
    sit_down(page)
    wait_for_question(page)
    return page


def test_undo_goes_back_at_once(visit: Opening) -> None:
    page = seated(visit)
    before = steps(page)
    page.locator("[data-stall]:visible:not([aria-disabled=true])").first.click()
    expect(page.locator("[data-testid=table]")).not_to_have_attribute("data-steps", str(before))
    wait_for_question(page)
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-testid=table]")).to_have_attribute("data-steps", str(before))


def test_undo_says_why_it_is_off(visit: Opening) -> None:
    page = visit()
    sit_down(page, bots={"1": "random"})
    wait_for_question(page)
    undo = page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "nothing to take back yet")


def test_a_reload_in_mid_move_loses_nothing(visit: Opening, rng: Random) -> None:
    page = seated(visit)
    decide(page, rng)
    wait_for_question(page)
    before = state(page)
    page.reload()
    wait_for_question(page)
    assert state(page) == before
    decide(page, rng)


def test_the_tab_says_that_it_is_my_turn(visit: Opening) -> None:
    page = seated(visit)
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    page.get_by_role("link", name="Start screen").click()
    expect(page).to_have_title("Waset")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon.svg"


def test_a_lost_line_is_told_and_found_again(visit: Opening, rng: Random) -> None:
    page = seated(visit)
    page.context.set_offline(True)
    notice = page.locator("[data-notice=line]")
    expect(notice).to_contain_text("offline")
    page.context.set_offline(False)
    expect(notice).to_have_count(0)
    decide(page, rng)


def test_keys_open_log_chat_and_help(visit: Opening) -> None:
    page = seated(visit)
    page.keyboard.press("l")
    expect(page.get_by_test_id("log").get_by_role("link").first).to_have_attribute("href", re.compile("^/rules/"))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("log")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_label("Message to everybody")).to_be_focused()
    page.keyboard.type("l?")
    expect(page.get_by_label("Message to everybody")).to_have_value("l?")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_german_is_spoken_at_the_table(visit: Opening) -> None:
    page = seated(visit, locale="de-DE")
    expect(page.get_by_test_id("undo")).to_contain_text("Zurück")
    page.locator("[data-tool=settings]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Animationen")
    dialog.get_by_text("English").click()
    expect(dialog).to_contain_text("Animations")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_everything_at_the_table_is_accessible(visit: Opening, theme: str, size: dict[str, int]) -> None:
    page = seated(visit, color_scheme=theme, viewport=size)
    assert axe_problems(page) == []
    for key in ("l", "c", "?"):
        page.keyboard.press(key)
        page.wait_for_timeout(100)
        assert axe_problems(page) == []
        page.keyboard.press("Escape")
    page.locator("[data-tool=menu]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe_problems(page) == []


@pytest.mark.parametrize("size", [LAPTOP, SMALL_LAPTOP, PHONE], ids=["1440", "1366", "phone"])
def test_nothing_scrolls_away(visit: Opening, size: dict[str, int]) -> None:
    page = seated(visit, viewport=size)
    assert fits_whole(page)
    page.locator("[data-tool=chat]").click()
    assert fits_across(page)


def test_leaving_lets_a_bot_wait_and_coming_back_sends_it_away(visit: Opening) -> None:
    page = seated(visit)
    table = page.url
    page.locator("[data-tool=menu]").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile("/$"))
    page.goto(table)
    notice = page.locator("[data-notice=away]")
    notice.get_by_role("button", name="I am back").click()
    expect(notice).to_have_count(0)


def test_an_idle_table_does_nothing(visit: Opening) -> None:
    page = seated(visit)
    page.wait_for_timeout(1500)
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")

    def busy() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return sum(float(one["value"]) for one in metrics if one["name"] in ("ScriptDuration", "LayoutDuration"))

    before = busy()
    page.wait_for_timeout(2000)
    assert busy() - before < 0.02


def test_the_client_can_be_installed(visit: Opening) -> None:
    page = visit()
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((one) => one.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            """(src) => new Promise((resolve, reject) => {
                const image = new Image();
                image.onload = () => resolve(`${image.naturalWidth}x${image.naturalHeight}`);
                image.onerror = reject;
                image.src = src;
            })""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")
