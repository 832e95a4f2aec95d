"""What a hand can pay for, in units: quick answers for planning, where the rules list every payment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from waset.games.cleopatra.cards import Cards, counts
from waset.games.cleopatra.components import Card
from waset.games.cleopatra.rules.listed_cost import ListedCost
from waset.games.cleopatra.rules.matched_cost import DifferentCost, EqualCost, MatchedCost
from waset.games.cleopatra.rules.payment import KINDS, Cost, Units
from waset.games.cleopatra.table_rules import TableRules

# Units of the five kinds, then wild cards, merchants, and the discounts on Artisans and on resources.
Means: TypeAlias = list[int]
WILDS, MERCHANTS, FREE_ARTISANS, FREE_RESOURCES = range(KINDS, KINDS + 4)
MATERIALS = range(1, KINDS)


def means_of(hand: Cards, left_over: Cards, wild: Card, merchants: int, free: tuple[int, int]) -> Means:
    """Everything a seat can pay with; a double is two units."""
    held = counts(hand + left_over)
    units = [held[kind] + 2 * held[kind + KINDS] for kind in range(KINDS)]
    return [*units, held[wild.index], merchants, *free]


def spend_listed(cost: ListedCost, means: Means) -> Means | None:
    """Units first, then wild cards, then merchants."""
    rest, units = means[:], cost.units
    artisans = units[0] - rest[0]
    if artisans > 0:
        rest[0] = 0
        rest[MERCHANTS] -= artisans
    else:
        rest[0] = -artisans
    missing = 0
    for kind in MATERIALS:
        left = rest[kind] - units[kind]
        if left < 0:
            missing -= left
            left = 0
        rest[kind] = left
    return stood_in(rest, missing)


def spend_listed_freely(cost: ListedCost, means: Means) -> Means | None:
    """[C.P5] The same where wild cards stand for Artisans too."""
    rest, units, missing = means[:], cost.units, 0
    for kind in range(KINDS):
        left = rest[kind] - units[kind]
        if left < 0:
            missing -= left
            left = 0
        rest[kind] = left
    return stood_in(rest, missing)


def stood_in(rest: Means, missing: int) -> Means | None:
    """What is left after wild cards and merchants stood in for what is missing; None when they cannot."""
    rest[WILDS] -= missing
    if rest[WILDS] < 0:
        rest[MERCHANTS] += rest[WILDS]
        rest[WILDS] = 0
    return rest if rest[MERCHANTS] >= 0 else None


def spend_artisans(cost: MatchedCost, means: Means) -> tuple[Means, int] | None:
    """Discounts first: they are lost when the turn ends. The means left, and the resource units still to pay."""
    rest = means[:]
    waived = min(cost.artisans, rest[FREE_ARTISANS])
    rest[FREE_ARTISANS] -= waived
    rest[0] -= cost.artisans - waived
    if rest[0] < 0:
        return None
    waived = min(cost.resources, rest[FREE_RESOURCES])
    rest[FREE_RESOURCES] -= waived
    return rest, cost.resources - waived


def spend_equal(cost: EqualCost, means: Means) -> Means | None:
    """Units of the kind that just suffices, or of the one there is most of."""
    begun = spend_artisans(cost, means)
    if begun is None:
        return None
    rest, number = begun
    enough = [kind for kind in MATERIALS if rest[kind] >= number]
    kind = min(enough, key=rest.__getitem__) if enough else max(MATERIALS, key=rest.__getitem__)
    missing = max(0, number - rest[kind])
    rest[kind] -= number - missing
    rest[WILDS] -= missing
    return rest if rest[WILDS] >= 0 else None


def spend_different(cost: DifferentCost, means: Means) -> Means | None:
    """Units of the kinds there are most of, then wild cards."""
    begun = spend_artisans(cost, means)
    if begun is None:
        return None
    rest, number = begun
    for kind in sorted(MATERIALS, key=rest.__getitem__, reverse=True)[:number]:
        if not rest[kind]:
            break
        rest[kind] -= 1
        number -= 1
    rest[WILDS] -= number
    return rest if rest[WILDS] >= 0 else None


class Need:
    """What a piece still needs beside some means: how many units, of which kinds, and what of the means it uses."""

    __slots__ = ("missing", "used", "wanted")

    def __init__(self, missing: int, wanted: list[int], used: list[tuple[int, int]]) -> None:
        self.missing = missing
        self.wanted = wanted
        self.used = used


def need_of_listed(cost: ListedCost, means: Means) -> Need:
    """Kind by kind; wild cards make up for materials."""
    artisans, used = need_of_artisans(cost.units[0], means)
    missing, wanted = need_of_kinds(MATERIALS, cost.units, means, used)
    return needed(artisans, missing - means[WILDS], wanted, used)


def need_of_listed_freely(cost: ListedCost, means: Means) -> Need:
    """[C.P5] The same where wild cards make up for Artisans too."""
    used: list[tuple[int, int]] = []
    missing, wanted = need_of_kinds(range(KINDS), cost.units, means, used)
    return needed(0, missing - means[WILDS], wanted, used)


def need_of_kinds(kinds: range, units: Units, means: Means, used: list[tuple[int, int]]) -> tuple[int, list[int]]:
    """How many units of these kinds are missing, and of which; those that are used are added to `used`."""
    missing, wanted = 0, []
    for kind in kinds:
        needs, there = units[kind], means[kind]
        if needs > there:
            missing += needs - there
            wanted.append(kind)
        if needs and there:
            used.append((kind, min(needs, there)))
    return missing, wanted


def need_of_equal(cost: EqualCost, means: Means) -> Need:
    """More of the kind there is most of."""
    artisans, used = need_of_artisans(cost.artisans, means)
    most = max(means[1:KINDS])
    wanted = [kind for kind in MATERIALS if means[kind] == most]
    if most:
        used.extend((kind, min(most, cost.resources)) for kind in wanted)
    return needed(artisans, cost.resources - most - means[WILDS], wanted, used)


def need_of_different(cost: DifferentCost, means: Means) -> Need:
    """Kinds of which there is none."""
    artisans, used = need_of_artisans(cost.artisans, means)
    wanted = [kind for kind in MATERIALS if not means[kind]]
    used.extend((kind, 1) for kind in MATERIALS if means[kind])
    return needed(artisans, cost.resources - (len(MATERIALS) - len(wanted)) - means[WILDS], wanted, used)


def need_of_artisans(number: int, means: Means) -> tuple[int, list[tuple[int, int]]]:
    """How many Artisans are missing, and those that are used."""
    there = means[0]
    return max(0, number - there), [(0, min(number, there))] if there else []


def needed(artisans: int, missing: int, wanted: list[int], used: list[tuple[int, int]]) -> Need:
    """Artisans and materials together."""
    if missing <= 0:
        missing, wanted = 0, []
    return Need(artisans + missing, [0, *wanted] if artisans else wanted, used)


Spend: TypeAlias = Callable[[Any, Means], Means | None]
NeedOf: TypeAlias = Callable[[Any, Means], Need]


class Spending:
    """How hands pay at a table: what is left after each sort of cost, and what is missing for it."""

    __slots__ = ("needs", "spends", "wild_kinds")

    def __init__(self, spend: Spend, need: NeedOf, wild_kinds: slice) -> None:
        self.spends: dict[type[Cost], Spend] = {
            ListedCost: spend,
            EqualCost: spend_equal,
            DifferentCost: spend_different,
        }
        self.needs: dict[type[Cost], NeedOf] = {
            ListedCost: need,
            EqualCost: need_of_equal,
            DifferentCost: need_of_different,
        }
        self.wild_kinds = wild_kinds  # the kinds that a wild card stands for


USUAL = Spending(spend_listed, need_of_listed, slice(1, KINDS))
WILD_ARTISANS = Spending(spend_listed_freely, need_of_listed_freely, slice(KINDS))


def spending_by(rules: TableRules) -> Spending:
    """[C.P5] How hands pay at the table with these rules."""
    return WILD_ARTISANS if rules.wild_artisans else USUAL
