"""Cards thrown in: paid beyond any cost while the building goes on [06.P7]."""

import pytest

from tests.rules.cleopatra.moves import SPHINX, build
from tests.rules.cleopatra.table import Table, Table2019, cards, hand
from waset.engine.game import Action, Options
from waset.games.cleopatra.actions import (
    BuildPiece,
    CallWorshipper,
    ChooseSpot,
    FinishBuilding,
    Pay,
    SettleHand,
    ThrowIn,
    VisitMarket,
)
from waset.games.cleopatra.components import Card, Cause, Piece, Worshipper
from waset.games.cleopatra.events import AmuletsTaken, CardThrownIn

ALL_KINDS = "artisan stone marble wood lapis double-artisan double-stone trompe-loeil"
SPHINX_2019 = "artisan stone*2"


def building(held: str = "", options: Options | None = None) -> Table:
    """Seat 0 has built a sphinx in 2006, without merchants, and holds these cards."""
    table = Table(hands={0: f"{SPHINX} {held}"}, options=options)
    table.state.merchants[0] = 0
    build(table, Piece.SPHINX, SPHINX)
    return table


def building_2019(held: str = "") -> Table:
    """Seat 0 has built a sphinx in 2019 and holds these cards."""
    table = Table2019(hands={0: f"{SPHINX_2019} {held}"})
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, ChooseSpot(0))
    table.play(0, Pay(cards(SPHINX_2019)))
    return table


def thrown(options: list[Action]) -> list[str]:
    """The cards that may be thrown in."""
    return [option.card.value for option in options if isinstance(option, ThrowIn)]


def test_06_P7_after_a_piece_each_kind_that_pays_may_be_thrown_in() -> None:
    assert thrown(building(f"{ALL_KINDS} wood").options(0)) == ALL_KINDS.split()


def test_06_P7_characters_are_never_thrown_in() -> None:
    table = building("scribe smuggler vizier")
    assert thrown(table.options(0)) == []
    refusal = table.refused(0, ThrowIn(Card.SCRIBE))
    assert (refusal.key, refusal.rule) == ("reason.not_a_resource", "06.P7")


def test_06_P7_a_card_that_is_not_held_is_not_thrown_in() -> None:
    refusal = building("wood").refused(0, ThrowIn(Card.LAPIS))
    assert (refusal.key, refusal.rule) == ("reason.no_such_card", "06.P7")


def test_06_P7_nothing_is_thrown_in_before_the_first_piece() -> None:
    table = Table(hands={0: SPHINX})
    assert table.refused(0, ThrowIn(Card.STONE)).key == "reason.throw_in_later"


def test_06_P7_nothing_is_thrown_in_once_the_building_is_finished() -> None:
    table = building("wood")
    table.play(0, FinishBuilding())
    table.settle(0)
    assert table.refused(0, ThrowIn(Card.WOOD)).key == "reason.throw_in_later"


def test_06_P7_nothing_is_thrown_in_after_the_market() -> None:
    table = Table(hands={0: "wood"}, stalls=("stone", "", ""))
    table.play(0, VisitMarket(0))
    assert table.refused(0, ThrowIn(Card.WOOD)).key == "reason.throw_in_later"


def test_06_P7_a_card_thrown_in_is_discarded_openly() -> None:
    table = building("wood lapis")
    (event, *_) = table.play(0, ThrowIn(Card.WOOD))
    assert event == event.seen_by(1) == CardThrownIn(0, Card.WOOD, cards("wood"))
    assert table.state.hands[0] == hand("lapis")
    assert table.game.view(table.state, 2).discards == hand(f"{SPHINX} wood")


@pytest.mark.parametrize("card", ["double-stone", "trompe-loeil"])
def test_06_P7_a_tainted_card_thrown_in_brings_its_amulet(card: str) -> None:
    table = building(card)
    table.play(0, ThrowIn(Card(card)))
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 1, Cause.TAINTED)]


def test_06_P7_a_standard_card_thrown_in_brings_no_amulet() -> None:
    table = building("wood")
    table.play(0, ThrowIn(Card.WOOD))
    assert table.happened(AmuletsTaken) == []


@pytest.mark.parametrize(
    ("card", "units"), [("wood", "wood"), ("double-wood", "wood*2"), ("double-artisan", "artisan*2")]
)
def test_06_P7_its_units_are_left_over_for_later_pieces_of_the_turn(card: str, units: str) -> None:
    table = building(card)
    table.play(0, ThrowIn(Card(card)))
    assert table.state.left_over == hand(units)


def test_06_P7_a_wild_card_thrown_in_leaves_no_unit() -> None:
    table = building("trompe-loeil")
    table.play(0, ThrowIn(Card.TROMPE_LOEIL))
    assert table.state.left_over == 0


def test_06_P7_a_card_that_left_over_units_make_superfluous_is_refused() -> None:
    table = building(f"artisan stone*2 marble {SPHINX}")
    table.play(0, ThrowIn(Card.STONE))
    table.play(0, BuildPiece(Piece.SPHINX))
    assert table.options(0) == [Pay(cards("artisan marble"))]
    assert table.refused(0, Pay(cards(SPHINX))).key == "reason.superfluous"


def test_06_P7_cards_may_be_thrown_in_between_two_pieces_and_after_the_last() -> None:
    table = building(f"{SPHINX} wood*2")
    table.play(0, ThrowIn(Card.WOOD))
    build(table, Piece.SPHINX, SPHINX)
    table.play(0, ThrowIn(Card.WOOD))
    assert table.state.hands[0] == 0


def test_06_P7_a_hand_over_the_limit_may_be_thrown_in_down_to_ten() -> None:
    table = building("artisan*11")
    table.play(0, ThrowIn(Card.ARTISAN))
    table.play(0, FinishBuilding())
    table.settle(0)
    table.play(0, SettleHand())
    assert (table.state.active, table.state.amulets[0]) == (1, 0)


def test_06_P7_in_2019_cards_are_thrown_in_too() -> None:
    table = building_2019("double-wood cave artisan")
    assert thrown(table.options(0)) == ["artisan", "double-wood", "cave"]
    table.play(0, ThrowIn(Card.DOUBLE_WOOD))
    assert (table.state.left_over, table.state.amulets[0]) == (hand("wood*2"), 1)


def test_06_P7_in_2019_with_the_visir_cards_are_thrown_in_before_the_market() -> None:
    table = Table2019(hands={0: f"{SPHINX_2019} wood"}, stalls=("stone", "", ""))
    table.play(0, CallWorshipper(Worshipper.VISIR))
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, ChooseSpot(0))
    table.play(0, Pay(cards(SPHINX_2019)))
    table.play(0, ThrowIn(Card.WOOD))
    table.play(0, FinishBuilding())
    assert table.refused(0, ThrowIn(Card.WOOD)).key == "reason.throw_in_later"


def test_19_P10_the_payer_chooses_which_of_the_units_thrown_in_stay() -> None:
    table = building_2019("artisan stone*2 wood*2")
    for card in (Card.STONE, Card.STONE, Card.WOOD, Card.WOOD):
        table.play(0, ThrowIn(card))
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, ChooseSpot(1))
    assert {pay.kept for pay in table.options(0) if isinstance(pay, Pay)} == {cards("stone*2"), cards("wood*2")}


def test_06_P7_a_table_may_choose_that_nothing_is_thrown_in() -> None:
    table = building("wood", {"extra_cards": False})
    assert thrown(table.options(0)) == []
    refusal = table.refused(0, ThrowIn(Card.WOOD))
    assert (refusal.key, refusal.rule) == ("reason.no_extra_cards", "06.P7")


@pytest.mark.parametrize("game", ["cleopatra-2006", "cleopatra-2019"])
def test_06_P7_in_version_1_nothing_is_thrown_in(game: str) -> None:
    table = Table(game=game, rules="1")
    assert not table.state.rules.extra_cards
