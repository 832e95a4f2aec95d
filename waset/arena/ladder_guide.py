"""The measured strength of each bot in the guide: tables between two marks, written from the data of the ladder."""

from __future__ import annotations

import re
from collections.abc import Iterator

from waset.arena.figures import bounds, percent
from waset.arena.ladder import Published
from waset.arena.ladder_page import ruled
from waset.arena.standings import Report

MARKED = re.compile(r"(<!-- strength of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
HEADINGS = ("game", "players", "alone against", "games", "wins", "95 %")


def filled(guide: str, found: Published) -> str:
    """The guide with what was found between its marks."""
    return MARKED.sub(lambda mark: f"{mark[1]}\n{strength(found, mark[2])}\n\n{mark[3]}", guide)


def strength(found: Published, bot: str) -> str:
    """How one bot did, game by game."""
    rows = dict.fromkeys(tuple(row(report)) for report in reports(found) if report.standings[0].bot == bot)
    return ruled(HEADINGS, 1, sorted(rows))


def reports(found: Published) -> Iterator[Report]:
    """All contests that one bot played alone against another kind."""
    for report in (*(one for ladder in found.ladders for one in ladder.reports), *found.asked):
        if len(report.standings) > 1:
            yield report


def row(report: Report) -> list[str]:
    """One contest."""
    own, other = report.standings
    contest = report.contest
    return [
        contest.game,
        str(contest.seats),
        f"{other.seats} {other.bot}",
        str(report.games),
        percent(own.wins),
        bounds(own.least, own.most),
    ]
