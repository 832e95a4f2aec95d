"""The ladder: who meets whom, and a page that is exactly what its data says."""

from __future__ import annotations

import msgspec

from tests.arena.competitors import bout, contest
from tests.project.files import ROOT
from waset.arena.bars import contest_of
from waset.arena.ladder import Ladder, Published, asked_of, contests, ladder_of, published
from waset.arena.ladder_guide import MARKED, filled
from waset.arena.ladder_page import asked_table, page, table
from waset.arena.standings import report
from waset.bots import BOTS as ALL_BOTS
from waset.games import GAMES

BOTS = ("random", "mason", "vizier")


def drawn() -> Ladder:
    """A ladder of three bots in which the better one always wins."""
    meetings = contests("pharaoh", 2, BOTS)
    games = [bout(deal, rotation, (rotation,), (1 - rotation,)) for deal in range(3) for rotation in range(2)]
    return ladder_of(BOTS, [(meeting, games) for meeting in meetings])


def test_each_bot_meets_the_one_below_it() -> None:
    assert [one.bots for one in contests("pharaoh", 2, BOTS)] == [("mason", "random"), ("vizier", "mason")]
    assert [one.bots for one in contests("pharaoh", 4, BOTS)] == [
        ("mason", "random", "random", "random"),
        ("vizier", "mason", "mason", "mason"),
    ]


def test_a_bot_without_others_plays_with_itself() -> None:
    assert [one.bots for one in contests("pharaoh", 4, ["random"])] == [("random",) * 4]


def test_every_game_has_a_ladder_for_two_and_for_four() -> None:
    assert [(one.game, one.seats) for one, *_ in published(BOTS)] == [(game, n) for game in GAMES for n in (2, 4)]


def test_what_is_asked_is_asked_of_bots_that_play() -> None:
    assert asked_of(["random"]) == []
    assert [one.bots for one in asked_of(["random", "mason"])][::3] == [("mason", "random"), ("mason", *["random"] * 3)]
    assert {one.game for one in asked_of(list(BOTS))} == set(GAMES)


def test_all_bots_are_rated_on_one_scale() -> None:
    rated = drawn().ratings
    assert list(rated) == list(BOTS)
    assert rated["random"].points == 0 < rated["mason"].points < rated["vizier"].points


def test_a_table_goes_from_the_strongest_down() -> None:
    assert table(drawn()).splitlines() == [
        "| bot | rating | against | games | wins | 95 % | eaten | a decision | longest |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        "| vizier | 891 ± 707 | 1 mason | 6 | 100.0 % | 24–100 % | 50.0 % | 250.0 ms | 1250.0 ms |",
        "| mason | 446 ± 500 | 1 random | 6 | 100.0 % | 24–100 % | 50.0 % | 250.0 ms | 1250.0 ms |",
        "| random | 0 | – | – | – | – | 50.0 % | 250.0 ms | 1250.0 ms |",
    ]


def test_a_lone_bot_has_nobody_to_beat() -> None:
    alone = ladder_of(["random"], [(contest("random", "random"), [bout(0, 0, (0,), (1,))])])
    assert table(alone).splitlines()[2:] == ["| random | 0 | – | – | – | – | 50.0 % | 250.0 ms | 1250.0 ms |"]


def test_the_page_says_what_is_asked_and_whether_it_holds() -> None:
    meeting = contest_of("pharaoh", ("mason", "random"))
    games = [bout(deal, rotation, (rotation,), (1 - rotation,)) for deal in range(3) for rotation in range(2)]
    rows = asked_table([report(meeting, games), report(meeting, games[:1] + games[2:4])]).splitlines()
    assert rows[2] == "| pharaoh | mason | 1 random | wins at least 95 % | 6 | 100.0 % | 24–100 % | yes |"
    assert "What is asked of them" in page(Published((), (report(meeting, games),)))


def test_the_data_comes_back_as_it_was_written() -> None:
    found = Published((drawn(),), ())
    assert msgspec.json.decode(msgspec.json.encode(found), type=Published) == found


def test_the_published_page_is_what_its_data_says() -> None:
    found = msgspec.json.decode((ROOT / "docs" / "ladder.json").read_bytes(), type=Published)
    assert (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8") == page(found)
    guide = (ROOT / "docs" / "guides" / "bots.md").read_text(encoding="utf-8")
    assert guide == filled(guide, found)


def test_the_guide_tells_the_strength_of_every_bot() -> None:
    guide = (ROOT / "docs" / "guides" / "bots.md").read_text(encoding="utf-8")
    assert [mark[2] for mark in MARKED.finditer(guide)] == [bot for bot in ALL_BOTS if bot != "random"]


def test_strengths_stand_between_their_marks() -> None:
    text = "a\n<!-- strength of vizier -->\nold\n<!-- end -->\nb\n"
    written = filled(text, Published((drawn(),), ()))
    assert written.splitlines()[-4:] == ["| pharaoh | 2 | 1 mason | 6 | 100.0 % | 24–100 % |", "", "<!-- end -->", "b"]
    assert filled(written, Published((drawn(),), ())) == written
