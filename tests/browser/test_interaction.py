"""Confirming at the end of a turn, looking closer at a board, the end once more, and the names of bots."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Opening
from tests.browser.maze import open_at, opens_up
from tests.browser.playing import prefer, state, wait_for_question
from tests.browser.screens import END, MAZE, POST, request_for
from waset.games import GAMES
from waset.tables.names import NAMES

CHANGED = """([question, steps]) => {
    const table = document.querySelector("[data-testid=table]");
    return table.dataset.question !== question || table.dataset.steps !== steps;
}"""
BOARDS = {"pharaoh": ".maze", "cleopatra-2006": "svg.board > g"}
WHERE = "element => { const box = element.getBoundingClientRect(); return [box.x, box.y, box.width]; }"
CREATE = {"seats": 3, "sits": [0], "bots": {"1": "mason", "2": "mason"}, "starts_when_full": True}


def sit_down(page: Page, game: str, confirm: str = "turn") -> None:
    """Sits down with two bots, and waits for the first question."""
    prefer(page, confirm=confirm)
    page.evaluate(POST, ["/api/me", {"name": "Mira"}])
    table = page.evaluate(POST, ["/api/tables", {"game": game, **CREATE}])["table"]
    page.goto(f"{page.url.rstrip('/')}/t/{table}")
    wait_for_question(page)


def test_a_step_is_sent_at_once_and_the_end_of_the_turn_is_confirmed(visit: Opening) -> None:
    page = visit()
    prefer(page, confirm="turn")
    open_at(page, opens_up)
    before = state(page)
    page.locator("[data-option=Flip]").first.click()
    page.wait_for_timeout(400)
    assert state(page) == before, "a tile that is turned over comes to light"
    page.keyboard.press("Escape")
    page.get_by_test_id("gold").click()
    expect(page.locator(".detail.warns")).to_be_visible()
    assert state(page) == before, "the end of the turn is asked about"
    page.get_by_test_id("gold").click()
    page.wait_for_function(CHANGED, arg=before)


@pytest.mark.parametrize("game", list(BOARDS))
def test_a_board_is_zoomed_dragged_and_fitted_again(visit: Opening, game: str) -> None:
    page = visit()
    sit_down(page, game)
    board = page.locator(BOARDS[game]).last
    whole = board.evaluate(WHERE)
    page.keyboard.press("+")
    near = board.evaluate(WHERE)
    assert near[2] > whole[2] * 1.3
    page.keyboard.press("Control+ArrowRight")
    assert board.evaluate(WHERE)[0] < near[0]
    before, pushed = state(page), board.evaluate(WHERE)
    page.mouse.move(700, 400)
    page.mouse.down()
    page.mouse.move(760, 430, steps=4)
    page.mouse.up()
    assert board.evaluate(WHERE)[0] == pytest.approx(pushed[0] + 60, abs=8)
    assert state(page) == before, "dragging chooses nothing"
    page.keyboard.press("0")
    assert board.evaluate(WHERE) == whole


def test_two_fingers_pinch_a_board(visit: Opening) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    sit_down(page, "pharaoh")
    board = page.locator(".maze")
    whole = board.evaluate(WHERE)
    session = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        points = [{"x": 195 + way * apart, "y": 300, "id": at} for at, way in enumerate((-1, 1))] if apart else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert board.evaluate(WHERE)[2] > whole[2] * 1.5
    page.wait_for_timeout(400)  # a tap right after a pinch belongs to it
    page.get_by_test_id("zoom-fit").tap()
    expect(page.get_by_test_id("zoom-fit")).to_have_count(0)
    assert board.evaluate(WHERE) == whole


def test_the_end_is_shown_again_at_the_table_and_from_the_log(visit: Opening) -> None:
    page = visit()
    prefer(page)
    page.evaluate(POST, ["/api/me", {"name": "Mira"}])
    path, body = request_for(MAZE._replace(seats=2, task=END))
    page.goto(f"{page.url.rstrip('/')}/t/{page.evaluate(POST, [path, body])['table']}")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Result").click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.get_by_test_id("log-result").click()
    expect(dialog).to_be_visible()


def test_bots_have_names_of_their_own(visit: Opening) -> None:
    page = visit()
    sit_down(page, "cleopatra-2006")
    for seat in (1, 2):
        card = page.locator(f"[data-seat='{seat}']")
        expect(card).to_contain_text(re.compile("|".join(NAMES)))
    names = [page.locator(f"[data-seat='{seat}'] .who").inner_text() for seat in range(3)]
    assert len(set(names)) == 3


@pytest.mark.parametrize("game", list(GAMES))
def test_one_click_leads_to_the_first_move_of_every_game(visit: Opening, game: str) -> None:
    page = visit()
    prefer(page, confirm="turn")
    page.reload()
    page.locator(f"[data-game='{game}']").first.click()
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    assert wait_for_question(page)
    expect(page.locator("[data-stall], [data-option], [data-choice]").first).to_be_visible()
