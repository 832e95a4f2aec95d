"""What a contest came to, bot by bot."""

from collections.abc import Iterator, Sequence
from itertools import chain, groupby
from statistics import fmean
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from waset.arena.contest import Bout, Contest
from waset.arena.intervals import share_interval
from waset.arena.ratings import Ranking, Rating, ratings
from waset.engine.base import Record

NOT_A_SUM = "seat"


class Standing(Record, frozen=True):
    """How one bot did in a contest, all its seats together."""

    bot: str
    seats: int
    wins: float  # its share of all games; a shared win counts in part
    least: float  # the bounds of that share
    most: float
    rank: float
    averages: "dict[str, float]"  # of the numbers in its scores
    shares: "dict[str, float]"  # of scores in which a thing is true
    within: "dict[str, tuple[float, float]]"  # the bounds of those shares
    decisions: int
    seconds: float  # for a decision, on average
    longest: float
    rating: Rating


class Report(Record, frozen=True):
    """A contest with its standings, the bots in the order in which they were named."""

    contest: Contest
    deals: int
    games: int
    longest: float  # seconds that all took together for the decisions of one game, at most
    standings: "Annotated[tuple[Standing, ...], Meta(min_length=1)]"


class Appearance(NamedTuple):
    """One seat of one game."""

    rank: float
    score: dict[str, Any]
    decisions: int
    seconds: float
    longest: float


def report(contest: Contest, bouts: Sequence[Bout]) -> Report:
    """What whole deals came to."""
    ordered = sorted(bouts, key=lambda bout: (bout.deal, bout.rotation))
    deals = [list(games) for _, games in groupby(ordered, key=lambda bout: bout.deal)]
    rated = ratings(ranking_of(contest, bout) for bout in ordered)
    standings = tuple(standing(contest, deals, bot, rated[bot]) for bot in dict.fromkeys(contest.bots))
    longest = max(sum(bout.seconds) for bout in ordered)
    return Report(contest, len(deals), len(ordered), longest, standings)


def standing(contest: Contest, deals: Sequence[Sequence[Bout]], bot: str, rating: Rating) -> Standing:
    """How one bot did."""
    won = [fmean(won_share(contest, bout, bot) for bout in deal) for deal in deals]
    least, most = share_interval(won)
    by_deal = [[one for bout in deal for one in appearances(contest, bout, bot)] for deal in deals]
    seen = list(chain.from_iterable(by_deal))
    shares = means(seen, bool)
    decisions = sum(one.decisions for one in seen)
    return Standing(
        bot=bot,
        seats=contest.bots.count(bot),
        wins=fmean(won),
        least=least,
        most=most,
        rank=fmean(one.rank for one in seen),
        averages=means(seen, int),
        shares=shares,
        within={name: share_interval([means(deal, bool)[name] for deal in by_deal]) for name in shares},
        decisions=decisions,
        seconds=sum(one.seconds for one in seen) / max(1, decisions),
        longest=max(one.longest for one in seen),
        rating=rating,
    )


def ranking_of(contest: Contest, bout: Bout) -> Ranking:
    """The bots of a game from first to last."""
    seated = contest.seated(bout.rotation)
    return tuple(tuple(sorted(seated[seat] for seat in equals)) for equals in bout.ranking)


def won_share(contest: Contest, bout: Bout, bot: str) -> float:
    """Which part of the win a bot had; where nobody won, nobody had any."""
    seated = contest.seated(bout.rotation)
    return sum(seated[seat] == bot for seat in bout.winners) / max(1, len(bout.winners))


def appearances(contest: Contest, bout: Bout, bot: str) -> Iterator[Appearance]:
    """The seats of a bot in a game. Equals share the mean of their ranks."""
    above = 0
    seated = contest.seated(bout.rotation)
    for equals in bout.ranking:
        rank = above + (1 + len(equals)) / 2
        above += len(equals)
        for seat in equals:
            if seated[seat] == bot:
                yield Appearance(rank, bout.scores[seat], bout.decisions[seat], bout.seconds[seat], bout.longest[seat])


def means(seen: Sequence[Appearance], kind: type) -> dict[str, float]:
    """The mean of everything of a kind that scores state: whole numbers, or what is true or false."""
    names = [name for name, value in seen[0].score.items() if type(value) is kind and name != NOT_A_SUM]
    return {name: fmean(one.score[name] for one in seen) for name in names}
