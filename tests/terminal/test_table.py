"""The drawing of a table, and that it shows only what its viewer may know."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.terminal import mazes
from tests.terminal.positions import drawn_position, drawn_position_2019, random_match, scene_of, session_at
from waset.engine.game import Game
from waset.games import GAMES
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.pharaoh.game import PHARAOH
from waset.terminal.client import client_of
from waset.terminal.paint import ESCAPE, Paint, width
from waset.terminal.scene import Scene

DRAWN = Path(__file__).with_name("drawn")
POSITIONS: dict[str, tuple[Game[Any], Callable[[], Any]]] = {
    "2006": (CLEOPATRA_2006, drawn_position),
    "2019": (CLEOPATRA_2019, drawn_position_2019),
    "pharaoh": (PHARAOH, mazes.collapsing),
    "pharaoh-early": (PHARAOH, mazes.early),
    "pharaoh-laying": (PHARAOH, mazes.turned_over),
}


def drawn(game: Game[Any], scene: Scene) -> str:
    """The table and the hand as text."""
    client = client_of(game)
    return "\n".join([client.headline(scene), *client.table(scene), *client.hand(scene)]) + "\n"


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(("columns", "language"), [(100, "en"), (80, "en"), (100, "de"), (80, "de")])
def test_a_known_position_is_drawn_like_this(name: str, columns: int, language: str) -> None:
    game, position = POSITIONS[name]
    expected = (DRAWN / f"table-{name}-{columns}-{language}.txt").read_text(encoding="utf-8")
    assert drawn(game, scene_of(game, position(), 0, columns, language)) == expected


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("columns", [80, 100, 120])
def test_no_line_is_wider_than_the_screen(game: Game[Any], columns: int) -> None:
    for number in range(6):
        match = random_match(number, 3, 60, game)
        for language in ("en", "de"):
            scene = scene_of(game, match.state, 0, columns, language)
            assert max(map(width, drawn(game, scene).splitlines())) <= columns


@pytest.mark.parametrize("name", POSITIONS)
def test_colours_change_nothing_but_colours(name: str) -> None:
    game, position = POSITIONS[name]
    plain = scene_of(game, position(), 0)
    coloured = drawn(game, Scene(plain.view, plain.speaker, Paint(coloured=True), 100))
    assert "\x1b[" in coloured
    assert [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()] == drawn(game, plain).splitlines()


def test_totals_of_others_are_never_shown() -> None:
    state = drawn_position()
    shown = drawn(CLEOPATRA_2006, scene_of(CLEOPATRA_2006, state, 0))
    assert "17 talents" in shown
    assert "3 amulets" in shown
    for hidden in ("4711", "815", "4242", "999"):
        assert hidden not in shown


def test_what_was_seen_of_others_money_is_not_counted_for_anybody() -> None:
    scene = scene_of(CLEOPATRA_2006, drawn_position(), 0)
    before = drawn(CLEOPATRA_2006, scene)
    scene.view.talents_seen, scene.view.amulets_seen = [7001, 7002, 7003], [8001, 8002, 8003]
    assert drawn(CLEOPATRA_2006, scene) == before


def test_a_spectator_sees_no_hand() -> None:
    shown = drawn(CLEOPATRA_2006, scene_of(CLEOPATRA_2006, drawn_position(), None))
    assert "Your hand" not in shown
    assert "Vizier" not in shown


@pytest.mark.parametrize(
    ("game", "seats"), [(CLEOPATRA_2006, 2), (CLEOPATRA_2006, 3), (CLEOPATRA_2006, 5), (PHARAOH, 2), (PHARAOH, 4)]
)
def test_states_that_look_alike_are_drawn_alike(game: Game[Any], seats: int, tmp_path: Path) -> None:
    compared = 0
    for number in range(50):
        session = session_at(game, number, seats, tmp_path)
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
