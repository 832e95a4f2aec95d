"""Playing the Pharaoh's Gold in the browser as a person does: by what can be seen and pressed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from waset.engine.record import decode, rebuild
from waset.games.pharaoh.actions import Flip, Walk
from waset.games.pharaoh.agenda import Turn
from waset.games.pharaoh.components import ACTIONS, Figure
from waset.games.pharaoh.game import PHARAOH
from waset.games.pharaoh.state import State

RECORD = Path(__file__).parents[1] / "records" / "games" / "pharaoh-format-1-4.json"
PAUSE = 40
PERSEVERANCE = 0.85  # how often somebody goes on before the turn is ended
CONTINUE = """async ([record, step]) => {
    const post = (path, body) => fetch(path, {
        method: 'POST', body: JSON.stringify(body),
        headers: {'content-type': 'application/json', 'idempotency-key': Math.random().toString(36).padEnd(20, 'x')},
    }).then((answer) => answer.json());
    await post('/api/me', {name: 'Mira'});
    const bots = {1: 'random', 2: 'random', 3: 'random'};
    const table = {game: 'pharaoh', seats: 4, options: {}, bots, sits: [0], starts_when_full: true};
    return (await post('/api/records', {record, step, table})).table;
}"""


@lru_cache
def recorded() -> Any:
    """The recorded game."""
    return rebuild(decode(RECORD.read_bytes()), PHARAOH)


def step_where(fits: Callable[[State], bool]) -> int:
    """The first step of the recorded game where seat 0 begins a turn and the table is like that."""
    match = recorded()
    states = ((number, match.state_at(number)) for number in range(len(match.steps)))
    return next(number for number, state in states if begins_turn(state) and fits(state))


def begins_turn(state: State) -> bool:
    """Whether seat 0 begins a turn."""
    return state.active == 0 and state.actions == ACTIONS and state.agenda == (Turn(),)


def falls(state: State) -> bool:
    """Whether the pyramid falls."""
    return state.ring > 0


def opens_up(state: State) -> bool:
    """Whether the archaeologist may turn a tile over, and the helper may walk."""
    options = PHARAOH.options(state, 0)
    return any(isinstance(one, Flip) for one in options) and any(
        isinstance(one, Walk) and one.figure is Figure.HELPER for one in options
    )


def open_at(page: Page, fits: Callable[[State], bool]) -> None:
    """Open a table in the middle of the recorded game, where it is the viewer's turn."""
    record = json.loads(RECORD.read_text(encoding="utf-8"))
    table = page.evaluate(CONTINUE, [record, step_where(fits)])
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    wait_for_turn(page)


def open_collapse(page: Page) -> None:
    """Open a table in a pyramid that falls."""
    open_at(page, falls)
    expect(page.locator(".collapse")).to_be_visible()


def is_asked(page: Page) -> bool:
    """Whether the viewer has to decide."""
    return page.locator("[data-seat='0'].asked").count() > 0


def wait_for_turn(page: Page) -> None:
    """Until the viewer has to decide."""
    expect(page.locator("[data-seat='0'].asked")).to_be_visible()
    expect(page.get_by_test_id("gold")).to_be_enabled()


def play_to_the_end(page: Page, seed: int) -> None:
    """Press something that can be pressed, until the sums are shown."""
    rng = Random(seed)
    ended = page.get_by_role("dialog").get_by_role("table")
    while not ended.count():
        if is_asked(page):
            press(page, rng)
        page.wait_for_timeout(PAUSE)


def press(page: Page, rng: Random) -> None:
    """One decision."""
    ways, moves = page.locator(".ways ol button"), page.locator(".move:enabled")
    gold = page.get_by_test_id("gold")
    if ways.count():
        click(ways.nth(rng.randrange(ways.count())))
        click(gold)
    elif moves.count() and rng.random() < PERSEVERANCE:
        click(moves.nth(rng.randrange(moves.count())))
    elif page.get_by_text("no actions left").count() or rng.random() > PERSEVERANCE:
        click(gold)
    else:
        page.keyboard.press(rng.choice("AH"))


def click(button: Locator) -> None:
    """Press it if it is still there: a turn may have ended meanwhile."""
    if button.count() and button.is_enabled():
        button.click()
