"""Every refusal of a payment that the 2019 edition adds has a reason."""

import pytest

from tests.rules.cleopatra.moves import SPHINX_2019, build, discounted, paid, use
from tests.rules.cleopatra.table import Table, Table2019, cards, hand
from waset.engine.game import Reason
from waset.games.cleopatra.actions import (
    BuildPiece,
    ChooseSpot,
    Pay,
)
from waset.games.cleopatra.agenda import (
    PayPiece,
    Quarry,
    Turn,
)
from waset.games.cleopatra.components import Card, Piece


def paying(piece: Piece, held: str, left_over: str = "") -> Table2019:
    """A piece is to be paid, with units left over."""
    table = Table2019(hands={0: held}, agenda=(Quarry(), PayPiece(piece, 0)))
    table.state.left_over = hand(left_over)
    return table


def use_help(table: Table2019, worshipper: str) -> None:
    """The help of a worshipper, while a piece is already to be paid."""
    agenda, table.state.agenda = table.state.agenda, (Turn(),)
    use(table, worshipper)
    table.state.agenda = agenda


def test_C_P1_cards_of_2019_are_named_in_the_order_of_the_kinds() -> None:
    table = paying(Piece.WALL, "artisan stone wood")
    assert table.refused(0, Pay(cards("wood artisan stone"))) == Reason("reason.unsorted", "C.P1")


def test_C_P1_nobody_pays_in_2019_with_cards_that_are_not_held() -> None:
    wanted = Reason("reason.not_held", "C.P1", {"card": "stone", "held": 1})
    assert paying(Piece.SPHINX, "artisan stone").refused(0, paid("artisan stone*2")) == wanted


@pytest.mark.parametrize("merchants", [1, -1])
def test_C_P1_there_are_no_nile_merchants_to_pay_with_in_2019(merchants: int) -> None:
    wanted = Reason("reason.merchants", "C.P1", {"merchants": 0})
    assert paying(Piece.SPHINX, SPHINX_2019).refused(0, paid(SPHINX_2019, merchants)) == wanted


@pytest.mark.parametrize(
    ("piece", "offered", "missing"),
    [
        (Piece.SPHINX, "", ["artisan", "equal", "equal"]),
        (Piece.SPHINX, "artisan stone wood", ["equal"]),
        (Piece.WALL, "artisan double-stone", ["different"]),
        (Piece.OBELISK, "artisan*2 double-stone cave", ["artisan", "equal"]),
        (Piece.THRONE, "artisan*3 stone wood", ["different", "different"]),
    ],
)
def test_19_P8_a_payment_that_is_too_small_learns_what_is_missing(
    piece: Piece, offered: str, missing: list[str]
) -> None:
    wanted = Reason("reason.payment_short", "19.P8", {"missing": missing})
    assert paying(piece, offered).refused(0, paid(offered)) == wanted


@pytest.mark.parametrize(
    ("piece", "offered", "left_over", "card"),
    [
        (Piece.SPHINX, "artisan stone*2 cave", "", "stone"),
        (Piece.SPHINX, "artisan double-stone wood", "", "wood"),
        (Piece.WALL, "artisan marble wood", "stone", "marble"),
        (Piece.WALL, "artisan stone wood", "artisan", "artisan"),
    ],
)
def test_06_P7_a_card_too_many_is_named_in_2019(piece: Piece, offered: str, left_over: str, card: str) -> None:
    table = paying(piece, offered, left_over)
    assert table.refused(0, paid(offered)) == Reason("reason.superfluous", "06.P7", {"card": card})


@pytest.mark.parametrize(
    ("worshipper", "piece", "artisans", "number"),
    [
        ("foreman", Piece.SPHINX, 2, 1),
        ("foreman", Piece.SPHINX, -1, 1),
        ("foreman", Piece.OBELISK, 3, 2),
        ("merchant", Piece.SPHINX, 1, 0),
    ],
)
def test_19_K7_no_more_artisans_are_waived_than_there_are(
    worshipper: str, piece: Piece, artisans: int, number: int
) -> None:
    table = paying(piece, "artisan*3 stone*4")
    use_help(table, worshipper)
    wanted = Reason("reason.waived_artisans", "19.K7", {"number": number})
    assert table.refused(0, discounted("", artisans=artisans)) == wanted


@pytest.mark.parametrize(
    ("worshipper", "piece", "resources", "number"),
    [
        ("merchant", Piece.SPHINX, 3, 2),
        ("merchant", Piece.OBELISK, 3, 2),
        ("merchant", Piece.WALL, -1, 2),
        ("foreman", Piece.SPHINX, 1, 0),
    ],
)
def test_19_K6_no_more_resources_are_waived_than_there_are(
    worshipper: str, piece: Piece, resources: int, number: int
) -> None:
    table = paying(piece, "artisan*3 stone*4")
    use_help(table, worshipper)
    wanted = Reason("reason.waived_resources", "19.K6", {"number": number})
    assert table.refused(0, discounted("artisan", resources=resources)) == wanted


def test_19_K6_a_discount_that_was_used_up_is_gone() -> None:
    table = Table2019(hands={0: "artisan*2 stone*2"})
    use(table, "merchant")
    build(table, Piece.SPHINX, discounted("artisan", resources=2), spot=0)
    table.play(0, BuildPiece(Piece.SPHINX))
    table.play(0, ChooseSpot(1))
    wanted = Reason("reason.waived_resources", "19.K6", {"number": 0})
    assert table.refused(0, discounted("artisan", resources=2)) == wanted


@pytest.mark.parametrize(
    ("piece", "offered", "left_over", "kept", "choices"),
    [
        (Piece.WALL, "artisan", "stone marble wood", "", 3),
        (Piece.WALL, "artisan", "stone marble wood", "lapis", 3),
        (Piece.WALL, "artisan", "stone marble wood", "stone wood", 3),
        (Piece.SPHINX, "artisan cave", "stone marble", "", 2),
        (Piece.SPHINX, SPHINX_2019, "", "stone", 1),
        (Piece.WALL, "artisan stone double-wood", "", "wood", 1),
    ],
)
def test_19_P10_which_units_stay_is_said_just_where_it_is_open(
    piece: Piece, offered: str, left_over: str, kept: str, choices: int
) -> None:
    table = paying(piece, offered, left_over)
    wanted = Reason("reason.kept", "19.P10", {"choices": choices})
    assert table.refused(0, discounted(offered, kept=kept)) == wanted


@pytest.mark.parametrize(
    "payment",
    [
        Pay(cards("artisan stone marble"), 0, 1),
        Pay(cards("artisan stone marble"), 0, 0, 1),
        Pay(cards("artisan stone marble"), 0, 0, 0, (Card.STONE,)),
    ],
    ids=["artisans", "resources", "kept"],
)
def test_C_P1_payments_of_2006_know_no_discount_and_no_choice_of_what_stays(payment: Pay) -> None:
    table = Table(hands={0: "artisan stone marble"}, agenda=(Quarry(), PayPiece(Piece.SPHINX, 0)))
    assert table.refused(0, payment) == Reason("reason.no_discount", "C.P1")
