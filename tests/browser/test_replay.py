"""A game looked at again: brought by its file, stepped through, seen with other eyes, linked, gone on from."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import axe_problems, fits_whole
from tests.project.files import ROOT

GAMES = ROOT / "tests/records/games"
REPLAY = re.compile(r"/t/[\w-]+/replay")
MOMENT = re.compile(r"step=(\d+)&seat=(\w+)$")

FALLS = """async () => {
    const path = location.pathname.replace("/t/", "/api/tables/");
    const { steps } = await (await fetch(`${path}/steps`)).json();
    return steps.findIndex(({ events }) => events.includes("TilesFell"));
}"""


def brought(page: Page, name: str) -> Page:
    """The replay of a stored record, brought by its file."""
    page.get_by_test_id("import").set_input_files(GAMES / name)
    page.wait_for_url(REPLAY)
    expect(page.get_by_test_id("replay")).to_have_attribute("data-step", "0")
    return page


def step(page: Page) -> int:
    """How many steps the board shows."""
    return int(page.get_by_test_id("replay").get_attribute("data-step") or -1)


def gone(page: Page, key: str, before: int) -> int:
    """The step after a key, which leads elsewhere."""
    page.keyboard.press(key)
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-step", str(before))
    return step(page)


def test_step_by_step_with_keys(visit: Opening) -> None:
    page = brought(visit("/replays"), "cleopatra-2006-format-1-3.json")
    first = gone(page, "ArrowRight", 0)
    second = gone(page, "ArrowRight", first)
    assert gone(page, "ArrowLeft", second) == first
    last = gone(page, "End", first)
    assert gone(page, "PageUp", last) < last
    assert gone(page, "Home", last) == 0
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-step", "0")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_what_is_about_to_fall_is_shown(visit: Opening) -> None:
    page = brought(visit("/replays"), "pharaoh-format-1-4.json")
    falls = page.evaluate(FALLS)
    page.goto(page.url.split("?")[0] + f"?step={falls}&seat=1")
    expect(page.get_by_test_id("falls")).to_contain_text("fall")
    expect(page.get_by_role("gridcell", name=re.compile("falls")).first).to_be_attached()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("falls")).to_have_count(0)


def test_a_click_on_the_timeline_or_on_a_move_leads_there(visit: Opening) -> None:
    page = brought(visit("/replays"), "pharaoh-format-1-2.json")
    page.get_by_role("slider", name="Timeline").click()
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-step", "0")
    middle = step(page)
    page.locator("[data-row='3']").click()
    expect(page.locator("[data-row='3']")).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("replay")).not_to_have_attribute("data-step", str(middle))
    assert step(page) < middle
    page.get_by_role("button", name="The end, step").click()
    assert page.get_by_role("slider").get_attribute("aria-valuenow") == page.get_by_role("slider").get_attribute(
        "aria-valuemax"
    )


def test_a_link_leads_to_the_moment_with_the_same_eyes(visit: Opening) -> None:
    page = brought(visit("/replays"), "cleopatra-2019-format-1-3.json")
    page.get_by_role("slider", name="Timeline").click()
    page.get_by_test_id("eyes").select_option("1")
    page.wait_for_url(MOMENT)
    expect(page.get_by_text("hidden").or_(page.locator(".hand .card")).first).to_be_visible()
    page.wait_for_url(re.compile("seat=1$"))
    address, shown = page.url, step(page)
    page.get_by_test_id("copy-link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    again = page.context.new_page()
    again.goto(address)
    expect(again.get_by_test_id("replay")).to_have_attribute("data-step", str(shown))
    expect(again.get_by_test_id("eyes")).to_have_value("1")


def test_going_on_from_here_at_a_new_table(visit: Opening) -> None:
    page = brought(visit("/replays"), "pharaoh-format-1-2.json")
    gone(page, "PageDown", 0)
    page.get_by_test_id("fork-here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").first.select_option("me")
    dialog.locator("select").last.select_option("apprentice")
    dialog.get_by_test_id("fork").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_test_id("table")).to_be_visible()


def test_the_proof_and_the_record(visit: Opening, tmp_path: Path) -> None:
    page = brought(visit("/replays"), "cleopatra-2006-format-1-2-short.json")
    page.get_by_role("button", name="Proof").click()
    expect(page.get_by_text("Proven:")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_test_id("download").click()
    download.value.save_as(tmp_path / "record.json")
    kept = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    stored = json.loads((GAMES / "cleopatra-2006-format-1-2-short.json").read_text(encoding="utf-8"))
    assert (kept["seed"], len(kept["steps"])) == (stored["seed"], len(stored["steps"]))


def test_a_file_that_is_no_record_is_refused_in_words(visit: Opening, tmp_path: Path) -> None:
    page = visit("/replays")
    (tmp_path / "other.json").write_text("[1", encoding="utf-8")
    page.get_by_test_id("import").set_input_files(tmp_path / "other.json")
    expect(page.get_by_role("alert")).to_have_text("This file is no record of a game.")


def test_it_fits_and_is_accessible_everywhere(visit: Opening) -> None:
    page = brought(visit("/replays", color_scheme="dark"), "cleopatra-2006-format-1-3.json")
    gone(page, "PageDown", 0)
    assert axe_problems(page) == []
    for width, height in ((1366, 768), (PHONE["width"], PHONE["height"])):
        page.set_viewport_size({"width": width, "height": height})
        assert fits_whole(page), width
    page.emulate_media(color_scheme="light")
    assert axe_problems(page) == []
