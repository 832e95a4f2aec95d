"""docs/rules/en/cleopatra/paying.md"""

import pytest

from tests.rules.cleopatra.moves import build, end_quarry, lay, paid
from tests.rules.cleopatra.table import Table, cards, hand
from waset.games.cleopatra.actions import BuildPiece, Pay, VisitMarket
from waset.games.cleopatra.agenda import PayPiece, Quarry
from waset.games.cleopatra.components import Cause, Piece
from waset.games.cleopatra.events import AmuletsTaken, CardsPaid, PieceBuilt, TalentsGained


def owing(piece: Piece, held: str, spot: int = 0) -> Table:
    """A table at which seat 0 is to pay for a piece."""
    return Table(hands={0: held}, agenda=(Quarry(), PayPiece(piece, spot)))


def test_C_P1_cards_that_match_the_cost_pay_a_piece() -> None:
    table = owing(Piece.WALL, "artisan stone wood")
    table.play(0, paid("artisan stone wood"))
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.WALL, 0)]


def test_C_P1_a_double_gives_two_units_of_its_kind() -> None:
    table = owing(Piece.OBELISK, "artisan double-artisan double-stone double-wood")
    table.play(0, paid("artisan double-artisan double-stone double-wood"))
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.OBELISK, 0)]


def test_C_P1_a_card_may_be_worth_more_than_is_needed() -> None:
    table = owing(Piece.WALL, "artisan stone double-wood")
    table.play(0, paid("artisan stone double-wood"))
    assert table.happened(PieceBuilt) == [PieceBuilt(0, Piece.WALL, 0)]


def test_C_P1_too_few_units_are_refused() -> None:
    reason = owing(Piece.OBELISK, "artisan*3 stone*2 wood").refused(0, paid("artisan*3 stone*2 wood"))
    assert (reason.key, reason.rule, reason.details) == ("reason.payment_short", "C.P1", {"missing": ["wood"]})


def test_C_P1_both_units_of_a_double_are_counted_in_what_is_missing() -> None:
    reason = owing(Piece.OBELISK, "artisan*3 double-stone wood").refused(0, paid("artisan*3 double-stone wood"))
    assert reason.details == {"missing": ["wood"]}


def test_C_P1_units_of_another_kind_do_not_count() -> None:
    held = "artisan double-stone marble lapis"
    reason = owing(Piece.WALL, held).refused(0, paid(held))
    assert reason.key == "reason.payment_short"


def test_C_P1_only_cards_in_the_hand_pay() -> None:
    reason = owing(Piece.WALL, "artisan stone").refused(0, paid("artisan stone wood"))
    assert (reason.key, reason.details) == ("reason.not_held", {"card": "wood", "held": 0})


def test_C_P1_a_character_is_no_payment() -> None:
    reason = owing(Piece.WALL, "artisan stone wood vizier").refused(0, paid("artisan stone wood vizier"))
    assert (reason.key, reason.details) == ("reason.not_a_resource", {"card": "vizier"})


def test_C_P1_a_piece_nobody_can_pay_is_no_option() -> None:
    table = Table(hands={0: "artisan stone"})
    table.state.merchants[0] = 0
    reason = table.refused(0, BuildPiece(Piece.WALL))
    assert (reason.key, reason.details) == ("reason.cannot_pay", {"piece": "wall", "missing": ["wood"]})


def test_C_P2_unused_units_pay_for_a_later_piece_of_the_turn() -> None:
    table = Table(hands={0: "artisan stone double-marble artisan*2 stone lapis"}, mosaic_top="X")
    build(table, Piece.SPHINX, "artisan stone double-marble")
    lay(table, "b3 a4 b4 c4 b5", "artisan*2 stone lapis")
    assert table.state.left_over == 0


def test_C_P2_unused_units_of_several_kinds_can_pay_a_whole_piece() -> None:
    table = Table(hands={0: "double-artisan double-stone double-wood"})
    build(table, Piece.WALL, "double-artisan double-stone double-wood", spot=0)
    table.state.agenda += (PayPiece(Piece.WALL, 1),)
    assert table.options(0) == [Pay(())]


def test_C_P2_unused_units_last_over_a_piece_that_does_not_need_them() -> None:
    table = Table(hands={0: "artisan*2 stone*2 double-marble wood"})
    build(table, Piece.SPHINX, "artisan stone double-marble")
    build(table, Piece.WALL, "artisan stone wood", spot=0)
    assert table.state.left_over == hand("marble")


def test_C_P2_unused_units_keep_their_kind() -> None:
    table = Table(hands={0: "artisan*2 stone double-marble stone"})
    table.state.merchants[0] = 0
    build(table, Piece.SPHINX, "artisan stone double-marble")
    assert table.refused(0, BuildPiece(Piece.WALL)).details == {"piece": "wall", "missing": ["wood"]}


def test_C_P2_unused_units_are_lost_at_the_end_of_the_turn() -> None:
    table = Table(hands={0: "artisan stone double-marble"})
    build(table, Piece.SPHINX, "artisan stone double-marble")
    end_quarry(table)
    assert (table.state.active, table.state.left_over) == (1, 0)


def test_C_P2_unused_units_do_not_come_back_in_the_next_own_turn() -> None:
    table = Table(seats=2, hands={0: "artisan*2 stone*2 double-marble"}, stalls=("wood", "", ""), pile=(0, 4))
    table.state.merchants[0] = 0
    build(table, Piece.SPHINX, "artisan stone double-marble")
    end_quarry(table)
    table.play(1, VisitMarket(0))
    table.play(1, table.options(1)[0])
    table.draw("? ? ? ?")
    assert table.refused(0, BuildPiece(Piece.SPHINX)).details == {"piece": "sphinx", "missing": ["marble"]}


def test_C_P2_no_change_is_given() -> None:
    table = owing(Piece.WALL, "artisan stone double-wood")
    table.play(0, paid("artisan stone double-wood"))
    assert table.state.hands[0] == 0


def test_C_P3_paid_cards_go_to_the_discard_pile() -> None:
    table = owing(Piece.WALL, "artisan*2 stone double-wood lapis")
    table.play(0, paid("artisan stone double-wood"))
    assert (table.state.discards, table.state.hands[0]) == (hand("artisan stone double-wood"), hand("artisan lapis"))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_C_P3_paid_cards_are_laid_down_openly(viewer: int | None) -> None:
    table = owing(Piece.WALL, "artisan stone double-wood")
    table.play(0, paid("artisan stone double-wood"))
    assert table.game.view(table.state, viewer).discards == hand("artisan stone double-wood")


def test_C_P3_the_payment_is_told_to_everybody() -> None:
    table = owing(Piece.WALL, "artisan stone wood")
    table.play(0, paid("artisan stone wood"))
    event = table.happened(CardsPaid)[0]
    assert event.seen_by(None) == CardsPaid(0, cards("artisan stone wood"), 0, ())


@pytest.mark.parametrize(
    ("payment", "amulets"),
    [
        ("artisan stone wood", 0),
        ("artisan stone double-wood", 1),
        ("artisan stone trompe-loeil", 1),
        ("double-artisan double-stone double-wood", 3),
        ("artisan trompe-loeil*2", 2),
    ],
)
def test_C_P4_every_tainted_card_paid_brings_an_amulet(payment: str, amulets: int) -> None:
    table = owing(Piece.WALL, payment)
    table.play(0, paid(payment))
    assert table.state.amulets == [amulets, 0, 0]


def test_C_P4_the_amulets_come_at_once_before_the_reward() -> None:
    table = owing(Piece.WALL, "artisan stone double-wood")
    happened = table.play(0, paid("artisan stone double-wood"))
    assert happened[1:4] == [
        AmuletsTaken(0, 1, Cause.TAINTED),
        PieceBuilt(0, Piece.WALL, 0),
        TalentsGained(0, 3, Cause.PIECE),
    ]


@pytest.mark.parametrize(
    ("piece", "payment"),
    [
        (Piece.WALL, "artisan trompe-loeil wood"),
        (Piece.SPHINX, "artisan stone trompe-loeil"),
        (Piece.WALL, "artisan stone trompe-loeil"),
        (Piece.DOOR, "artisan*2 marble wood trompe-loeil"),
    ],
    ids=["stone", "marble", "wood", "lapis"],
)
def test_C_P5_a_trompe_loeil_stands_for_one_unit(piece: Piece, payment: str) -> None:
    table = owing(piece, payment)
    table.play(0, paid(payment))
    assert table.happened(PieceBuilt) == [PieceBuilt(0, piece, 0)]


def test_C_P5_a_trompe_loeil_is_never_an_artisan() -> None:
    reason = owing(Piece.WALL, "stone wood trompe-loeil").refused(0, paid("stone wood trompe-loeil"))
    assert (reason.key, reason.details) == ("reason.payment_short", {"missing": ["artisan"]})


def test_C_P5_a_trompe_loeil_is_not_two_units() -> None:
    reason = owing(Piece.OBELISK, "artisan*3 stone*2 trompe-loeil").refused(0, paid("artisan*3 stone*2 trompe-loeil"))
    assert reason.details == {"missing": ["wood"]}


def test_C_P5_several_trompe_loeil_stand_for_different_things() -> None:
    table = Table(hands={0: "artisan*2 trompe-loeil*3"}, mosaic_top="X")
    lay(table, "b3 a4 b4 c4 b5", "artisan*2 trompe-loeil*3")
    assert table.state.built_this_turn == 1


def test_C_P5_a_trompe_loeil_leaves_nothing_over() -> None:
    table = owing(Piece.WALL, "artisan stone trompe-loeil")
    table.play(0, paid("artisan stone trompe-loeil"))
    assert table.state.left_over == 0


@pytest.mark.parametrize(
    ("piece", "rest", "merchants"),
    [
        (Piece.OBELISK, "stone*2 wood*2", 3),
        (Piece.OBELISK, "artisan*3 wood*2", 2),
        (Piece.THRONE, "artisan*3 lapis*2", 2),
        (Piece.OBELISK, "artisan*3 stone*2", 2),
        (Piece.THRONE, "artisan*3 marble*2", 2),
    ],
    ids=["artisan", "stone", "marble", "wood", "lapis"],
)
def test_06_P6_a_merchant_stands_for_one_unit_of_anything(piece: Piece, rest: str, merchants: int) -> None:
    table = owing(piece, rest)
    table.play(0, paid(rest, merchants))
    assert table.happened(PieceBuilt) == [PieceBuilt(0, piece, 0)]


def test_06_P6_merchants_alone_can_pay_a_piece() -> None:
    table = owing(Piece.WALL, "")
    assert table.options(0) == [Pay((), 3)]


def test_06_P6_a_merchant_leaves_the_game() -> None:
    table = owing(Piece.WALL, "artisan")
    table.play(0, paid("artisan", 2))
    assert (table.state.merchants, table.state.discards) == ([1, 3, 3], hand("artisan"))


def test_06_P6_a_merchant_brings_no_amulet() -> None:
    table = owing(Piece.WALL, "artisan")
    table.play(0, paid("artisan", 2))
    assert table.state.amulets[0] == 0


def test_06_P6_a_merchant_is_not_two_units() -> None:
    assert owing(Piece.WALL, "artisan").refused(0, paid("artisan", 1)).key == "reason.payment_short"


def test_06_P6_nobody_has_more_merchants_than_lie_there() -> None:
    table = owing(Piece.OBELISK, "stone*2 wood*2")
    table.state.merchants[0] = 2
    reason = table.refused(0, paid("stone*2 wood*2", 3))
    assert (reason.key, reason.details) == ("reason.merchants", {"merchants": 2})


def test_06_P6_a_merchant_leaves_no_unit_over() -> None:
    table = owing(Piece.WALL, "")
    table.play(0, paid("", 3))
    assert table.state.left_over == 0


@pytest.mark.parametrize("wood", ["wood", "double-wood"])
def test_06_P7_one_card_of_two_that_repeat_each_other_is_enough(wood: str) -> None:
    table = owing(Piece.WALL, "artisan stone wood double-wood")
    assert paid(f"artisan stone {wood}") in table.options(0)


@pytest.mark.parametrize(
    ("piece", "payment", "superfluous"),
    [
        (Piece.WALL, "artisan stone wood double-wood", "wood"),
        (Piece.WALL, "artisan*2 stone wood", "artisan"),
        (Piece.WALL, "artisan stone wood lapis", "lapis"),
        (Piece.WALL, "artisan stone wood double-lapis", "double-lapis"),
        (Piece.WALL, "artisan stone wood trompe-loeil", "stone"),
        (Piece.OBELISK, "artisan*3 stone*2 wood double-wood", "wood"),
        (Piece.OBELISK, "artisan double-artisan*2 stone*2 wood*2", "artisan"),
    ],
)
def test_06_P7_a_superfluous_card_is_refused(piece: Piece, payment: str, superfluous: str) -> None:
    reason = owing(piece, payment).refused(0, paid(payment))
    assert (reason.key, reason.rule, reason.details) == ("reason.superfluous", "06.P7", {"card": superfluous})


def test_06_P7_a_superfluous_merchant_is_refused() -> None:
    table = Table(hands={0: "artisan*2"}, agenda=(Quarry(), PayPiece(Piece.WALL, 0)))
    table.state.left_over = hand("stone wood artisan")
    assert table.refused(0, paid("", 1)).key == "reason.superfluous_merchant"


def test_06_P7_a_card_next_to_merchants_that_cover_all_is_refused() -> None:
    assert owing(Piece.WALL, "artisan").refused(0, paid("artisan", 3)).key == "reason.superfluous"


def test_06_P7_units_too_many_are_fine_when_no_card_is() -> None:
    table = owing(Piece.OBELISK, "double-artisan*2 stone*2 wood*2")
    table.play(0, paid("double-artisan*2 stone*2 wood*2"))
    assert table.state.left_over == hand("artisan")


def test_06_P7_a_card_that_left_over_units_make_superfluous_is_refused() -> None:
    table = Table(hands={0: "artisan*2 stone*2 double-marble marble"})
    build(table, Piece.SPHINX, "artisan stone double-marble")
    table.play(0, BuildPiece(Piece.SPHINX))
    assert table.refused(0, paid("artisan stone marble")).details == {"card": "marble"}


def test_06_P7_left_over_units_are_used_before_cards() -> None:
    table = Table(hands={0: "artisan*2 stone*2 double-marble marble"})
    build(table, Piece.SPHINX, "artisan stone double-marble")
    build(table, Piece.SPHINX, "artisan stone")
    assert (table.state.hands[0], table.state.left_over) == (hand("marble"), 0)


def test_06_P7_a_double_is_superfluous_when_a_left_over_unit_is_enough() -> None:
    table = owing(Piece.WALL, "artisan stone double-wood")
    table.state.left_over = hand("wood")
    assert table.refused(0, paid("artisan stone double-wood")).details == {"card": "double-wood"}
