"""docs/rules/en/cleopatra/hand-limit.md, the 2019 edition."""

import pytest

from tests.rules.cleopatra.moves import SPHINX_2019, build, finish
from tests.rules.cleopatra.table import Table2019, hand
from waset.games.cleopatra.actions import DiscardCard, DiscardToLimit, KeepAll, VisitMarket
from waset.games.cleopatra.agenda import EndTurn, Limit
from waset.games.cleopatra.cards import size
from waset.games.cleopatra.components import Card, Cause, Piece
from waset.games.cleopatra.events import AmuletsTaken, CardDiscarded


def settling(held: str) -> Table2019:
    """Seat 0 has taken a stall, and holds nine Artisans and this."""
    table = Table2019(hands={0: f"artisan*8 {held}"}, stalls=("artisan", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    return table


@pytest.mark.parametrize("above", [1, 3, 6])
def test_19_H2_discarding_leaves_exactly_ten_and_costs_nothing(above: int) -> None:
    table = settling(f"wood lapis*{above}")
    table.play(0, DiscardToLimit())
    for _ in range(above):
        table.play(0, DiscardCard(Card.LAPIS))
    assert (table.state.hands[0], table.state.amulets) == (hand("artisan*9 wood"), [0, 0, 0])


@pytest.mark.parametrize("above", [1, 3, 6])
def test_19_H2_keeping_all_costs_an_amulet_for_each_card_above_ten(above: int) -> None:
    table = settling(f"wood lapis*{above}")
    table.play(0, KeepAll())
    assert (size(table.state.hands[0]), table.state.amulets) == (10 + above, [above, 0, 0])


def test_19_H2_thirteen_cards_are_kept_for_three_amulets() -> None:
    table = settling("wood*4")
    table.play(0, KeepAll())
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 3, Cause.LIMIT)]


def test_19_H2_discarding_takes_no_amulet_of_any_kind() -> None:
    table = settling("wood*4")
    table.play(0, DiscardToLimit())
    assert table.happened(AmuletsTaken) == []


def test_19_H2_there_is_no_third_way() -> None:
    assert settling("wood*4").options(0) == [DiscardToLimit(), KeepAll()]


def test_19_H2_the_player_chooses_what_to_discard() -> None:
    table = settling("wood double-stone")
    table.play(0, DiscardToLimit())
    assert table.options(0) == [DiscardCard(card) for card in (Card.ARTISAN, Card.WOOD, Card.DOUBLE_STONE)]


def test_19_H2_who_has_begun_to_discard_may_not_keep_the_rest() -> None:
    table = settling("wood*4")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.WOOD))
    assert table.refused(0, KeepAll()).key == "reason.not_now"


def test_19_H2_nothing_is_discarded_below_ten() -> None:
    table = settling("wood*3")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.WOOD))
    table.play(0, DiscardCard(Card.WOOD))
    assert (size(table.state.hands[0]), len(table.happened(CardDiscarded))) == (10, 2)


def test_C_H1_with_ten_cards_nothing_is_asked_in_2019() -> None:
    assert settling("wood").asked == (1,)


def test_C_H1_it_is_settled_after_the_quarry_in_2019() -> None:
    table = Table2019(hands={0: f"{SPHINX_2019} lapis*11"})
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    finish(table)
    assert table.options(0) == [DiscardToLimit(), KeepAll()]


def test_C_H1_nobody_settles_in_the_turn_of_another_in_2019() -> None:
    table = Table2019(hands={1: "artisan*15"}, stalls=("wood", "", ""), pile=(0, 0))
    table.play(0, VisitMarket(0))
    assert (table.asked, VisitMarket(0) in table.options(1)) == ((1,), True)


@pytest.mark.parametrize("tainted", ["double-lapis", "cave"])
def test_C_H4_a_tainted_card_discarded_for_the_limit_costs_nothing_in_2019(tainted: str) -> None:
    table = settling(f"wood {tainted}")
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card(tainted)))
    assert table.state.amulets[0] == 0


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_C_H4_nobody_sees_a_card_discarded_for_the_limit_in_2019(viewer: int | None) -> None:
    table = Table2019(hands={0: "artisan*10 cave"}, agenda=(EndTurn(), Limit()))
    table.play(0, DiscardToLimit())
    table.play(0, DiscardCard(Card.CAVE))
    (event,) = table.happened(CardDiscarded)
    assert event.seen_by(viewer) == CardDiscarded(0, Card.UNKNOWN)
    assert table.game.view(table.state, viewer).discards == hand("?")
