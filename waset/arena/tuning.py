"""Weights from self-play: players who value things a little differently meet, and the weights follow those who win.

Every duel tries two sets of weights on opposite sides of the present ones, each weight up or down at random. It is
played twice on the same deal with the seats exchanged. All weights then move a little towards the side that won more,
which is known as simultaneous perturbation. At the end stands the mean of the second half of the way, in which the luck
of single duels has evened out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from random import Random
from types import MappingProxyType

import msgspec

from waset.arena.running import processes
from waset.arena.table import play_out
from waset.bots import searching
from waset.bots.budget import Budget
from waset.bots.judging import JUDGEMENTS
from waset.bots.mason import Mason
from waset.bots.player import Place, Player
from waset.bots.search import Style
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Over
from waset.engine.match import Match
from waset.games import game_named

BATCH = 24  # duels between two changes of the weights
GAIN = 0.05  # how far one duel moves the weights, in strides
STRIDE, LEAST_STRIDE = 0.25, 0.05  # how far to the side weights are tried: a share of the one written by hand, at least


class Duel(msgspec.Struct, frozen=True):
    """Two games on one deal between two sets of weights."""

    game: str
    seats: int
    number: int
    seed: str
    above: tuple[float, ...]
    below: tuple[float, ...]
    trials: int = 0  # of a search; none is a Mason


def lead_of(duel: Duel) -> float:
    """By how much `above` won more than `below`: 1 when it won both games, -1 when it won neither."""
    return won_by_above(duel, 0) + won_by_above(duel, 1) - 1


def won_by_above(duel: Duel, first: int) -> float:
    """The share of the victory that went to `above`, which has every other seat from this one on."""
    game = game_named(duel.game)
    seed = f"{duel.seed}/{duel.seats}"
    match = Match(game, duel.seats, {})
    players = [
        fighter(
            Place(game, seat, Random(f"{seed}/{duel.number}/{seat}")),
            duel.above if seat % 2 == first else duel.below,
            duel.trials,
        )
        for seat in range(duel.seats)
    ]
    play_out(match, SealedDealer(seed_of(seed, duel.number)), players)
    over = match.pending
    assert isinstance(over, Over)
    if not over.winners:
        return 0.5
    return sum(seat % 2 == first for seat in over.winners) / len(over.winners)


def fighter(place: Place, weights: Sequence[float], trials: int) -> Player:
    """Somebody with these weights: one who searches for so many trials, or a Mason."""
    judgement = JUDGEMENTS[place.game.name]
    if trials:
        return searching(place, Style(weights, Budget(trials=trials), judgement.horizon))
    return Mason(place, judgement, weights)


class Way:
    """The weights on their way."""

    def __init__(
        self,
        game: str,
        seats: Sequence[int],
        seed: str,
        duels: int,
        trials: int = 0,
        kept: Mapping[str, float] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.duels = duels
        self.trials = trials
        names, by_hand = JUDGEMENTS[game].names, JUDGEMENTS[game].weights
        self.weights = [kept.get(name, weight) for name, weight in zip(names, by_hand, strict=True)]
        self.strides = [
            0.0 if name in kept else max(LEAST_STRIDE, STRIDE * abs(weight))
            for name, weight in zip(names, by_hand, strict=True)
        ]
        self.done = 0
        self.sums = [0.0] * len(self.weights)
        self.summed = 0

    def batches(self) -> Iterator[list[Duel]]:
        """The duels to come, a batch at a time, each from where the weights then are."""
        while self.done < self.duels:
            yield [self.duel(number) for number in range(self.done, min(self.duels, self.done + BATCH))]

    def duel(self, number: int) -> Duel:
        """Each weight a stride up on one side and down on the other."""
        ways = [way * stride for way, stride in zip(self.ways(number), self.strides, strict=True)]
        above = tuple(weight + way for weight, way in zip(self.weights, ways, strict=True))
        below = tuple(weight - way for weight, way in zip(self.weights, ways, strict=True))
        seats = self.seats[number % len(self.seats)]
        return Duel(self.game, seats, number, self.seed, above, below, self.trials)

    def ways(self, number: int) -> list[int]:
        """Up or down, for each weight of a duel."""
        rng = Random(f"{self.seed}/ways/{number}")
        return [rng.choice((-1, 1)) for _ in self.weights]

    def learn(self, leads: Sequence[float]) -> None:
        """Move the weights by what a batch of duels has shown."""
        for lead in leads:
            for index, way in enumerate(self.ways(self.done)):
                self.weights[index] += GAIN * lead * way * self.strides[index]
            self.done += 1
            if 2 * self.done > self.duels:
                self.sums = [total + weight for total, weight in zip(self.sums, self.weights, strict=True)]
                self.summed += 1

    @property
    def found(self) -> list[float]:
        """The mean of the second half of the way."""
        return [total / self.summed for total in self.sums]


def followed(way: Way, jobs: int) -> Iterator[float]:
    """Fight all duels, one after the other; the same seed leads to the same weights in any number of processes."""
    with ExitStack() as closing:
        fight: Callable[..., Iterable[float]] = (
            map if jobs == 1 else closing.enter_context(processes(min(jobs, BATCH))).in_order
        )
        for batch in way.batches():
            leads = list(fight(lead_of, batch))
            way.learn(leads)
            yield from leads
