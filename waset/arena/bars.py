"""What is asked of the bots, and whether a contest shows it."""

from collections.abc import Iterable

from waset.arena.contest import Contest
from waset.arena.figures import percent
from waset.arena.standings import Report, Standing
from waset.engine.base import Record
from waset.games import GAMES, game_named

SEED = "ladder"
WINS = "wins"


class Bar(Record, frozen=True):
    """What a bot must come to, alone against others of one kind: a share of the wins, or of what scores say is true."""

    bot: str
    against: str
    seats: int
    of: str = WINS
    least: float = 0.0
    most: float = 1.0
    games: "tuple[str, ...]" = tuple(GAMES)

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits down."""
        return (self.bot, *[self.against] * (self.seats - 1))

    def contests(self) -> list[Contest]:
        """Where it is shown, game by game."""
        return [contest_of(game, self.bots) for game in self.games]

    def reached(self, standing: Standing) -> float:
        """What the bot came to."""
        return standing.wins if self.of == WINS else standing.shares[self.of]

    def holds(self, standing: Standing) -> bool:
        """Whether that is what is asked."""
        return self.least <= self.reached(standing) <= self.most

    def __str__(self) -> str:
        side, share = ("at least", self.least) if self.least else ("at most", self.most)
        return f"{self.of} {side} {100 * share:.0f} %"


BARS = (
    Bar("mason", "random", 2, least=0.95),
    Bar("mason", "random", 4, least=0.80),
    Bar("architect", "mason", 2, least=0.70),
    Bar("architect", "mason", 4, least=0.45),
    Bar("vizier", "architect", 3, least=0.55),
    Bar("vizier", "mason", 4, of="eaten", most=0.15, games=("cleopatra-2006",)),
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
    own = report.standings[0]
    return [
        f"asked of {bar.bot}: {bar}; it is {percent(bar.reached(own))}, so it {'holds' if bar.holds(own) else 'fails'}"
        for bar in bars_of(report.contest)
    ]
