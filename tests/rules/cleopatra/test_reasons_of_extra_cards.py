"""Why a card is not thrown in, nobody is asked by the Envoy, and no offering is gone to."""

import pytest

from tests.rules.cleopatra.table import Table, Table2019, cards
from waset.engine.game import Reason
from waset.games.cleopatra.actions import AskFor, AskOpponents, GoToOffering, ThrowIn
from waset.games.cleopatra.agenda import ChooseAsked, Limit, NameKinds, Quarry, Turn
from waset.games.cleopatra.components import Card

BUILDING = (Quarry(),)


@pytest.mark.parametrize("agenda", [(Turn(),), (Limit(),)])
def test_06_P7_nothing_is_thrown_in_where_nobody_builds(agenda: tuple[Turn | Limit, ...]) -> None:
    table = Table(hands={0: "artisan*11"}, agenda=agenda)
    wanted = Reason("reason.throw_in_later", "06.P7") if agenda == (Turn(),) else table.not_now()
    assert table.refused(0, ThrowIn(Card.ARTISAN)) == wanted


@pytest.mark.parametrize("edition", [Table, Table2019])
def test_06_P7_at_no_moment_is_anything_thrown_in_where_the_table_does_not_allow_it(edition: type[Table]) -> None:
    table = edition(options={"extra_cards": False})
    assert table.refused(0, ThrowIn(Card.STONE)) == Reason("reason.no_extra_cards", "06.P7")


def test_06_P7_version_1_of_2006_knows_no_cards_thrown_in() -> None:
    assert Table(rules="1").refused(0, ThrowIn(Card.STONE)) == Reason("reason.not_now", "C.T1")


def test_06_P7_nothing_is_thrown_in_while_building_where_the_table_does_not_allow_it() -> None:
    table = Table(hands={0: "stone"}, agenda=BUILDING, options={"extra_cards": False})
    assert table.refused(0, ThrowIn(Card.STONE)) == Reason("reason.no_extra_cards", "06.P7")


@pytest.mark.parametrize("card", ["scribe", "beggar", "?"])
def test_06_P7_what_pays_for_nothing_is_not_thrown_in(card: str) -> None:
    refusal = Table(hands={0: "scribe"}, agenda=BUILDING).refused(0, ThrowIn(Card(card)))
    assert refusal == Reason("reason.not_a_resource", "06.P7", {"card": card})


def test_06_P7_a_card_must_be_in_the_hand() -> None:
    refusal = Table(agenda=BUILDING).refused(0, ThrowIn(Card.WOOD))
    assert refusal == Reason("reason.no_such_card", "06.P7", {"card": "wood"})


def test_06_K3_one_kind_is_named_where_the_table_chose_so() -> None:
    table = Table(agenda=(NameKinds(),), options={"envoy": "one"})
    assert table.refused(0, AskFor(cards("stone wood"))) == Reason("reason.one_kind", "06.K3")
    assert table.refused(0, AskFor(cards("wood wood"))) == Reason("reason.kinds", "06.K3")


@pytest.mark.parametrize("seats", [(), (0,), (2, 1)])
def test_06_K3_only_opponents_are_asked(seats: tuple[int, ...]) -> None:
    table = Table(agenda=(ChooseAsked((Card.WOOD,)),))
    assert table.refused(0, AskOpponents(seats)) == Reason("reason.opponents", "06.K3")


@pytest.mark.parametrize("agenda", [(Turn(),), BUILDING])
def test_06_O1_there_is_no_offering_to_go_to(agenda: tuple[Turn | Quarry, ...]) -> None:
    assert Table(agenda=agenda).refused(0, GoToOffering()) == Reason("reason.no_offering", "06.O1")
