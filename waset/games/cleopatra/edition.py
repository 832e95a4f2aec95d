"""What an edition declares: numbers, lists and small functions. Shared code reads it and never asks which one it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from waset.engine.game import Happen
from waset.engine.settings import Setting, Value
from waset.games.cleopatra.agenda import AnyTask
from waset.games.cleopatra.components import Card, Piece
from waset.games.cleopatra.table_rules import TableRules

if TYPE_CHECKING:
    from waset.games.cleopatra.geometry import Squares
    from waset.games.cleopatra.result import EndReason, Score
    from waset.games.cleopatra.rules.payment import Cost
    from waset.games.cleopatra.rules.scoring import Sums
    from waset.games.cleopatra.state import State


class PieceType:
    """One category of the quarry: how many there are, what one costs, where it may stand and what it earns."""

    __slots__ = ("added", "base", "cost", "count", "piece", "rule", "spots")

    def __init__(
        self,
        rule: str,
        piece: Piece,
        count: int,
        cost: Cost,
        spots: Callable[[State, Piece], Sequence[int]],
        base: int,
        added: Callable[[State, int], int],
    ) -> None:
        self.rule = rule
        self.piece = piece
        self.count = count
        self.cost = cost
        self.spots = spots
        self.base = base
        self.added = added

    def reward(self, state: State, spot: int) -> int:
        """What a piece would earn on this spot, as the board is now."""
        return self.base + self.added(state, spot)


class MosaicType:
    """The mosaics: what one costs, and what it earns besides the palms on these squares."""

    __slots__ = ("base", "cost", "palms", "rule")

    def __init__(self, rule: str, cost: Cost, base: int, palms: Callable[[Squares], int]) -> None:
        self.rule = rule
        self.cost = cost
        self.base = base
        self.palms = palms

    def reward(self, mask: Squares) -> int:
        """What a mosaic would earn on these squares, with its palms."""
        return self.base + self.palms(mask)


class SeatNumbers:
    """What depends on the number of seats: each player's merchants, and what corruption leads to."""

    __slots__ = ("consequence", "merchants")

    def __init__(self, merchants: int, consequence: Callable[[Sequence[Sums]], tuple[Score, ...]]) -> None:
        self.merchants = merchants
        self.consequence = consequence


class Power:
    """What a worshipper of Sobek grants for a turn, and what is done before the visit."""

    __slots__ = ("artisans", "piece_bonus", "resources", "rule", "tasks")

    def __init__(
        self, rule: str, tasks: tuple[AnyTask, ...], piece_bonus: int = 0, artisans: int = 0, resources: int = 0
    ) -> None:
        self.rule = rule
        self.tasks = tasks
        self.piece_bonus = piece_bonus
        self.artisans = artisans
        self.resources = resources


class Edition:
    """A declaration in rulebook order. Money is called talents in all code; what players read is in the catalogues."""

    def __init__(self, name: str, numbering: tuple[str, ...], mosaics: MosaicType) -> None:
        self.name = name
        self.numbering = numbering
        self.by_seats: dict[int, SeatNumbers] = {}
        self.talents = 0
        self.statues = 0
        self.hand = 0
        self.wild = Card.UNKNOWN
        self.mix: Callable[[int], tuple[int, int]] = no_mix
        self.settings: tuple[Setting, ...] = ()
        self.rules: Callable[[int, Mapping[str, Value]], TableRules] = no_rules
        self.set_up: tuple[AnyTask, ...] = ()
        self.piece_types: tuple[PieceType, ...] = ()
        self.mosaics = mosaics
        self.several_bonus: tuple[int, ...] = (0,)
        self.discard_penalty = 0
        self.highest_bid_returns = 0
        self.dice = 0
        self.offering_after = 0
        self.character_amulets: dict[Card, int] = {}
        self.worshippers: tuple[Power, ...] = ()
        self.end_rule = ""
        self.walked: Callable[[State, int, Happen], None] = nothing_happens
        self.score: Callable[[State, EndReason, Happen], None] = no_score


def no_mix(count: int) -> tuple[int, int]:
    """No cards are turned face up."""
    return 0, count


def no_rules(seats: int, chosen: Mapping[str, Value]) -> TableRules:
    """Nothing is chosen, and there are no cards."""
    return TableRules(deck=0)


def nothing_happens(state: State, before: int, happen: Happen) -> None:
    """The game goes on."""


def no_score(state: State, reason: EndReason, happen: Happen) -> None:
    """Nothing is counted."""
