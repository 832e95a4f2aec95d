"""Weights from self-play: bots play thousands of games, and the weights are fitted to who won from which position.

The first games are many and quick: everybody goes by first sight. Then fewer games are played by Masons with the
weights found so far, which are fitted again, held to what they were. Positions are taken where a turn begins, as the
table really stands; the players themselves see only views.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from waset.arena.fitting import Position
from waset.bots.apprentice import Apprentice
from waset.bots.budget import Budget
from waset.bots.judging import JUDGEMENTS
from waset.bots.mason import Mason
from waset.bots.player import Place, Player
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.game import Over
from waset.engine.match import Match
from waset.games import game_named

KEPT = 12  # positions of each game
PULL = 20.0  # how hard weights are held to those written by hand
FIRM_PULL = 200.0  # how hard they are held to those of the first games
HEAT = 0.7  # of play at first sight: not all games should be alike


class Lesson(msgspec.Struct, frozen=True):
    """One game to play and learn from."""

    game: str
    seats: int
    number: int
    seed: str
    weights: tuple[float, ...] | None  # None: everybody goes by first sight


def players_of(lesson: Lesson, rng: Random) -> list[Player]:
    """Masons with the weights found so far, or players who go by first sight."""
    game, judgement = game_named(lesson.game), JUDGEMENTS[lesson.game]
    places = [Place(game, seat, rng, Budget(trials=1)) for seat in range(lesson.seats)]
    if lesson.weights is None:
        return [Apprentice(place, judgement, HEAT) for place in places]
    return [Mason(place, judgement, lesson.weights) for place in places]


def learned(lesson: Lesson) -> list[Position]:
    """Play the game and keep some of its positions with how it ended."""
    game, judgement = game_named(lesson.game), JUDGEMENTS[lesson.game]
    rng = Random(f"{lesson.seed}/{lesson.seats}/{lesson.number}")
    match: Match[Any] = Match(game, lesson.seats, {})
    dealer = SealedDealer(seed_of(f"{lesson.seed}/{lesson.seats}", lesson.number))
    players = players_of(lesson, rng)
    seen: list[list[list[float]]] = []
    turn = -1
    match.deal(dealer)
    while asked := match.asked:
        if judgement.turn(match.state) != turn:
            turn = judgement.turn(match.state)
            seen.append([judgement.features(match.state, seat) for seat in range(lesson.seats)])
        for seat in asked:
            match.play(seat, players[seat].choose(match.view(seat), match.choices(seat)))
        match.deal(dealer)
    shares = shares_of(match)
    return [Position(features, shares) for features in rng.sample(seen, min(KEPT, len(seen)))] if sum(shares) else []


def shares_of(match: Match[Any]) -> list[float]:
    """Each seat's share of the victory."""
    over = match.pending
    assert isinstance(over, Over)
    return [float(seat in over.winners) / max(1, len(over.winners)) for seat in range(match.seats)]


def lessons(game: str, seats: Sequence[int], games: int, seed: str, weights: Sequence[float] | None) -> list[Lesson]:
    """So many games, shared among the numbers of seats."""
    found = None if weights is None else tuple(weights)
    return [Lesson(game, seats[number % len(seats)], number, seed, found) for number in range(games)]


def taught(todo: Sequence[Lesson], jobs: int) -> Iterator[list[Position]]:
    """The positions of every game, in order, so that the same seed gives the same weights."""
    if jobs == 1:
        yield from map(learned, todo)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(learned, todo, chunksize=4)
