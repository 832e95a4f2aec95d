"""What a bot knows about one game: which options look good, and what a position is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Protocol

from waset.engine.game import Action, Game, Over, Seat

NEVER = -1000.0  # how an option looks that is worse than another one, whatever follows: nobody need try it
STANDSTILL = 0.5  # what a standstill takes away from everybody's chances: a bot would rather play on


class Judgement(Protocol):
    """The sense for one game. States given to it are imagined ones: full, and true only as far as a view goes."""

    names: tuple[str, ...]  # of the features
    weights: tuple[float, ...]  # written by hand: what each feature adds to a seat's prospects
    searching: tuple[float, ...]  # the same for those who search, and so see more of what follows
    horizon: int  # how many turns ahead a search looks, the present one included

    def glance(self, state: Any, seat: Seat, options: Sequence[Action]) -> list[float]:
        """How good each option looks at first sight, in the currency of the game; quick, for any number of options."""

    def features(self, state: Any, seat: Seat) -> list[float]:
        """What speaks for and against a seat in a position, each about as large as 1 where it matters."""

    def shows_at_once(self, action: Action) -> bool:
        """Whether what an action brings is there as soon as it is played, so that nobody need look further."""

    def is_plain(self, action: Action) -> bool:
        """Whether first sight is nearly as good as trying such options out, so that who has little time need not."""

    def turn(self, state: Any) -> int:
        """A number that changes when another turn begins."""

    def standstill(self, state: Any) -> float:
        """How near everybody is to going no further, from 0 to 1, though the game is not at its proper end."""


def promising(looks: Sequence[float], number: int) -> list[int]:
    """So many options that look best, the best first, without those that look worse than another in any case."""
    order = sorted(range(len(looks)), key=lambda index: -looks[index])[:number]
    return [index for index in order if looks[index] > NEVER] or order[:1]


def prospects(judgement: Judgement, weights: Sequence[float], state: Any, seat: Seat) -> float:
    """The weighted sum of a seat's features."""
    total = 0.0
    features = judgement.features(state, seat)
    for index in range(len(features)):
        total += weights[index] * features[index]
    return total


def chances(game: Game[Any], judgement: Judgement, weights: Sequence[float], state: Any, seats: int) -> list[float]:
    """How likely each seat is to win: certain at the end, before that by comparing prospects."""
    pending = game.pending(state)
    if isinstance(pending, Over):
        share = 1 / len(pending.winners) if pending.winners else 0.0
        return [share if seat in pending.winners else 0.0 for seat in range(seats)]
    return softmax([prospects(judgement, weights, state, seat) for seat in range(seats)])


def aims(game: Game[Any], judgement: Judgement, weights: Sequence[float], state: Any) -> list[float]:
    """What a position is to each seat that searches: its chances to win, and less of them near a standstill."""
    found = chances(game, judgement, weights, state, state.seats)
    left = 1 - STANDSTILL * judgement.standstill(state)
    return [left * chance for chance in found] if left < 1 else found


def softmax(values: Sequence[float], temperature: float = 1.0) -> list[float]:
    """Shares that add up to one, larger for larger values."""
    most = max(values)
    raised = [exp((value - most) / temperature) for value in values]
    total = sum(raised)
    return [value / total for value in raised]
