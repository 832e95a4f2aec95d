"""[C.P] Paying: what a seat can pay with, and what every kind of cost must answer."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from waset.engine.game import Reason, Seat
from waset.games.cleopatra.actions import Pay
from waset.games.cleopatra.cards import Cards, counts, mask, pack, pack_in_order
from waset.games.cleopatra.components import CARDS, DOUBLES, RESOURCES, Card
from waset.games.cleopatra.state import State

KINDS = len(RESOURCES)
ARTISAN = RESOURCES[0]
DOUBLE_CARDS: Cards = mask(DOUBLES)
Units: TypeAlias = tuple[int, int, int, int, int]  # of Artisan, Stone, Marble, Wood, Lapis
Way: TypeAlias = tuple[int, int, int]  # singles, doubles, and units that something else must stand for


class Purse:
    """What a seat can pay with: cards by kind, wild cards, merchants, units left over this turn, and discounts."""

    __slots__ = (
        "free_artisans",
        "free_resources",
        "hand",
        "left_over",
        "merchants",
        "units",
        "wild",
        "wild_artisans",
        "wilds",
    )

    def __init__(self, state: State, seat: Seat) -> None:
        self.hand = hand = counts(state.hands[seat])
        self.left_over = left = counts(state.left_over)
        self.wild = state.edition.wild
        self.wilds = hand[self.wild.index]
        self.wild_artisans = state.rules.wild_artisans
        self.merchants = state.merchants[seat]
        self.free_artisans = state.free_artisans
        self.free_resources = state.free_resources
        self.units: Units = (
            left[0] + hand[0] + 2 * hand[5],
            left[1] + hand[1] + 2 * hand[6],
            left[2] + hand[2] + 2 * hand[7],
            left[3] + hand[3] + 2 * hand[8],
            left[4] + hand[4] + 2 * hand[9],
        )


class Cost:
    """What a piece costs, and every answer about paying it."""

    def parts(self) -> tuple[tuple[str, int], ...]:
        """What is to be paid, by name and number."""
        raise NotImplementedError

    def is_payable(self, purse: Purse) -> bool:
        """Whether some payment covers it."""
        raise NotImplementedError

    def payments(self, purse: Purse) -> tuple[Pay, ...]:
        """[06.P7] Every payment that covers it with nothing superfluous, the cleanest first."""
        raise NotImplementedError

    def missing(self, purse: Purse) -> list[str]:
        """What is missing even if everything were given, by the names of its parts."""
        raise NotImplementedError

    def refusal(self, purse: Purse, payment: Pay, paid: bytes) -> Reason | None:
        """Why a payment of resource cards that are held is refused: not enough, or too much."""
        raise NotImplementedError

    def left_over(self, left: bytes, payment: Pay) -> tuple[Card, ...]:
        """[C.P2] The units that are still good after this payment."""
        raise NotImplementedError


def options(state: State, seat: Seat, cost: Cost) -> tuple[Pay, ...]:
    """Every payment this seat can make."""
    return cost.payments(Purse(state, seat))


def why_not(state: State, seat: Seat, cost: Cost, payment: Pay) -> Reason | None:
    """Why this payment is refused: not held, not a resource, or by the cost itself."""
    purse = Purse(state, seat)
    packed = pack_in_order(payment.cards)
    if packed is None:
        return Reason("reason.unsorted", "C.P1")
    paid = counts(packed)
    for card, number in zip(CARDS, paid, strict=True):
        if number > purse.hand[card.index]:
            return Reason("reason.not_held", "C.P1", {"card": card.value, "held": purse.hand[card.index]})
        if number and card.index >= 2 * KINDS and card is not purse.wild:
            return Reason("reason.not_a_resource", "C.P1", {"card": card.value})
    return cost.refusal(purse, payment, paid)


def left_over(state: State, cost: Cost, payment: Pay) -> tuple[Card, ...]:
    """[C.P2] The units that are still good after this payment; only doubles leave any."""
    if not state.left_over and not pack(payment.cards) & DOUBLE_CARDS:
        return ()
    return cost.left_over(counts(state.left_over), payment)


def dirt(payment: Pay) -> tuple[int, int, int, int]:
    """What a payment costs besides the cards: amulets, merchants, discounts, then cards."""
    waived = payment.waived_artisans + payment.waived_resources
    return amulets_for(payment), payment.merchants, waived, len(payment.cards)


def amulets_for(payment: Pay) -> int:
    """[C.P4] One amulet for every tainted card."""
    amulets = 0
    for card in payment.cards:
        if card.tainted:
            amulets += 1
    return amulets


def units_given(payment: Pay, left: bytes) -> list[int]:
    """The units of each kind in the cards of a payment and those left over; a double gives two [C.P1]."""
    paid = counts(pack(payment.cards))
    return [left[kind] + paid[kind] + 2 * paid[kind + KINDS] for kind in range(KINDS)]


def units_named(numbers: list[int]) -> tuple[Card, ...]:
    """Units one by one, in the order of the kinds."""
    units: list[Card] = []
    for kind, resource in enumerate(RESOURCES):
        units += [resource] * numbers[kind]
    return tuple(units)


@lru_cache(maxsize=4096)
def ways(need: int, singles: int, doubles: int) -> tuple[Way, ...]:
    """Every way to pay units of one kind in which no card is superfluous [06.P7].

    Cards that leave units open must fit exactly; nothing open may exceed the need only by half of a double.
    """
    found: list[Way] = []
    for double in range(min(doubles, (need + 1) // 2) + 1):
        if 2 * double > need:
            found.append((0, double, 0))
            continue
        rest = need - 2 * double
        found.extend((single, double, rest - single) for single in range(min(singles, rest) + 1))
    return tuple(found)
