"""The ladder: in every game each bot meets the one below it, and all of them are rated on one scale."""

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise

from waset.arena.contest import Bout, Contest
from waset.arena.ratings import Rating, ratings
from waset.arena.standings import Report, ranking_of, report
from waset.engine.base import Record
from waset.games import GAMES, game_named

SEATS = (2, 4)
SEED = "ladder"


class Ladder(Record, frozen=True):
    """One game with one number of players: the ratings from the weakest bot up, and the contests behind them."""

    game: str
    seats: int
    ratings: "dict[str, Rating]"
    reports: "tuple[Report, ...]"


def published(bots: Sequence[str]) -> list[list[Contest]]:
    """The contests of every ladder, for bots from the weakest up."""
    return [contests(name, seats, bots) for name, game in GAMES.items() for seats in SEATS if seats in game.seats]


def contests(game: str, seats: int, bots: Sequence[str]) -> list[Contest]:
    """Each bot alone against as many as fit of the one below; a bot without others plays with itself."""
    pairs = [(above, *[below] * (seats - 1)) for below, above in pairwise(bots)] or [(bots[0],) * seats]
    return [Contest(game, game_named(game).rules_version, seated, {}, SEED) for seated in pairs]


def ladder_of(bots: Sequence[str], played: Sequence[tuple[Contest, Sequence[Bout]]]) -> Ladder:
    """What the contests of one ladder came to."""
    first, _ = played[0]
    rated = ratings(chain.from_iterable(rankings(contest, bouts) for contest, bouts in played))
    reports = tuple(report(contest, bouts) for contest, bouts in played)
    return Ladder(first.game, first.seats, {bot: rated[bot] for bot in bots}, reports)


def rankings(contest: Contest, bouts: Iterable[Bout]) -> Iterable[tuple[tuple[str, ...], ...]]:
    """The bots of every game from first to last."""
    return (ranking_of(contest, bout) for bout in bouts)
