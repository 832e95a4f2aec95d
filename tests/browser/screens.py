"""Pictures of every screen, to be looked at: `python -m tests.browser.screens FOLDER [--lang de] [--size NAME] …`.

Each is taken at three sizes in both themes. The games in them were played by bots up to the moment shown.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

import building
from tests.browser.conftest import LAPTOP, LONGEST, PHONE, SMALL_LAPTOP
from tests.browser.finding import launched
from tests.browser.playing import prefer
from tests.server.serving import Server
from waset.arena.table import Finished, Series, play_game
from waset.games import game_named

SIZES: dict[str, Any] = {"laptop": LAPTOP, "small": SMALL_LAPTOP, "phone": PHONE}
THEMES: tuple[Any, ...] = ("light", "dark")
POST = """async ([path, body]) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""
SETTLED = 900  # milliseconds after which nothing moves any more


class Moment(NamedTuple):
    """A moment of a game: the first one from a turn on at which the first seat is asked about this task."""

    game: str
    seats: int
    seed: str
    task: str
    turn: int


class Screen(NamedTuple):
    """A screen by its address; `{table}` is one that goes on from a moment, or the whole game for `END`."""

    path: str
    moment: Moment | None = None
    then: Callable[[Page], None] = lambda page: None


END = "end"
MIDDLE = Moment("cleopatra-2006", 4, "screens", "Turn", 30)
DELUXE = Moment("cleopatra-2019", 3, "screens", "Turn", 24)
MAZE = Moment("pharaoh", 4, "screens", "Turn", 44)


def press(*keys: str) -> Callable[[Page], None]:
    """Press these keys once the table is there."""

    def pressing(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return pressing


SCREENS: dict[str, Screen] = {
    "start": Screen("/"),
    "learn": Screen("/learn/cleopatra-2006"),
    "rules": Screen("/rules/cleopatra-2006"),
    "replays": Screen("/replays"),
    "cleopatra-2006": Screen("/t/{table}", MIDDLE),
    "cleopatra-2006-mosaic": Screen("/t/{table}", MIDDLE._replace(task="PlaceMosaic", turn=8), press("n")),
    "cleopatra-2006-offering": Screen("/t/{table}", MIDDLE._replace(task="Offering", turn=4)),
    "cleopatra-2006-priests": Screen("/t/{table}", MIDDLE._replace(seed="five", task="BeforeOffering", turn=4)),
    "cleopatra-2006-end": Screen("/t/{table}", MIDDLE._replace(task=END)),
    "cleopatra-2019": Screen("/t/{table}", DELUXE),
    "cleopatra-2019-end": Screen("/t/{table}", DELUXE._replace(task=END)),
    "cleopatra-2006-aid": Screen("/t/{table}", MIDDLE, press("s")),
    "pharaoh": Screen("/t/{table}", MAZE),
    "pharaoh-aid": Screen("/t/{table}", MAZE, press("s")),
    "pharaoh-end": Screen("/t/{table}", MAZE._replace(task=END)),
    "replay": Screen("/t/{table}/replay?step=60", MIDDLE._replace(task=END)),
    "not-found": Screen("/nowhere"),
}


def played(moment: Moment) -> Finished:
    """The game of a moment, to its end."""
    series = Series(moment.game, moment.seats, moment.seed, ("mason",), {})
    return play_game(game_named(moment.game), series, 0)


def step_of(moment: Moment, game: Finished) -> int:
    """The number of the step before which a moment is."""
    match = game.match
    for number, step in enumerate(match.steps):
        if step.seat == 0:
            state = match.state_at(number)
            task = type(state.agenda[-1]).__name__
            if state.turn >= moment.turn and task == moment.task:
                return number
    raise AssertionError(f"there is no {moment.task} of the first seat from turn {moment.turn} on in {moment.game}")


def request_for(moment: Moment) -> tuple[str, dict[str, Any]]:
    """What to ask the server for, to have a table at this moment."""
    game = played(moment)
    record = msgspec.to_builtins(game.record())
    if moment.task == END:
        return "/api/records/replay", {"record": record, "is_open": True}
    bots = {str(seat): "mason" for seat in range(1, moment.seats)}
    table = {"game": moment.game, "seats": moment.seats, "sits": [0], "bots": bots, "starts_when_full": True}
    return "/api/records", {"record": record, "table": table, "step": step_of(moment, game)}


def shots(
    browser: Browser, address: str, screen: Screen, language: str, sizes: Iterable[str]
) -> Iterator[tuple[str, bytes]]:
    """The pictures of a screen with their names."""
    asked = request_for(screen.moment) if screen.moment is not None else None
    for size in sizes:
        for theme in THEMES:
            context = browser.new_context(locale=language, viewport=SIZES[size], color_scheme=theme)
            context.set_default_timeout(LONGEST)
            page = context.new_page()
            prefer(page)
            page.goto(address)
            page.evaluate(POST, ["/api/me", {"name": "Mira"}])
            table = page.evaluate(POST, list(asked))["table"] if asked is not None else ""
            page.goto(address + screen.path.format(table=table))
            page.wait_for_load_state("networkidle")
            screen.then(page)
            page.wait_for_timeout(SETTLED)
            yield f"{size}-{theme}", page.screenshot()
            context.close()


def main() -> None:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screens", description="Pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--only", action="append", choices=list(SCREENS), metavar="NAME")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    building.build()
    sizes = chosen.size or list(SIZES)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"{folder}/waset.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for name in chosen.only or SCREENS:
            for kind, picture in shots(browser, server.address, SCREENS[name], chosen.lang, sizes):
                path = chosen.folder / f"{name}-{kind}-{chosen.lang}.png"
                path.write_bytes(picture)
                print(path, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
