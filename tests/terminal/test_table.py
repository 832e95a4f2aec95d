"""The drawing of a table, and that it shows only what its viewer may know."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.terminal.positions import Screen, drawn_position, drawn_position_2019, random_match, scene_of
from waset.engine.deal import SealedDealer
from waset.engine.game import Game
from waset.engine.record import SeatRecord
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.cleopatra.state import State
from waset.terminal.catalogue import catalogue
from waset.terminal.cleopatra.client import CLEOPATRA
from waset.terminal.game import LocalGame
from waset.terminal.paint import ESCAPE, Paint, width
from waset.terminal.saves import SavedGame
from waset.terminal.scene import Scene
from waset.terminal.session import Session

DRAWN = Path(__file__).with_name("drawn")


def drawn(scene: Scene) -> str:
    """The table and the hand as text."""
    return "\n".join([CLEOPATRA.headline(scene), *CLEOPATRA.table(scene), *CLEOPATRA.hand(scene)]) + "\n"


POSITIONS: dict[str, tuple[Game[Any], Callable[[], State]]] = {
    "2006": (CLEOPATRA_2006, drawn_position),
    "2019": (CLEOPATRA_2019, drawn_position_2019),
}


@pytest.mark.parametrize("edition", POSITIONS)
@pytest.mark.parametrize(("columns", "language"), [(100, "en"), (80, "en"), (100, "de"), (80, "de")])
def test_a_known_position_is_drawn_like_this(edition: str, columns: int, language: str) -> None:
    game, position = POSITIONS[edition]
    view = game.view(position(), 0)
    expected = (DRAWN / f"table-{edition}-{columns}-{language}.txt").read_text(encoding="utf-8")
    assert drawn(scene_of(view, 0, columns, language)) == expected


@pytest.mark.parametrize("edition", POSITIONS)
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_no_line_is_wider_than_the_screen(edition: str, columns: int) -> None:
    for number in range(6):
        match = random_match(number, 3, 60, POSITIONS[edition][0])
        for language in ("en", "de"):
            scene = scene_of(match.view(0), 0, columns, language)
            assert max(map(width, drawn(scene).splitlines())) <= columns


def test_colours_change_nothing_but_colours() -> None:
    view = CLEOPATRA_2006.view(drawn_position(), 0)
    plain = scene_of(view, 0)
    coloured = Scene(view, plain.speaker, Paint(coloured=True), 100)
    assert "\x1b[" in drawn(coloured)
    lines = [line.rstrip() for line in ESCAPE.sub("", drawn(coloured)).splitlines()]
    assert lines == drawn(plain).splitlines()


def test_totals_of_others_are_never_shown() -> None:
    state = drawn_position()
    shown = drawn(scene_of(CLEOPATRA_2006.view(state, 0), 0))
    assert "17 talents" in shown
    assert "3 amulets" in shown
    for hidden in ("4711", "815", "4242", "999"):
        assert hidden not in shown


def test_what_was_seen_of_others_money_is_not_counted_for_anybody() -> None:
    view = CLEOPATRA_2006.view(drawn_position(), 0)
    before = drawn(scene_of(view, 0))
    view.talents_seen, view.amulets_seen = [7001, 7002, 7003], [8001, 8002, 8003]
    assert drawn(scene_of(view, 0)) == before


def test_a_spectator_sees_no_hand() -> None:
    shown = drawn(scene_of(CLEOPATRA_2006.view(drawn_position(), None), None))
    assert "Your hand" not in shown
    assert "Vizier" not in shown


def session_at(number: int, seats: int, decisions: int, folder: Path) -> Session | None:
    """A session in the middle of a random game, where its person is asked."""
    match = random_match(number, seats, decisions)
    records = [SeatRecord(name, "human" if seat == 0 else "random") for seat, name in enumerate("PQRST"[:seats])]
    game = LocalGame(match, SavedGame(folder / "game.json", SealedDealer(bytes(32)), records))
    return Session(Screen(), game, catalogue("en")) if game.is_asked else None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_states_that_look_alike_are_drawn_alike(seats: int, tmp_path: Path) -> None:
    compared = 0
    for number in range(40):
        session = session_at(number, seats, 8 * number % 97 + number, tmp_path)
        if session is None:
            continue
        match = session.game.match
        session.draw()
        screen = session.console.lines  # type: ignore[attr-defined]
        match.state = match.game.imagine(match.view(0), Random(number))
        session.draw()
        assert session.console.lines == screen  # type: ignore[attr-defined]
        compared += 1
    assert compared > 5
