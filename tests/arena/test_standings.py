"""Standings: shares of wins, ranks, scores and times, worked out by hand."""

from __future__ import annotations

import pytest

from tests.arena.competitors import bout, contest
from waset.arena.intervals import share_interval
from waset.arena.standings import report

AB = contest("a", "b")


def test_a_shared_win_counts_in_part() -> None:
    # a sits first in rotation 0 and second in rotation 1
    games = [bout(0, 0, (0,), (1,)), bout(0, 1, (0, 1)), bout(1, 0, (1,), (0,)), bout(1, 1, (1,), (0,))]
    a, b = report(AB, games).standings
    assert (a.bot, a.wins, b.bot, b.wins) == ("a", 0.625, "b", 0.375)
    assert (a.rank, b.rank) == pytest.approx((5.5 / 4, 6.5 / 4))


def test_where_nobody_wins_nobody_has_a_share() -> None:
    a, b = report(AB, [bout(0, 0, (0, 1), winners=()), bout(0, 1, (0,), (1,))]).standings
    assert (a.wins, b.wins) == (0.0, 0.5)
    assert (a.rank, b.rank) == (1.75, 1.25)


def test_all_seats_of_a_bot_count_together() -> None:
    meeting = contest("a", "b", "b", "b")
    games = [bout(0, rotation, (rotation,), *((seat,) for seat in range(4) if seat != rotation)) for rotation in (0, 1)]
    games += [bout(0, rotation, (0, 1), (2, 3)) for rotation in (2, 3)]
    a, b = report(meeting, games).standings
    assert (a.seats, b.seats) == (1, 3)
    assert (a.wins, b.wins) == (0.5, 0.5)
    assert a.rank + 3 * b.rank == pytest.approx(10)


def test_scores_are_averaged_and_what_is_true_of_them_is_counted() -> None:
    a, b = report(AB, [bout(0, 0, (0,), (1,)), bout(0, 1, (0,), (1,)), bout(1, 0, (0,), (1,))]).standings
    assert a.averages == pytest.approx({"points": 10 / 3})
    assert b.averages == pytest.approx({"points": 20 / 3})
    assert a.shares == pytest.approx({"eaten": 2 / 3})
    assert b.shares == pytest.approx({"eaten": 1 / 3})


def test_what_is_counted_has_bounds_with_the_deal_as_the_unit() -> None:
    games = [bout(deal, rotation, (0,), (1,)) for deal in range(9) for rotation in range(2)]
    a, _ = report(AB, games[:-1]).standings
    assert a.within == {"eaten": share_interval([0.5] * 8 + [1.0])}


def test_times_are_those_of_a_decision() -> None:
    a, b = report(AB, [bout(0, 0, (0,), (1,), seconds=(1.0, 4.0))]).standings
    assert (a.decisions, a.seconds, a.longest) == (2, 0.5, 0.25)
    assert (b.decisions, b.seconds, b.longest) == (2, 2.0, 1.25)


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [bout(deal, rotation, (deal % 2,), (1 - deal % 2,)) for deal in range(4) for rotation in range(2)]
    assert report(AB, games) == report(AB, games[::-1])
    assert (report(AB, games).deals, report(AB, games).games) == (4, 8)


def test_luck_of_the_deal_alone_is_no_difference() -> None:
    games = [bout(deal, rotation, (0,), (1,)) for deal in range(50) for rotation in range(2)]
    a, b = report(AB, games).standings
    assert a.wins == b.wins == 0.5
    assert 0.45 < a.least < 0.5 < a.most < 0.55
    assert a.rating.points == pytest.approx(0)
