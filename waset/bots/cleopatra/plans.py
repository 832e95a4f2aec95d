"""What a hand could build in one turn, and which cards it still wants for more."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from waset.bots.cleopatra.board import Board, Site
from waset.bots.cleopatra.spending import FREE_ARTISANS, MERCHANTS, WILDS, Means, means_of
from waset.games.cleopatra.cards import Cards, counts, mask, size
from waset.games.cleopatra.components import CARDS, HAND_LIMIT, Card, Piece
from waset.games.cleopatra.rules.payment import KINDS

UNIT = 1.1  # what a unit must at least earn
ROOMY, CROWDED = 8, 0.15  # each card above so many makes the others less dear: soon there is no room for more [C.H1]
WILD = 0.6  # more, for an amulet comes with it
MERCHANT = 3.4  # what a merchant must earn: it is worth almost as much at the end
MOST_PIECES = 4
STOCK = (0.75, 0.45, 0.45, 0.45, 0.45)  # what the first unit that nothing waits for is worth, by kind
PATIENCE = 0.86  # what a unit is worth with each more that is missing besides it
RESOURCE_CARDS: Cards = mask(CARDS[: Card.BEGGAR.index])


class Grants(NamedTuple):
    """What holds for one turn: discounts, money for every piece, and the pieces built already."""

    free_artisans: int = 0
    free_resources: int = 0
    piece_bonus: int = 0
    built: int = 0
    each_piece: bool = False  # whether the discounts are there again for every piece [19.K6] [19.K7]

    def after_piece(self, waived_artisans: int, waived_resources: int) -> Grants:
        """What is granted once one more piece is built."""
        if self.each_piece:
            waived_artisans = waived_resources = 0
        artisans, resources = self.free_artisans - waived_artisans, self.free_resources - waived_resources
        return Grants(artisans, resources, self.piece_bonus, self.built + 1, self.each_piece)


NO_GRANTS = Grants()


class Plan:
    """Pieces to build in one turn: what they earn, with the bonus for several, and what they take."""

    __slots__ = ("amulets", "board", "ease", "keeps", "merchants", "pieces", "rest", "reward", "units", "wants")

    def __init__(self, board: Board, rest: Means) -> None:
        self.board = board
        self.rest = rest
        self.pieces: list[Piece] = []
        self.reward = 0
        self.ease = 1.0
        self.units = 0
        self.amulets = 0
        self.merchants = 0
        self.wants: list[float] = []
        self.keeps: list[list[float]] = []

    def wanted(self) -> list[float]:
        """What one more unit of each kind is worth, once the plan is carried out."""
        if not self.wants:
            look_further(self)
        return self.wants

    def kept(self) -> list[list[float]]:
        """What each unit beside the plan is worth, by kind, the most useful first."""
        if not self.wants:
            look_further(self)
        return self.keeps


@lru_cache(maxsize=8192)
def plan_of(board: Board, hand: Cards, left_over: Cards, merchants: int, grants: Grants) -> Plan:
    """Piece by piece, the one that earns most beyond what it takes; `hand` without characters."""
    free = grants.free_artisans, grants.free_resources
    means = means_of(hand, left_over, board.edition.wild, merchants, free)
    plan = Plan(board, means)
    plan.ease = ease_of(size(hand))
    while len(plan.pieces) < MOST_PIECES and add_best(plan, grants):
        pass
    plan.merchants = merchants - plan.rest[MERCHANTS]
    plan.amulets = tainted_needed(hand, left_over, means, plan.rest)
    return plan


def ease_of(cards: int) -> float:
    """How dear units are to a hand of so many cards."""
    return 1 - CROWDED * max(0, min(cards, HAND_LIMIT) - ROOMY)


def add_best(plan: Plan, grants: Grants) -> bool:
    """Add the piece that is worth most, if there is one that is worth anything."""
    bonus = bonus_for_one_more(plan, grants)
    best, best_value, best_rest, best_reward = None, 0.0, plan.rest, 0
    for site in plan.board.sites:
        built = plan.pieces.count(site.piece)
        rest = site.spend(site.cost, plan.rest) if built < len(site.rewards) else None
        if rest is None:
            continue
        reward = site.rewards[built] + bonus
        value = reward - price_of(plan.rest, rest, UNIT * plan.ease)
        if value > best_value:
            best, best_value, best_rest, best_reward = site, value, rest, reward
    if best is None:
        return False
    plan.units += sum(plan.rest[: WILDS + 1]) - sum(best_rest[: WILDS + 1])
    if grants.each_piece:
        best_rest[FREE_ARTISANS:] = [grants.free_artisans, grants.free_resources]
    plan.rest = best_rest
    plan.reward += best_reward
    plan.pieces.append(best.piece)
    return True


def bonus_for_one_more(plan: Plan, grants: Grants) -> int:
    """[06.B9] [19.K3] What one more piece earns besides its reward."""
    bonuses = plan.board.edition.several_bonus
    built, last = grants.built + len(plan.pieces), len(bonuses) - 1
    return grants.piece_bonus + bonuses[min(built + 1, last)] - bonuses[min(built, last)]


def price_of(before: Means, after: Means, unit: float) -> float:
    """What a piece takes, as far as it matters for what to build next."""
    units = sum(before[:MERCHANTS]) - sum(after[:MERCHANTS])
    return unit * units + WILD * (before[WILDS] - after[WILDS]) + MERCHANT * (before[MERCHANTS] - after[MERCHANTS])


def tainted_needed(hand: Cards, left_over: Cards, before: Means, after: Means) -> int:
    """[C.P4] How many tainted cards it takes at least."""
    held, left = counts(hand), counts(left_over)
    tainted = before[WILDS] - after[WILDS]
    for kind in range(KINDS):
        short = before[kind] - after[kind] - left[kind] - held[kind]
        if short > 0:
            tainted += (short + 1) // 2
    return tainted


def look_further(plan: Plan) -> None:
    """A unit is worth most when little else is missing for a piece that earns much; else it is stock."""
    rest = plan.rest
    wants = [STOCK[kind] / (1 + 0.5 * rest[kind]) for kind in range(KINDS)]
    keeps = [[STOCK[kind] / (1 + 0.5 * copy) for copy in range(rest[kind])] for kind in range(KINDS)]
    for site in plan.board.sites:
        appeal = appeal_of(site, plan)
        if not appeal:
            continue
        need = site.need(site.cost, rest)
        value = appeal * PATIENCE ** (need.missing - 1)
        for kind in need.wanted:
            wants[kind] = max(wants[kind], value)
        value *= PATIENCE
        for kind, number in need.used:
            kept = keeps[kind]
            for copy in range(number):
                kept[copy] = max(kept[copy], value)
    plan.wants, plan.keeps = wants, keeps


def appeal_of(site: Site, plan: Plan) -> float:
    """What a unit for the next piece of a category would earn."""
    built = plan.pieces.count(site.piece)
    return site.rewards[built] / site.units if built < len(site.rewards) else 0.0
