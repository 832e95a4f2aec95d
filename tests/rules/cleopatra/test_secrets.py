"""Secrets: what others may not see, what everybody sees, what nobody knows, and the own totals."""

import pytest

from tests.rules.cleopatra.table import Table, cards, hand
from waset.games.cleopatra.actions import (
    SEALED,
    Bid,
    BuildPiece,
    FinishBuilding,
    GiveCard,
    GiveTalents,
    KeepAll,
    Pay,
    PlayBeggar,
    SettleHand,
    VisitMarket,
)
from waset.games.cleopatra.agenda import EndTurn, Limit, Offering
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import MOSAICS, Card, Mosaic, Piece
from waset.games.cleopatra.events import (
    AmuletsTaken,
    AnswerSealed,
    CardGiven,
    CardsPaid,
    OfferingMade,
    TalentsGained,
    TalentsGiven,
)
from waset.games.cleopatra.state import UNKNOWN_AMOUNT, State

EVERYBODY = [0, 1, 2, None]


def seen(table: Table, viewer: int | None) -> State:
    """What a viewer may know."""
    return table.game.view(table.state, viewer)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_X1_the_cards_in_a_hand_are_hidden(viewer: int | None) -> None:
    assert seen(Table(hands={0: "artisan*2 vizier"}), viewer).hands[0] == hand("? ? ?")


def test_C_X1_cards_that_others_saw_go_there_are_known() -> None:
    table = Table(hands={0: "artisan*2"}, stalls=("stone lapis", "", ""))
    table.play(0, VisitMarket(0))
    assert seen(table, 2).hands[0] == hand("stone lapis ? ?")


def test_C_X1_a_card_seen_to_come_and_seen_to_go_is_no_longer_known() -> None:
    table = Table(hands={0: "artisan marble"}, stalls=("stone lapis", "", ""), pile=(0, 0))
    for seat in (0, 1, 2):
        table.play(seat, VisitMarket(0))
        table.play(seat, SettleHand())
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards("artisan stone marble")))
    assert seen(table, 1).hands[0] == hand("lapis")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_X1_the_total_of_money_is_hidden(viewer: int | None) -> None:
    assert seen(Table(), viewer).talents[0] == UNKNOWN_AMOUNT


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_X1_the_total_of_amulets_is_hidden(viewer: int | None) -> None:
    assert seen(Table(), viewer).amulets[0] == UNKNOWN_AMOUNT


def half_the_bids() -> Table:
    """Seats 0 and 1 have bid, seat 2 has not."""
    table = Table(agenda=(EndTurn(), Offering()))
    table.play(0, Bid(4))
    table.play(1, Bid(2))
    return table


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_X1_a_bid_is_hidden_before_the_reveal(viewer: int | None) -> None:
    table = half_the_bids()
    assert table.happened(AnswerSealed)[0].seen_by(viewer) == AnswerSealed(0, SEALED)
    assert seen(table, viewer).sealed[0] == SEALED


def test_C_X1_the_bidder_knows_the_own_bid() -> None:
    table = half_the_bids()
    assert table.happened(AnswerSealed)[0].seen_by(0) == AnswerSealed(0, Bid(4))
    assert seen(table, 0).sealed == [Bid(4), SEALED, None]


def test_C_X1_two_bids_look_the_same_to_the_others() -> None:
    low, high = Table(agenda=(EndTurn(), Offering())), Table(agenda=(EndTurn(), Offering()))
    low.play(0, Bid(0))
    high.play(0, Bid(5))
    assert seen(low, 1) == seen(high, 1)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X1_the_bids_are_open_after_the_reveal(viewer: int | None) -> None:
    table = half_the_bids()
    table.play(2, Bid(0))
    (made,) = table.happened(OfferingMade)
    assert made.seen_by(viewer) == OfferingMade((4, 2, 0))


def test_C_X1_a_secret_answer_to_a_beggar_is_hidden_until_all_have_answered() -> None:
    table = Table(hands={0: "beggar", 1: "wood"})
    table.play(0, PlayBeggar())
    table.play(1, GiveCard(Card.WOOD))
    assert seen(table, 0).sealed == [None, SEALED, None]
    table.play(2, GiveTalents())
    assert [event.seen_by(2) for event in table.happened(CardGiven)] == [CardGiven(1, 0, Card.UNKNOWN)]


def built() -> Table:
    """Seat 0 built a sphinx with a double Stone and finished."""
    table = Table(hands={0: "artisan double-stone marble wood"}, pieces={Piece.SPHINX: (0,)})
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, Pay(cards("artisan marble double-stone")))
    table.play(0, FinishBuilding())
    return table


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_every_gain_of_money_is_public(viewer: int | None) -> None:
    table = built()
    (gained,) = table.happened(TalentsGained)
    assert gained.count == 5
    assert gained.seen_by(viewer) == gained
    assert seen(table, viewer).talents_seen == [5, 0, 0]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_every_payment_of_money_is_public(viewer: int | None) -> None:
    table = Table(hands={0: "beggar"})
    table.play(0, PlayBeggar())
    table.play(1, GiveTalents())
    table.play(2, GiveTalents())
    given = table.happened(TalentsGiven)
    assert [event.seen_by(viewer) for event in given] == [TalentsGiven(1, 0, 2), TalentsGiven(2, 0, 2)]
    assert seen(table, viewer).talents_seen == [4, -2, -2]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_every_gain_of_amulets_is_public(viewer: int | None) -> None:
    table = built()
    (taken,) = table.happened(AmuletsTaken)
    assert taken.count == 1
    assert taken.seen_by(viewer) == taken
    assert seen(table, viewer).amulets_seen == [1, 0, 0]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_every_return_of_amulets_is_public(viewer: int | None) -> None:
    table = Table(agenda=(EndTurn(), Offering()))
    table.state.amulets, table.state.amulets_seen = [2, 0, 0], [2, 0, 0]
    for seat, talents in enumerate((5, 4, 3)):
        table.play(seat, Bid(talents))
    assert seen(table, viewer).amulets_seen == [0, 1, 2]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_everybody_can_count_all_hands(viewer: int | None) -> None:
    table = Table(hands={0: "artisan*7", 1: "stone vizier", 2: ""})
    assert [size(held) for held in seen(table, viewer).hands] == [7, 2, 0]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_everybody_sees_the_cards_that_are_paid(viewer: int | None) -> None:
    (paid,) = built().happened(CardsPaid)
    assert paid.seen_by(viewer) == CardsPaid(0, cards("artisan marble double-stone"), 0, (Card.STONE,))


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X2_everybody_can_count_the_piles(viewer: int | None) -> None:
    table = Table(discards="artisan*4", top="?", lot="stone*9", pile=(5, 3))
    view = seen(table, viewer)
    assert (size(view.discards), view.top, view.up, view.down) == (4, Card.UNKNOWN, 5, 3)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X3_nobody_knows_a_face_down_card_in_a_stall(viewer: int | None) -> None:
    assert seen(Table(stalls=("wood ?", "", "")), viewer).stalls[0].cards == cards("wood ?")


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X3_nobody_knows_the_unseen_cards(viewer: int | None) -> None:
    table = Table(stalls=("?", "", ""), lot="stone*4 vizier", pile=(2, 2))
    assert seen(table, viewer).lots == [hand("? ? ? ? ?")]


def test_C_X3_the_whole_deck_is_known_before_anything_is_dealt() -> None:
    table = Table()
    table.state = table.game.start(3, {})
    assert seen(table, None).lots == table.state.lots


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_C_X3_nobody_knows_the_order_of_the_mosaics(viewer: int | None) -> None:
    table = Table(mosaic_top="W")
    view = seen(table, viewer)
    assert view.mosaic_top is Mosaic.W
    assert view.mosaic_pile == sum(mosaic.bit for mosaic in MOSAICS), "a set has no order"


def test_C_X3_a_face_down_card_may_still_be_anything_when_it_is_taken() -> None:
    table = Table(stalls=("?", "", ""), lot="stone*4 vizier", pile=(2, 2))
    table.play(0, VisitMarket(0))
    assert {card for card, _ in table.chance.odds()} == {Card.STONE, Card.VIZIER}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_C_X4_a_player_may_look_at_the_own_totals(seat: int) -> None:
    table = Table()
    table.state.talents, table.state.amulets = [7, 8, 9], [1, 2, 3]
    view = seen(table, seat)
    assert (view.talents[seat], view.amulets[seat]) == (7 + seat, 1 + seat)


def test_C_X4_the_own_totals_can_be_seen_in_the_turn_of_another() -> None:
    table = Table(hands={0: "artisan*12"}, agenda=(EndTurn(), Limit()))
    table.state.talents[1] = 11
    assert seen(table, 1).talents[1] == 11
    table.play(0, KeepAll())
    assert (seen(table, 0).amulets[0], seen(table, 1).amulets[1]) == (2, 0)


def test_C_X4_a_player_sees_the_own_hand() -> None:
    assert seen(Table(hands={1: "wood vizier"}), 1).hands[1] == hand("wood vizier")
