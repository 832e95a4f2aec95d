"""A person at a table of Cleopatra who uses what is seen on the screen and nothing else."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import ElementHandle, Page, expect

PATIENCE = 120  # seconds for one turn, on a busy machine
OPEN = ":visible:not([aria-disabled=true]):not([disabled])"
CHARACTERS = ("beggar", "courtesan", "envoy", "scribe", "vizier")
ASK = """async ([path, body]) => {
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
    const key = bytes.map((one) => one.toString(16).padStart(2, '0')).join('');
    const headers = {'content-type': 'application/json', 'idempotency-key': key};
    return (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json();
}"""


def ask(page: Page, path: str, body: object) -> Any:
    """Asks the server something, as the visitor of the page."""
    return page.evaluate(ASK, [path, body])


def sit_down(page: Page, game: str, seats: int) -> None:
    """Sits down at a new table with bots, on the first seat."""
    ask(page, "/api/me", {"name": "Mira"})
    bots = {str(seat): "apprentice" for seat in range(1, seats)}
    table = {"game": game, "seats": seats, "sits": [0], "bots": bots, "starts_when_full": True}
    page.goto(f"{page.url.rstrip('/')}/t/{ask(page, '/api/tables', table)['table']}")
    expect(page.get_by_test_id("prompt")).to_be_visible()


def wait_for_turn(page: Page) -> None:
    """Answers what others ask until the person may visit market or quarry."""
    person, begun = Person(page, 1), monotonic()
    while not person.may_visit():
        assert monotonic() - begun < PATIENCE, "the turn never comes"
        person.answer()
        page.wait_for_timeout(40)


class Person:
    """Chooses at random among what can be clicked."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)

    def answer(self) -> None:
        """Does one thing, if anything is asked."""
        if not self.settle() and self.is_asked() and not self.may_visit():
            self.decide()

    def is_asked(self) -> bool:
        """Whether the person is to decide something."""
        return self.page.locator("[data-seat='0'][aria-current]").count() > 0

    def may_visit(self) -> bool:
        """Whether the market or the quarry may be visited."""
        return bool(self.seen("[data-stall]") or self.seen("[data-piece]"))

    def settle(self) -> bool:
        """Closes what only tells something, and seals a bid."""
        return self.click("[data-testid=reveal-close]") or self.click("[data-testid=seal]")

    def seen(self, selector: str) -> list[ElementHandle]:
        """What of this kind can be clicked now."""
        return self.page.query_selector_all(selector + OPEN)

    def click(self, selector: str) -> bool:
        """Clicks one of these, if there is any."""
        found = self.seen(selector)
        if found:
            self.rng.choice(found).dispatch_event("click")
        return bool(found)

    def decide(self) -> None:
        """Answers the question of the moment, and confirms it."""
        if self.rng.random() < 0.5 and self.click("[data-goes-on]"):
            return
        if not self.page.locator(".placing").count() and not self.click("[data-choice]"):
            self.pick()
        if not self.click("[data-testid=confirm]") and self.page.locator(".placing").count():
            self.page.keyboard.press("n")

    def pick(self) -> None:
        """Picks a spot, a payment, some cards, a piece, a stall, a worshipper or a character."""
        if self.click("[data-spot]") or self.click("[data-way]"):
            return
        for card in self.seen("[data-subset]"):
            if self.rng.random() < 0.5:
                card.dispatch_event("click")
        kinds = ["[data-piece]", "[data-piece]", "[data-stall]", "[data-worshipper]"]
        kinds += [f"[data-card={card}]" for card in CHARACTERS]
        self.rng.shuffle(kinds)
        for kind in kinds:
            if self.click(kind):
                return
