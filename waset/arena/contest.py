"""A contest of bots: every deal is played in every rotation of the seats, so that luck falls on all of them alike."""

from collections.abc import Sequence
from itertools import chain
from random import Random
from time import thread_time
from typing import Any

import msgspec

from waset.arena.table import play_out
from waset.bots import Place, Player, bot_named, undisturbed
from waset.bots.budget import Budget
from waset.engine.base import Record
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Action
from waset.engine.match import Match
from waset.games import game_named


class Contest(Record, frozen=True):
    """Who meets in which game, and how long everybody may think; None is as long as usual."""

    game: str
    rules: str  # the version of the game's rules
    bots: "tuple[str, ...]"  # one a seat, some perhaps several times
    options: "dict[str, bool | int | str]"
    seed: str
    seconds: "float | None" = None
    trials: "int | None" = None
    seer: bool = False  # the first bot is shown everything: what would it bring to know it?

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """How many rotations differ: as many as there are seats, or fewer where the bots repeat."""
        return next(turn for turn in range(1, self.seats + 1) if self.seated(turn) == self.bots)

    @property
    def budget(self) -> Budget | None:
        """How long a bot may think about a decision, where that is said."""
        return None if self.seconds is None and self.trials is None else Budget(self.seconds, self.trials)

    def seated(self, rotation: int) -> tuple[str, ...]:
        """The bots seat by seat, everybody moved on by so many seats."""
        cut = self.seats - rotation
        return self.bots[cut:] + self.bots[:cut]

    def deals(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // self.rotations)

    def could_have(self, bout: "Bout") -> bool:
        """Whether a game is one of this contest, with everything said about every seat."""
        seats = set(range(self.seats))
        told = (bout.scores, bout.decisions, bout.seconds, bout.longest)
        return (
            bout.deal >= 0
            and 0 <= bout.rotation < self.rotations
            and sorted(chain.from_iterable(bout.ranking)) == sorted(seats)
            and set(bout.winners) <= seats
            and all(len(one) == self.seats for one in told)
            and all(bout.scores[0].keys() == score.keys() != set() for score in bout.scores)
        )


class Pairing(Record, frozen=True):
    """One game of a contest that is to be played."""

    contest: Contest
    deal: int
    rotation: int


class Bout(Record, frozen=True):
    """One game of a contest that was played, with the seconds of a core that each seat took for its decisions."""

    deal: int
    rotation: int
    ranking: "tuple[tuple[int, ...], ...]"
    winners: "tuple[int, ...]"
    scores: "tuple[dict[str, Any], ...]"  # the sums of every seat, as the game states them
    decisions: "tuple[int, ...]"
    seconds: "tuple[float, ...]"
    longest: "tuple[float, ...]"


class Timed:
    """A player whose decisions are timed where it has a choice, by the core, so that other work does not show."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """What the player chooses."""
        begun = thread_time()
        action = undisturbed(self.player, view, options)
        if len(options) > 1:
            spent = thread_time() - begun
            self.decisions += 1
            self.seconds += spent
            self.longest = max(self.longest, spent)
        return action


class Seer:
    """A player who is shown the whole state in place of a view. No table has one: it is for figures alone."""

    def __init__(self, player: Player, match: Match[Any]) -> None:
        self.player = player
        self.match = match

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """What the player chooses who knows everything but the luck to come."""
        return self.player.choose(self.match.state.copy(), options)


def pairings(contest: Contest, deals: int) -> list[Pairing]:
    """All games of so many deals."""
    return [Pairing(contest, deal, rotation) for deal in range(deals) for rotation in range(contest.rotations)]


def play_bout(pairing: Pairing) -> Bout:
    """Play one game of a contest. All rotations of a deal share one sealed seed."""
    contest, deal, rotation = pairing.contest, pairing.deal, pairing.rotation
    game = game_named(contest.game, contest.rules)
    match = Match(game, contest.seats, contest.options)
    bots = [
        bot_named(name, Place(game, seat, Random(f"{contest.seed}/{deal}/{rotation}/{seat}"), contest.budget))
        for seat, name in enumerate(contest.seated(rotation))
    ]
    if contest.seer:
        bots[rotation] = Seer(bots[rotation], match)
    players = [Timed(bot) for bot in bots]
    play_out(match, SealedDealer(seed_of(contest.seed, deal)), players)
    facts = msgspec.to_builtins(game.result(match.state))
    return Bout(
        deal,
        rotation,
        ranking=facts["ranking"],
        winners=facts["winners"],
        scores=facts["scores"],
        decisions=tuple(player.decisions for player in players),
        seconds=tuple(round(player.seconds, 6) for player in players),
        longest=tuple(round(player.longest, 6) for player in players),
    )
