"""What is asked of the bots, and whether a contest shows it."""

from collections.abc import Iterable

from waset.arena.contest import Contest
from waset.arena.figures import ABSENT, bounds, percent
from waset.arena.standings import Report
from waset.engine.base import Record
from waset.games import GAMES, game_named

SEED = "ladder"


class Bar(Record, frozen=True):
    """Something asked of a bot, in games alone against others of one kind."""

    bot: str
    against: str
    seats: int
    games: "tuple[str, ...]" = tuple(GAMES)
    fewest: int = 0  # games, before which nothing is said

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits down."""
        return (self.bot, *[self.against] * (self.seats - 1))

    def contests(self) -> list[Contest]:
        """Where it is shown, game by game."""
        return [contest_of(game, self.bots) for game in self.games]

    def holds(self, report: Report) -> bool:
        """Whether the contest shows what is asked."""
        raise NotImplementedError

    def answer(self, report: Report) -> str:
        """Whether it holds, in a word; open is what was played too seldom."""
        if report.games < self.fewest:
            return "open"
        return "yes" if self.holds(report) else "no"

    def figure(self, report: Report) -> str:
        """What the bot came to."""
        raise NotImplementedError

    def bounds(self, report: Report) -> str:
        """Where the true figure lies."""
        return ABSENT


class Wins(Bar, frozen=True, kw_only=True):
    """The bot wins a share of all games."""

    least: float

    def holds(self, report: Report) -> bool:
        """Whether it may win as much: only an upper bound below the share says that it does not."""
        return report.standings[0].most >= self.least

    def figure(self, report: Report) -> str:
        """What it won."""
        return percent(report.standings[0].wins)

    def bounds(self, report: Report) -> str:
        """Where the true share lies."""
        return bounds(report.standings[0].least, report.standings[0].most)

    def __str__(self) -> str:
        return f"wins at least {100 * self.least:.0f} %"


class Seldom(Bar, frozen=True, kw_only=True):
    """Something is true of few of the bot's scores."""

    of: str
    most: float

    def holds(self, report: Report) -> bool:
        """Whether it may be true no more often: only a lower bound above the share says that it is."""
        return report.standings[0].within[self.of][0] <= self.most

    def figure(self, report: Report) -> str:
        """How often it was true."""
        return percent(report.standings[0].shares[self.of])

    def bounds(self, report: Report) -> str:
        """Where the true share lies."""
        return bounds(*report.standings[0].within[self.of])

    def __str__(self) -> str:
        return f"{self.of} at most {100 * self.most:.0f} %"


class Length(Bar, frozen=True, kw_only=True):
    """No game takes longer, everybody's thinking together."""

    seconds: int

    def holds(self, report: Report) -> bool:
        """Whether the longest game was shorter."""
        return report.longest < self.seconds

    def figure(self, report: Report) -> str:
        """How long the longest game was."""
        return f"{report.longest:.0f} s"

    def __str__(self) -> str:
        return f"each game under {self.seconds} s"


BARS: tuple[Bar, ...] = (
    Wins("mason", "random", 2, least=0.95),
    Wins("mason", "random", 4, least=0.80),
    Wins("architect", "mason", 2, least=0.70),
    Wins("architect", "mason", 4, least=0.45),
    Wins("vizier", "architect", 3, least=0.55),
    Seldom("vizier", "mason", 4, ("cleopatra-2006",), of="eaten", most=0.15, fewest=200),
    Length("vizier", "vizier", 4, ("cleopatra-2006", "cleopatra-2019"), seconds=240),
)


def contest_of(game: str, bots: Iterable[str]) -> Contest:
    """A contest as it is published: bots as they are, and always the same deals."""
    return Contest(game, game_named(game).rules_version, tuple(bots), {}, SEED)


def bars_of(contest: Contest) -> list[Bar]:
    """What this contest can show: the bots must be as they are, with their own budgets and eyes."""
    if contest.budget is not None or contest.options or contest.seer:
        return []
    return [bar for bar in BARS if bar.bots == contest.bots and contest.game in bar.games]


def verdicts(report: Report) -> list[str]:
    """What was asked of the first bot of a contest, what it came to, and whether that is enough."""
    return [verdict(bar, report) for bar in bars_of(report.contest)]


def verdict(bar: Bar, report: Report) -> str:
    """One demand in a sentence."""
    within = bar.bounds(report)
    figure = bar.figure(report) if within == ABSENT else f"{bar.figure(report)} ({within})"
    so = {"yes": "so it holds", "no": "so it fails", "open": f"which takes {bar.fewest} games to say"}
    return f"asked of {bar.bot}: {bar}; it is {figure}, {so[bar.answer(report)]}"
