"""The market: taking a stall, drawing, laying out, and a new pile."""

from fractions import Fraction

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.engine.game import Chance
from waset.games.cleopatra.actions import (
    BuildPiece,
    DiscardCard,
    DiscardToLimit,
    FinishBuilding,
    LayOutCards,
    Pay,
    PlayCourtesan,
    SettleHand,
    VisitMarket,
)
from waset.games.cleopatra.components import Card, Piece
from waset.games.cleopatra.events import (
    CardDrawn,
    DiscardsMixed,
    DiscardsSeen,
    HiddenCardTaken,
    StallsFilled,
    StallTaken,
)
from waset.games.cleopatra.state import NOTHING, Lying

A, S, M, HIDDEN = Card.ARTISAN, Card.STONE, Card.MARBLE, Card.UNKNOWN


def odds(chance: Chance[object]) -> dict[object, Fraction]:
    """Every outcome with its probability."""
    return {outcome: Fraction(weight, chance.total) for outcome, weight in chance.odds()}


def visit(table: Table, stall: int = 0) -> None:
    """Seat 0 takes a stall of open cards and goes on to the refill."""
    table.play(0, VisitMarket(stall))
    table.play(0, SettleHand())


def test_C_M1_the_visitor_takes_all_cards_of_one_stall() -> None:
    table = Table(hands={0: "lapis"}, stalls=("artisan stone*2", "wood", "marble"))
    table.play(0, VisitMarket(0))
    assert table.happened(StallTaken) == [StallTaken(0, 0, cards("artisan stone*2"))]
    assert table.state.hands[0] == hand("lapis artisan stone*2")
    assert table.state.stalls == [NOTHING, Lying(cards("wood"), ()), Lying(cards("marble"), ())]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_M1_everybody_knows_the_face_up_cards_that_were_taken(viewer: int | None) -> None:
    table = Table(hands={0: "lapis*2"}, stalls=("artisan stone*2", "", ""))
    table.play(0, VisitMarket(0))
    assert table.game.view(table.state, viewer).hands[0] == hand("artisan stone*2 ? ?")


def taken_face_down() -> Table:
    """Seat 0 took an Artisan and a face-down card, which is the Vizier."""
    table = Table(stalls=("artisan ?", "", ""))
    table.play(0, VisitMarket(0))
    table.draw("vizier")
    return table


def test_C_M1_the_visitor_learns_a_face_down_card() -> None:
    table = taken_face_down()
    assert table.game.view(table.state, 0).hands[0] == hand("artisan vizier")
    assert table.happened(HiddenCardTaken)[0].seen_by(0) == HiddenCardTaken(0, 0, Card.VIZIER)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_M1_nobody_else_learns_a_face_down_card(viewer: int | None) -> None:
    table = taken_face_down()
    assert table.game.view(table.state, viewer).hands[0] == hand("artisan ?")
    assert table.happened(HiddenCardTaken)[0].seen_by(viewer) == HiddenCardTaken(0, 0, HIDDEN)


def test_C_M1_a_face_down_card_is_any_unseen_card_of_its_lot() -> None:
    table = Table(stalls=("artisan ?", "? ?", ""), lot="artisan*4 stone*2 vizier", top="?", pile=(2, 1))
    table.play(0, VisitMarket(0))
    assert odds(table.chance) == {A: Fraction(4, 7), S: Fraction(2, 7), Card.VIZIER: Fraction(1, 7)}


def test_C_M1_face_down_cards_are_drawn_one_after_another() -> None:
    table = Table(stalls=("? ?", "", ""), lot="artisan*4 stone*2 vizier", pile=(3, 2))
    table.play(0, VisitMarket(0))
    table.draw("vizier")
    assert odds(table.chance) == {A: Fraction(2, 3), S: Fraction(1, 3)}


def test_C_M1_open_cards_and_all_face_down_ones_come_into_the_hand() -> None:
    table = Table(stalls=("? stone ?", "", ""))
    table.play(0, VisitMarket(0))
    table.draw("wood lapis")
    assert table.state.hands[0] == hand("stone wood lapis")
    assert table.state.stalls[0] == NOTHING


def test_C_M2_three_cards_are_drawn_together_the_top_first() -> None:
    table = Table(stalls=("wood", "", ""), top="artisan")
    visit(table)
    table.draw("? lapis ?")
    assert table.happened(CardDrawn) == [CardDrawn(A), CardDrawn(HIDDEN), CardDrawn(Card.LAPIS)]
    assert table.state.top is HIDDEN


def test_C_M2_all_three_are_seen_before_the_first_is_laid_out() -> None:
    table = Table(stalls=("wood", "", ""), top="artisan")
    visit(table)
    table.draw("? lapis ?")
    assert table.asked == (0,)
    assert table.game.view(table.state, 0).drawn.cards == cards("artisan ? lapis")
    assert table.happened(StallsFilled) == []


def drawn(text: str) -> Table:
    """Seat 0 drew these cards and is to lay them out; stall B still has a Wood."""
    table = Table(stalls=("marble", "wood", ""), top="")
    visit(table)
    table.draw(f"{text} ?")
    return table


def test_C_M2_each_stall_gets_one_in_any_order() -> None:
    orders = ["artisan stone lapis", "artisan lapis stone", "stone artisan lapis"]
    orders += ["stone lapis artisan", "lapis artisan stone", "lapis stone artisan"]
    assert set(drawn("artisan stone lapis").options(0)) == {LayOutCards(cards(order)) for order in orders}


def test_C_M2_a_card_joins_those_that_lie_in_its_stall() -> None:
    table = drawn("artisan stone lapis")
    table.play(0, LayOutCards(cards("lapis artisan stone")))
    assert [stall.cards for stall in table.state.stalls] == [cards("lapis"), cards("wood artisan"), cards("stone")]


def test_C_M2_each_card_keeps_the_way_it_faces() -> None:
    table = drawn("? stone lapis")
    table.play(0, LayOutCards(cards("stone ? lapis")))
    assert [stall.cards for stall in table.state.stalls] == [cards("stone"), cards("wood ?"), cards("lapis")]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_C_M2_nobody_learns_a_face_down_card_when_it_is_laid_out(viewer: int | None) -> None:
    table = drawn("? stone lapis")
    table.play(0, LayOutCards(cards("? stone lapis")))
    assert table.game.view(table.state, viewer).stalls[0] == Lying((HIDDEN,), (0,))
    assert table.state.stalls[0] == Lying((HIDDEN,), (0,)), "it is not decided yet what the card is"


def test_C_M2_two_face_down_cards_look_alike() -> None:
    orders = ["stone ? ?", "? stone ?", "? ? stone"]
    assert set(drawn("? stone ?").options(0)) == {LayOutCards(cards(order)) for order in orders}
    assert len(drawn("? stone ?").options(0)) == 3


def test_C_M2_two_equal_open_cards_look_alike() -> None:
    assert len(drawn("stone ? stone").options(0)) == 3


@pytest.mark.parametrize("text", ["? ? ?", "stone stone stone"])
def test_C_M2_three_cards_that_look_alike_are_laid_out_without_a_question(text: str) -> None:
    table = drawn(text)
    assert table.happened(StallsFilled) == [StallsFilled(cards(text))]
    assert table.asked == (1,)


def test_C_M3_an_empty_pile_alone_is_no_reason_to_mix() -> None:
    table = Table(stalls=("wood", "", ""), discards="lapis*4", lot="stone*3", pile=(3, 0))
    visit(table)
    table.draw("stone*3")
    assert table.asked == (1,)
    assert (table.happened(DiscardsMixed), table.state.discards) == ([], hand("lapis*4"))
    assert table.state.top is None


def test_C_M3_the_discards_are_mixed_when_the_first_card_is_needed() -> None:
    table = Table(stalls=("wood", "", ""), discards="artisan*3 lapis*3", pile=(0, 0))
    visit(table)
    assert table.happened(DiscardsMixed) == [DiscardsMixed(3, 3)]
    assert (table.state.discards, table.state.lots[1]) == (0, hand("artisan*3 lapis*3"))


@pytest.mark.parametrize(("number", "up", "down"), [(1, 0, 1), (2, 1, 1), (5, 2, 3), (7, 3, 4), (8, 4, 4)])
def test_C_M3_the_new_pile_is_mixed_as_at_the_start(number: int, up: int, down: int) -> None:
    table = Table(stalls=("wood", "", ""), discards=f"artisan*{number}", pile=(0, 0))
    visit(table)
    (mixed,) = table.happened(DiscardsMixed)
    assert (mixed.up, mixed.down) == (up, down)


def test_C_M3_only_the_discards_are_in_the_new_pile() -> None:
    table = Table(stalls=("wood", "? ?", ""), discards="artisan*3 lapis", lot="vizier beggar", pile=(0, 0))
    visit(table)
    expected = {A: Fraction(1, 2) * Fraction(3, 4), Card.LAPIS: Fraction(1, 2) * Fraction(1, 4), HIDDEN: Fraction(1, 2)}
    assert odds(table.chance) == expected


def mixed_in_the_middle() -> Table:
    """The last card of the pile lay face down; the five discards then gave a Marble and another face-down card."""
    table = Table(
        stalls=("wood", "?", ""), discards="artisan*2 marble*2 lapis", lot="vizier beggar", top="?", pile=(0, 0)
    )
    visit(table)
    table.draw("marble ? ?")
    return table


def test_C_M3_the_pile_is_mixed_in_the_middle_of_a_draw() -> None:
    table = mixed_in_the_middle()
    wanted = [CardDrawn(HIDDEN), DiscardsMixed(2, 3), CardDrawn(M), CardDrawn(HIDDEN)]
    assert [event for event in table.events if isinstance(event, CardDrawn | DiscardsMixed)] == wanted


def test_C_M3_face_down_cards_of_one_draw_remember_their_piles_in_the_order_drawn() -> None:
    assert mixed_in_the_middle().state.drawn == Lying(cards("? marble ?"), (0, 1))


def test_C_M3_face_down_cards_are_laid_out_in_the_order_drawn() -> None:
    table = mixed_in_the_middle()
    table.play(0, LayOutCards(cards("marble ? ?")))
    assert table.state.stalls == [Lying((M,), ()), Lying((HIDDEN, HIDDEN), (0, 0)), Lying((HIDDEN,), (1,))]


def test_C_M3_a_face_down_card_of_the_old_pile_is_none_of_the_new_one() -> None:
    table = mixed_in_the_middle()
    table.play(0, LayOutCards(cards("? ? marble")))
    assert table.state.stalls[1] == Lying((HIDDEN, HIDDEN), (0, 1))
    table.play(1, VisitMarket(1))
    assert odds(table.chance) == {Card.VIZIER: Fraction(1, 2), Card.BEGGAR: Fraction(1, 2)}


def test_C_M3_a_face_down_card_of_the_new_pile_is_none_of_the_old_one() -> None:
    table = mixed_in_the_middle()
    table.play(0, LayOutCards(cards("? ? marble")))
    table.play(1, VisitMarket(1))
    table.draw("beggar")
    assert odds(table.chance) == {A: Fraction(2, 4), M: Fraction(1, 4), Card.LAPIS: Fraction(1, 4)}


def test_C_M3_cards_discarded_for_the_limit_are_mixed_too() -> None:
    table = Table(hands={0: "stone*11"}, stalls=("wood", "", ""), discards="artisan", pile=(0, 0))
    visit(table)
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(S))
    table.play(0, DiscardCard(S))
    assert table.state.lots[1] == hand("artisan stone*2")


def test_C_M4_with_nothing_to_draw_nothing_is_laid_out() -> None:
    table = Table(stalls=("wood", "stone", ""), pile=(0, 0))
    visit(table)
    assert (table.happened(StallsFilled), table.asked) == ([], (1,))
    assert [stall.cards for stall in table.state.stalls] == [(), (S,), ()]


@pytest.mark.parametrize(("top", "card"), [("lapis", Card.LAPIS), ("?", HIDDEN)])
def test_C_M4_a_single_card_goes_to_a_stall_of_choice(top: str, card: Card) -> None:
    table = Table(stalls=("wood", "stone", ""), top=top, pile=(0, 0))
    visit(table)
    wanted = {LayOutCards((card, None, None)), LayOutCards((None, card, None)), LayOutCards((None, None, card))}
    assert set(table.options(0)) == wanted
    table.play(0, LayOutCards((None, card, None)))
    assert [stall.cards for stall in table.state.stalls] == [(), (S, card), ()]


def test_C_M4_two_cards_go_to_two_stalls_of_choice() -> None:
    table = Table(stalls=("wood", "", ""), top="lapis", lot="stone", pile=(1, 0))
    visit(table)
    table.draw("stone")
    assert len(table.options(0)) == 6
    table.play(0, LayOutCards((S, None, Card.LAPIS)))
    assert [stall.cards for stall in table.state.stalls] == [(S,), (), (Card.LAPIS,)]


def test_C_M4_two_cards_that_look_alike_go_to_two_stalls_of_choice() -> None:
    table = Table(stalls=("wood", "", ""), top="?", lot="stone*2", pile=(0, 1))
    visit(table)
    table.draw("?")
    wanted = {(HIDDEN, HIDDEN, None), (HIDDEN, None, HIDDEN), (None, HIDDEN, HIDDEN)}
    assert set(table.options(0)) == {LayOutCards(order) for order in wanted}


def test_C_M4_two_cards_never_go_to_one_stall() -> None:
    table = Table(stalls=("wood", "", ""), top="lapis", lot="stone", pile=(1, 0))
    visit(table)
    table.draw("stone")
    table.refused(0, LayOutCards((S,)))
    table.refused(0, LayOutCards((Card.LAPIS, S, Card.LAPIS)))


def test_C_M4_the_discards_help_out_as_far_as_they_go() -> None:
    table = Table(stalls=("wood", "", ""), top="lapis", discards="stone", pile=(0, 0))
    visit(table)
    table.draw("?")
    assert table.state.drawn == Lying(cards("lapis ?"), (1,))
    assert table.asked == (0,)


def test_C_M5_everybody_may_count_the_discards_but_not_look_through_them() -> None:
    table = Table(discards="artisan stone vizier")
    assert table.game.view(table.state, 0).discards == hand("? ? ?")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_C_M5_cards_that_were_paid_openly_are_remembered(viewer: int | None) -> None:
    table = Table(hands={0: "artisan stone marble"}, discards="vizier")
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards("artisan stone marble")))
    assert table.game.view(table.state, viewer).discards == hand("artisan stone marble ?")


def test_C_M5_what_everybody_remembers_is_still_known_of_the_new_pile() -> None:
    table = Table(hands={0: "artisan stone marble"}, stalls=("wood", "", ""), discards="vizier", pile=(0, 0))
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards("artisan stone marble")))
    table.play(0, FinishBuilding())
    table.settle(0)
    table.play(0, SettleHand())
    table.play(1, VisitMarket(0))
    table.play(1, SettleHand())
    assert table.game.view(table.state, None).lots[1] == hand("artisan stone marble ?")


def test_C_M5_only_the_courtesan_looks_through_the_discards() -> None:
    table = Table(hands={0: "courtesan"}, discards="artisan vizier")
    table.play(0, PlayCourtesan())
    (seen,) = table.happened(DiscardsSeen)
    assert seen.seen_by(0) == DiscardsSeen(0, cards("artisan courtesan vizier"))
    assert seen.seen_by(1) == DiscardsSeen(0, cards("? ? ?"))
    assert table.game.view(table.state, 0).discards == hand("artisan courtesan vizier")
    assert table.game.view(table.state, 1).discards == hand("courtesan ? ?")
