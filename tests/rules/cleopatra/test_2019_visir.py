"""docs/rules/en/cleopatra/turn.md and docs/rules/en/cleopatra/worshippers.md: two visits with the Visir."""

import pytest

from tests.rules.cleopatra.moves import SPHINX_2019, WALL, build, finish, times, use
from tests.rules.cleopatra.table import Table2019, cards, hand
from waset.engine.game import Event
from waset.games.cleopatra.actions import (
    BuildPiece,
    DiscardToLimit,
    FinishBuilding,
    ForgoVisit,
    KeepAll,
    LayOutCards,
    VisitMarket,
)
from waset.games.cleopatra.components import Cause, Piece
from waset.games.cleopatra.events import (
    AmuletsTaken,
    CardDrawn,
    DiscardsMixed,
    PieceBuilt,
    StallsFilled,
    StallTaken,
    TurnPassed,
)


def steps(table: Table2019, *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in table.events if isinstance(event, kinds)]


def limits(table: Table2019) -> list[int]:
    """The amulets taken for the hand limit so far."""
    return [taken.count for taken in table.happened(AmuletsTaken) if taken.cause is Cause.LIMIT]


def build_sphinx(table: Table2019) -> None:
    """Seat 0 builds a sphinx on the left with standard cards."""
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)


def with_visir(held: str = SPHINX_2019, stalls: tuple[str, str, str] = ("wood", "", "")) -> Table2019:
    """Seat 0 has used the Visir; there are no cards to refill with."""
    table = Table2019(hands={0: held}, stalls=stalls, pile=(0, 0))
    use(table, "visir")
    return table


def shopped_first(held: str = SPHINX_2019, stalls: tuple[str, str, str] = ("wood", "", "")) -> Table2019:
    """Seat 0 has used the Visir and visited the market."""
    table = with_visir(held, stalls)
    table.play(0, VisitMarket(0))
    return table


def built_first(held: str = SPHINX_2019, stalls: tuple[str, str, str] = ("wood", "", "")) -> Table2019:
    """Seat 0 has used the Visir and built a sphinx in the quarry."""
    table = with_visir(held, stalls)
    build_sphinx(table)
    finish(table)
    return table


def test_C_T1_with_the_visir_either_visit_may_come_first() -> None:
    assert with_visir().options(0) == [VisitMarket(0), BuildPiece(Piece.SPHINX)]


def test_C_T1_with_the_visir_the_quarry_may_follow_the_market() -> None:
    table = shopped_first(stalls=("stone", "", ""))
    assert table.options(0) == [BuildPiece(Piece.SPHINX), ForgoVisit()]


def test_C_T1_with_the_visir_the_market_may_follow_the_quarry() -> None:
    assert built_first(stalls=("wood", "", "lapis")).options(0) == [VisitMarket(0), VisitMarket(2), ForgoVisit()]


def test_C_T1_with_the_visir_no_market_is_visited_twice() -> None:
    assert shopped_first(stalls=("wood", "stone", "")).refused(0, VisitMarket(1)).key == "reason.not_now"


def test_C_T1_with_the_visir_no_quarry_is_visited_twice() -> None:
    table = built_first(times(2, SPHINX_2019))
    assert table.refused(0, BuildPiece(Piece.SPHINX)).key == "reason.not_now"


def test_C_T1_with_the_visir_one_visit_must_be_made() -> None:
    assert with_visir().refused(0, ForgoVisit()).key == "reason.not_now"


def test_C_T1_after_both_visits_the_turn_is_over() -> None:
    table = shopped_first()
    build_sphinx(table)
    finish(table)
    assert table.asked == (1,)


def refilled_before_the_quarry() -> Table2019:
    """Seat 0 has ten Artisans, used the Visir, visited the market first, and laid out three new cards."""
    table = Table2019(hands={0: "artisan*10"}, stalls=("wood", "", ""), top="stone")
    use(table, "visir")
    table.play(0, VisitMarket(0))
    table.draw("marble lapis ?")
    table.play(0, LayOutCards(cards("stone marble lapis")))
    return table


def test_C_T3_with_the_visir_and_the_market_first_the_refill_comes_right_after_the_take() -> None:
    table = refilled_before_the_quarry()
    assert steps(table, StallTaken, StallsFilled, TurnPassed) == ["StallTaken", "StallsFilled"]
    assert ForgoVisit() in table.options(0)


def test_C_T3_with_the_visir_and_the_market_first_the_limit_is_not_settled_before_the_second_visit() -> None:
    table = refilled_before_the_quarry()
    assert (limits(table), table.refused(0, KeepAll()).key) == ([], "reason.not_now")


def test_C_T3_with_the_visir_a_forgone_quarry_leaves_the_limit_to_be_settled() -> None:
    table = refilled_before_the_quarry()
    table.play(0, ForgoVisit())
    assert table.options(0) == [DiscardToLimit(), KeepAll()]


def test_C_T3_with_the_visir_cards_paid_after_the_market_are_out_of_its_refill() -> None:
    table = shopped_first()
    build_sphinx(table)
    finish(table)
    assert (table.happened(DiscardsMixed), table.state.discards) == ([], hand(SPHINX_2019))


def test_C_T3_with_the_visir_cards_paid_before_the_market_can_come_back_in_its_refill() -> None:
    table = built_first()
    table.play(0, VisitMarket(0))
    assert table.happened(DiscardsMixed) == [DiscardsMixed(2, 1)]


def test_C_T3_nine_cards_three_taken_and_three_paid_leave_nothing_to_settle() -> None:
    table = shopped_first(f"{SPHINX_2019} lapis*6", stalls=("wood*3", "", ""))
    build_sphinx(table)
    finish(table)
    assert (table.asked, table.state.hands[0], limits(table)) == ((1,), hand("lapis*6 wood*3"), [])


def test_C_T3_with_the_visir_and_the_market_first_the_limit_is_settled_once_after_the_quarry() -> None:
    table = shopped_first(f"{SPHINX_2019} lapis*9", stalls=("wood*3", "", ""))
    build_sphinx(table)
    finish(table)
    table.play(0, KeepAll())
    assert (table.asked, limits(table)) == ((1,), [2])


def test_C_T3_with_the_visir_and_the_quarry_first_the_limit_waits_for_the_market() -> None:
    table = built_first(f"{SPHINX_2019} lapis*11")
    assert table.options(0) == [VisitMarket(0), ForgoVisit()]


def test_C_T3_with_the_visir_and_the_quarry_first_the_limit_is_settled_once_after_the_take() -> None:
    table = built_first(f"{SPHINX_2019} lapis*11", stalls=("wood*3", "", ""))
    table.play(0, VisitMarket(0))
    table.play(0, KeepAll())
    assert (limits(table), KeepAll() in table.options(0)) == ([4], False)


def test_C_T3_with_the_visir_and_the_market_second_the_limit_comes_before_the_refill() -> None:
    table = Table2019(hands={0: f"{SPHINX_2019} lapis*10"}, stalls=("wood", "", ""), top="stone")
    use(table, "visir")
    build_sphinx(table)
    finish(table)
    table.play(0, VisitMarket(0))
    assert (table.options(0), table.happened(CardDrawn)) == ([DiscardToLimit(), KeepAll()], [])


def test_C_T3_with_the_visir_a_forgone_market_leaves_the_limit_to_be_settled() -> None:
    table = built_first(f"{SPHINX_2019} lapis*11")
    table.play(0, ForgoVisit())
    assert table.options(0) == [DiscardToLimit(), KeepAll()]


def test_C_T3_a_forgone_market_is_not_refilled() -> None:
    table = built_first()
    table.play(0, ForgoVisit())
    assert (table.asked, [stall.cards for stall in table.state.stalls]) == ((1,), [cards("wood"), (), ()])


def test_19_K4_the_visir_opens_market_and_quarry_in_one_turn() -> None:
    table = shopped_first()
    build_sphinx(table)
    finish(table)
    assert steps(table, StallTaken, PieceBuilt, TurnPassed) == ["StallTaken", "PieceBuilt", "TurnPassed"]


def test_19_K4_cards_fetched_first_can_be_paid_at_once() -> None:
    table = shopped_first("artisan stone", stalls=("wood", "", ""))
    build(table, Piece.WALL, WALL, spot=0)
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.WALL, 0)]


@pytest.mark.parametrize("first", [True, False], ids=["quarry first", "quarry second"])
def test_19_K4_several_pieces_can_be_built_in_the_one_visit(first: bool) -> None:
    held = f"{SPHINX_2019} {WALL}"
    table = with_visir(held) if first else shopped_first(held)
    build_sphinx(table)
    build(table, Piece.WALL, WALL, spot=0)
    assert (table.state.built_this_turn, FinishBuilding() in table.options(0)) == (2, True)


def test_19_K4_a_second_visit_to_the_quarry_builds_at_least_one_piece() -> None:
    reason = shopped_first().refused(0, FinishBuilding())
    assert (reason.key, reason.rule) == ("reason.nothing_built", "C.T2")


def test_19_K4_the_visir_helps_only_in_this_turn() -> None:
    table = Table2019(hands={0: SPHINX_2019, 1: SPHINX_2019}, stalls=("wood", "", ""), pile=(0, 0))
    use(table, "visir")
    table.play(0, VisitMarket(0))
    table.play(0, ForgoVisit())
    table.play(1, VisitMarket(0))
    assert table.asked == (2,)
