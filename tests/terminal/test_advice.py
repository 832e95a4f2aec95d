"""The Vizier's advice at the terminal: it names an option that can be chosen as it is told."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.terminal.playing import SEED, played, screens
from tests.terminal.positions import session_at
from waset.engine.game import Action, Game
from waset.games import GAMES
from waset.games.cleopatra.game import CLEOPATRA_2006, CLEOPATRA_2019
from waset.games.pharaoh.game import PHARAOH
from waset.terminal.session import Session


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_an_option_by_its_number(saves: Path, game: str) -> None:
    first, advice, *_ = screens(played(saves, ["advice", "quit"], game, "--seats", "2", "--seed", SEED).stdout)
    named = re.search(r"The Vizier would take (\d+): (.+)", advice)
    assert named is not None, advice
    assert named[1] in first


def test_advice_in_german(saves: Path) -> None:
    _, advice, *_ = screens(played(saves, ["rat", "ende"], "pharaoh", "--lang", "de", "--seed", SEED).stdout)
    assert "Der Wesir nähme" in advice


@pytest.mark.parametrize(("game", "seats"), [(CLEOPATRA_2006, 3), (CLEOPATRA_2019, 2), (PHARAOH, 4)])
def test_whatever_is_advised_can_be_chosen_as_it_is_told(
    game: Game[Any], seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = 0
    for number in range(60):
        session = session_at(game, number, seats, tmp_path)
        if session is None or len(session.game.options) < 2:
            continue
        advised, other, *_ = Random(number).sample(list(session.game.options), 2)
        monkeypatch.setattr(session.game, "advice", lambda advised=advised: advised)
        session.draw()
        assert chosen_after_advice(session) == advised
        session.menu.show(other)
        assert chosen_after_advice(session) == advised, "though another one alone was listed"
        told += 1
    assert told > 10


def chosen_after_advice(session: Session) -> Action | None:
    """What somebody chooses who types the number that the Vizier names, or Enter where it names none."""
    lines: list[str] = session.console.lines  # type: ignore[attr-defined]
    begun = len(lines)
    assert not session.advice("")
    named = re.match(r" The Vizier would take (\d+): ", lines[begun])
    return session.only() if named is None else session.menu.chosen(named[1])
