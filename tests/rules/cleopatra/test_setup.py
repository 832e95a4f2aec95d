"""Setting up: the deck, what everybody gets, the pile, the market, mosaics and dice."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Chance
from waset.games.cleopatra.actions import Bid, BuildPiece, FinishBuilding, KeepAll, LayMosaic, SettleHand, VisitMarket
from waset.games.cleopatra.agenda import Limit, Offering, Quarry, RollDice
from waset.games.cleopatra.cards import size, unpack
from waset.games.cleopatra.components import MOSAICS, Card, Mosaic, Piece
from waset.games.cleopatra.events import CardDealt, DeckMixed, StallsFilled, StarterChosen, TopTurned, TurnPassed
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, Lying


def before_anything(seats: int) -> Table:
    """A table at which nothing was drawn yet."""
    table = Table(seats)
    table.state = table.game.start(seats, {})
    return table


def ready(
    seats: int = 3, starter: int = 0, market: str = "artisan ? stone", top: str = "?", mosaic: str = "X"
) -> Table:
    """A table that is set up with these outcomes; everybody was dealt three Artisans."""
    table = before_anything(seats)
    table.settle(starter)
    table.draw(f"artisan*{3 * seats} {market} {top}")
    table.settle(Mosaic(mosaic))
    return table


def odds(chance: Chance[object]) -> dict[object, Fraction]:
    """Every outcome with its probability."""
    return {outcome: Fraction(weight, chance.total) for outcome, weight in chance.odds()}


def test_06_S1_the_deck_has_109_cards() -> None:
    deck = unpack(before_anything(3).state.lots[0])
    assert len(deck) == 109
    assert Counter(card.value for card in deck) == {
        **{"artisan": 30, "stone": 18, "marble": 11, "wood": 9, "lapis": 7},
        **{"double-artisan": 3, "double-stone": 3, "double-marble": 3, "double-wood": 3, "double-lapis": 3},
        **{"trompe-loeil": 8, "beggar": 2, "courtesan": 2, "envoy": 2, "scribe": 2, "smuggler": 2, "vizier": 1},
    }


def test_06_S1_all_but_the_standard_cards_are_tainted() -> None:
    deck = unpack(before_anything(4).state.lots[0])
    assert Counter(card.tainted for card in deck) == {False: 75, True: 34}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_06_S2_each_player_begins_with_talents_merchants_statues_and_cards(seats: int) -> None:
    state = ready(seats).state
    assert state.talents == [5] * seats
    assert state.merchants == [3] * seats
    assert state.statues == [2] * seats
    assert [size(held) for held in state.hands] == [3] * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_06_S2_nobody_has_an_amulet_yet(seats: int) -> None:
    assert ready(seats).state.amulets == [0] * seats


def test_06_S2_nothing_is_discarded_and_no_turn_has_been_taken() -> None:
    state = ready().state
    assert (state.discards, state.turn) == (0, 0)


def test_06_S2_talents_and_cards_are_hidden() -> None:
    table = ready()
    seen = table.game.view(table.state, 1)
    assert (seen.talents[0], seen.hands[0]) == (UNKNOWN_AMOUNT, hand("? ? ?"))
    assert (seen.talents[1], seen.hands[1]) == (5, hand("artisan*3"))


def test_06_S2_merchants_and_statues_are_open() -> None:
    table = ready()
    seen = table.game.view(table.state, 1)
    assert (seen.merchants, seen.statues) == ([3, 3, 3], [2, 2, 2])


def test_06_S2_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    dealt = ready().happened(CardDealt)[0]
    shown = [event.card for event in map(dealt.seen_by, (0, 1, 2, None)) if isinstance(event, CardDealt)]
    assert shown == [Card.ARTISAN, Card.UNKNOWN, Card.UNKNOWN, Card.UNKNOWN]


def test_06_S2_each_dealt_card_is_any_of_the_deck() -> None:
    table = before_anything(3)
    table.settle(0)
    table.draw("vizier smuggler")
    expected = odds(table.chance)
    assert expected[Card.ARTISAN] == Fraction(30, 107)
    assert expected[Card.SMUGGLER] == Fraction(1, 107)
    assert Card.VIZIER not in expected
    assert sum(expected.values()) == 1


def test_06_S2_the_cards_go_round_from_the_starting_player_on() -> None:
    table = ready(starter=2)
    assert [dealt.seat for dealt in table.happened(CardDealt)] == [2, 0, 1] * 3


@pytest.mark.parametrize(("seats", "up", "down"), [(2, 49, 50), (3, 50, 50), (4, 48, 49), (5, 47, 47)])
def test_06_S3_half_of_what_is_left_lies_face_up_and_the_odd_card_face_down(seats: int, up: int, down: int) -> None:
    assert ready(seats).happened(DeckMixed) == [DeckMixed(up, down)]


def test_06_S3_the_deck_is_cut_after_the_deal() -> None:
    kinds = [type(event) for event in ready().events]
    assert kinds.index(DeckMixed) > max(index for index, kind in enumerate(kinds) if kind is CardDealt)


def test_06_S3_the_two_halves_are_shuffled_together() -> None:
    table = before_anything(4)
    table.settle(0)
    table.draw("artisan*12")
    expected = odds(table.chance)
    assert expected[Card.UNKNOWN] == Fraction(49, 97)
    assert expected[Card.STONE] == Fraction(48, 97) * Fraction(18, 97)
    assert expected[Card.VIZIER] == Fraction(48, 97) * Fraction(1, 97)
    assert sum(expected.values()) == 1


def test_06_S3_the_second_card_faces_what_the_first_left() -> None:
    table = before_anything(4)
    table.settle(0)
    table.draw("artisan*12 stone")
    expected = odds(table.chance)
    assert expected[Card.UNKNOWN] == Fraction(49, 96)
    assert expected[Card.STONE] == Fraction(47, 96) * Fraction(17, 96)


def test_06_S4_each_stall_gets_a_card_that_keeps_the_way_it_faces() -> None:
    table = ready(market="artisan ? stone")
    assert table.state.stalls == [Lying(cards("artisan"), ()), Lying(cards("?"), (0,)), Lying(cards("stone"), ())]
    assert table.happened(StallsFilled) == [StallsFilled(cards("artisan ? stone"))]


def test_06_S4_nobody_learns_a_card_that_opens_a_stall_face_down() -> None:
    table = ready(market="? ? ?")
    assert all(table.game.view(table.state, seat).stalls[0].cards == cards("?") for seat in range(3))


def test_06_S5_every_mosaic_is_as_likely_to_be_on_top() -> None:
    table = before_anything(3)
    table.settle(0)
    table.draw("artisan*9 ? ? ? ?")
    assert odds(table.chance) == {mosaic: Fraction(1, 12) for mosaic in MOSAICS}


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_06_S5_everybody_sees_the_top_mosaic_and_knows_the_others(viewer: int | None) -> None:
    table = ready(mosaic="W")
    seen = table.game.view(table.state, viewer)
    assert (seen.mosaic_top, seen.mosaic_pile) == (Mosaic.W, (1 << 12) - 1)


def test_06_S5_the_next_mosaic_is_any_of_the_others() -> None:
    table = Table(hands={0: "artisan*2 stone marble lapis"}, mosaic_top="X")
    table.play(0, BuildPiece(Piece.MOSAIC))
    table.play(0, LayMosaic(("e4", "d5", "e5", "f5", "e6")))
    table.play(0, table.options(0)[0])
    assert odds(table.chance) == {mosaic: Fraction(1, 11) for mosaic in MOSAICS if mosaic is not Mosaic.X}


def test_06_S6_five_dice_lie_blank() -> None:
    assert ready().state.priests == 0


@pytest.mark.parametrize("on_altar", range(5))
def test_06_S6_each_die_shows_the_priest_on_one_of_its_six_faces(on_altar: int) -> None:
    table = Table(agenda=(RollDice(),))
    table.state.priests = on_altar
    dice = 5 - on_altar
    assert odds(table.chance) == {
        shown: comb(dice, shown) * Fraction(1, 6) ** shown * Fraction(5, 6) ** (dice - shown)
        for shown in range(dice + 1)
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_06_S7_every_seat_is_as_likely_to_begin(seats: int) -> None:
    assert odds(before_anything(seats).chance) == {seat: Fraction(1, seats) for seat in range(seats)}


def test_06_S7_the_seat_drawn_begins() -> None:
    table = ready(starter=2)
    assert table.happened(StarterChosen) == [StarterChosen(2)]
    assert table.asked == (2,)


def test_06_S7_play_goes_clockwise() -> None:
    table = Table(4, pile=(0, 0))
    table.state.active = 2
    for seat in (2, 3, 0, 1):
        table.play(seat, VisitMarket(0))
        table.play(seat, SettleHand())
    assert [passed.seat for passed in table.happened(TurnPassed)] == [3, 0, 1, 2]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_C_S1_everybody_sees_a_face_up_card_on_top_of_the_pile(viewer: int | None) -> None:
    table = ready(top="vizier")
    assert table.game.view(table.state, viewer).top is Card.VIZIER


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_C_S1_nobody_sees_a_face_down_card_on_top_of_the_pile(viewer: int | None) -> None:
    table = ready(top="?")
    assert table.game.view(table.state, viewer).top is Card.UNKNOWN
    assert table.state.top is Card.UNKNOWN, "what nobody knows is not in the state"


def test_C_S1_the_next_top_is_turned_before_the_drawn_cards_are_laid_out() -> None:
    table = Table(top="artisan", stalls=("wood", "", ""))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.draw("stone marble vizier")
    assert table.happened(TopTurned)[-1] == TopTurned(Card.VIZIER)
    assert table.happened(StallsFilled) == []
    assert table.state.top is Card.VIZIER


def test_C_S1_the_odds_of_the_top_count_face_down_cards_of_the_lot_that_lie_elsewhere() -> None:
    table = Table(stalls=("wood", "? ?", ""), lot="artisan*4 stone*2", pile=(3, 1))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert odds(table.chance) == {
        Card.ARTISAN: Fraction(3, 4) * Fraction(4, 6),
        Card.STONE: Fraction(3, 4) * Fraction(2, 6),
        Card.UNKNOWN: Fraction(1, 4),
    }


def test_C_S1_a_pile_without_face_up_cards_shows_none() -> None:
    table = Table(stalls=("wood", "", ""), lot="artisan*4 stone*2", pile=(0, 6))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert odds(table.chance) == {Card.UNKNOWN: Fraction(1)}


def test_C_S1_a_pile_without_face_down_cards_shows_a_face() -> None:
    table = Table(stalls=("wood", "", ""), lot="artisan*4 stone*2", pile=(6, 0))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert odds(table.chance) == {Card.ARTISAN: Fraction(2, 3), Card.STONE: Fraction(1, 3)}


def test_C_S1_the_top_of_an_empty_pile_is_nothing() -> None:
    table = Table(stalls=("wood", "", ""), lot="stone marble lapis", pile=(3, 0))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.draw("stone marble lapis")
    assert (table.state.top, table.state.up, table.state.down) == (None, 0, 0)


def test_C_S2_amulets_never_run_out() -> None:
    table = Table(hands={0: "artisan*30 stone*18"}, agenda=(Limit(),))
    table.state.amulets = [5000, 0, 0]
    table.play(0, KeepAll())
    assert table.state.amulets[0] == 5038


def test_C_S2_money_never_runs_out() -> None:
    table = Table(agenda=(Quarry(),))
    table.state.talents, table.state.built_this_turn = [5000, 5000, 5000], 3
    table.play(0, FinishBuilding())
    assert table.state.talents[0] == 5005


def test_C_S2_a_bid_may_be_as_large_as_any_fortune() -> None:
    table = Table(agenda=(Offering(),))
    table.state.talents = [5000, 0, 0]
    assert table.options(0) == [Bid(talents) for talents in range(5001)]
