"""Playing the Pharaoh's Gold in the browser as a person does: by what can be seen and pressed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.browser.cleopatra import ask
from tests.browser.playing import prefer
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.engine.record import SeatRecord, decode, rebuild, record_of
from waset.games.pharaoh.actions import BreakIn, EndTurn, Flip, Lay, Walk
from waset.games.pharaoh.agenda import LayTile, Turn
from waset.games.pharaoh.components import ACTIONS, Figure
from waset.games.pharaoh.game import PHARAOH
from waset.games.pharaoh.geometry import SQUARE_NAMES
from waset.games.pharaoh.state import State

RECORD = Path(__file__).parents[1] / "records" / "games" / "pharaoh-format-1-4.json"
PAUSE = 40
MOST_SEEDS = 200
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


def open_walled_in(page: Page, border: str) -> None:
    """Open a table whose start lies on this border and is walled in, where it is the viewer's turn."""
    prefer(page)
    ask(page, "/api/me", {"name": "Mira"})
    page.goto(f"{page.url.rstrip('/')}/t/{ask(page, '/api/records', walled_in(border))['table']}")
    wait_for_turn(page)


def walled_in(border: str) -> dict[str, Any]:
    """What to ask the server for, to have a table whose start lies on this border, walled in, with its turn begun."""
    for seed in range(MOST_SEEDS):
        match: Match[Any] = Match(PHARAOH, 2, {"start": "border", "first_player": 1})
        dealer = SealedDealer(seed_of("walls", seed))
        match.deal(dealer)
        if border not in borders(SQUARE_NAMES[match.state.start]):
            continue
        while not any(isinstance(option, BreakIn) for option in match.choices(0)):
            seat = match.asked[0]
            match.play(seat, walls_in(match, seat))
            match.deal(dealer)
        record = msgspec.to_builtins(
            record_of(match, [SeatRecord("Mira", "human"), SeatRecord("Jonas", "human")], dealer)
        )
        table = {"game": "pharaoh", "seats": 2, "sits": [0], "bots": {"1": "random"}, "starts_when_full": True}
        return {"record": record, "table": table}
    raise AssertionError(f"no start lies on the border {border}")


def borders(square: str) -> str:
    """The borders on which a square lies."""
    column, row = square[0], square[1]
    return ("w" if column == "a" else "e" if column == "f" else "") + ("s" if row == "1" else "n" if row == "6" else "")


def walls_in(match: Match[Any], seat: int) -> Action:
    """Turns over what is next to the start and lays it with a wall towards it; the other seat does nothing."""
    options, task = match.choices(seat), match.state.agenda[-1]
    if isinstance(task, LayTile):
        door = door_towards(task.square, SQUARE_NAMES[match.state.start])
        return next(option for option in options if isinstance(option, Lay) and door not in option.doors)
    flips = [option for option in options if isinstance(option, Flip)] if seat == 0 else []
    return flips[0] if flips else EndTurn()


def door_towards(square: str, start: str) -> str:
    """The side of a tile on which the start lies."""
    if square[0] == start[0]:
        return "n" if start[1] > square[1] else "s"
    return "e" if start[0] > square[0] else "w"


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
