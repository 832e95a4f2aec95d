"""Payments of equal and of different units, compared with a plain search that knows only the decision page."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, cycle, islice, permutations, product, starmap
from typing import NamedTuple, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Reason
from waset.games.cleopatra.actions import BuildPiece, ChooseSpot, Pay
from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Quarry
from waset.games.cleopatra.cards import pack, unpack
from waset.games.cleopatra.components import Card, Mosaic, Piece

KINDS = (Card.STONE, Card.MARBLE, Card.WOOD, Card.LAPIS)
DOUBLES = (Card.DOUBLE_STONE, Card.DOUBLE_MARBLE, Card.DOUBLE_WOOD, Card.DOUBLE_LAPIS)
EQUAL, DIFFERENT = "equal", "different"
X_SQUARES = ("b3", "a4", "b4", "c4", "b5")
Units: TypeAlias = tuple[int, ...]  # how many of each of KINDS


class Cost(NamedTuple):
    """What a piece costs, or what is still to be paid of it."""

    artisans: int
    number: int
    match: str


class Free(NamedTuple):
    """How many units discounts may waive, or waive."""

    artisans: int
    resources: int


class Kind(NamedTuple):
    """What there is of one kind: units left over, and cards."""

    left: int
    singles: int
    doubles: int


class Held(NamedTuple):
    """What a payer has or lays down: cards, and the units that are left over anyway."""

    artisans: int
    kinds: tuple[Kind, ...]
    caves: int

    def cards(self) -> tuple[Card, ...]:
        """The cards in their order."""
        singles, doubles = zip(*((kind.singles, kind.doubles) for kind in self.kinds), strict=True)
        there = listed(KINDS, singles) + listed(DOUBLES, doubles)
        return (Card.ARTISAN,) * self.artisans + there + (Card.CAVE,) * self.caves

    def units(self) -> Units:
        """All units of each kind; a double gives two."""
        return tuple(kind.left + kind.singles + 2 * kind.doubles for kind in self.kinds)


COSTS: dict[Piece, Cost] = {
    Piece.WALL: Cost(1, 2, DIFFERENT),
    Piece.SPHINX: Cost(1, 2, EQUAL),
    Piece.THRONE: Cost(3, 4, DIFFERENT),
    Piece.OBELISK: Cost(3, 4, EQUAL),
    Piece.DOOR: Cost(2, 3, EQUAL),
    Piece.MOSAIC: Cost(2, 3, DIFFERENT),
}
FREES = tuple(starmap(Free, product(range(3), repeat=2)))  # from nothing to both worshippers [19.K6] [19.K7]
every_piece = pytest.mark.parametrize("piece", COSTS, ids=lambda piece: piece.value)
thorough = settings(derandomize=True, database=None, deadline=None, max_examples=40)


def listed(kinds: tuple[Card, ...], numbers: tuple[int, ...]) -> tuple[Card, ...]:
    """So many of each kind, in their order."""
    return tuple(kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number))


def plus(one: Units, other: Units) -> Units:
    """Both together."""
    return tuple(first + second for first, second in zip(one, other, strict=True))


def matches(match: str, units: Units) -> bool:
    """[19.P8] Whether these units are all of one kind, or all of different kinds."""
    return max(units) == sum(units) if match == EQUAL else max(units) <= 1


@cache
def choices(units: Units, number: int) -> list[Units]:
    """Every choice of so many of these units."""
    return [chosen for chosen in product(*(range(most + 1) for most in units)) if sum(chosen) == number]


def namings(caves: int) -> list[Units]:
    """[19.P9] Every way to name the kinds of so many Caves."""
    return choices((caves,) * len(KINDS), caves)


@cache
def reaches(match: str, number: int, units: Units, caves: int) -> bool:
    """Whether so many of these units and Caves match: every naming and every choice is tried."""
    together = (plus(units, named) for named in namings(caves))
    return any(matches(match, chosen) for there in together for chosen in choices(there, number))


@cache
def rests(match: str, number: int, units: Units, caves: int) -> frozenset[Units]:
    """What may be left over when just so many units are used, every Cave among them."""
    return frozenset(
        tuple(there - gone for there, gone in zip(units, used, strict=True))
        for used in choices(units, number - caves)
        for named in namings(caves)
        if matches(match, plus(used, named))
    )


def covers(cost: Cost, held: Held) -> bool:
    """[C.P1] Whether the cards and the units left over match or exceed the cost."""
    return held.artisans >= cost.artisans and reaches(cost.match, cost.number, tuple(sorted(held.units())), held.caves)


def fewer(held: Held) -> Iterator[Held]:
    """The same without any single one of the cards."""
    if held.artisans:
        yield held._replace(artisans=held.artisans - 1)
    if held.caves:
        yield held._replace(caves=held.caves - 1)
    for place, kind in enumerate(held.kinds):
        for less in (kind._replace(singles=kind.singles - 1), kind._replace(doubles=kind.doubles - 1)):
            if min(less) >= 0:
                yield held._replace(kinds=(*held.kinds[:place], less, *held.kinds[place + 1 :]))


@cache
def is_payment(cost: Cost, held: Held) -> bool:
    """[06.P7] Whether the cards cover the cost, and would not without any single one of them."""
    return covers(cost, held) and not any(covers(cost, rest) for rest in fewer(held))


def ways(cost: Cost, held: Held, waived: Free) -> dict[Pay, Units]:
    """How just these cards pay with just this waived, and what then is left over: no way, or one for each rest."""
    due = Cost(cost.artisans - waived.artisans, cost.number - waived.resources, cost.match)
    if not is_payment(due, Held(held.artisans, tuple(sorted(held.kinds)), held.caves)):
        return {}
    over = rests(due.match, due.number, held.units(), held.caves)
    assert over
    return {Pay(held.cards(), 0, *waived, listed(KINDS, rest) if len(over) > 1 else ()): rest for rest in over}


def parts(held: Held, artisans: int = 0) -> list[Held]:
    """Every part of the cards with at least so many Artisans, with all that is left over."""
    numbers = list(product(range(artisans, held.artisans + 1), range(held.caves + 1)))
    kinds = (starmap(Kind, product([left], range(one + 1), range(two + 1))) for left, one, two in held.kinds)
    return [Held(some, chosen, caves) for chosen in product(*kinds) for some, caves in numbers]


def waivers(cost: Cost, free: Free) -> list[Free]:
    """All that may be waived: at most what the piece costs and what the turn still allows."""
    artisans, resources = min(free.artisans, cost.artisans), min(free.resources, cost.number)
    return list(starmap(Free, product(range(artisans + 1), range(resources + 1))))


def payments(cost: Cost, held: Held, free: Free) -> Iterator[tuple[Pay, Units]]:
    """Every payment with some of these cards, and what then is left over."""
    for waived in waivers(cost, free):
        for part in parts(held, cost.artisans - waived.artisans):
            yield from ways(cost, part, waived).items()


@cache
def small(most: int, turn: int) -> list[tuple[Kind, ...]]:
    """All hands and up to three left-over units that differ in more than the names of the kinds; these take turns."""
    held = combinations_with_replacement(product(range(5), range(3)), len(KINDS))
    few = [some for some in held if sum(map(sum, some)) <= most]
    left_overs = [left for left in product(range(4), repeat=len(KINDS)) if sum(left) <= 3]
    both = (zip(some, left, strict=True) for some, left in product(few, left_overs))
    found = {tuple(sorted(Kind(left, *numbers) for numbers, left in kinds)) for kinds in both}
    orders = islice(cycle(permutations(range(len(KINDS)))), turn, None)
    return [tuple(kinds[place] for place in order) for kinds, order in zip(sorted(found), orders, strict=False)]


def owing(piece: Piece, held: str = "", left: str = "", free: Free = FREES[0]) -> Table:
    """A table at which seat 0 owes a piece and has these cards, units left over and discounts."""
    task = PayMosaic(Mosaic.X, X_SQUARES) if piece is Piece.MOSAIC else PayPiece(piece, 0)
    table = Table(game="cleopatra-2019", hands={0: held}, agenda=(Quarry(), task), mosaic_top="X")
    table.state.left_over = hand(left)
    table.state.free_artisans, table.state.free_resources = free
    return table


def lay(table: Table, held: Held, free: Free) -> Table:
    """Give seat 0 others instead."""
    table.state.hands[0] = pack(held.cards())
    table.state.left_over = pack(listed(KINDS, tuple(kind.left for kind in held.kinds)))
    table.state.free_artisans, table.state.free_resources = free
    return table


def compare(table: Table, cost: Cost, held: Held, frees: tuple[Free, ...]) -> None:
    """For each discount, of which the last is the largest, the options are the payments of the search, each once."""
    found = dict(payments(cost, held, frees[-1]))
    for free in frees:
        allowed = {one for one in found if one.waived_artisans <= free[0] and one.waived_resources <= free[1]}
        options = lay(table, held, free).options(0)
        assert Counter(options) == Counter(allowed), (held, free)


def hands(most: int) -> st.SearchStrategy[Held]:
    """From seven up to so many cards, with units left over."""
    kind = st.builds(Kind, *map(st.sampled_from, ((0, 0, 1, 2), (0, 0, 1, 1, 3), (0, 0, 0, 1, 2))))
    held = st.builds(Held, st.integers(2, 3), st.tuples(kind, kind, kind, kind), st.integers(0, 3))
    return held.filter(lambda one: 7 <= len(one.cards()) <= most)


@every_piece
@pytest.mark.parametrize("caves", range(4))
def test_19_P8_the_options_are_all_payments_of_every_small_hand(piece: Piece, caves: int) -> None:
    cost, table = COSTS[piece], owing(piece)
    for kinds in small(min(4, 5 - caves), caves):
        compare(table, cost, Held(cost.artisans, kinds, caves), FREES[:3])


@every_piece
def test_19_P10_the_options_are_all_payments_with_all_discounts_and_few_or_many_artisans(piece: Piece) -> None:
    cost, table = COSTS[piece], owing(piece)
    for kinds, artisans in product(small(2, 0), range(cost.artisans + 2)):
        compare(table, cost, Held(artisans, kinds, 1), FREES)


@every_piece
@pytest.mark.parametrize("caves", range(4))
def test_06_P7_of_all_small_choices_of_cards_just_the_payments_are_accepted(piece: Piece, caves: int) -> None:
    cost, table = COSTS[piece], owing(piece)
    for kinds, waived in product(small(5 - caves, caves), waivers(cost, FREES[2])):
        held = Held(cost.artisans, kinds, caves)
        found = ways(cost, held, waived)
        numbers = {sum(rest) for rest in found.values()}
        kept = {listed(KINDS, rest) for number in numbers for rest in choices(held.units(), number)}
        lay(table, held, waived)
        for payment in (Pay(held.cards(), 0, *waived, rest) for rest in {(), *kept}):
            assert (table.game.why_not(table.state, 0, payment) is None) is (payment in found), (held, payment)


@every_piece
@thorough
@given(held=hands(13), free=st.sampled_from(FREES))
def test_19_P10_the_options_are_all_payments_of_a_large_hand(piece: Piece, held: Held, free: Free) -> None:
    compare(owing(piece), COSTS[piece], held, (free,))


@every_piece
@thorough
@given(held=hands(11), waived=st.sampled_from(FREES))
def test_06_P7_of_all_parts_of_a_hand_just_the_payments_are_accepted(piece: Piece, held: Held, waived: Free) -> None:
    cost, table = COSTS[piece], lay(owing(piece), held, FREES[-1])
    for part in parts(held):
        found = ways(cost, part, waived) if waived in waivers(cost, FREES[-1]) else {}
        for payment in {*found, Pay(part.cards(), 0, *waived)}:
            assert (table.game.why_not(table.state, 0, payment) is None) is (payment in found), payment


@pytest.mark.parametrize("caves", range(4))
def test_C_P1_a_piece_may_be_built_just_when_there_is_a_payment(caves: int) -> None:
    table = Table(game="cleopatra-2019", agenda=(Quarry(),), mosaic_top="X")
    turns = cycle(product(range(4), FREES))
    for kinds, (artisans, free) in zip(small(4, caves), turns, strict=False):
        held = Held(artisans, kinds, caves)
        payable = {piece for piece, cost in COSTS.items() if any(True for _ in payments(cost, held, free))}
        options = lay(table, held, free).options(0)
        assert {one.piece for one in options if isinstance(one, BuildPiece)} == payable, (held, free)


@every_piece
@thorough
@given(data=st.data(), held=hands(11), free=st.sampled_from(FREES))
def test_C_P2_just_what_is_not_used_is_left_over(piece: Piece, data: st.DataObject, held: Held, free: Free) -> None:
    table = lay(owing(piece), held, free)
    found = list(payments(COSTS[piece], held, free))
    if found:
        payment, rest = data.draw(st.sampled_from(found))
        table.play(0, payment)
        assert unpack(table.state.left_over) == listed(KINDS, rest)
        assert table.state.hands[0] == pack(held.cards()) - pack(payment.cards)
        assert table.state.free_artisans == free.artisans - payment.waived_artisans
        assert table.state.free_resources == free.resources - payment.waived_resources


@every_piece
@thorough
@given(held=hands(13), free=st.sampled_from(FREES))
def test_C_P4_the_payments_with_the_fewest_amulets_are_listed_first(piece: Piece, held: Held, free: Free) -> None:
    listing = lay(owing(piece), held, free).options(0)
    amulets = [sum(card.tainted for card in one.cards) for one in listing if isinstance(one, Pay)]
    assert amulets == sorted(amulets)


@pytest.mark.parametrize(
    ("left", "piece", "paid", "waived", "stays"),
    [
        ("", Piece.WALL, "artisan stone double-wood", 0, "wood"),
        ("stone", Piece.SPHINX, "artisan marble*2", 0, "stone"),
        ("", Piece.OBELISK, "artisan*3 double-stone*2", 0, ""),
        ("", Piece.OBELISK, "artisan*3 double-stone*2", 1, "stone"),
    ],
)
def test_C_P2_the_only_possible_rest_stays(left: str, piece: Piece, paid: str, waived: int, stays: str) -> None:
    table = owing(piece, paid, left, Free(0, waived))
    table.play(0, Pay(cards(paid), 0, 0, waived))
    assert unpack(table.state.left_over) == cards(stays)


@pytest.mark.parametrize(
    ("left", "piece", "paid", "waived"),
    [("stone", Piece.WALL, "artisan marble wood", 0), ("", Piece.OBELISK, "artisan*3 double-stone*2", 2)],
)
def test_06_P7_left_over_and_waived_units_make_cards_needless(left: str, piece: Piece, paid: str, waived: int) -> None:
    table = owing(piece, paid, left, Free(0, waived))
    assert table.refused(0, Pay(cards(paid), 0, 0, waived)).rule == "06.P7"


@pytest.mark.parametrize(
    ("left", "piece", "paid", "stay"),
    [
        ("stone marble", Piece.SPHINX, "artisan cave", ["stone", "marble"]),
        ("stone marble wood", Piece.WALL, "artisan", ["stone", "marble", "wood"]),
    ],
)
def test_19_P10_the_payer_chooses_what_stays(left: str, piece: Piece, paid: str, stay: list[str]) -> None:
    wanted = [Pay(cards(paid), kept=cards(rest)) for rest in stay]
    assert set(owing(piece, paid, left).options(0)) == set(wanted)
    for payment in wanted:
        table = owing(piece, paid, left)
        table.play(0, payment)
        assert unpack(table.state.left_over) == payment.kept


@pytest.mark.parametrize(
    ("left", "kept", "number"),
    [
        *(("stone marble", kept, 2) for kept in ("", "wood", "stone*2", "stone marble", "double-stone", "cave", "?")),
        ("stone*2", "stone", 1),  # it stays without being named
    ],
)
def test_19_P10_nothing_else_can_be_named_to_stay(left: str, kept: str, number: int) -> None:
    table = owing(Piece.SPHINX, "artisan cave", left, FREES[1])
    wanted = Reason("reason.kept", "19.P10", {"choices": number})
    assert table.refused(0, Pay(cards("artisan"), 0, 0, 1, cards(kept))) == wanted


@every_piece
def test_19_P10_a_cave_is_never_left_over(piece: Piece) -> None:
    held = "artisan*3 stone*2 double-marble double-wood cave*3"
    listing = owing(piece, held, free=FREES[2]).options(0)
    assert any(isinstance(one, Pay) and Card.CAVE in one.cards for one in listing)
    for payment in listing:
        table = owing(piece, held, free=FREES[2])
        table.play(0, payment)
        assert set(unpack(table.state.left_over)) <= set(KINDS)


@pytest.mark.parametrize("piece", [Piece.WALL, Piece.SPHINX], ids=lambda piece: piece.value)
@pytest.mark.parametrize("other", ["stone", "marble", "wood", "lapis", "cave"])
def test_19_P9_a_cave_joins_any_kind_and_is_not_asked_which(piece: Piece, other: str) -> None:
    table = owing(piece, f"artisan {other} cave")
    assert table.options(0) == [Pay(cards(f"artisan {other} cave"))]


def test_19_P10_a_discount_may_be_divided_between_two_pieces() -> None:
    table = owing(Piece.SPHINX, "artisan*2 stone lapis", free=FREES[2])
    table.play(0, Pay(cards("artisan stone"), waived_resources=1))
    table.play(0, BuildPiece(Piece.WALL))
    table.play(0, ChooseSpot(0))
    assert table.refused(0, Pay(cards("artisan"), waived_resources=2)).rule == "19.K6"
    table.play(0, Pay(cards("artisan lapis"), waived_resources=1))
    assert table.state.free_resources == 0


@pytest.mark.parametrize("waived", [-1, 2, 3])
def test_19_K6_no_more_resources_are_waived_than_the_turn_allows(waived: int) -> None:
    table = owing(Piece.SPHINX, "artisan", free=FREES[1])
    wanted = Reason("reason.waived_resources", "19.K6", {"number": 1})
    assert table.refused(0, Pay(cards("artisan"), waived_resources=waived)) == wanted


@pytest.mark.parametrize(("piece", "free"), [(Piece.OBELISK, 1), (Piece.WALL, 2)])
@pytest.mark.parametrize("waived", [-1, 2, 3])
def test_19_K7_no_more_artisans_are_waived_than_turn_and_piece_have(piece: Piece, free: int, waived: int) -> None:
    table = owing(piece, "stone marble", free=Free(free, 0))
    wanted = Reason("reason.waived_artisans", "19.K7", {"number": 1})
    assert table.refused(0, Pay(cards("stone marble"), waived_artisans=waived)) == wanted
