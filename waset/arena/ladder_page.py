"""The page of the ladder, from its data alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from waset.arena.bars import Bar, bars_of
from waset.arena.figures import ABSENT, bounds, fact, milliseconds, percent, points
from waset.arena.ladder import Ladder, Published
from waset.arena.standings import Report, Standing

TOP = """\
# The ladder

<!-- Written by `waset ladder` from ladder.json; not to be edited. -->

How strong the bots are. Each one plays alone against the one below it; every deal is played once from each seat. A
rating is on Elo's scale, with random play as 0: 400 points more are ten times the strength. Wins are the bot's share of
all wins against those named, with bounds that hold in 95 of 100 cases. What follows them is said of its scores in the
same games. The times are those of one decision that has a choice, on average and at most, in seconds of one core.
[Let bots compete](guides/arena.md) says how it is measured.
"""
ASKED = """\
## What is asked of them

Each bot named first, alone against the others. A demand holds unless the bounds leave it out.
"""
ASKED_HEADINGS = ("game", "bot", "against", "asked", "games", "is", "95 %", "holds")


class Showing(NamedTuple):
    """A bot in the contest that its row tells of, and the one below that it met there."""

    report: Report
    own: Standing
    below: Standing | None


def page(found: Published) -> str:
    """The whole page."""
    parts = [TOP]
    if found.asked:
        parts += [ASKED, f"{asked_table(found.asked)}\n"]
    for (game, rules), group in groupby(found.ladders, key=game_and_rules):
        parts.append(f"## {game}, version {rules} of its rules\n")
        parts += [f"### {ladder.seats} players\n\n{table(ladder)}\n" for ladder in group]
    return "\n".join(parts)


def game_and_rules(ladder: Ladder) -> tuple[str, str]:
    """The game of a ladder, and the version of its rules that all its contests were played by."""
    return ladder.game, ladder.reports[0].contest.rules


def asked_table(reports: Sequence[Report]) -> str:
    """Contest by contest, what is asked and what was found."""
    rows = [asked_row(report, bar) for report in reports for bar in bars_of(report.contest)]
    return ruled(ASKED_HEADINGS, 4, rows)


def asked_row(report: Report, bar: Bar) -> list[str]:
    """One demand in one game."""
    found = [str(report.games), bar.figure(report), bar.bounds(report), bar.answer(report)]
    return [report.contest.game, bar.bot, f"{bar.seats - 1} {bar.against}", str(bar), *found]


def table(ladder: Ladder) -> str:
    """One ladder, the strongest bot first."""
    facts = list(ladder.reports[0].standings[0].shares)
    headings = ["bot", "rating", "against", "games", "wins", "95 %", *map(fact, facts), "a decision", "longest"]
    rows = [row(ladder, bot, facts) for bot in reversed(ladder.ratings)]
    return ruled(headings, 1, rows)


def row(ladder: Ladder, bot: str, facts: Iterable[str]) -> list[str]:
    """One bot: its rating, and how it did against the one below it."""
    report, own, below = showing(ladder, bot)
    wins = [ABSENT] * 4
    if below is not None:
        wins = [f"{below.seats} {below.bot}", str(report.games), percent(own.wins), bounds(own.least, own.most)]
    shares = [percent(own.shares[name]) for name in facts]
    return [bot, points(ladder.ratings[bot]), *wins, *shares, milliseconds(own.seconds), milliseconds(own.longest)]


def showing(ladder: Ladder, bot: str) -> Showing:
    """The contest of a bot with the one below it; the lowest has only that with the one above."""
    for report in ladder.reports:
        own, *others = report.standings
        if own.bot == bot:
            return Showing(report, own, others[0] if others else None)
    lowest = ladder.reports[0]
    return Showing(lowest, lowest.standings[-1], None)


def ruled(headings: Sequence[str], names: int, rows: Iterable[Sequence[str]]) -> str:
    """A table whose first columns are names, to the left; the others are figures, to the right."""
    rule = ["---"] * names + ["---:"] * (len(headings) - names)
    return "\n".join(map(piped, [headings, rule, *rows]))


def piped(cells: Iterable[str]) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"
