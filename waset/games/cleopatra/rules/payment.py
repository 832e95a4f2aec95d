"""[C.P] Paying: which cards and merchants cover a cost, with none too many."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TypeAlias

from waset.engine.game import Reason, Seat
from waset.games.cleopatra.actions import Pay
from waset.games.cleopatra.cards import Cards, count, counts, pack, pack_in_order, unpack
from waset.games.cleopatra.components import CARDS, DOUBLES, RESOURCES, Card, Cost
from waset.games.cleopatra.state import State

KINDS = len(RESOURCES)
Way: TypeAlias = tuple[int, int, int]  # singles, doubles, and units that something else must stand for


class Purse:
    """What a seat can pay with: cards by kind, wild cards, merchants, and units left over this turn."""

    __slots__ = ("hand", "left_over", "merchants", "units", "wilds")

    def __init__(self, state: State, seat: Seat) -> None:
        self.hand = hand = counts(state.hands[seat])
        self.left_over = left = counts(state.left_over)
        self.wilds = hand[state.edition.wild.index]
        self.merchants = state.merchants[seat]
        self.units = (
            left[0] + hand[0] + 2 * hand[5],
            left[1] + hand[1] + 2 * hand[6],
            left[2] + hand[2] + 2 * hand[7],
            left[3] + hand[3] + 2 * hand[8],
            left[4] + hand[4] + 2 * hand[9],
        )

    def needs(self, cost: Cost) -> Cost:
        """[C.P2] What is still to be paid after the left-over units of this turn."""
        left = self.left_over
        return (
            max(0, cost[0] - left[0]),
            max(0, cost[1] - left[1]),
            max(0, cost[2] - left[2]),
            max(0, cost[3] - left[3]),
            max(0, cost[4] - left[4]),
        )

    def affords(self, cost: Cost) -> bool:
        """Whether some payment covers the cost: merchants for anything, wild cards for all but Artisans [C.P5]."""
        units = self.units
        spare = self.merchants
        if cost[0] > units[0]:
            spare -= cost[0] - units[0]
            if spare < 0:
                return False
        spare += self.wilds
        if cost[1] > units[1]:
            spare -= cost[1] - units[1]
        if cost[2] > units[2]:
            spare -= cost[2] - units[2]
        if cost[3] > units[3]:
            spare -= cost[3] - units[3]
        if cost[4] > units[4]:
            spare -= cost[4] - units[4]
        return spare >= 0


def open_units(needs: Cost, paid: bytes) -> list[int]:
    """The units of each kind that these cards leave open."""
    return [max(0, needs[kind] - paid[kind] - 2 * paid[kind + KINDS]) for kind in range(KINDS)]


def covers(needs: Cost, paid: bytes, wilds: int, merchants: int) -> bool:
    """[C.P1] Whether these cards, wild cards and merchants match or exceed what is needed."""
    artisans, *others = open_units(needs, paid)
    return artisans <= merchants and artisans + sum(others) <= merchants + wilds


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


@lru_cache(maxsize=65536)
def payments(needs: Cost, singles: Cost, doubles: Cost, wilds: int, merchants: int, wild: Card) -> tuple[Pay, ...]:
    """Every payment that covers the needs with nothing superfluous, the cleanest first."""
    found: list[Pay] = []
    each = [ways(need, single, double) for need, single, double in zip(needs, singles, doubles, strict=True)]
    for chosen in product(*each):
        artisans = chosen[0][2]
        others = chosen[1][2] + chosen[2][2] + chosen[3][2] + chosen[4][2]
        most_wild = min(wilds, others)
        least_wild = max(0, artisans + others - merchants)
        if artisans > merchants or least_wild > most_wild:
            continue
        plain = pack_ways(chosen)
        found.extend(
            Pay(unpack(plain + used * wild.one), artisans + others - used) for used in range(least_wild, most_wild + 1)
        )
    return tuple(sorted(found, key=dirt))


def pack_ways(chosen: tuple[Way, ...]) -> Cards:
    """The cards of one way for each kind."""
    packed = 0
    for resource, double, way in zip(RESOURCES, DOUBLES, chosen, strict=True):
        packed += way[0] * resource.one + way[1] * double.one
    return packed


def dirt(payment: Pay) -> tuple[int, int, int]:
    """What a payment costs besides the cards: amulets, merchants, then cards."""
    return amulets_for(payment), payment.merchants, len(payment.cards)


def options(state: State, seat: Seat, cost: Cost) -> tuple[Pay, ...]:
    """Every payment this seat can make; what it holds is counted only as far as the needs go."""
    purse = Purse(state, seat)
    needs = purse.needs(cost)
    hand = purse.hand
    singles = tuple(min(need, hand[kind]) for kind, need in enumerate(needs))
    doubles = tuple(min((need + 1) // 2, hand[kind + KINDS]) for kind, need in enumerate(needs))
    total = sum(needs)
    return payments(
        needs,
        singles,
        doubles,
        min(purse.wilds, total - needs[0]),
        min(purse.merchants, total),
        state.edition.wild,
    )


def why_not(state: State, seat: Seat, cost: Cost, payment: Pay) -> Reason | None:
    """Why this payment is refused: not held, not a resource, not enough, or too much."""
    purse = Purse(state, seat)
    packed = pack_in_order(payment.cards)
    if packed is None:
        return Reason("reason.unsorted", "C.P1")
    paid = counts(packed)
    for card, number in zip(CARDS, paid, strict=True):
        if number > purse.hand[card.index]:
            return Reason("reason.not_held", "C.P1", {"card": card.value, "held": purse.hand[card.index]})
        if number and card.index >= 2 * KINDS and card is not state.edition.wild:
            return Reason("reason.not_a_resource", "C.P1", {"card": card.value})
    if not 0 <= payment.merchants <= purse.merchants:
        return Reason("reason.merchants", "06.P6", {"merchants": purse.merchants})
    wilds = paid[state.edition.wild.index]
    needs = purse.needs(cost)
    if not covers(needs, paid, wilds, payment.merchants):
        return Reason("reason.payment_short", "C.P1", {"missing": shortfall(needs, paid, wilds, payment.merchants)})
    return superfluous(state, needs, payment)


def superfluous(state: State, needs: Cost, payment: Pay) -> Reason | None:
    """[06.P7] A card or merchant that could be left out is refused."""
    packed = pack(payment.cards)
    wild = state.edition.wild
    for card in dict.fromkeys(payment.cards):
        without = packed - card.one
        if covers(needs, counts(without), count(without, wild), payment.merchants):
            return Reason("reason.superfluous", "06.P7", {"card": card.value})
    if payment.merchants and covers(needs, counts(packed), count(packed, wild), payment.merchants - 1):
        return Reason("reason.superfluous_merchant", "06.P7")
    return None


def shortfall(needs: Cost, paid: bytes, wilds: int, merchants: int) -> list[str]:
    """What is missing, unit by unit, after wild cards and merchants stood in where they can."""
    artisans, *others = ([resource] * left for resource, left in zip(RESOURCES, open_units(needs, paid), strict=True))
    still_open = artisans + [unit for units in others for unit in units][wilds:]
    return [unit.value for unit in still_open[merchants:]]


def cannot_pay(state: State, seat: Seat, cost: Cost) -> list[str]:
    """What a seat is missing even if it gave everything it has."""
    purse = Purse(state, seat)
    return shortfall(purse.needs(cost), purse.hand, purse.wilds, purse.merchants)


def left_over(state: State, cost: Cost, payment: Pay) -> tuple[Card, ...]:
    """[C.P2] The units that are still good after this payment; wild cards and merchants leave none."""
    paid = counts(pack(payment.cards))
    before = counts(state.left_over)
    units: list[Card] = []
    for kind, resource in enumerate(RESOURCES):
        units += [resource] * max(0, before[kind] + paid[kind] + 2 * paid[kind + KINDS] - cost[kind])
    return tuple(units)


def amulets_for(payment: Pay) -> int:
    """[C.P4] One amulet for every tainted card."""
    return sum(card.tainted for card in payment.cards)
