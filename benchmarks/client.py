"""Measures how soon the web client shows what a click or a key does while bots play (`--help` says how)."""

import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

import building
from benchmarks.environments import say
from benchmarks.interleaved import Bar, Outcome
from benchmarks.load.driving import percentile
from benchmarks.reporting import parser_of, report
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.finding import launched
from tests.browser.playing import decide, prefer, sit_down, wait_for_question
from tests.server.serving import Server
from waset.games import GAMES

DESCRIPTION = "The web client in a real browser: the time from a click or a key to the next picture, while bots play."
SEATS = 4
DECISIONS = 12  # of one table
SOON = 16.0  # milliseconds: what is quicker the browser does not tell apart
AT_MOST = 100.0
GOOD_SHARE = 0.98  # of all interactions, as the measure is defined for many of them
SIZES: dict[str, Any] = {"laptop": LAPTOP, "phone": PHONE}
WATCH = """() => {
    window.interactions = {};
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
            if (interactionId)
                window.interactions[interactionId] = Math.max(window.interactions[interactionId] ?? 0, duration);
    }).observe({ type: "event", durationThreshold: 16 });
}"""
TOOLS = ("l", "l", "c", "Escape", "?", "Escape")  # log, talk, help


def measured(page: Page, game: str, rng: Random) -> list[float]:
    """The milliseconds from each interaction at one table to the next picture; the quick ones are not told."""
    prefer(page, motion="normal")
    sit_down(page, game=game, seats=SEATS, bots={str(seat): "mason" for seat in range(1, SEATS)})
    wait_for_question(page)
    page.evaluate(WATCH)
    for _ in range(DECISIONS):
        if not wait_for_question(page):
            break
        decide(page, rng)
        for key in TOOLS:
            page.keyboard.press(key)
            page.wait_for_timeout(60)
    page.wait_for_timeout(500)
    found: dict[str, float] = page.evaluate("window.interactions")
    return [*found.values()]


def bars_of(browser: Browser, address: str) -> list[Bar]:
    """All games at both sizes."""
    bars: list[Bar] = []
    for game in GAMES:
        for size, viewport in SIZES.items():
            say(f"{game} on a {size}")
            with browser.new_context(viewport=viewport, locale="en-GB") as context:
                page = context.new_page()
                page.goto(address)
                found = measured(page, game, Random(7)) or [SOON]
            name = f"{game}, {size}: from an interaction to the next picture"
            bars.append(Bar(name, percentile(found, GOOD_SHARE), "ms", at_most=AT_MOST))
    return bars


def main() -> int:
    """Measure every game."""
    asked = parser_of("benchmarks/client.py", DESCRIPTION).parse_args()
    building.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"{folder}/waset.db", "--bot-seconds", "0.5") as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        outcome = Outcome([], {}, [], asked.seconds, bars_of(browser, server.address))
        browser.close()
    return report("client", outcome, asked)


if __name__ == "__main__":
    sys.exit(main())
