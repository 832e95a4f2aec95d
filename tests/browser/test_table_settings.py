"""What a table has chosen is seen where it is chosen, before joining, during play, afterwards, and in the lists."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, PHONE, Opening
from tests.browser.looking import axe_problems, cut_texts, fits_across
from tests.browser.playing import prefer, sit_down
from tests.project.files import ROOT
from waset.terminal.catalogue import catalogue

GAMES = ROOT / "tests/records/games"
TABLE = re.compile(r"/t/[\w-]+$")
LANGUAGES = {"en-GB": "en", "de-DE": "de"}
CHOSEN = {"first_player": 2, "priest_faces": 2, "extra_cards": False}
BOT = {"1": "random"}
POST = """async ([path, body]) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""
PLAY_ON = """async (table) => {
    const headers = { "content-type": "application/json" };
    for (;;) {
        const { status, options, question, viewer } = await (await fetch(`/api/tables/${table}`)).json();
        if (status !== "playing") return status;
        const body = JSON.stringify({ action: options[0], version: question, seat: viewer });
        if (options.length) await fetch(`/api/tables/${table}/moves`, { method: "POST", headers, body });
        else await new Promise((resolve) => setTimeout(resolve, 50));
    }
}"""
SENTENCES = {
    "en": {
        "first_player": "The first turn goes to {first} (first_player 2) 06.S7",
        "priest_faces": "2 of the six faces of each die show the priest, the rest are blank (priest_faces 2) 06.S6",
        "extra_cards": "Nothing may be thrown in: nobody gives more cards than a piece costs (extra_cards off) 06.P7",
    },
    "de": {
        "first_player": "Der erste Zug gehört {first} (first_player 2) 06.S7",
        "priest_faces": "Auf 2 der sechs Seiten jedes Würfels ist der Priester, die übrigen sind leer "
        "(priest_faces 2) 06.S6",
        "extra_cards": "Nichts darf dazugelegt werden: Niemand gibt mehr Karten, als ein Bauteil kostet "
        "(extra_cards off) 06.P7",
    },
}


def word(language: str, key: str, **parameters: Any) -> str:
    """A message of the catalogue."""
    return catalogue(language).say(key, **parameters)


def options_of(page: Page, game: str, language: str = "en") -> Locator:
    """The dialog with all options of a game."""
    page.locator(f"[data-game='{game}']").first.click()
    page.get_by_role("button", name=word(language, "web.all_options")).click()
    return page.get_by_role("dialog")


def field(dialog: Locator, setting: str) -> Locator:
    """The control of a setting."""
    return dialog.locator(f"[data-setting={setting}]").locator("select, input")


def expect_sentences(place: Locator, language: str, first: str) -> None:
    """What differs, each in its sentence with its code and its rule."""
    for setting, sentence in SENTENCES[language].items():
        expect(place.locator(f"[data-setting={setting}]")).to_have_text(sentence.format(first=first))


def seen(page: Page) -> dict[str, Any]:
    """What the server tells of the table on a page."""
    told: dict[str, Any] = page.evaluate(
        "() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((one) => one.json())"
    )
    return told


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_differs_is_seen_before_joining_during_play_and_afterwards(visit: Opening, locale: str) -> None:
    language = LANGUAGES[locale]
    host = visit(locale=locale)
    dialog = options_of(host, "cleopatra-2006", language)
    dialog.get_by_text("3", exact=True).first.click()
    dialog.get_by_label(word(language, "web.seat_number", seat=2)).select_option("free")
    field(dialog, "first_player").select_option("2")
    field(dialog, "priest_faces").fill("2")
    field(dialog, "extra_cards").uncheck()
    dialog.get_by_role("button", name=word(language, "web.open_table")).click()
    host.wait_for_url(TABLE)
    seat = word(language, "ui.setting_seat", seat=2)
    expect_sentences(host.get_by_test_id("how-we-play"), language, seat)
    host.get_by_role("button", name=word(language, "web.make_link")).click()
    link = host.get_by_label("Link", exact=True).input_value()

    friend = visit(locale=locale, viewport=PHONE)
    prefer(friend)
    friend.goto("http://" + link)
    expect_sentences(friend.get_by_test_id("how-we-play"), language, seat)
    friend.get_by_label(word(language, "web.your_name")).fill("Jonas")
    friend.get_by_role("button", name=word(language, "web.sit_down")).first.click()

    for page in (host, friend):
        expect(page.get_by_test_id("table")).to_be_visible()
        page.locator("[data-tool=menu]").first.click()
        menu = page.get_by_role("dialog")
        expect_sentences(menu.get_by_test_id("how-we-play"), language, "Jonas")
        expect(menu.locator("[data-setting=envoy]")).to_have_count(0)
        assert axe_problems(page) == []
    host.goto(host.url + "/replay")
    summary = host.locator("summary")
    expect(summary).to_contain_text(word(language, "setting.extra_cards"))
    summary.click()
    expect_sentences(host.get_by_test_id("how-we-play"), language, "Jonas")
    assert seen_setup(host) == CHOSEN


def seen_setup(page: Page) -> dict[str, Any]:
    """The codes and values that the server keeps of the table whose replay is shown."""
    told: dict[str, Any] = page.evaluate(
        """() => fetch(location.pathname.replace('/t/', '/api/tables/').replace('/replay', ''))
            .then((one) => one.json()).then((one) => one.setup)"""
    )
    return told


@pytest.mark.parametrize(
    ("size", "locale", "theme"), [(LAPTOP, "en-GB", "dark"), (PHONE, "de-DE", "light")], ids=["laptop", "phone"]
)
@pytest.mark.parametrize("game", ["cleopatra-2006", "cleopatra-2019", "pharaoh"])
def test_every_setting_has_its_sentence_in_the_dialog(
    visit: Opening, game: str, size: dict[str, int], locale: str, theme: str
) -> None:
    page = visit(locale=locale, viewport=size, color_scheme=theme)
    dialog = options_of(page, game, LANGUAGES[locale])
    fields = dialog.locator("[data-setting]")
    expect(fields.first).to_be_visible()
    for at in range(fields.count()):
        code = fields.nth(at).get_attribute("data-setting")
        expect(fields.nth(at).locator(".means")).to_have_text(re.compile(rf"\w.* \({code} \S+\)$"))
        expect(fields.nth(at).get_by_role("link")).to_have_attribute("href", re.compile(rf"^/rules/{game}#\w+\.\w+$"))
    assert axe_problems(page) == []
    assert cut_texts(page) == []
    assert fits_across(page)


def test_the_default_is_marked_and_one_click_away(visit: Opening) -> None:
    dialog = options_of(visit(), "pharaoh")
    collapse = dialog.locator("[data-setting=collapse]")
    expect(collapse.locator("option").first).to_have_text("squares (as usual)")
    expect(collapse.get_by_role("button")).to_have_count(0)
    field(dialog, "collapse").select_option("rook")
    expect(collapse.locator(".means")).to_contain_text("diamonds")
    collapse.get_by_role("button", name="Back to the usual: squares").click()
    expect(field(dialog, "collapse")).to_have_value("king")


def test_fewer_seats_keep_what_is_still_possible(visit: Opening) -> None:
    page = visit()
    dialog = options_of(page, "cleopatra-2006")
    first = field(dialog, "first_player")
    expect(first.locator("option")).to_have_text(
        ["by lot (as usual)", "seat 1 (you)", "seat 2 (Apprentice)", "seat 3 (Mason)", "seat 4 (Architect)"]
    )
    first.select_option("4")
    field(dialog, "priest_faces").fill("3")
    field(dialog, "envoy").select_option("one")
    dialog.get_by_text("2", exact=True).first.click()
    expect(first).to_have_value("lot")
    expect(first.locator("option")).to_have_count(3)
    expect(field(dialog, "priest_faces")).to_have_value("3")
    expect(field(dialog, "envoy")).to_have_count(0)
    dialog.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)
    assert seen(page)["setup"] == {"priest_faces": 3}


@pytest.mark.parametrize(
    ("game", "setting", "wrong", "sentence"),
    [
        ("cleopatra-2006", "priest_faces", "7", "is a whole number from 1 to 3, not 7. [06.S6]"),
        ("cleopatra-2019", "penalties", "1,1", "is written like s2,1,1,2,3, not 1,1. [19.K2]"),
        ("pharaoh", "photos", "9", "is written like 1,1m,2c,2m,3c, not 9. [P.C5]"),
        ("pharaoh", "last_round", "", "is a whole number from 1 to 200, not . [P.Z2]"),
    ],
)
def test_what_is_not_possible_is_refused_at_its_field(
    visit: Opening, game: str, setting: str, wrong: str, sentence: str
) -> None:
    page = visit()
    dialog = options_of(page, game)
    entry = field(dialog, setting)
    usual = entry.input_value()
    entry.fill(wrong)
    dialog.get_by_role("button", name="Play now").click()
    refused = dialog.locator(f"[data-setting={setting}]").get_by_role("alert")
    expect(refused).to_contain_text(sentence)
    expect(entry).to_be_focused()
    assert axe_problems(page) == []
    entry.fill(usual)
    expect(refused).to_have_count(0)
    dialog.get_by_role("button", name="Play now").click()
    page.wait_for_url(TABLE)


def test_the_list_of_open_tables_says_what_differs(visit: Opening) -> None:
    host = visit()
    sit_down(host, game="pharaoh", seats=3, bots={}, is_open=True, options={"break_in": False, "collapse": "rook"})
    guest = visit(locale="de-DE")
    row = guest.locator("#open-tables li").filter(has_text="Ringe des Einsturzes: Rauten · Eingang aufbrechen: aus")
    expect(row.first).to_be_visible()
    assert cut_texts(guest) == []


def test_an_ordinary_table_says_that_it_is_one(visit: Opening) -> None:
    host = visit()
    sit_down(host, game="cleopatra-2006", seats=3, bots={}, options={"extra_cards": True, "first_player": "lot"})
    expect(host.get_by_test_id("how-we-play")).to_have_text("All rules as usual.")


def test_a_rule_in_the_menu_opens_beside_the_table(visit: Opening) -> None:
    page = visit()
    sit_down(page, game="cleopatra-2006", bots=BOT, options=CHOSEN)
    page.locator("[data-tool=menu]").first.click()
    page.get_by_role("dialog").get_by_role("link", name="06.S6").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("complementary", name="Rules")).to_contain_text("06.S6")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_replay_of_an_older_game_names_its_version(visit: Opening, locale: str) -> None:
    language = LANGUAGES[locale]
    page = visit("/replays", locale=locale)
    page.get_by_test_id("import").set_input_files(GAMES / "pharaoh-format-1-3-options.json")
    summary = page.locator("summary")
    expect(summary).to_contain_text(word(language, "web.rules_version", rules="1"))
    summary.click()
    told = page.get_by_test_id("how-we-play")
    expect(told).to_contain_text(word(language, "web.rules_older", rules="1", newest="2"))
    expect(told.locator("[data-setting=collapse]")).to_contain_text("(collapse rook) P.K4")
    assert axe_problems(page) == []


def test_a_rematch_by_newer_rules_says_so(visit: Opening) -> None:
    page = visit()
    page.evaluate(POST, ["/api/me", {"name": "Mira"}])
    record = json.loads((GAMES / "pharaoh-format-1-2.json").read_text())
    last = max(number for number, step in enumerate(record["steps"]) if step.get("seat") == 0)
    table = {"game": "pharaoh", "seats": 2, "sits": [0], "bots": BOT, "starts_when_full": True}
    fork = page.evaluate(POST, ["/api/records", {"record": record, "table": table, "step": last}])["table"]
    assert page.evaluate(PLAY_ON, fork) == "over"
    again = page.evaluate(POST, [f"/api/tables/{fork}/rematch", {}])["table"]
    prefer(page)
    page.goto(page.url.rstrip("/") + f"/t/{again}")
    sentence = word("en", "web.rules_newer", before="1", rules="2")
    expect(page.get_by_test_id("how-we-play")).to_have_text(sentence)
    page.get_by_role("button", name="Begin").click()
    notice = page.locator("[data-notice=rules]")
    expect(notice).to_contain_text(sentence)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.locator("[data-tool=menu]").first.click()
    expect(page.get_by_role("dialog").get_by_test_id("how-we-play")).to_have_text(sentence)
