"""A table that gathers: invited by a link, seated, begun; and two seats at one device."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import axe_problems, fits_across

TABLE = re.compile(r"/t/[\w-]+$")


def test_a_friend_comes_by_the_link_and_the_game_begins(visit: Opening) -> None:
    host = visit()
    host.get_by_role("button", name="Make a link").click()
    link = host.get_by_label("Link", exact=True).input_value()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(TABLE)
    expect(host.get_by_role("main")).to_be_visible()
    assert axe_problems(host) == []

    friend = visit(viewport=PHONE)
    friend.goto("http://" + link)
    friend.get_by_label("Your name at the table").fill("Ben")
    friend.get_by_role("button", name="Sit down").first.click()
    expect(friend.get_by_text("Waiting for the host to begin.")).to_be_visible()
    assert fits_across(friend)
    assert axe_problems(friend) == []

    expect(host.get_by_text("Ben")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend):
        expect(page.locator("[data-seat]")).to_have_count(4)


def test_an_open_table_is_found_and_joined(visit: Opening) -> None:
    host = visit()
    host.get_by_role("button", name="All options").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("everybody", exact=True).click()
    dialog.get_by_label("Seat 2").select_option("free")
    dialog.get_by_role("button", name="Open the table").click()
    host.wait_for_url(TABLE)
    guest = visit()
    guest.get_by_role("button", name="Join").first.click()
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        expect(page.locator("[data-seat]")).to_have_count(4)


def test_two_at_one_device_pass_it_on(visit: Opening) -> None:
    page = visit()
    page.locator("[data-game='pharaoh']").first.click()
    page.get_by_role("button", name="All options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("2", exact=True).first.click()
    dialog.get_by_label("Seat 2").select_option("me")
    dialog.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    expect(page.get_by_test_id("cover")).to_be_visible()
    assert page.get_by_test_id("prompt").count() == 0
    assert axe_problems(page) == []
    page.get_by_role("button", name="Here I am").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator("[data-seat].asked")).to_have_count(1)


def test_my_games_lead_back_to_the_table(visit: Opening) -> None:
    page = visit()
    page.get_by_test_id("play-now").click()
    page.wait_for_url(TABLE)
    page.goto(page.url.partition("/t/")[0])
    mine = page.locator("#my-games")
    mine.get_by_role("button", name=re.compile("^(Play|Look)$")).first.click()
    page.wait_for_url(TABLE)
