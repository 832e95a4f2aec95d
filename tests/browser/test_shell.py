"""What surrounds a table: the line to the server, those who watch, keys of one's own, the seats on a phone."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.looking import axe_problems, cut_texts, fits_whole
from tests.browser.playing import decide, sit_down, wait_for_question

SMALL_PHONE = {"width": 360, "height": 740}
SEEN_NOTHING = """() => {
    const seen = Object.keys(JSON.parse(localStorage.getItem("waset.seen"))).map((place) => [place, 0]);
    localStorage.setItem("waset.seen", JSON.stringify(Object.fromEntries(seen)));
}"""
LIVE = re.compile("/live")
FIVE = {"game": "cleopatra-2006", "seats": 5, "bots": dict.fromkeys("1234", "architect")}
FOUR = {"game": "pharaoh", "seats": 4, "bots": dict.fromkeys("123", "architect")}


def seated(visit: Opening, settings: dict[str, Any] | None = None, **fields: Any) -> Page:
    """A page at a table of its own, where something is to decide."""
    page = visit(**(settings or {}))
    sit_down(page, "Nefertari", **fields)
    wait_for_question(page)
    return page


def test_a_first_visit_asks_for_nothing_that_is_refused(visit: Opening) -> None:
    page = visit()
    answers: list[int] = []
    page.on("response", lambda answer: answers.append(answer.status))
    page.reload()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [status for status in answers if status >= 400] == []


def test_where_sockets_are_blocked_polls_do_their_work(visit: Opening) -> None:
    page, rng, blocked = visit(), Random(1), [True]

    def route(socket: WebSocketRoute) -> None:
        if blocked[0]:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket(LIVE, route)
    sit_down(page)
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-line", "polling")
    for _ in range(3):
        wait_for_question(page)
        decide(page, rng)
    expect(page.locator("[data-notice=line]")).to_have_count(0)
    blocked[0] = False
    for _ in range(20):
        if table.get_attribute("data-line") == "live" or not wait_for_question(page):
            break
        decide(page, rng)
    expect(table).to_have_attribute("data-line", "live")


def test_everybody_sees_how_many_watch(visit: Opening) -> None:
    page = seated(visit, is_open=True)
    expect(page.get_by_test_id("watching")).to_have_count(0)
    other = visit()
    other.goto(page.url)
    expect(page.get_by_test_id("watching")).to_contain_text("1 person is watching")
    expect(other.get_by_test_id("watching")).to_contain_text("1 person is watching")
    other.close()
    expect(page.get_by_test_id("watching")).to_have_count(0)


def test_who_has_moved_before_is_told_what_happened_too(visit: Opening) -> None:
    page, rng = seated(visit), Random(2)
    for _ in range(3):
        decide(page, rng)
        wait_for_question(page)
    table = page.url
    page.get_by_role("link", name="Start screen").click()
    page.evaluate(SEEN_NOTHING)
    page.goto(table)
    expect(page.get_by_test_id("recap")).to_contain_text("While you were away")
    decide(page, rng)
    expect(page.get_by_test_id("recap")).to_have_count(0)


def test_keys_are_changed_exchanged_and_made_usual_again(visit: Opening) -> None:
    page = seated(visit)
    page.locator("[data-tool=settings]").click()
    page.get_by_test_id("change-keys").click()
    keys = page.get_by_role("dialog", name="Keys")
    keys.locator("[data-key=L]").click()
    page.keyboard.press("j")
    expect(keys.locator("[data-key=L]")).to_have_text("J")
    keys.locator("[data-key=C]").click()
    page.keyboard.press("j")
    expect(keys.get_by_role("status")).to_contain_text("J already means “log”.")
    assert axe_problems(page) == []
    page.get_by_test_id("exchange-keys").click()
    expect(keys.locator("[data-key=L]")).to_have_text("C")
    page.reload()
    wait_for_question(page)
    page.keyboard.press("c")
    expect(page.get_by_test_id("log")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(keys.locator("[data-key=C]")).to_have_text("J")
    page.get_by_test_id("reset-keys").click()
    expect(keys.locator("[data-key=L]")).to_have_text("L")


@pytest.mark.parametrize("fields", [FIVE, FOUR], ids=["cleopatra", "pharaoh"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_a_phone_shows_everything_that_is_known_of_the_seats(
    visit: Opening, size: dict[str, int], fields: dict[str, Any]
) -> None:
    page = seated(visit, {"viewport": size, "locale": "de-DE"}, **fields)
    seat = page.locator("[data-seat='1']")
    assert fits_whole(page)
    assert cut_texts(page) == []
    box = seat.get_by_role("button").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    seat.get_by_role("button").click()
    sheet = page.get_by_test_id("seats-sheet")
    expect(sheet.get_by_role("listitem").filter(has_text="Polier").first).to_be_visible()
    expect(sheet).to_contain_text("Statue" if fields is FIVE else "Archäologe")
    assert axe_problems(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_passkey_is_made_and_signs_in(visit: Opening) -> None:
    page = visit()
    page.goto(page.url.replace("127.0.0.1", "localhost"))
    authenticator = page.context.new_cdp_session(page)
    authenticator.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    authenticator.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.get_by_role("button", name="Sign in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).fill("Mira")
    dialog.get_by_role("button", name="Save").click()
    dialog.get_by_role("button", name="Make a passkey").click()
    expect(dialog.get_by_text("The passkey is kept on this device.")).to_be_visible()
    dialog.get_by_role("button", name="Sign out").click()
    expect(dialog.get_by_text("You are signed out.")).to_be_visible()
    expect(dialog.get_by_label("Name", exact=True)).to_have_value("")
    dialog.get_by_role("button", name="Sign in by passkey").click()
    expect(dialog.get_by_text("Welcome back.")).to_be_visible()
    expect(dialog.get_by_label("Name", exact=True)).to_have_value("Mira")
