"""[06.B] Costs that list the units of every kind, where wild cards and Nile Merchants stand in."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

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
        """Merchants stand for anything [06.P6], wild cards for all but Artisans [C.P5]."""
        cost = self.units
        units = purse.units
        spare = purse.merchants
        if cost[0] > units[0]:
            spare -= cost[0] - units[0]
            if spare < 0:
                return False
        spare += purse.wilds
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
        total = sum(needs)
        wilds, merchants = min(purse.wilds, total - needs[0]), min(purse.merchants, total)
        return listed_payments(needs, singles, doubles, wilds, merchants, purse.wild)

    def missing(self, purse: Purse) -> list[str]:
        """Unit by unit, after wild cards and merchants stood in where they can."""
        return shortfall(self.needs(purse.left_over), purse.hand, purse.wilds, purse.merchants)

    def refusal(self, purse: Purse, payment: Pay, paid: bytes) -> Reason | None:
        """It must cover the needs with merchants that are there, and with nothing superfluous."""
        if payment.waived_artisans or payment.waived_resources or payment.kept:
            return Reason("reason.no_discount", "C.P1")
        if not 0 <= payment.merchants <= purse.merchants:
            return Reason("reason.merchants", "06.P6", {"merchants": purse.merchants})
        needs, wilds = self.needs(purse.left_over), paid[purse.wild.index]
        if not covers(needs, paid, wilds, payment.merchants):
            return Reason("reason.payment_short", "C.P1", {"missing": shortfall(needs, paid, wilds, payment.merchants)})
        return superfluous(purse.wild, needs, payment)

    def left_over(self, left: bytes, payment: Pay) -> tuple[Card, ...]:
        """What exceeds the cost, kind by kind."""
        given = units_given(payment, left)
        return units_named([max(0, given[kind] - self.units[kind]) for kind in range(KINDS)])


def open_units(needs: Units, paid: bytes) -> list[int]:
    """The units of each kind that these cards leave open."""
    return [max(0, needs[kind] - paid[kind] - 2 * paid[kind + KINDS]) for kind in range(KINDS)]


def covers(needs: Units, paid: bytes, wilds: int, merchants: int) -> bool:
    """[C.P1] Whether these cards, wild cards and merchants match or exceed what is needed."""
    artisans, *others = open_units(needs, paid)
    return artisans <= merchants and artisans + sum(others) <= merchants + wilds


@lru_cache(maxsize=8192)
def listed_payments(
    needs: Units, singles: Units, doubles: Units, wilds: int, merchants: int, wild: Card
) -> tuple[Pay, ...]:
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


def superfluous(wild: Card, needs: Units, payment: Pay) -> Reason | None:
    """[06.P7] A card or merchant that could be left out is refused."""
    packed = pack(payment.cards)
    for card in dict.fromkeys(payment.cards):
        without = counts(packed - card.one)
        if covers(needs, without, without[wild.index], payment.merchants):
            return Reason("reason.superfluous", "06.P7", {"card": card.value})
    paid = counts(packed)
    if payment.merchants and covers(needs, paid, paid[wild.index], payment.merchants - 1):
        return Reason("reason.superfluous_merchant", "06.P7")
    return None


def shortfall(needs: Units, paid: bytes, wilds: int, merchants: int) -> list[str]:
    """What is missing, unit by unit, after wild cards and merchants stood in where they can."""
    artisans, *others = ([resource] * left for resource, left in zip(RESOURCES, open_units(needs, paid), strict=True))
    still_open = artisans + [unit for units in others for unit in units][wilds:]
    return [unit.value for unit in still_open[merchants:]]
