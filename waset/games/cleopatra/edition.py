"""What an edition declares: numbers, lists and small functions. Shared code reads it and never asks which one it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from waset.engine.game import Happen
from waset.engine.settings import Setting
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.cards import Cards
from waset.games.cleopatra.components import Card, Cost, Piece

if TYPE_CHECKING:
    from waset.games.cleopatra.result import EndReason, Score
    from waset.games.cleopatra.rules.scoring import Sums
    from waset.games.cleopatra.state import State


class PieceType:
    """One category of the quarry: how many there are, what one costs, where it may stand and what it earns."""

    __slots__ = ("cost", "count", "piece", "reward", "rule", "spots")

    def __init__(
        self,
        rule: str,
        piece: Piece,
        count: int,
        cost: Cost,
        spots: Callable[[State], Sequence[int]],
        reward: Callable[[State, int], int],
    ) -> None:
        self.rule = rule
        self.piece = piece
        self.count = count
        self.cost = cost
        self.spots = spots
        self.reward = reward


class MosaicType:
    """The mosaics: what one costs, and what it earns on these squares."""

    __slots__ = ("cost", "reward", "rule")

    def __init__(self, rule: str, cost: Cost, reward: Callable[[State, int], int]) -> None:
        self.rule = rule
        self.cost = cost
        self.reward = reward


class SeatNumbers:
    """What depends on the number of seats: the deck, each player's merchants, and what corruption leads to."""

    __slots__ = ("consequence", "deck", "merchants")

    def __init__(self, deck: Cards, merchants: int, consequence: Callable[[Sequence[Sums]], tuple[Score, ...]]) -> None:
        self.deck = deck
        self.merchants = merchants
        self.consequence = consequence


class Edition:
    """A declaration in rulebook order."""

    def __init__(self, name: str, numbering: tuple[str, ...]) -> None:
        self.name = name
        self.numbering = numbering
        self.by_seats: dict[int, SeatNumbers] = {}
        self.talents = 0
        self.statues = 0
        self.hand = 0
        self.wild = Card.UNKNOWN
        self.mix: Callable[[int], tuple[int, int]] = no_mix
        self.settings: tuple[Setting, ...] = ()
        self.set_up: tuple[AnyTask, ...] = ()
        self.market_visit: tuple[AnyTask, ...] = ()
        self.quarry_visit: tuple[AnyTask, ...] = ()
        self.piece_types: tuple[PieceType, ...] = ()
        self.mosaics = MosaicType("", (0, 0, 0, 0, 0), no_reward)
        self.several_bonus: tuple[int, ...] = (0,)
        self.discard_penalty = 0
        self.highest_bid_returns = 0
        self.character_amulets: dict[Card, int] = {}
        self.walked: Callable[[State, int, Happen], None] = nothing_happens
        self.score: Callable[[State, EndReason, Happen], None] = no_score


def no_mix(count: int) -> tuple[int, int]:
    """No cards are turned face up."""
    return 0, count


def no_reward(state: State, squares: int) -> int:
    """Nothing is earned."""
    return 0


def nothing_happens(state: State, before: int, happen: Happen) -> None:
    """The game goes on."""


def no_score(state: State, reason: EndReason, happen: Happen) -> None:
    """Nothing is counted."""
