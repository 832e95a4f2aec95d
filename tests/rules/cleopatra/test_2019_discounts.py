"""docs/rules/en/cleopatra/worshippers.md: the Merchant and the Foreman."""

import pytest

from tests.rules.cleopatra.moves import MOSAIC, WALL, build, discounted, finish, lay, paid, use
from tests.rules.cleopatra.table import Table2019, hand
from waset.games.cleopatra.actions import BuildPiece, ForgoVisit, Pay, VisitMarket
from waset.games.cleopatra.agenda import PayPiece
from waset.games.cleopatra.components import Piece
from waset.games.cleopatra.events import PieceBuilt, UnitsWaived

RESOURCES = ["stone", "marble", "wood", "lapis"]
EVERYBODY = pytest.mark.parametrize("viewer", [0, 1, 2, None])


def helped(worshipper: str, held: str) -> Table2019:
    """Seat 0 has used the Merchant or the Foreman."""
    table = Table2019(hands={0: held}, stalls=("lapis", "", ""), mosaic_top="I")
    use(table, worshipper)
    return table


def owing(worshipper: str, piece: Piece, held: str) -> Table2019:
    """With this help seat 0 is to pay for a piece."""
    table = helped(worshipper, held)
    table.state.agenda += (PayPiece(piece, 0),)
    return table


def waived(table: Table2019) -> list[tuple[int, int]]:
    """How many Artisans and resource units were taken off, piece by piece."""
    return [(event.artisans, event.resources) for event in table.happened(UnitsWaived)]


@pytest.mark.parametrize("resource", RESOURCES)
def test_19_K6_a_door_costs_two_artisans_and_one_resource_of_any_kind(resource: str) -> None:
    table = owing("merchant", Piece.DOOR, f"artisan*2 {resource}")
    assert table.options(0) == [discounted(f"artisan*2 {resource}", resources=2)]


def test_19_K6_a_sphinx_costs_an_artisan_alone() -> None:
    assert owing("merchant", Piece.SPHINX, "artisan").options(0) == [discounted("artisan", resources=2)]


def test_19_K6_one_or_none_of_the_two_may_be_used() -> None:
    table = owing("merchant", Piece.SPHINX, "artisan stone*2")
    wanted = [("artisan stone*2", 0), ("artisan stone", 1), ("artisan", 2)]
    assert set(table.options(0)) == {discounted(held, resources=off) for held, off in wanted}


def test_19_K6_what_is_still_paid_for_a_door_must_be_equal() -> None:
    table = owing("merchant", Piece.DOOR, "artisan*2 stone wood")
    assert table.refused(0, discounted("artisan*2 stone wood", resources=1)).key == "reason.payment_short"


def test_19_K6_what_is_still_paid_for_a_pedestal_must_be_different() -> None:
    table = owing("merchant", Piece.THRONE, "artisan*3 stone*2 wood")
    assert table.options(0) == [discounted("artisan*3 stone wood", resources=2)]


def test_19_K6_two_equal_ones_are_not_different_after_the_discount() -> None:
    table = owing("merchant", Piece.THRONE, "artisan*3 stone*2")
    assert table.refused(0, discounted("artisan*3 stone*2", resources=2)).key == "reason.payment_short"


def test_19_K6_a_mosaic_costs_two_resources_less() -> None:
    table = helped("merchant", "artisan*2 lapis")
    lay(table, "c5 d5 e5 f5 g5", discounted("artisan*2 lapis", resources=2))
    assert (waived(table), table.state.hands[0]) == ([(0, 2)], 0)


def test_19_K6_artisans_are_not_taken_off() -> None:
    table = owing("merchant", Piece.SPHINX, "stone*2")
    assert table.refused(0, discounted("stone*2", artisans=1)).key == "reason.waived_artisans"


def test_19_K6_it_is_two_in_the_whole_turn_and_not_for_each_piece() -> None:
    table = helped("merchant", "artisan*2")
    build(table, Piece.SPHINX, discounted("artisan", resources=2), spot=0)
    assert table.refused(0, BuildPiece(Piece.SPHINX)).details == {"piece": "sphinx", "missing": ["equal", "equal"]}


def test_19_K6_the_two_may_be_divided_among_two_pieces() -> None:
    table = helped("merchant", "artisan*2 stone*2")
    build(table, Piece.SPHINX, discounted("artisan stone", resources=1), spot=0)
    build(table, Piece.WALL, discounted("artisan stone", resources=1), spot=0)
    assert (waived(table), table.state.hands[0]) == ([(0, 1), (0, 1)], 0)


def test_19_K6_the_two_may_be_saved_for_a_later_piece() -> None:
    table = helped("merchant", f"{WALL} artisan*2 lapis")
    build(table, Piece.WALL, WALL, spot=0)
    build(table, Piece.DOOR, discounted("artisan*2 lapis", resources=2), spot=0)
    assert [event.piece for event in table.happened(PieceBuilt)] == [Piece.WALL, Piece.DOOR]


def test_19_K6_a_third_resource_is_not_taken_off() -> None:
    table = owing("merchant", Piece.DOOR, "artisan*2")
    assert table.refused(0, discounted("artisan*2", resources=3)).details == {"number": 2}


def test_19_K6_what_is_not_used_is_lost_at_the_end_of_the_turn() -> None:
    table = Table2019(2, hands={0: "artisan*3 stone wood"}, pile=(0, 0))
    use(table, "merchant")
    build(table, Piece.WALL, discounted("artisan stone", resources=1), spot=0)
    finish(table)
    table.play(1, VisitMarket(0))
    table.draw("? artisan")  # the two cards that were paid
    table.play(1, table.options(1)[0])
    assert table.refused(0, BuildPiece(Piece.SPHINX)).details == {"piece": "sphinx", "missing": ["equal"]}


def test_19_K6_the_next_player_has_no_discount() -> None:
    table = Table2019(hands={0: "artisan stone", 1: "artisan stone"})
    use(table, "merchant")
    build(table, Piece.WALL, discounted("artisan stone", resources=1), spot=0)
    finish(table)
    assert table.refused(1, BuildPiece(Piece.WALL)).details == {"piece": "wall", "missing": ["different"]}


@EVERYBODY
def test_19_K6_everybody_sees_what_is_taken_off(viewer: int | None) -> None:
    table = owing("merchant", Piece.SPHINX, "artisan stone")
    table.play(0, discounted("artisan stone", resources=1))
    assert [event.seen_by(viewer) for event in table.happened(UnitsWaived)] == [UnitsWaived(0, 0, 1)]


def test_19_K6_the_market_can_be_visited_all_the_same() -> None:
    assert VisitMarket(0) in helped("merchant", "").options(0)


def test_19_K7_two_sphinxes_may_be_built_without_artisans() -> None:
    table = helped("foreman", "stone*2 wood*2")
    build(table, Piece.SPHINX, discounted("stone*2", artisans=1), spot=0)
    build(table, Piece.SPHINX, discounted("wood*2", artisans=1), spot=1)
    assert (waived(table), table.state.hands[0]) == ([(1, 0), (1, 0)], 0)


def test_19_K7_an_obelisk_may_be_built_with_one_artisan() -> None:
    table = owing("foreman", Piece.OBELISK, "artisan stone*4")
    assert table.options(0) == [discounted("artisan stone*4", artisans=2)]


def test_19_K7_a_mosaic_may_be_built_without_artisans() -> None:
    table = helped("foreman", "stone marble lapis")
    lay(table, "c5 d5 e5 f5 g5", discounted("stone marble lapis", artisans=2))
    assert waived(table) == [(2, 0)]


def test_19_K7_it_is_two_in_the_whole_turn_and_not_for_each_piece() -> None:
    table = helped("foreman", "stone*3 wood*3")
    build(table, Piece.DOOR, discounted("stone*3", artisans=2), spot=0)
    assert table.refused(0, BuildPiece(Piece.SPHINX)).details == {"piece": "sphinx", "missing": ["artisan"]}


def test_19_K7_one_or_none_of_the_two_may_be_used() -> None:
    table = owing("foreman", Piece.DOOR, "artisan*2 stone*3")
    wanted = [("artisan*2 stone*3", 0), ("artisan stone*3", 1), ("stone*3", 2)]
    assert set(table.options(0)) == {discounted(held, artisans=off) for held, off in wanted}


def test_19_K7_the_two_may_be_saved_for_a_later_piece() -> None:
    table = helped("foreman", f"{WALL} artisan wood*4")
    build(table, Piece.WALL, WALL, spot=0)
    build(table, Piece.OBELISK, discounted("artisan wood*4", artisans=2), spot=0)
    assert [event.piece for event in table.happened(PieceBuilt)] == [Piece.WALL, Piece.OBELISK]


def test_19_K7_resources_are_not_taken_off() -> None:
    table = owing("foreman", Piece.SPHINX, "artisan stone")
    assert table.refused(0, discounted("artisan stone", resources=1)).key == "reason.waived_resources"


def test_19_K7_no_more_is_taken_off_than_the_piece_costs() -> None:
    table = owing("foreman", Piece.SPHINX, "stone*2")
    assert table.refused(0, discounted("stone*2", artisans=2)).details == {"number": 1}


def test_19_K7_what_is_not_used_is_lost_at_the_end_of_the_turn() -> None:
    table = Table2019(2, hands={0: "stone*2 wood*2"}, pile=(0, 0))
    use(table, "foreman")
    build(table, Piece.SPHINX, discounted("stone*2", artisans=1), spot=0)
    finish(table)
    table.play(1, VisitMarket(0))
    table.draw("? stone")  # the two cards that were paid
    table.play(1, table.options(1)[0])
    assert table.refused(0, BuildPiece(Piece.SPHINX)).details == {"piece": "sphinx", "missing": ["artisan"]}


@pytest.mark.parametrize(("worshipper", "artisans", "resources"), [("merchant", 0, 2), ("foreman", 2, 0)])
def test_19_K1_the_help_lasts_from_the_first_piece_to_the_last(worshipper: str, artisans: int, resources: int) -> None:
    table = helped(worshipper, f"{WALL} {MOSAIC}")
    build(table, Piece.WALL, WALL, spot=0)
    state = table.state
    assert (state.free_artisans, state.free_resources) == (artisans, resources)


@pytest.mark.parametrize("worshipper", ["architect", "visir"])
def test_19_K1_other_worshippers_bring_no_discount(worshipper: str) -> None:
    table = owing(worshipper, Piece.SPHINX, "artisan stone*2")
    assert table.options(0) == [paid("artisan stone*2")]


def test_19_K1_without_a_worshipper_there_is_no_discount() -> None:
    table = Table2019(hands={0: "artisan stone"})
    assert [action for action in table.options(0) if isinstance(action, BuildPiece | Pay | ForgoVisit)] == []


def test_19_K7_left_over_units_and_the_foreman_go_together() -> None:
    table = helped("foreman", "stone double-wood wood*2")
    build(table, Piece.WALL, discounted("stone double-wood", artisans=1), spot=0)
    build(table, Piece.SPHINX, discounted("wood", artisans=1), spot=0)
    assert (table.state.hands[0], table.state.left_over) == (hand("wood"), 0)
