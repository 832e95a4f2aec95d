"""The payments on offer, compared with a plain search that knows nothing of how they are found."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.cleopatra.table import Table
from waset.games.cleopatra.actions import BuildPiece, Pay
from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Quarry
from waset.games.cleopatra.cards import pack
from waset.games.cleopatra.components import Card, Mosaic, Piece

MERCHANT = "merchant"
RESOURCES = ("artisan", "stone", "marble", "wood", "lapis")
USES: dict[str, list[Counter[str]]] = {  # what one thing may be used for
    **{kind: [Counter({kind: 1})] for kind in RESOURCES},
    **{f"double-{kind}": [Counter({kind: 2})] for kind in RESOURCES},
    "trompe-loeil": [Counter({kind: 1}) for kind in RESOURCES[1:]],
    MERCHANT: [Counter({kind: 1}) for kind in RESOURCES],
}
COSTS: dict[Piece, str] = {
    Piece.WALL: "artisan wood stone",
    Piece.SPHINX: "artisan stone marble",
    Piece.THRONE: "artisan artisan artisan marble marble lapis lapis",
    Piece.OBELISK: "artisan artisan artisan wood wood stone stone",
    Piece.DOOR: "artisan artisan wood marble lapis",
    Piece.MOSAIC: "artisan artisan stone marble lapis",
}
BOX: dict[str, int] = {  # [06.S1] [06.S2]
    **dict(zip(RESOURCES, (30, 18, 11, 9, 7), strict=True)),
    **{f"double-{kind}": 3 for kind in RESOURCES},
    "trompe-loeil": 8,
    MERCHANT: 3,
}
X_SQUARES = ("b3", "a4", "b4", "c4", "b5")


@cache
def covers(cost: tuple[str, ...], things: tuple[str, ...]) -> bool:
    """Whether some use of these things pays the cost: all are tried."""
    if not cost:
        return True
    if not things:
        return False
    return any(covers(tuple((Counter(cost) - use).elements()), things[1:]) for use in USES[things[0]])


def parts(things: Counter[str]) -> Iterator[Counter[str]]:
    """Every part of a collection of things."""
    names = list(things)
    for numbers in product(*(range(things[name] + 1) for name in names)):
        yield Counter({name: number for name, number in zip(names, numbers, strict=True) if number})


def is_payment(cost: tuple[str, ...], left_over: tuple[str, ...], things: Counter[str]) -> bool:
    """Whether these things and the left-over units cover the cost, and no thing can be left out."""
    if not covers(cost, left_over + tuple(sorted(things.elements()))):
        return False
    fewer = (things - Counter([name]) for name in things)
    return not any(covers(cost, left_over + tuple(sorted(rest.elements()))) for rest in fewer)


def as_pay(things: Counter[str]) -> Pay:
    """The same things as an action."""
    held = sorted((Card(name) for name in things.elements() if name != MERCHANT), key=list(Card).index)
    return Pay(tuple(held), things[MERCHANT])


def owing(piece: Piece, left_over: tuple[str, ...], things: Counter[str], idle: str = "") -> Table:
    """A table at which seat 0 owes a piece and holds these things and an idle character."""
    task = PayMosaic(Mosaic.X, X_SQUARES) if piece is Piece.MOSAIC else PayPiece(piece, 0)
    held = " ".join(name for name in things.elements() if name != MERCHANT)
    table = Table(hands={0: f"{held} {idle}"}, agenda=(Quarry(), task), mosaic_top="X")
    table.state.merchants[0] = things[MERCHANT]
    table.state.left_over = pack(Card(name) for name in left_over)
    return table


def compare(piece: Piece, left_over: tuple[str, ...], things: Counter[str], idle: str = "") -> None:
    """The options are the payments that the plain search finds, each once; every other part is refused."""
    cost = tuple(sorted(COSTS[piece].split()))
    table = owing(piece, left_over, things, idle)
    expected: set[Pay] = set()
    for part in parts(things):
        payment = as_pay(part)
        accepted = is_payment(cost, left_over, part)
        assert (table.game.why_not(table.state, 0, payment) is None) is accepted, payment
        if accepted:
            expected.add(payment)
    options = table.options(0)
    assert len(options) == len(expected)
    assert set(options) == expected


def collections(most: int) -> st.SearchStrategy[Counter[str]]:
    """Collections of cards and merchants of which no kind is more frequent than in the box."""
    thing = st.sampled_from(sorted(USES))
    return st.lists(thing, max_size=most).map(Counter).filter(within_the_box)


def within_the_box(things: Counter[str]) -> bool:
    """Whether there are that many of each."""
    return all(number <= BOX[name] for name, number in things.items())


@pytest.mark.parametrize("piece", COSTS, ids=lambda piece: piece.value)
@settings(derandomize=True, database=None, deadline=None, max_examples=150)
@given(things=collections(9), left_over=st.lists(st.sampled_from(RESOURCES), max_size=3))
def test_06_P7_the_options_are_all_payments_without_a_superfluous_card(
    piece: Piece, things: Counter[str], left_over: list[str]
) -> None:
    compare(piece, tuple(sorted(left_over)), things, idle="scribe")


@pytest.mark.parametrize("piece", COSTS, ids=lambda piece: piece.value)
@settings(derandomize=True, database=None, deadline=None, max_examples=100)
@given(data=st.data())
def test_C_P1_the_options_are_all_payments_of_a_hand_rich_in_what_is_needed(piece: Piece, data: st.DataObject) -> None:
    kinds = sorted(set(COSTS[piece].split()))
    useful = [*kinds, *(f"double-{kind}" for kind in kinds), "trompe-loeil", MERCHANT]
    things = Counter(data.draw(st.lists(st.sampled_from(useful), min_size=5, max_size=11)))
    if within_the_box(things):
        compare(piece, (), things)


@pytest.mark.parametrize("piece", COSTS, ids=lambda piece: piece.value)
@settings(derandomize=True, database=None, deadline=None, max_examples=150)
@given(data=st.data(), left_over=st.lists(st.sampled_from(RESOURCES), max_size=3))
def test_C_P1_a_piece_may_be_built_just_when_all_that_is_held_covers_its_cost(
    piece: Piece, data: st.DataObject, left_over: list[str]
) -> None:
    kinds = sorted(set(COSTS[piece].split()))
    useful = [*kinds, *(f"double-{kind}" for kind in kinds), "trompe-loeil", MERCHANT]
    things = Counter(data.draw(st.lists(st.sampled_from(useful), min_size=1, max_size=8)))
    if within_the_box(things):
        table = owing(piece, tuple(left_over), things)
        table.state.agenda = (Quarry(),)
        affordable = covers(tuple(sorted(COSTS[piece].split())), (*left_over, *things.elements()))
        assert (BuildPiece(piece) in table.options(0)) is affordable


@pytest.mark.parametrize("merchants", range(3))
@pytest.mark.parametrize("wilds", range(3))
@pytest.mark.parametrize("left_over", [(), ("artisan",), ("stone",), ("artisan", "wood")], ids=" ".join)
def test_C_P2_the_options_for_a_wall_with_left_over_units_and_every_small_hand(
    left_over: tuple[str, ...], wilds: int, merchants: int
) -> None:
    kinds = ("artisan", "double-artisan", "stone", "double-stone", "wood")
    for numbers in product(range(3), range(2), range(2), range(2), range(2)):
        held = Counter(dict(zip(kinds, numbers, strict=True))) + Counter({"trompe-loeil": wilds, MERCHANT: merchants})
        compare(Piece.WALL, left_over, held)


def test_C_P4_the_payments_with_the_fewest_amulets_are_listed_first() -> None:
    held = {0: "artisan double-artisan stone double-stone trompe-loeil wood"}
    table = Table(hands=held, agenda=(Quarry(), PayPiece(Piece.WALL, 0)))
    listed = [action for action in table.options(0) if isinstance(action, Pay)]
    dirt = [(sum(card.tainted for card in one.cards), one.merchants) for one in listed]
    assert len({amulets for amulets, _ in dirt}) > 2
    assert dirt == sorted(dirt)
