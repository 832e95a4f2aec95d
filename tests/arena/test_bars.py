"""What is asked of the bots: which contests show it, and what they say."""

from __future__ import annotations

import msgspec

from tests.arena.competitors import bout
from waset.arena.bars import BARS, bars_of, contest_of, verdicts
from waset.arena.contest import Contest
from waset.arena.standings import Report, report
from waset.bots import BOTS
from waset.games import GAMES


def played(contest: Contest, *winners: int) -> Report:
    """Games of one deal each that these seats won."""
    seats = range(contest.seats)
    games = [bout(deal, 0, (won,), tuple(seat for seat in seats if seat != won)) for deal, won in enumerate(winners)]
    return report(contest, games)


def test_bars_are_about_bots_and_games_that_exist() -> None:
    for bar in BARS:
        assert {bar.bot, bar.against} <= set(BOTS)
        assert set(bar.games) <= set(GAMES)


def test_a_bar_is_asked_of_bots_as_they_are() -> None:
    contest = contest_of("pharaoh", ("architect", "mason"))
    assert [str(bar) for bar in bars_of(contest)] == ["wins at least 70 %"]
    assert bars_of(msgspec.structs.replace(contest, trials=5)) == []
    assert bars_of(msgspec.structs.replace(contest, seer=True)) == []
    assert bars_of(contest_of("pharaoh", ("mason", "architect"))) == []
    assert bars_of(contest_of("pharaoh", ("vizier", "mason", "mason", "mason"))) == []


def test_a_verdict_says_what_is_asked_and_whether_it_holds() -> None:
    contest = contest_of("pharaoh", ("architect", "mason"))
    assert verdicts(played(contest, 0, 0, 0, 1)) == [
        "asked of architect: wins at least 70 %; it is 75.0 % (12–100 %), so it holds"
    ]
    (told,) = verdicts(played(contest, *[0] * 20, *[1] * 40))
    assert told.startswith("asked of architect: wins at least 70 %; it is 33.3 % (")
    assert told.endswith("so it fails")


def test_a_bar_holds_unless_the_bounds_leave_it_out() -> None:
    (bar,) = bars_of(contest_of("pharaoh", ("architect", "mason")))
    below = played(contest_of("pharaoh", ("architect", "mason")), *[0] * 13, *[1] * 7)
    assert below.standings[0].wins < 0.7 < below.standings[0].most
    assert bar.answer(below) == "yes"


def test_a_bar_can_be_about_what_should_not_happen() -> None:
    contest = contest_of("cleopatra-2006", ("vizier", "mason", "mason", "mason"))
    (told,) = verdicts(played(contest, *[0] * 200))
    assert told.startswith("asked of vizier: eaten at most 15 %; it is 100.0 %")
    assert told.endswith("so it fails")


def test_a_bar_that_takes_many_games_is_open_until_they_are_played() -> None:
    contest = contest_of("cleopatra-2006", ("vizier", "mason", "mason", "mason"))
    assert verdicts(played(contest, 0)) == [
        "asked of vizier: eaten at most 15 %; it is 100.0 % (0–100 %), which takes 200 games to say"
    ]
    (bar,) = bars_of(contest)
    assert [bar.answer(played(contest, *[0] * games)) for games in (199, 200)] == ["open", "no"]


def test_a_bar_can_be_about_the_longest_game() -> None:
    contest = contest_of("cleopatra-2019", ("vizier",) * 4)
    games = [bout(deal, 0, (0,), (1, 2, 3), seconds=(20.0 * deal, 10.0, 10.0, 0.0)) for deal in range(12)]
    assert verdicts(report(contest, games[:12])) == [
        "asked of vizier: each game under 240 s; it is 240 s, so it fails",
    ]
    assert verdicts(report(contest, games[:11])) == [
        "asked of vizier: each game under 240 s; it is 220 s, so it holds",
    ]
