"""Moments of a turn of 2006 at the terminal: before the offering of the own roll, cards thrown in, an Envoy."""

from pathlib import Path
from typing import Any

import pytest

from tests.terminal import moments
from tests.terminal.moments import Dealt
from tests.terminal.positions import Screen
from waset.engine.game import Action
from waset.engine.record import SeatRecord
from waset.games.cleopatra.actions import AskOpponents, GoToOffering, ThrowIn, TurnDie
from waset.games.cleopatra.agenda import Offering
from waset.games.cleopatra.components import DICE, Side
from waset.terminal.catalogue import catalogue
from waset.terminal.game import LocalGame
from waset.terminal.saves import SavedGame
from waset.terminal.session import Session

LEAST_KINDS = 2
FOLDED = {"en": "Throw in a card …", "de": "Eine Karte dazulegen …"}
AWAITED = {"en": ("Five priests", "To the offering"), "de": ("Fünf Priester", "Zum Opfer")}
AVERTED = {
    "en": ("The offering is put off: 4 priests", "Go on"),
    "de": ("aufgeschoben: Auf dem Altar liegen 4", "Weiter"),
}
both_languages = pytest.mark.parametrize("language", ["en", "de"])


def session_of(dealt: Dealt, folder: Path, language: str = "en") -> Session:
    """A session of the first seat at a moment, which has been drawn."""
    match, dealer = dealt
    records = [SeatRecord(name, "human" if seat == 0 else "random") for seat, name in enumerate(("P", "Q", "R"))]
    local = LocalGame(match, SavedGame(folder / "game.json", dealer, records))
    session = Session(Screen(), local, catalogue(language))
    session.draw()
    return session


def shown(session: Session) -> str:
    """What is on the screen."""
    lines: list[str] = session.console.lines  # type: ignore[attr-defined]
    return "\n".join(lines)


def task(session: Session) -> Any:
    """What is asked now."""
    return session.game.match.state.agenda[-1]


def number_of(session: Session, kind: type[Action]) -> str:
    """The number that chooses the first option of a kind."""
    return str(next(at for at, option in enumerate(session.menu.listed, 1) if isinstance(option, kind)))


@both_languages
@pytest.mark.parametrize("is_fast", [False, True])
def test_C_T5_five_priests_wait_for_an_answer_whatever_the_hand_holds(
    tmp_path: Path, language: str, is_fast: bool
) -> None:
    session = session_of(moments.five_priests(), tmp_path, language)
    session.is_fast = is_fast
    assert list(session.game.options) == [GoToOffering()]
    assert session.forced() is None
    for words in AWAITED[language]:
        assert words in shown(session)
    assert session.answered("")
    assert task(session) == Offering()


@both_languages
def test_C_T5_a_scribe_puts_the_offering_off_after_the_own_roll(tmp_path: Path, language: str) -> None:
    session = session_of(moments.five_priests_and_a_scribe(), tmp_path, language)
    assert session.answered(number_of(session, TurnDie))
    session.draw()
    assert session.forced() is None
    for words in AVERTED[language]:
        assert words in shown(session)
    assert session.game.match.state.priests == DICE - 1
    assert session.answered("1")
    assert Offering() not in session.game.match.state.agenda


def test_C_T5_why_not_says_that_there_is_no_sixth_priest(tmp_path: Path) -> None:
    session = session_of(moments.five_priests_and_a_scribe(), tmp_path)
    reason = session.game.match.game.why_not(session.scene.view, 0, TurnDie(Side.PRIEST))
    assert reason is not None
    assert "[06.K5]" in session.game.client.reason(session.scene.speaker, reason)


@both_languages
def test_06_P7_cards_to_throw_in_are_one_line_and_then_a_list(tmp_path: Path, language: str) -> None:
    session = session_of(moments.cards_to_throw_in(), tmp_path, language)
    cards = [option for option in session.game.options if isinstance(option, ThrowIn)]
    assert len(cards) >= LEAST_KINDS
    assert shown(session).count(FOLDED[language]) == 1
    assert sum(isinstance(option, ThrowIn) for option in session.menu.listed) == 1
    assert not session.answered(number_of(session, ThrowIn))
    assert session.menu.listed == cards
    at = next(at for at, option in enumerate(cards, 1) if option.card.tainted)
    amulets = session.game.match.state.amulets[0]
    assert session.answered(str(at))
    assert session.game.match.state.amulets[0] == amulets + 1


def test_06_P7_every_card_says_its_amulet_and_what_it_leaves(tmp_path: Path) -> None:
    session = session_of(moments.cards_to_throw_in(), tmp_path)
    session.answered(number_of(session, ThrowIn))
    said = [session.menu.text(option) for option in session.menu.listed]
    assert any("clean; left over for this turn: Stone" in one for one in said)
    assert any("1 amulet; left over for this turn: 2 Stone" in one for one in said)


@pytest.mark.parametrize(("typed", "cards"), [("throw in stone", 1), ("throw", 0)])
def test_06_P7_a_card_is_thrown_in_by_its_name(tmp_path: Path, typed: str, cards: int) -> None:
    session = session_of(moments.cards_to_throw_in(), tmp_path)
    before = len(session.game.match.steps)
    assert session.answered(typed) == bool(cards)
    assert len(session.game.match.steps) == before + cards
    assert all(isinstance(option, ThrowIn) for option in session.menu.listed) == (not cards)


def test_06_P7_advice_to_throw_in_is_listed_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(moments.cards_to_throw_in(), tmp_path)
    advised = next(option for option in session.game.options if isinstance(option, ThrowIn))
    monkeypatch.setattr(session.game, "advice", lambda: advised)
    assert not session.advice("")
    assert session.only() == advised


def test_06_P7_where_nothing_is_thrown_in_there_is_no_such_line(tmp_path: Path) -> None:
    session = session_of(moments.nothing_to_throw_in(), tmp_path)
    assert FOLDED["en"] not in shown(session)
    assert not session.why("throw in stone")
    assert "At this table no cards are thrown in. [06.P7]" in shown(session)


@both_languages
def test_06_K3_whom_an_envoy_asks_is_a_list_of_its_own(tmp_path: Path, language: str) -> None:
    session = session_of(moments.opponents_to_ask(), tmp_path, language)
    assert [option for option in session.menu.listed if not isinstance(option, AskOpponents)] == []
    assert {"en": "Ask Q and R", "de": "Q und R fragen"}[language] in shown(session)
