"""Every aid has words in every language, names rules that are there, and fits one page."""

from __future__ import annotations

import pytest

from tests.aid.asking import aid_of, every_aid, phrases
from waset.engine.game import BadSetup
from waset.games import GAMES
from waset.terminal.aid import Page
from waset.terminal.catalogue import LANGUAGES, catalogue
from waset.terminal.pages import rules_for
from waset.terminal.paint import Paint, width

PRINTED = 66  # lines of a printed page
SCREEN = 50  # lines of a large window
PLAIN = Paint(coloured=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_an_aid_says_has_words(language: str) -> None:
    said = {(game, phrase.key, tuple(phrase.parameters.items())) for game, phrase in phrases(every_aid())}
    for game, key, parameters in said:
        words = catalogue(language).of(game).say(key, **dict(parameters))
        assert words.strip() == words != ""
        assert "{" not in words


def test_every_rule_that_an_aid_names_is_a_rule_of_its_game() -> None:
    for aid in every_aid():
        known = rules_for(GAMES[aid.game], "en")
        named = {row.rule for section in aid.sections for row in section.rows} | {one.rule for one in aid.sections}
        assert named <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_aid_is_one_printed_page_and_one_large_screen(game: str, language: str) -> None:
    for aid in (one for one in every_aid() if one.game == game):
        printed = Page(catalogue(language).of(game), PLAIN, 80).lines(aid)
        shown = Page(catalogue(language).of(game), PLAIN, 120).lines(aid)
        assert len(printed) <= PRINTED
        assert len(shown) <= SCREEN
        assert max(map(width, printed)) <= 80
        assert max(map(width, shown)) <= 120


def test_the_cells_of_a_table_stand_below_each_other() -> None:
    lines = Page(catalogue("en").of("pharaoh"), PLAIN, 80).lines(aid_of("pharaoh", 2))
    assert "1×  2 treasures  and the curse" in lines
    assert "1×  1 treasure   and the mummy" in lines


def test_a_setup_that_is_refused_has_no_aid() -> None:
    with pytest.raises(BadSetup):
        aid_of("pharaoh", 9)
    with pytest.raises(BadSetup):
        aid_of("cleopatra-2019", 3, penalties="many")
