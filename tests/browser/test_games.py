"""A whole game of every game and edition, from the start screen to the end, played by clicking what is there."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opening
from tests.browser.looking import axe_problems
from tests.browser.playing import expect_end, play_to_the_end, prefer
from waset.games import GAMES


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_is_played_by_clicking(visit: Opening, game: str) -> None:
    page = visit()
    prefer(page)
    page.reload()
    page.locator(f"[data-game='{game}']").first.click()
    for wish in ("1", "gentle"):
        page.get_by_role("radio", name=wish, exact=True).first.check(force=True)
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.get_by_test_id("table")).to_be_visible()
    assert play_to_the_end(page, Random(game)) > 0
    expect_end(page)
    assert axe_problems(page) == []
