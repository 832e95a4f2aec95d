"""Every refusal has a reason: paying, the offering and the characters."""

import pytest

from tests.rules.cleopatra.table import Table, cards, garden
from waset.engine.game import Action, Reason
from waset.games.cleopatra.actions import (
    AcceptCard,
    AskFor,
    Bid,
    BuildByScribe,
    GiveCard,
    GiveTalents,
    Keep,
    Offer,
    Pay,
    PlayBeggar,
    PlayCourtesan,
    PlayEnvoy,
    PlayVizier,
    ShowHand,
    TakeDiscard,
    TurnDie,
)
from waset.games.cleopatra.agenda import AnswerBeggar, NameKinds, Offering, PayPiece
from waset.games.cleopatra.components import Card, Mosaic, Piece, Side


def paying(held: str) -> Table:
    """A sphinx is to be paid: an Artisan, a Stone and a Marble."""
    return Table(hands={0: held}, agenda=(PayPiece(Piece.SPHINX, 0),))


def test_C_P1_cards_are_named_in_the_order_of_the_kinds() -> None:
    table = paying("artisan stone marble")
    assert table.refused(0, Pay(cards("stone artisan marble"))) == Reason("reason.unsorted", "C.P1")


def test_C_P1_nobody_pays_with_cards_that_are_not_held() -> None:
    wanted = Reason("reason.not_held", "C.P1", {"card": "stone", "held": 1})
    assert paying("artisan stone marble").refused(0, Pay(cards("artisan stone*2 marble"))) == wanted


@pytest.mark.parametrize("character", ["beggar", "smuggler", "vizier"])
def test_C_P1_a_character_is_no_resource(character: str) -> None:
    table = paying(f"artisan stone {character}")
    wanted = Reason("reason.not_a_resource", "C.P1", {"card": character})
    assert table.refused(0, Pay(cards(f"artisan stone {character}"))) == wanted


@pytest.mark.parametrize(
    ("paid", "merchants", "missing"),
    [
        ("artisan stone", 0, ["marble"]),
        ("artisan", 1, ["marble"]),
        ("stone marble trompe-loeil", 0, ["artisan"]),
        ("", 0, ["artisan", "stone", "marble"]),
    ],
)
def test_C_P1_a_payment_that_is_too_small_learns_what_is_missing(paid: str, merchants: int, missing: list[str]) -> None:
    table = paying("artisan stone marble trompe-loeil")
    assert table.refused(0, Pay(cards(paid), merchants)) == Reason("reason.payment_short", "C.P1", {"missing": missing})


@pytest.mark.parametrize("merchants", [4, -1])
def test_06_P6_nobody_pays_with_merchants_that_are_not_there(merchants: int) -> None:
    wanted = Reason("reason.merchants", "06.P6", {"merchants": 3})
    assert paying("artisan stone marble").refused(0, Pay((), merchants)) == wanted


@pytest.mark.parametrize(
    ("paid", "card"),
    [
        ("artisan stone marble wood", "wood"),
        ("artisan stone marble double-stone", "stone"),
        ("artisan marble double-stone trompe-loeil", "marble"),
    ],
)
def test_06_P7_a_card_too_many_is_named(paid: str, card: str) -> None:
    table = paying("artisan stone marble wood double-stone trompe-loeil")
    assert table.refused(0, Pay(cards(paid))) == Reason("reason.superfluous", "06.P7", {"card": card})


def test_06_P7_a_merchant_too_many_is_refused() -> None:
    table = paying("artisan double-stone marble")
    table.state.left_over = Card.MARBLE.one
    refusal = table.refused(0, Pay((), 3))
    assert refusal == Reason("reason.superfluous_merchant", "06.P7")


@pytest.mark.parametrize("talents", [6, -1])
def test_C_O2_nobody_bids_more_than_there_is(talents: int) -> None:
    table = Table(agenda=(Offering(),))
    assert table.refused(1, Bid(talents)) == Reason("reason.bid", "C.O2", {"talents": 5})


CHARACTERS: list[tuple[Action, str, str]] = [
    (PlayBeggar(), "06.K1", "beggar"),
    (PlayCourtesan(), "06.K2", "courtesan"),
    (PlayEnvoy(), "06.K3", "envoy"),
    (BuildByScribe(Mosaic.F), "06.K4", "scribe"),
    (TurnDie(Side.PRIEST), "06.K5", "scribe"),
    (PlayVizier(), "06.K7", "vizier"),
]


@pytest.mark.parametrize(("action", "rule", "card"), CHARACTERS)
def test_a_character_who_is_not_there_is_not_played(action: Action, rule: str, card: str) -> None:
    table = Table(hands={0: "artisan*2 stone marble lapis smuggler"}, discards="wood", mosaic_top="X")
    assert table.refused(0, action) == Reason("reason.no_such_card", rule, {"card": card})


def begged(held: str, talents: int) -> Table:
    """Seat 1 has this hand and this much money, and is asked by a Beggar."""
    table = Table(hands={1: held}, agenda=(AnswerBeggar(),))
    table.state.talents[1] = talents
    return table


def test_06_K1_who_is_too_poor_gives_no_talents() -> None:
    assert begged("wood", 1).refused(1, GiveTalents()) == Reason("reason.too_poor", "06.K1", {"talents": 2})


@pytest.mark.parametrize("card", ["double-stone", "trompe-loeil", "vizier"])
def test_06_K1_only_a_standard_card_is_given(card: str) -> None:
    refusal = begged(card, 5).refused(1, GiveCard(Card(card)))
    assert refusal == Reason("reason.not_standard", "06.K1", {"card": card})


def test_06_K1_a_card_that_is_not_there_is_not_given() -> None:
    wanted = Reason("reason.no_such_card", "06.K1", {"card": "wood"})
    assert begged("stone", 5).refused(1, GiveCard(Card.WOOD)) == wanted


@pytest.mark.parametrize(("held", "talents"), [("wood", 0), ("vizier", 2)])
def test_06_K1_who_can_give_does_not_show_the_hand(held: str, talents: int) -> None:
    assert begged(held, talents).refused(1, ShowHand()) == Reason("reason.can_give", "06.K1")


def test_06_K2_without_discards_the_courtesan_stays() -> None:
    assert Table(hands={0: "courtesan"}).refused(0, PlayCourtesan()) == Reason("reason.no_discards", "06.K2")


@pytest.mark.parametrize("card", ["stone", "courtesan", "?"])
def test_06_K2_only_a_card_that_lies_there_is_taken(card: str) -> None:
    table = Table(hands={0: "courtesan"}, discards="wood")
    table.play(0, PlayCourtesan())
    refusal = table.refused(0, TakeDiscard(Card(card)))
    assert refusal == Reason("reason.not_discarded", "06.K2", {"card": card})


@pytest.mark.parametrize("named", ["", "double-stone", "wood wood", "stone artisan", "wood vizier"])
def test_06_K3_only_standard_kinds_are_named(named: str) -> None:
    table = Table(agenda=(NameKinds(),))
    assert table.refused(0, AskFor(cards(named))) == Reason("reason.kinds", "06.K3")


def asked_for_wood_and_stone() -> Table:
    """Seat 0 played an Envoy and asked for Stone and Wood."""
    table = Table(hands={0: "envoy", 1: "stone wood*2 lapis", 2: ""})
    table.ask("stone wood")
    return table


@pytest.mark.parametrize(("kind", "number"), [("lapis", 1), ("stone", 2), ("wood", 1), ("stone", -1)])
def test_06_K3_only_cards_of_the_kind_asked_about_are_offered(kind: str, number: int) -> None:
    refusal = asked_for_wood_and_stone().refused(1, Offer(Card(kind), number))
    assert refusal == Reason("reason.offer", "06.K3", {"kind": "stone", "held": 1})


@pytest.mark.parametrize(("giver", "card"), [(1, "stone"), (2, "wood"), (0, "wood"), (7, "wood"), (-1, "wood")])
def test_06_K3_only_an_offered_card_is_accepted(giver: int, card: str) -> None:
    table = asked_for_wood_and_stone()
    table.offer(1, "wood")
    table.offer(2, "")
    refusal = table.refused(0, AcceptCard(giver, Card(card)))
    assert refusal == Reason("reason.not_offered", "06.K3", {"card": card})


CROWDED = """
9 V V V # # # U U .
8 V L . # # # . U .
7 V L . # # # U U .
6 . L . Z Z . . F .
5 . L L I Z . F F F
4 T . . I Z Z . . F
3 T T T I P P . W W
2 T . . I P P W W .
1 . . . I P . W . .
"""


def with_scribe(held: str = "artisan*2 stone marble lapis") -> Table:
    """Seat 0 has a Scribe; N, X and Y are left in the pile, N on top."""
    return Table(hands={0: f"scribe {held}"}, mosaics=garden(CROWDED), mosaic_top="N")


def test_06_K4_a_mosaic_that_was_built_is_gone() -> None:
    wanted = Reason("reason.mosaic_gone", "06.K4", {"mosaic": "F"})
    assert with_scribe().refused(0, BuildByScribe(Mosaic.F)) == wanted


def test_06_K4_for_the_top_mosaic_no_scribe_is_needed() -> None:
    wanted = Reason("reason.mosaic_on_top", "06.K4", {"mosaic": "N"})
    assert with_scribe().refused(0, BuildByScribe(Mosaic.N)) == wanted


def test_06_K4_a_mosaic_that_fits_nowhere_is_not_built() -> None:
    wanted = Reason("reason.mosaic_fits_nowhere", "06.K4", {"mosaic": "X"})
    assert with_scribe().refused(0, BuildByScribe(Mosaic.X)) == wanted


def test_06_K4_the_scribe_does_not_pay_the_mosaic() -> None:
    table = Table(hands={0: "scribe artisan"}, mosaic_top="X")
    wanted = Reason("reason.cannot_pay", "06.K4", {"piece": "mosaic", "missing": ["lapis"]})
    assert table.refused(0, BuildByScribe(Mosaic.F)) == wanted


def test_06_K5_without_a_die_on_the_altar_none_is_turned_back() -> None:
    assert Table(hands={0: "scribe"}).refused(0, TurnDie(Side.BLANK)) == Reason("reason.no_such_die", "06.K5")


@pytest.mark.parametrize("kept", ["marble", "stone*3", "wood stone"])
def test_06_K7_only_drawn_cards_are_kept(kept: str) -> None:
    table = Table(hands={0: "vizier"}, top="wood")
    table.play(0, PlayVizier())
    table.draw("stone ? lapis ? ? stone lapis")
    wanted = Reason("reason.not_drawn", "06.K7", {"cards": ["stone", "stone", "wood", "lapis", "lapis"]})
    assert table.refused(0, Keep(cards(kept))) == wanted
