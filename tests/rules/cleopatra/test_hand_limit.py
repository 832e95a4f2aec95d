"""The hand limit: when it is settled, and the three ways to settle it."""

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.games.cleopatra.actions import (
    BuildPiece,
    DiscardCard,
    DiscardToLimit,
    FinishBuilding,
    KeepAll,
    Pay,
    PlaySmuggler,
    SettleHand,
    VisitMarket,
)
from waset.games.cleopatra.agenda import EndTurn, Limit, Moment
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import Card, Cause, Piece
from waset.games.cleopatra.events import AmuletsTaken, CardDiscarded, CharacterPlayed

SPHINX = "artisan stone marble"


def settling(held: str) -> Table:
    """Seat 0 has this hand at the end of its turn, and settles the limit."""
    table = Table(hands={0: held}, agenda=(EndTurn(), Limit(), Moment()))
    table.play(0, SettleHand())
    return table


@pytest.mark.parametrize("held", ["wood artisan*9", "wood artisan*4 smuggler", "wood"])
def test_C_H1_with_ten_cards_or_fewer_nothing_is_asked(held: str) -> None:
    table = settling(held)
    assert table.asked == (1,)
    assert table.happened(AmuletsTaken) == []


@pytest.mark.parametrize("held", ["wood artisan*10", "wood artisan*20"])
def test_C_H1_with_more_than_ten_cards_something_must_be_done(held: str) -> None:
    table = settling(held)
    assert table.asked == (0,)
    assert table.options(0) == [DiscardToLimit(), KeepAll()]


def after_the_quarry(held: str) -> Table:
    """Seat 0 has built a sphinx, rolled, and settles this hand."""
    table = Table(hands={0: f"{SPHINX} {held}"})
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards(SPHINX)))
    table.play(0, FinishBuilding())
    table.settle(0)
    table.play(0, SettleHand())
    return table


def test_C_H1_it_is_settled_after_the_quarry_too() -> None:
    assert after_the_quarry("lapis*7 wood*4").options(0) == [DiscardToLimit(), KeepAll()]


def test_C_H1_after_the_quarry_ten_cards_are_few_enough() -> None:
    assert after_the_quarry("lapis*7 wood*3").asked == (1,)


def test_C_H1_cards_paid_in_the_quarry_do_not_count() -> None:
    table = after_the_quarry("lapis*7 wood")
    assert (size(table.state.hands[0]), table.happened(AmuletsTaken)) == (8, [])


def test_C_H1_it_is_settled_after_the_market() -> None:
    table = Table(hands={0: "artisan*10"}, stalls=("wood", "", ""))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert table.options(0) == [DiscardToLimit(), KeepAll()]


def test_C_H1_nobody_settles_in_the_turn_of_another() -> None:
    table = Table(hands={1: "artisan*15", 2: "stone*12"}, stalls=("wood", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    assert table.asked == (1,)
    assert table.happened(AmuletsTaken) == []


def test_C_H1_it_is_settled_again_in_each_own_turn() -> None:
    table = Table(hands={0: "artisan*13"}, pile=(0, 0))
    for seat in (0, 1, 2, 0):
        table.play(seat, VisitMarket(0))
        table.play(seat, SettleHand())
        if seat == 0:
            table.play(0, KeepAll())
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 3, Cause.LIMIT)] * 2


@pytest.mark.parametrize("above", [1, 3, 6])
def test_06_H2_discarding_leaves_exactly_ten_and_costs_one_amulet(above: int) -> None:
    table = settling(f"wood artisan*{9 + above}")
    table.play(0, DiscardToLimit())
    for _ in range(above):
        table.play(0, DiscardCard(Card.ARTISAN))
    assert table.asked == (1,)
    assert (table.state.hands[0], table.state.discards) == (hand("wood artisan*9"), hand(f"artisan*{above}"))
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 1, Cause.LIMIT)]
    assert table.state.amulets == [1, 0, 0]


@pytest.mark.parametrize("above", [1, 3, 6])
def test_06_H2_keeping_all_costs_an_amulet_for_each_card_above_ten(above: int) -> None:
    table = settling(f"wood artisan*{9 + above}")
    table.play(0, KeepAll())
    assert table.asked == (1,)
    assert table.state.hands[0] == hand(f"wood artisan*{9 + above}")
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, above, Cause.LIMIT)]
    assert table.state.amulets == [above, 0, 0]


def test_06_H2_the_player_chooses_what_to_discard() -> None:
    table = settling("wood artisan*9 double-stone vizier")
    table.play(0, DiscardToLimit())
    wanted = [Card.ARTISAN, Card.WOOD, Card.DOUBLE_STONE, Card.VIZIER]
    assert table.options(0) == [DiscardCard(card) for card in wanted]
    table.play(0, DiscardCard(Card.VIZIER))
    assert table.options(0) == [DiscardCard(card) for card in wanted[:3]]


def test_06_H2_who_has_begun_to_discard_may_not_keep_the_rest() -> None:
    table = settling("wood artisan*12")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.WOOD))
    assert table.refused(0, KeepAll()).key == "reason.not_now"
    assert table.asked == (0,)


@pytest.mark.parametrize("others", [10, 11, 14])
def test_06_H3_a_smuggler_keeps_all_for_one_amulet(others: int) -> None:
    table = settling(f"smuggler artisan*{others}")
    table.play(0, PlaySmuggler())
    assert table.asked == (1,)
    assert (table.state.hands[0], table.state.discards) == (hand(f"artisan*{others}"), hand("smuggler"))
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 1, Cause.SMUGGLER)]


def test_06_H3_the_smuggler_is_laid_down_before_his_amulet_is_taken() -> None:
    table = settling("smuggler artisan*10")
    events = table.play(0, PlaySmuggler())
    assert events[:2] == [CharacterPlayed(0, Card.SMUGGLER), AmuletsTaken(0, 1, Cause.SMUGGLER)]


def test_06_H3_eleven_cards_with_the_smuggler_are_enough() -> None:
    assert settling("smuggler artisan*10").options(0) == [DiscardToLimit(), KeepAll(), PlaySmuggler()]


def test_06_H3_another_character_is_no_smuggler() -> None:
    assert settling("scribe artisan*10").options(0) == [DiscardToLimit(), KeepAll()]


def test_06_H3_ten_cards_with_the_smuggler_are_not() -> None:
    table = Table(hands={0: "artisan*9"}, stalls=("smuggler", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    refusal = table.refused(0, PlaySmuggler())
    assert (refusal.key, refusal.details) == ("reason.hand_too_small", {"limit": 10, "cards": 10})
    table.play(0, SettleHand())
    assert table.asked == (1,)


def test_06_H3_without_a_smuggler_it_cannot_be_played() -> None:
    assert settling("wood artisan*10").refused(0, PlaySmuggler()).key == "reason.no_such_card"


def test_06_H3_a_smuggler_may_be_played_after_the_quarry() -> None:
    assert PlaySmuggler() in after_the_quarry("lapis*7 wood*3 smuggler").options(0)


def test_06_H3_a_smuggler_waits_until_the_limit_is_settled() -> None:
    table = Table(hands={0: "smuggler artisan*14"}, stalls=("wood", "", ""))
    assert table.refused(0, PlaySmuggler()).key == "reason.smuggler_later"
    table.play(0, VisitMarket(0))
    assert table.refused(0, PlaySmuggler()).key == "reason.smuggler_later"
    table.play(0, SettleHand())
    assert PlaySmuggler() in table.options(0)


def test_06_H3_a_smuggler_may_be_kept_for_later() -> None:
    table = settling("smuggler artisan*10")
    table.play(0, KeepAll())
    assert table.state.hands[0] == hand("smuggler artisan*10")


def test_06_H3_a_second_smuggler_stays_in_the_hand() -> None:
    table = settling("smuggler smuggler artisan*10")
    table.play(0, PlaySmuggler())
    assert (table.state.hands[0], table.asked) == (hand("smuggler artisan*10"), (1,))


def test_06_H3_a_smuggler_may_himself_be_discarded_for_the_limit() -> None:
    table = settling("smuggler artisan*10")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.SMUGGLER))
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 1, Cause.LIMIT)]


def discarded_a_vizier() -> Table:
    """Seat 0 discarded the Vizier for the limit."""
    table = settling("wood artisan*9 vizier")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.VIZIER))
    return table


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_H4_nobody_sees_a_card_discarded_for_the_limit(viewer: int | None) -> None:
    table = discarded_a_vizier()
    (event,) = table.happened(CardDiscarded)
    assert event.seen_by(viewer) == CardDiscarded(0, Card.UNKNOWN)
    assert table.game.view(table.state, viewer).discards == hand("?")


def test_C_H4_the_others_see_how_many_were_discarded() -> None:
    table = settling("wood artisan*12")
    table.play(0, DiscardToLimit())
    for _ in range(3):
        table.play(0, DiscardCard(Card.ARTISAN))
    assert size(table.game.view(table.state, 1).discards) == 3


def test_C_H4_who_discarded_remembers_the_card() -> None:
    table = discarded_a_vizier()
    (event,) = table.happened(CardDiscarded)
    assert event.seen_by(0) == event
    assert table.game.view(table.state, 0).discards == hand("vizier")


def test_C_H4_a_discard_may_have_been_the_card_everybody_saw_taken() -> None:
    table = Table(hands={0: "stone*10"}, stalls=("wood", "", ""))
    table.play(0, VisitMarket(0))
    assert table.game.view(table.state, 1).hands[0] == hand("wood" + " ?" * 10)
    table.play(0, SettleHand())
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.STONE))
    assert table.game.view(table.state, 1).hands[0] == hand("? " * 10)


def test_C_H4_of_three_cards_seen_two_are_still_sure_after_one_unseen_discard() -> None:
    table = Table(hands={0: "stone*8"}, stalls=("artisan*3", "", ""))
    table.play(0, VisitMarket(0))
    table.play(0, SettleHand())
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.STONE))
    assert table.game.view(table.state, 1).hands[0] == hand("artisan*2 " + "? " * 8)


@pytest.mark.parametrize("tainted", ["double-lapis", "trompe-loeil", "beggar", "smuggler"])
def test_C_H4_a_tainted_card_discarded_for_the_limit_costs_nothing_itself(tainted: str) -> None:
    table = settling(f"wood artisan*9 {tainted}")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card(tainted)))
    assert table.state.amulets[0] == 1
