"""docs/rules/en/cleopatra/paying.md, worked examples of the 2019 edition."""

import pytest

from tests.rules.cleopatra.moves import build, discounted, finish, paid, use
from tests.rules.cleopatra.table import Table2019, hand
from waset.games.cleopatra.actions import BuildPiece, Pay
from waset.games.cleopatra.agenda import PayPiece, Quarry
from waset.games.cleopatra.components import Cause, Piece
from waset.games.cleopatra.events import AmuletsTaken, PieceBuilt

TWO_EQUAL, THREE_EQUAL, FOUR_EQUAL = Piece.SPHINX, Piece.DOOR, Piece.OBELISK
TWO_DIFFERENT, FOUR_DIFFERENT = Piece.WALL, Piece.THRONE
ARTISANS = {TWO_EQUAL: 1, THREE_EQUAL: 2, FOUR_EQUAL: 3, TWO_DIFFERENT: 1, FOUR_DIFFERENT: 3}


def owing(piece: Piece, held: str, left_over: str = "", discount: int = 0) -> Table2019:
    """Seat 0 is to pay for a piece, with units left over and this many resource units that may be waived."""
    table = Table2019(hands={0: held}, agenda=(Quarry(), PayPiece(piece, 0)))
    table.state.left_over, table.state.free_resources = hand(left_over), discount
    return table


def with_artisans(piece: Piece, resources: str) -> str:
    """The Artisans of a piece, and these resources."""
    return f"artisan*{ARTISANS[piece]} {resources}"


def left_after(piece: Piece, resources: str, left_over: str = "", waived: int = 0) -> int:
    """What is left over when a piece is paid with its Artisans and these resources."""
    held = with_artisans(piece, resources)
    table = owing(piece, held, left_over, waived)
    table.play(0, discounted(held, resources=waived))
    return table.state.left_over


def refusal_of(piece: Piece, resources: str, left_over: str = "", waived: int = 0) -> str:
    """Why a payment of a piece's Artisans and these resources is refused."""
    held = with_artisans(piece, resources)
    return owing(piece, held, left_over, waived).refused(0, discounted(held, resources=waived)).key


@pytest.mark.parametrize("resources", ["stone*2", "double-stone"])
def test_C_P1_two_stones_or_a_double_stone_pay_a_sphinx(resources: str) -> None:
    assert left_after(TWO_EQUAL, resources) == 0


def test_C_P2_a_wood_left_over_from_a_wall_is_one_of_three_for_a_door() -> None:
    table = Table2019(hands={0: "artisan stone double-wood artisan*2 wood*2"})
    build(table, Piece.WALL, "artisan stone double-wood", spot=0)
    build(table, Piece.DOOR, "artisan*2 wood*2", spot=0)
    assert (table.state.hands[0], table.state.left_over) == (0, 0)


def test_C_P2_units_left_over_are_lost_at_the_end_of_the_turn_in_2019() -> None:
    table = Table2019(hands={0: "artisan stone double-wood"})
    build(table, Piece.WALL, "artisan stone double-wood", spot=0)
    finish(table)
    assert table.state.left_over == 0


@pytest.mark.parametrize(
    ("payment", "amulets"),
    [("artisan stone wood", 0), ("artisan double-stone wood", 1), ("artisan wood cave", 1), ("artisan cave*2", 2)],
)
def test_C_P4_every_tainted_card_of_2019_brings_an_amulet(payment: str, amulets: int) -> None:
    table = owing(Piece.WALL, payment)
    table.play(0, paid(payment))
    assert [event.count for event in table.happened(AmuletsTaken)] == [amulets] * (amulets > 0)


def test_C_P5_a_cave_is_never_an_artisan() -> None:
    reason = owing(Piece.WALL, "stone wood cave").refused(0, paid("stone wood cave"))
    assert reason.details == {"missing": ["artisan"]}


def test_C_P5_a_cave_is_not_two_units() -> None:
    assert owing(Piece.SPHINX, "artisan cave").refused(0, paid("artisan cave")).details == {"missing": ["equal"]}


@pytest.mark.parametrize(
    ("piece", "resources", "superfluous"),
    [
        (Piece.WALL, "artisan stone marble wood", "stone"),
        (Piece.WALL, "artisan*2 stone wood", "artisan"),
        (Piece.SPHINX, "artisan stone*2 wood", "wood"),
        (Piece.SPHINX, "artisan stone double-stone", "stone"),
        (Piece.SPHINX, "artisan double-stone cave", "cave"),
    ],
)
def test_06_P7_no_card_may_be_one_too_many_in_2019(piece: Piece, resources: str, superfluous: str) -> None:
    assert owing(piece, resources).refused(0, paid(resources)).details == {"card": superfluous}


def test_19_P8_a_marble_and_a_double_marble_are_three_equal_ones() -> None:
    assert left_after(THREE_EQUAL, "marble double-marble") == 0


def test_19_P8_two_marbles_and_a_wood_are_not() -> None:
    assert refusal_of(THREE_EQUAL, "marble*2 wood") == "reason.payment_short"


def test_19_P8_two_double_stones_are_four_equal_ones() -> None:
    assert left_after(FOUR_EQUAL, "double-stone*2") == 0


def test_19_P8_four_different_ones_are_one_of_each_kind() -> None:
    table = owing(FOUR_DIFFERENT, "artisan*3 stone*2 marble*2 wood*2 lapis*2")
    assert table.options(0) == [paid("artisan*3 stone marble wood lapis")]


def test_19_P8_a_double_is_one_kind() -> None:
    assert refusal_of(TWO_DIFFERENT, "double-wood") == "reason.payment_short"


def test_19_P8_the_second_unit_of_a_double_may_serve_another_piece() -> None:
    assert left_after(TWO_DIFFERENT, "double-wood stone") == hand("wood")


def test_19_P8_the_next_piece_may_use_another_kind() -> None:
    table = Table2019(hands={0: "artisan*2 stone*2 wood*2"})
    build(table, Piece.SPHINX, "artisan stone*2", spot=0)
    build(table, Piece.SPHINX, "artisan wood*2", spot=1)
    assert len(table.happened(PieceBuilt)) == 2


def test_19_P8_artisans_are_no_resources() -> None:
    assert owing(TWO_EQUAL, "artisan*3").refused(0, paid("artisan*3")).key == "reason.payment_short"


def test_19_P9_a_cave_beside_a_lapis_stands_for_lapis_in_a_sphinx() -> None:
    assert left_after(TWO_EQUAL, "lapis cave") == 0


def test_19_P9_a_cave_beside_a_lapis_stands_for_something_else_in_a_wall() -> None:
    assert left_after(TWO_DIFFERENT, "lapis cave") == 0


@pytest.mark.parametrize("piece", [TWO_EQUAL, TWO_DIFFERENT])
def test_19_P9_where_it_changes_nothing_the_kind_of_a_cave_is_not_asked(piece: Piece) -> None:
    assert owing(piece, "artisan cave*2").options(0) == [paid("artisan cave*2")]


@pytest.mark.parametrize("kept", ["stone", "marble"])
def test_19_P9_a_cave_joins_the_unit_that_the_payer_names(kept: str) -> None:
    table = owing(TWO_EQUAL, "artisan cave", left_over="stone marble")
    assert set(table.options(0)) == {discounted("artisan cave", kept=one) for one in ("stone", "marble")}
    table.play(0, discounted("artisan cave", kept=kept))
    assert table.state.left_over == hand(kept)


@pytest.mark.parametrize("resources", ["marble wood", "stone marble", "double-marble wood"])
def test_19_P10_a_card_that_a_unit_left_over_makes_needless_is_refused(resources: str) -> None:
    assert refusal_of(TWO_DIFFERENT, resources, left_over="stone") == "reason.superfluous"


def test_19_P10_a_unit_left_over_that_does_not_help_stays() -> None:
    assert left_after(TWO_EQUAL, "marble*2", left_over="stone") == hand("stone")


@pytest.mark.parametrize("kept", ["stone", "marble", "wood"])
def test_19_P10_of_three_different_units_left_over_the_payer_chooses_the_one_that_stays(kept: str) -> None:
    table = owing(TWO_DIFFERENT, "artisan", left_over="stone marble wood")
    choices = [discounted("artisan", kept=one) for one in ("stone", "marble", "wood")]
    assert set(table.options(0)) == set(choices)
    table.play(0, discounted("artisan", kept=kept))
    assert table.state.left_over == hand(kept)


def test_19_P10_where_only_one_rest_is_possible_nothing_is_asked() -> None:
    table = owing(TWO_DIFFERENT, "artisan stone double-wood")
    assert table.options(0) == [Pay(paid("artisan stone double-wood").cards)]


def test_19_P10_with_two_waived_one_double_of_two_is_needless() -> None:
    assert refusal_of(FOUR_EQUAL, "double-stone*2", waived=2) == "reason.superfluous"


def test_19_P10_with_one_waived_two_doubles_are_accepted_and_a_unit_stays() -> None:
    assert left_after(FOUR_EQUAL, "double-stone*2", waived=1) == hand("stone")


def test_19_P10_what_is_not_used_of_a_discount_stays_for_the_next_piece() -> None:
    table = Table2019(hands={0: "artisan*2 stone wood"})
    use(table, "merchant")
    build(table, Piece.SPHINX, discounted("artisan stone", resources=1), spot=0)
    build(table, Piece.WALL, discounted("artisan wood", resources=1), spot=0)
    assert (table.state.free_resources, len(table.happened(PieceBuilt))) == (0, 2)


def test_19_P10_a_stone_beside_two_waived_units_is_one_card_too_many() -> None:
    table = owing(TWO_EQUAL, "artisan stone", discount=2)
    assert table.refused(0, discounted("artisan stone", resources=2)).key == "reason.superfluous"


@pytest.mark.parametrize("kept", ["stone", "wood"])
def test_19_P10_the_payer_says_which_unit_left_over_goes_with_the_discount(kept: str) -> None:
    table = Table2019(hands={0: "artisan*2 double-stone double-wood"})
    use(table, "merchant")
    build(table, Piece.WALL, "artisan double-stone double-wood", spot=0)
    build(table, Piece.SPHINX, discounted("artisan", resources=1, kept=kept), spot=0)
    assert table.state.left_over == hand(kept)


def test_19_P10_a_cave_is_never_left_over() -> None:
    assert left_after(TWO_DIFFERENT, "double-wood cave") == hand("wood")


def test_19_P10_a_piece_may_be_paid_with_a_discount_and_units_left_over_alone() -> None:
    table = owing(FOUR_DIFFERENT, "artisan*3", left_over="stone wood", discount=2)
    assert table.options(0) == [discounted("artisan*3", resources=2)]


def test_19_P10_the_amulets_of_tainted_cards_are_not_waived() -> None:
    table = owing(FOUR_EQUAL, "artisan*3 double-stone", discount=2)
    table.play(0, discounted("artisan*3 double-stone", resources=2))
    assert table.happened(AmuletsTaken) == [AmuletsTaken(0, 1, Cause.TAINTED)]


def test_19_P10_what_nobody_can_pay_even_with_the_discount_is_no_option() -> None:
    table = Table2019(hands={0: "artisan*3 stone"})
    use(table, "merchant")
    assert table.refused(0, BuildPiece(FOUR_DIFFERENT)).details == {"piece": "throne", "missing": ["different"]}
