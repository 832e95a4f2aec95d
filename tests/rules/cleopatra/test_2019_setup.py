"""docs/rules/en/cleopatra/setup.md, the 2019 edition."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.rules.cleopatra.table import Table2019, cards, hand
from waset.engine.game import Chance
from waset.games.cleopatra.actions import VisitMarket
from waset.games.cleopatra.cards import size, unpack
from waset.games.cleopatra.components import MOSAICS, WORSHIPPERS, Card, Mosaic, Worshipper
from waset.games.cleopatra.events import (
    CardDealt,
    DeckMixed,
    DiscardsMixed,
    StallsFilled,
    StarterChosen,
    TurnPassed,
    WorshipperLaid,
)
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, Lying

EVERY_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None])
ROW = "foreman beggar visir architect merchant"


def before_anything(seats: int) -> Table2019:
    """A table at which nothing was drawn yet."""
    table = Table2019(seats)
    table.state = table.game.start(seats, {})
    return table


def lay_row(table: Table2019, row: str = ROW) -> None:
    """The tiles come to the slots in this order; the last one has no choice."""
    table.settle(*(Worshipper(name) for name in row.split()[:-1]))


def ready(seats: int = 3, starter: int = 0, market: str = "artisan ? stone", mosaic: str = "X") -> Table2019:
    """A table that is set up with these outcomes; everybody was dealt three Artisans."""
    table = before_anything(seats)
    table.settle(starter)
    lay_row(table)
    table.draw(f"artisan*{3 * seats} {market} ?")
    table.settle(Mosaic(mosaic))
    return table


def odds(chance: Chance[object]) -> dict[object, Fraction]:
    """Every outcome with its probability."""
    return {outcome: Fraction(weight, chance.total) for outcome, weight in chance.odds()}


@EVERY_NUMBER
def test_19_S1_the_deck_has_94_cards(seats: int) -> None:
    deck = unpack(before_anything(seats).state.lots[0])
    assert len(deck) == 94
    assert Counter(card.value for card in deck) == {
        **{"artisan": 30, "stone": 11, "marble": 11, "wood": 11, "lapis": 11},
        **{"double-stone": 3, "double-marble": 3, "double-wood": 3, "double-lapis": 3, "cave": 8},
    }


def test_19_S1_doubles_and_caves_are_tainted() -> None:
    deck = unpack(before_anything(3).state.lots[0])
    assert Counter(card.tainted for card in deck) == {False: 74, True: 20}


def test_19_S1_no_artisan_is_tainted() -> None:
    assert Card.DOUBLE_ARTISAN not in unpack(before_anything(3).state.lots[0])


@EVERY_NUMBER
def test_19_S2_each_player_begins_with_scarabs_statues_and_cards(seats: int) -> None:
    state = ready(seats).state
    assert state.talents == [5] * seats
    assert state.statues == [2] * seats
    assert [size(held) for held in state.hands] == [3] * seats


@EVERY_NUMBER
def test_19_S2_nobody_has_an_amulet_yet(seats: int) -> None:
    assert ready(seats).state.amulets == [0] * seats


@EVERY_NUMBER
def test_19_S2_there_are_no_merchants(seats: int) -> None:
    assert ready(seats).state.merchants == [0] * seats


def test_19_S2_scarabs_and_cards_are_hidden() -> None:
    table = ready()
    seen = table.game.view(table.state, 1)
    assert (seen.talents[0], seen.hands[0]) == (UNKNOWN_AMOUNT, hand("? ? ?"))
    assert (seen.talents[1], seen.hands[1]) == (5, hand("artisan*3"))


def test_19_S2_statues_are_open() -> None:
    table = ready()
    assert table.game.view(table.state, 1).statues == [2, 2, 2]


def test_19_S2_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    dealt = ready().happened(CardDealt)[0]
    shown = [event.card for event in map(dealt.seen_by, (0, 1, 2, None)) if isinstance(event, CardDealt)]
    assert shown == [Card.ARTISAN, Card.UNKNOWN, Card.UNKNOWN, Card.UNKNOWN]


def test_19_S2_each_dealt_card_is_any_of_the_deck() -> None:
    table = before_anything(3)
    table.settle(0)
    lay_row(table)
    table.draw("cave double-wood")
    expected = odds(table.chance)
    assert (expected[Card.ARTISAN], expected[Card.CAVE]) == (Fraction(30, 92), Fraction(7, 92))


@pytest.mark.parametrize(("seats", "up", "down"), [(2, 58, 30), (3, 56, 29), (4, 54, 28)])
def test_19_S3_two_of_three_parts_lie_face_up(seats: int, up: int, down: int) -> None:
    assert ready(seats).happened(DeckMixed) == [DeckMixed(up, down)]


@pytest.mark.parametrize(
    ("number", "up", "down"), [(1, 0, 1), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2), (6, 4, 2), (7, 4, 3), (8, 5, 3)]
)
def test_19_S3_the_discards_are_mixed_in_the_same_way(number: int, up: int, down: int) -> None:
    table = Table2019(discards=f"artisan*{number}", pile=(0, 0))
    table.play(0, VisitMarket(0))
    assert table.happened(DiscardsMixed) == [DiscardsMixed(up, down)]


def test_19_S3_the_deck_is_cut_after_the_deal() -> None:
    kinds = [type(event) for event in ready().events]
    assert kinds.index(DeckMixed) > max(index for index, kind in enumerate(kinds) if kind is CardDealt)


def test_19_S3_the_three_parts_are_shuffled_together() -> None:
    table = before_anything(4)
    table.settle(0)
    lay_row(table)
    table.draw("artisan*12")
    expected = odds(table.chance)
    assert expected[Card.UNKNOWN] == Fraction(28, 82)
    assert expected[Card.STONE] == Fraction(54, 82) * Fraction(11, 82)
    assert expected[Card.CAVE] == Fraction(54, 82) * Fraction(8, 82)
    assert sum(expected.values()) == 1


def test_19_S4_every_worshipper_is_as_likely_to_lie_on_slot_1() -> None:
    table = before_anything(3)
    table.settle(0)
    assert odds(table.chance) == {worshipper: Fraction(1, 5) for worshipper in WORSHIPPERS}


def test_19_S4_every_other_one_is_as_likely_to_lie_on_slot_2() -> None:
    table = before_anything(3)
    table.settle(0, Worshipper.VISIR)
    assert odds(table.chance) == {one: Fraction(1, 4) for one in WORSHIPPERS if one is not Worshipper.VISIR}


def test_19_S4_all_five_lie_on_slots_1_to_5_in_the_order_drawn() -> None:
    assert [one.value for one in ready().state.worshippers] == ROW.split()


@EVERYBODY
def test_19_S4_everybody_sees_the_row(viewer: int | None) -> None:
    table = ready()
    laid = table.happened(WorshipperLaid)
    assert [event.seen_by(viewer) for event in laid] == laid
    assert table.game.view(table.state, viewer).worshippers == table.state.worshippers


def test_19_S5_each_stall_gets_a_card_that_keeps_the_way_it_faces() -> None:
    table = ready(market="artisan ? stone")
    assert table.state.stalls == [Lying(cards("artisan"), ()), Lying(cards("?"), (0,)), Lying(cards("stone"), ())]
    assert table.happened(StallsFilled) == [StallsFilled(cards("artisan ? stone"))]


def test_19_S5_every_mosaic_is_as_likely_to_be_on_top() -> None:
    table = before_anything(3)
    table.settle(0)
    lay_row(table)
    table.draw("artisan*9 ? ? ? ?")
    assert odds(table.chance) == {mosaic: Fraction(1, 12) for mosaic in MOSAICS}


@EVERYBODY
def test_19_S5_everybody_sees_the_top_mosaic_and_knows_the_others(viewer: int | None) -> None:
    table = ready(mosaic="W")
    seen = table.game.view(table.state, viewer)
    assert (seen.mosaic_top, seen.mosaic_pile) == (Mosaic.W, (1 << 12) - 1)


@EVERY_NUMBER
def test_19_S5_every_seat_is_as_likely_to_begin(seats: int) -> None:
    assert odds(before_anything(seats).chance) == {seat: Fraction(1, seats) for seat in range(seats)}


def test_19_S5_the_seat_drawn_begins() -> None:
    table = ready(starter=2)
    assert (table.happened(StarterChosen), table.asked) == ([StarterChosen(2)], (2,))


def test_19_S5_play_goes_clockwise() -> None:
    table = Table2019(4, pile=(0, 0))
    table.state.active = 2
    for seat in (2, 3, 0, 1):
        table.play(seat, VisitMarket(0))
    assert [passed.seat for passed in table.happened(TurnPassed)] == [3, 0, 1, 2]
