"""[19.P8] Costs whose resource units must be all equal or all different; discounts may waive some of them [19.P10].

`docs/decisions/cleopatra-2019-payment.md` defines what a payment is; this module lists them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TypeAlias

from waset.engine.game import Reason
from waset.games.cleopatra.actions import Pay
from waset.games.cleopatra.cards import Cards, unpack
from waset.games.cleopatra.components import DOUBLES, RESOURCES, Card
from waset.games.cleopatra.rules.payment import (
    ARTISAN,
    KINDS,
    Cost,
    Purse,
    dirt,
    units_given,
    units_named,
    ways,
)

MATERIALS = range(1, KINDS)  # every kind but the Artisan [C.P5]
Numbers: TypeAlias = tuple[int, ...]  # by kind, from the Artisan on
Covering: TypeAlias = tuple[Cards, int]  # cards, and the wild cards beside them


class MatchedCost(Cost):
    """So many Artisans, and so many resource units of which all are alike in one way."""

    pattern: str  # what its units are called

    def __init__(self, artisans: int, resources: int) -> None:
        self.artisans = artisans
        self.resources = resources

    def useful(self, purse: Purse, kind: int) -> tuple[int, int]:
        """How many singles and doubles of this kind can be of use; the fewer they are, the more payments are alike."""
        raise NotImplementedError

    def reach(self, units: Sequence[int], wilds: int) -> int:
        """How many resource units of the pattern these units and wild cards make."""
        raise NotImplementedError

    def coverings(self, number: int, left: Numbers, singles: Numbers, doubles: Numbers, wilds: int) -> list[Covering]:
        """Every choice of cards that makes so many units with nothing superfluous [06.P7]."""
        raise NotImplementedError

    def uses(self, number: int, units: Sequence[int]) -> list[list[int]]:
        """Every choice of so many units of the pattern, by kind; the rest of them stays over."""
        raise NotImplementedError

    def parts(self) -> tuple[tuple[str, int], ...]:
        """Artisans, and units of the pattern."""
        return (ARTISAN.value, self.artisans), (self.pattern, self.resources)

    def is_payable(self, purse: Purse) -> bool:
        """With all discounts, whether there is enough."""
        units = purse.units
        if units[0] + purse.free_artisans < self.artisans:
            return False
        return self.reach(units, purse.wilds) + purse.free_resources >= self.resources

    def missing(self, purse: Purse) -> list[str]:
        """What even all cards and all discounts leave open."""
        return self.shortfall(purse.units, purse.wilds, purse.free_artisans, purse.free_resources)

    def shortfall(self, units: Sequence[int], wilds: int, free_artisans: int, free_resources: int) -> list[str]:
        """What these leave open, unit by unit."""
        artisans = self.artisans - free_artisans - units[0]
        resources = self.resources - free_resources - self.reach(units, wilds)
        return [ARTISAN.value] * max(0, artisans) + [self.pattern] * max(0, resources)

    def payments(self, purse: Purse) -> tuple[Pay, ...]:
        """For every way to use the discounts, what is then to be paid."""
        hand = purse.hand
        useful = [self.useful(purse, kind) for kind in MATERIALS]
        return matched_payments(
            self,
            tuple(purse.left_over[:KINDS]),
            (min(hand[0], self.artisans), useful[0][0], useful[1][0], useful[2][0], useful[3][0]),
            (min(hand[KINDS], self.artisans), useful[0][1], useful[1][1], useful[2][1], useful[3][1]),
            min(purse.wilds, self.resources),
            purse.wild,
            min(self.artisans, purse.free_artisans),
            min(self.resources, purse.free_resources),
        )

    def refusal(self, purse: Purse, payment: Pay, paid: bytes) -> Reason | None:
        """The discounts must be there, and the rest covered, with nothing superfluous."""
        if payment.merchants:
            return Reason("reason.merchants", "C.P1", {"merchants": purse.merchants})
        artisans, resources = payment.waived_artisans, payment.waived_resources
        if not 0 <= artisans <= min(self.artisans, purse.free_artisans):
            return Reason("reason.waived_artisans", "19.K7", {"number": min(self.artisans, purse.free_artisans)})
        if not 0 <= resources <= min(self.resources, purse.free_resources):
            return Reason("reason.waived_resources", "19.K6", {"number": min(self.resources, purse.free_resources)})
        missing = self.open_after(purse, payment)
        if missing:
            return Reason("reason.payment_short", "19.P8", {"missing": missing})
        for card in dict.fromkeys(payment.cards):
            cards = list(payment.cards)
            cards.remove(card)
            if not self.open_after(purse, Pay(tuple(cards), 0, artisans, resources)):
                return Reason("reason.superfluous", "06.P7", {"card": card.value})
        return self.wrongly_kept(purse, payment)

    def open_after(self, purse: Purse, payment: Pay) -> list[str]:
        """[19.P9] What a payment leaves open; wild cards take the kind that helps most."""
        wilds = payment.cards.count(purse.wild)
        units = units_given(payment, purse.left_over)
        return self.shortfall(units, wilds, payment.waived_artisans, payment.waived_resources)

    def wrongly_kept(self, purse: Purse, payment: Pay) -> Reason | None:
        """[19.P10] Which units stay is said just where it is open."""
        choices = self.rests(purse.left_over, payment)
        if payment.kept in (choices if len(choices) > 1 else [()]):
            return None
        return Reason("reason.kept", "19.P10", {"choices": len(choices)})

    def rests(self, left: bytes, payment: Pay) -> list[tuple[Card, ...]]:
        """What may stay over: all units but the Artisans and resource units that are used."""
        units = units_given(payment, left)
        wilds = sum(card.index >= 2 * KINDS for card in payment.cards)
        artisans = units[0] - (self.artisans - payment.waived_artisans)
        number = max(0, self.resources - payment.waived_resources - wilds)
        found = []
        for used in self.uses(number, units):
            rest = [artisans, *(units[kind] - used[kind] for kind in MATERIALS)]
            found.append(units_named(rest))
        return found

    def left_over(self, left: bytes, payment: Pay) -> tuple[Card, ...]:
        """What the payer said, or the only thing that can stay."""
        return payment.kept or self.rests(left, payment)[0]


class EqualCost(MatchedCost):
    """[19.P8] All resource units are of one kind."""

    pattern = "equal"

    def useful(self, purse: Purse, kind: int) -> tuple[int, int]:
        """None where even all of them are too few, else as many as units are needed."""
        number = self.resources
        if purse.units[kind] + purse.wilds + purse.free_resources < number:
            return 0, 0
        return min(purse.hand[kind], number), min(purse.hand[kind + KINDS], (number + 1) // 2)

    def reach(self, units: Sequence[int], wilds: int) -> int:
        """The largest number of one kind, and every wild card."""
        return max(units[1], units[2], units[3], units[4]) + wilds

    def coverings(self, number: int, left: Numbers, singles: Numbers, doubles: Numbers, wilds: int) -> list[Covering]:
        """Cards of one kind and wild cards; no other kind may do with the wild cards alone."""
        most_left = max(left[1:])
        if most_left >= number:
            return [(0, 0)]
        found: list[Covering] = [(0, number - most_left)] if number - most_left <= wilds else []
        for kind in MATERIALS:
            for single, double, wild in ways(number - left[kind], singles[kind], doubles[kind]):
                if single + double and wild <= wilds and most_left + wild < number:
                    found.append((single * RESOURCES[kind].one + double * DOUBLES[kind].one, wild))
        return found

    def uses(self, number: int, units: Sequence[int]) -> list[list[int]]:
        """All from one kind that has as many."""
        enough = [kind for kind in MATERIALS if units[kind] >= number]
        return [[number if kind == of else 0 for kind in range(KINDS)] for of in (enough if number else enough[:1])]


class DifferentCost(MatchedCost):
    """[19.P8] All resource units are of different kinds."""

    pattern = "different"

    def useful(self, purse: Purse, kind: int) -> tuple[int, int]:
        """One of each."""
        return min(purse.hand[kind], 1), min(purse.hand[kind + KINDS], 1)

    def reach(self, units: Sequence[int], wilds: int) -> int:
        """One of each kind there is, and every wild card."""
        return (units[1] > 0) + (units[2] > 0) + (units[3] > 0) + (units[4] > 0) + wilds

    def coverings(self, number: int, left: Numbers, singles: Numbers, doubles: Numbers, wilds: int) -> list[Covering]:
        """One card for each of as many new kinds as are missing, or a wild card."""
        new = [kind for kind in MATERIALS if not left[kind]]
        missing = number - (len(MATERIALS) - len(new))
        if missing <= 0:
            return [(0, 0)]
        found: list[Covering] = []
        for wild in range(min(wilds, missing) + 1):
            for kinds in combinations(new, missing - wild):
                cards_of = [single_or_double(kind, singles, doubles) for kind in kinds]
                found.extend((sum(chosen), wild) for chosen in product(*cards_of))
        return found

    def uses(self, number: int, units: Sequence[int]) -> list[list[int]]:
        """One each of some kinds."""
        there = [kind for kind in MATERIALS if units[kind]]
        return [[int(kind in chosen) for kind in range(KINDS)] for chosen in combinations(there, number)]


def single_or_double(kind: int, singles: Numbers, doubles: Numbers) -> list[Cards]:
    """The cards that give a unit of this kind, each alone."""
    found = [RESOURCES[kind].one] if singles[kind] else []
    return [*found, DOUBLES[kind].one] if doubles[kind] else found


@lru_cache(maxsize=8192)
def matched_payments(
    cost: MatchedCost,
    left: Numbers,
    singles: Numbers,
    doubles: Numbers,
    wilds: int,
    wild: Card,
    most_artisans: int,
    most_resources: int,
) -> tuple[Pay, ...]:
    """Every payment with nothing superfluous, for every use of the discounts, the cleanest first."""
    found: list[Pay] = []
    for waived_artisans in range(most_artisans + 1):
        need = max(0, cost.artisans - waived_artisans - left[0])
        artisans = [way for way in ways(need, singles[0], doubles[0]) if not way[2]]
        for waived_resources in range(most_resources + 1):
            coverings = cost.coverings(cost.resources - waived_resources, left, singles, doubles, wilds)
            for (single, double, _), (cards, wild_cards) in product(artisans, coverings):
                people = single * ARTISAN.one + double * DOUBLES[0].one
                payment = Pay(unpack(people + cards + wild_cards * wild.one), 0, waived_artisans, waived_resources)
                found += [payment] if cards else with_choices(cost, left, payment)
    return tuple(sorted(found, key=dirt))


def with_choices(cost: MatchedCost, left: Numbers, payment: Pay) -> list[Pay]:
    """[19.P10] A payment for each choice of what stays; there is one only where no material is paid but wild cards."""
    rests = cost.rests(bytes(left), payment)
    if len(rests) == 1:
        return [payment]
    waived = payment.waived_artisans, payment.waived_resources
    return [Pay(payment.cards, 0, waived[0], waived[1], rest) for rest in rests]
