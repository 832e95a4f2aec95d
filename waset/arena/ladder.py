"""The ladder: in every game each bot meets the one below it, and all of them are rated on one scale."""

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Annotated

from msgspec import Meta

from waset.arena.bars import BARS, contest_of
from waset.arena.contest import Bout, Contest
from waset.arena.ratings import Rating, ratings
from waset.arena.standings import Report, ranking_of, report
from waset.engine.base import Record
from waset.games import GAMES

SEATS = (2, 4)


class Ladder(Record, frozen=True):
    """One game with one number of players: the ratings from the weakest bot up, and the contests behind them."""

    game: str
    seats: int
    ratings: "dict[str, Rating]"
    reports: "Annotated[tuple[Report, ...], Meta(min_length=1)]"


class Published(Record, frozen=True):
    """All that is published: the ladders, and the contests that show whether what is asked of the bots holds."""

    ladders: "tuple[Ladder, ...]"
    asked: "tuple[Report, ...]"


def published(bots: Sequence[str]) -> list[list[Contest]]:
    """The contests of every ladder, for bots from the weakest up."""
    return [contests(name, seats, bots) for name, game in GAMES.items() for seats in SEATS if seats in game.seats]


def contests(game: str, seats: int, bots: Sequence[str]) -> list[Contest]:
    """Each bot alone against as many as fit of the one below; a bot without others plays with itself."""
    pairs = [(above, *[below] * (seats - 1)) for below, above in pairwise(bots)] or [(bots[0],) * seats]
    return [contest_of(game, seated) for seated in pairs]


def asked_of(bots: Sequence[str]) -> list[Contest]:
    """The contests that show what is asked of these bots."""
    return [one for bar in BARS if {bar.bot, bar.against} <= set(bots) for one in bar.contests()]


def ladder_of(bots: Sequence[str], played: Sequence[tuple[Contest, Sequence[Bout]]]) -> Ladder:
    """What the contests of one ladder came to."""
    first, _ = played[0]
    rated = ratings(chain.from_iterable(rankings(contest, bouts) for contest, bouts in played))
    reports = tuple(report(contest, bouts) for contest, bouts in played)
    return Ladder(first.game, first.seats, {bot: rated[bot] for bot in bots}, reports)


def rankings(contest: Contest, bouts: Iterable[Bout]) -> Iterable[tuple[tuple[str, ...], ...]]:
    """The bots of every game from first to last."""
    return (ranking_of(contest, bout) for bout in bouts)
