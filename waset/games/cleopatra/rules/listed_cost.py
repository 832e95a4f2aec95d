"""[06.B] Costs that list the units of every kind, where wild cards and Nile Merchants stand in."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from waset.engine.game import Reason
from waset.games.cleopatra.actions import Pay
from waset.games.cleopatra.cards import Cards, counts, pack, unpack
from waset.games.cleopatra.components import DOUBLES, RESOURCES, Card
from waset.games.cleopatra.rules.payment import KINDS, Cost, Purse, Units, Way, dirt, units_given, units_named, ways


class ListedCost(Cost):
    """So many units of Artisan, Stone, Marble, Wood and Lapis."""

    def __init__(self, units: Units) -> None:
        self.units = units

    def parts(self) -> tuple[tuple[str, int], ...]:
        """The kinds that are needed."""
        named = zip(RESOURCES, self.units, strict=True)
        return tuple((resource.value, number) for resource, number in named if number)

    def is_payable(self, purse: Purse) -> bool:
        """Merchants stand for anything [06.P6], wild cards for all but Artisans, where the table is as usual [C.P5]."""
        cost = self.units
        units = purse.units
        wilds = purse.wilds
        spare = purse.merchants
        if purse.wild_artisans:
            spare, wilds = spare + wilds, 0
        if cost[0] > units[0]:
            spare -= cost[0] - units[0]
            if spare < 0:
                return False
        spare += wilds
        if cost[1] > units[1]:
            spare -= cost[1] - units[1]
        if cost[2] > units[2]:
            spare -= cost[2] - units[2]
        if cost[3] > units[3]:
            spare -= cost[3] - units[3]
        if cost[4] > units[4]:
            spare -= cost[4] - units[4]
        return spare >= 0

    def needs(self, left: bytes) -> Units:
        """[C.P2] What is still to be paid after the left-over units of this turn."""
        cost = self.units
        return (
            max(0, cost[0] - left[0]),
            max(0, cost[1] - left[1]),
            max(0, cost[2] - left[2]),
            max(0, cost[3] - left[3]),
            max(0, cost[4] - left[4]),
        )

    def payments(self, purse: Purse) -> tuple[Pay, ...]:
        """What is held counts only as far as the needs go."""
        needs = self.needs(purse.left_over)
        hand = purse.hand
        singles = tuple(min(need, hand[kind]) for kind, need in enumerate(needs))
        doubles = tuple(min((need + 1) // 2, hand[kind + KINDS]) for kind, need in enumerate(needs))
        means = Means(purse.wild_artisans, purse.wilds, purse.merchants)
        return listed_payments(needs, singles, doubles, means.at_most(needs), purse.wild)

    def missing(self, purse: Purse) -> list[str]:
        """Unit by unit, after wild cards and merchants stood in where they can."""
        means = Means(purse.wild_artisans, purse.wilds, purse.merchants)
        return shortfall(self.needs(purse.left_over), purse.hand, means)

    def refusal(self, purse: Purse, payment: Pay, paid: bytes) -> Reason | None:
        """It must cover the needs with merchants that are there, and with nothing superfluous."""
        if payment.waived_artisans or payment.waived_resources or payment.kept:
            return Reason("reason.no_discount", "C.P1")
        if not 0 <= payment.merchants <= purse.merchants:
            return Reason("reason.merchants", "06.P6", {"merchants": purse.merchants})
        needs, means = self.needs(purse.left_over), means_given(purse, paid, payment.merchants)
        if not covers(needs, paid, means):
            return Reason("reason.payment_short", "C.P1", {"missing": shortfall(needs, paid, means)})
        return superfluous(purse, needs, payment)

    def left_over(self, left: bytes, payment: Pay) -> tuple[Card, ...]:
        """What exceeds the cost, kind by kind."""
        given = units_given(payment, left)
        return units_named([max(0, given[kind] - self.units[kind]) for kind in range(KINDS)])


class Means(NamedTuple):
    """What stands in for units: wild cards, for Artisans too or not, and merchants."""

    wild_artisans: bool
    wilds: int
    merchants: int

    def at_most(self, needs: Units) -> Means:
        """As many as can be of use."""
        total = sum(needs)
        replaced = total if self.wild_artisans else total - needs[0]
        return Means(self.wild_artisans, min(self.wilds, replaced), min(self.merchants, total))

    def by_wilds(self, artisans: int, others: int) -> int:
        """How many of these open units wild cards may stand for [C.P5]."""
        return artisans + others if self.wild_artisans else others


def means_given(purse: Purse, paid: bytes, merchants: int) -> Means:
    """The means in a payment of these cards."""
    return Means(purse.wild_artisans, paid[purse.wild.index], merchants)


def open_units(needs: Units, paid: bytes) -> list[int]:
    """The units of each kind that these cards leave open."""
    return [max(0, needs[kind] - paid[kind] - 2 * paid[kind + KINDS]) for kind in range(KINDS)]


def covers(needs: Units, paid: bytes, means: Means) -> bool:
    """[C.P1] Whether these cards, wild cards and merchants match or exceed what is needed."""
    artisans, *others = open_units(needs, paid)
    total = artisans + sum(others)
    return total - means.by_wilds(artisans, sum(others)) <= means.merchants and total <= means.merchants + means.wilds


@lru_cache(maxsize=8192)
def listed_payments(needs: Units, singles: Units, doubles: Units, means: Means, wild: Card) -> tuple[Pay, ...]:
    """Every payment that covers the needs with nothing superfluous, the cleanest first."""
    found: list[Pay] = []
    each = [ways(need, single, double) for need, single, double in zip(needs, singles, doubles, strict=True)]
    for chosen in product(*each):
        artisans = chosen[0][2]
        others = chosen[1][2] + chosen[2][2] + chosen[3][2] + chosen[4][2]
        most_wild = min(means.wilds, means.by_wilds(artisans, others))
        least_wild = max(0, artisans + others - means.merchants)
        if least_wild > most_wild:
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


def superfluous(purse: Purse, needs: Units, payment: Pay) -> Reason | None:
    """[06.P7] A card or merchant that could be left out is refused."""
    packed = pack(payment.cards)
    for card in dict.fromkeys(payment.cards):
        without = counts(packed - card.one)
        if covers(needs, without, means_given(purse, without, payment.merchants)):
            return Reason("reason.superfluous", "06.P7", {"card": card.value})
    paid = counts(packed)
    if payment.merchants and covers(needs, paid, means_given(purse, paid, payment.merchants - 1)):
        return Reason("reason.superfluous_merchant", "06.P7")
    return None


def shortfall(needs: Units, paid: bytes, means: Means) -> list[str]:
    """What is missing, unit by unit, after wild cards and merchants stood in where they can."""
    artisans, *others = ([resource] * left for resource, left in zip(RESOURCES, open_units(needs, paid), strict=True))
    materials = [unit for units in others for unit in units]
    spare = max(0, means.wilds - len(materials)) if means.wild_artisans else 0
    still_open = artisans[spare:] + materials[means.wilds :]
    return [unit.value for unit in still_open[means.merchants :]]
