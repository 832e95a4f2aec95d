"""docs/rules/en/cleopatra/turn.md, the 2019 edition without the Visir."""

import pytest

from tests.rules.cleopatra.moves import SPHINX_2019, build, finish, use
from tests.rules.cleopatra.table import Table2019, cards
from tests.rules.cleopatra.walks import about_to_walk, bid_all, complete
from waset.engine.game import Event
from waset.games.cleopatra.actions import (
    BuildPiece,
    CallWorshipper,
    DiscardCard,
    DiscardToLimit,
    ForgoVisit,
    KeepAll,
    LayOutCards,
    VisitMarket,
)
from waset.games.cleopatra.components import Card, Cause, Piece
from waset.games.cleopatra.events import (
    AmuletsTaken,
    CardDrawn,
    CardsPaid,
    CleopatraWalked,
    OfferingMade,
    PieceBuilt,
    StallsFilled,
    StallTaken,
    TalentsGained,
    TurnPassed,
)

ONE_VISIT = ["architect", "beggar", "merchant", "foreman"]


def steps(table: Table2019, *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in table.events if isinstance(event, kinds)]


def build_sphinx(table: Table2019) -> None:
    """Seat 0 builds a sphinx on the left with standard cards."""
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)


def test_C_T1_a_turn_offers_the_market_the_quarry_and_the_worshippers_in_2019() -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""))
    visits = [VisitMarket(0), BuildPiece(Piece.SPHINX)]
    assert table.options(0) == [*visits, *(CallWorshipper(one) for one in table.state.worshippers)]


def test_C_T1_after_the_market_the_turn_is_over_without_the_visir() -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    assert table.asked == (1,)


def test_C_T1_between_two_pieces_the_market_is_closed_without_the_visir() -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""))
    build_sphinx(table)
    assert table.refused(0, VisitMarket(0)).key == "reason.not_now"


def test_C_T1_after_the_quarry_the_turn_is_over_without_the_visir() -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""))
    build_sphinx(table)
    finish(table)
    assert table.asked == (1,)


@pytest.mark.parametrize("worshipper", ONE_VISIT)
def test_C_T1_another_worshipper_allows_no_second_visit(worshipper: str) -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""), pile=(0, 0))
    use(table, worshipper)
    table.play(0, VisitMarket(0))
    assert table.asked == (1,)


def test_C_T1_nobody_may_pass_in_2019() -> None:
    table = Table2019(stalls=("wood", "", ""))
    assert table.refused(0, ForgoVisit()).key == "reason.not_now"


@pytest.mark.parametrize("worshipper", [*ONE_VISIT, "visir"])
def test_C_T1_a_worshipper_is_no_visit(worshipper: str) -> None:
    table = Table2019(stalls=("wood", "", ""), pile=(0, 0))
    use(table, worshipper)
    assert table.options(0) == [VisitMarket(0)]


def test_C_T3_without_the_visir_first_the_stall_then_the_limit_then_the_refill() -> None:
    table = Table2019(hands={0: "artisan*10"}, stalls=("wood", "", ""), top="stone")
    table.play(0, VisitMarket(0))
    table.play(0, KeepAll())
    table.draw("marble lapis ?")
    table.play(0, LayOutCards(cards("stone marble lapis")))
    wanted = ["StallTaken", "AmuletsTaken", "CardDrawn", "CardDrawn", "CardDrawn", "StallsFilled", "TurnPassed"]
    assert steps(table, StallTaken, AmuletsTaken, CardDrawn, StallsFilled, TurnPassed) == wanted


def test_C_T3_a_card_discarded_for_the_limit_can_come_back_in_the_refill_of_2019() -> None:
    table = Table2019(hands={0: "artisan*10"}, stalls=("wood", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.WOOD))
    assert [card for card, _ in table.chance.odds()] == [Card.UNKNOWN]
    assert table.state.lots == [0, Card.WOOD.one]


def whole_quarry_turn() -> Table2019:
    """Two categories take Cleopatra from space 2 to 4, and eleven cards are left in the hand."""
    table = about_to_walk(2, 4, held="wood*11")
    complete(table, 4)
    bid_all(table, [2, 1, 0])
    table.play(0, KeepAll())
    return table


def test_C_T4_the_whole_order_of_a_quarry_turn_in_2019() -> None:
    kinds = (CardsPaid, PieceBuilt, TalentsGained, CleopatraWalked, OfferingMade, AmuletsTaken, TurnPassed)
    assert steps(whole_quarry_turn(), *kinds) == [
        *["CardsPaid", "PieceBuilt", "TalentsGained"] * 2,
        *["CleopatraWalked", "OfferingMade"],
        *["AmuletsTaken", "AmuletsTaken", "AmuletsTaken", "TurnPassed"],
    ]


def test_C_T4_several_pieces_bring_no_bonus_in_2019() -> None:
    assert {gained.cause for gained in whole_quarry_turn().happened(TalentsGained)} == {Cause.PIECE}


def test_C_T4_the_limit_is_settled_after_the_offering_in_2019() -> None:
    causes = [taken.cause for taken in whole_quarry_turn().happened(AmuletsTaken)]
    assert causes == [Cause.OFFERING, Cause.OFFERING, Cause.LIMIT]


def test_C_T4_no_dice_are_rolled_in_2019() -> None:
    table = Table2019(hands={0: SPHINX_2019})
    build_sphinx(table)
    finish(table)
    assert (table.asked, table.state.active) == ((1,), 1)


def test_C_T4_nothing_is_refilled_after_the_quarry_in_2019() -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""), top="stone")
    build_sphinx(table)
    finish(table)
    assert [stall.cards for stall in table.state.stalls] == [cards("wood"), (), ()]
