"""docs/rules/en/cleopatra/pieces.md, the mosaics and their pile."""

import pytest

from tests.rules.cleopatra.moves import MOSAIC, build, earned, end_quarry, in_order, lay, paid, times
from tests.rules.cleopatra.photographs import POSITIONS
from tests.rules.cleopatra.table import Table, garden
from waset.engine.game import Event
from waset.games.cleopatra.actions import BuildPiece, ClaimNoMore, LayMosaic
from waset.games.cleopatra.agenda import PayMosaic, Quarry
from waset.games.cleopatra.components import MOSAICS, Cause, Mosaic, Piece
from waset.games.cleopatra.events import MosaicLaid, MosaicSetAside, MosaicTurned, SanctuariesFormed

X_ON_PALMS = "e4 d5 e5 f5 e6"
X_BESIDE_PALMS = "b3 a4 b4 c4 b5"
P_AT_G9 = "g6 h6 g7 h7 g8"
CROWDED = POSITIONS["G2"]


def crowded(top: str, without: str = "", held: str = MOSAIC) -> Table:
    """A garden with little room: the P fits only around g8, the I and the T nowhere."""
    mosaics = {mosaic: squares for mosaic, squares in garden(CROWDED).items() if mosaic.value not in without}
    return Table(hands={0: held}, mosaics=mosaics, mosaic_top=top)


def about_the_pile(table: Table) -> list[Event]:
    """What happened to the pile, in order."""
    return [event for event in table.events if isinstance(event, MosaicTurned | MosaicSetAside)]


def test_06_B6_a_mosaic_costs_two_artisans_a_stone_a_marble_and_a_lapis() -> None:
    agenda = (Quarry(), PayMosaic(Mosaic.X, in_order(X_ON_PALMS)))
    table = Table(hands={0: "artisan*5 stone*5 marble*5 wood*5 lapis*5"}, agenda=agenda, mosaic_top="X")
    table.state.merchants[0] = 0
    assert table.options(0) == [paid("artisan*2 stone marble lapis")]


@pytest.mark.parametrize(
    ("top", "squares", "reward"),
    [
        ("X", X_BESIDE_PALMS, 4),
        ("X", "e1 d2 e2 f2 e3", 9),
        ("X", X_ON_PALMS, 9),
        ("X", "c2 b3 c3 d3 c4", 5),
        ("I", "a1 a2 a3 a4 a5", 7),
        ("I", "c6 d6 e6 f6 g6", 7),
        ("V", "a7 a8 a9 b9 c9", 9),
        ("V", "g9 h9 i9 i8 i7", 9),
        ("V", "a6 b6 c6 a5 a4", 4),
    ],
)
def test_06_B6_a_mosaic_earns_four_and_one_for_every_palm_it_covers(top: str, squares: str, reward: int) -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top=top)
    lay(table, squares)
    assert earned(table) == [reward]


def test_06_B6_the_palms_are_paid_as_well_when_a_sanctuary_forms() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="V")
    table.state.mosaic_pile = Mosaic.V.bit | Mosaic.I.bit
    lay(table, "c7 c8 c9 b7 a7")
    assert (earned(table), len(table.happened(SanctuariesFormed))) == ([6], 1)


def test_06_B6_the_mosaic_lies_where_it_was_laid() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    lay(table, X_ON_PALMS)
    assert table.happened(MosaicLaid) == [MosaicLaid(0, Mosaic.X, ("e4", "d5", "e5", "f5", "e6"))]


def test_C_B10_a_mosaic_is_the_top_one_of_the_pile() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    table.play(0, BuildPiece(Piece.MOSAIC))
    assert len(table.options(0)) == 36


@pytest.mark.parametrize("squares", ["a1 a2 a3 a4 a5", "a1 b1 a2 b2 a3"], ids=["I", "P"])
def test_C_B10_no_other_mosaic_may_be_laid(squares: str) -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    table.play(0, BuildPiece(Piece.MOSAIC))
    assert table.refused(0, LayMosaic(in_order(squares))).key == "reason.wrong_shape"


def test_C_B10_the_mosaic_laid_leaves_the_pile() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    lay(table, X_ON_PALMS)
    assert [mosaic for mosaic in MOSAICS if not table.state.mosaic_pile & mosaic.bit] == [Mosaic.X]


def test_C_B10_any_other_mosaic_is_as_likely_to_come_next() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    lay(table, X_ON_PALMS)
    assert table.chance.odds() == [(mosaic, 1) for mosaic in MOSAICS if mosaic is not Mosaic.X]


def test_C_B10_the_next_mosaic_may_be_built_in_the_same_turn() -> None:
    table = Table(hands={0: times(2, MOSAIC)}, mosaic_top="X")
    lay(table, X_ON_PALMS)
    table.settle(Mosaic.I)
    lay(table, "a4 a5 a6 a7 a8")
    assert [event.mosaic for event in table.happened(MosaicLaid)] == [Mosaic.X, Mosaic.I]


def test_C_B11_a_new_top_mosaic_that_fits_stays() -> None:
    table = crowded("P", without="Y")
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.Y)
    assert (table.state.mosaic_top, about_the_pile(table)) == (Mosaic.Y, [MosaicTurned(Mosaic.Y)])


def test_C_B11_a_new_top_mosaic_that_fits_nowhere_leaves_the_game() -> None:
    table = crowded("P", without="W")
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I, Mosaic.W)
    assert about_the_pile(table) == [MosaicTurned(Mosaic.I), MosaicSetAside(Mosaic.I), MosaicTurned(Mosaic.W)]


def test_C_B11_one_after_another_is_checked_until_one_fits() -> None:
    table = crowded("L", without="L")
    lay(table, "i6 i7 i8 h9 i9")
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.T, Mosaic.I)
    assert about_the_pile(table) == [
        MosaicTurned(Mosaic.T),
        MosaicSetAside(Mosaic.T),
        MosaicTurned(Mosaic.I),
        MosaicSetAside(Mosaic.I),
        MosaicTurned(Mosaic.P),
    ]


def test_C_B11_mosaics_beneath_the_top_are_not_checked() -> None:
    table = crowded("P", without="Y")
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.Y)
    assert table.state.mosaic_pile == Mosaic.Y.bit | Mosaic.I.bit | Mosaic.T.bit


def test_C_B11_the_whole_pile_may_be_set_aside() -> None:
    table = crowded("P")
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I)
    assert (table.state.mosaic_top, table.state.mosaic_pile) == (None, 0)


def test_C_B11_a_pile_emptied_by_setting_aside_completes_the_category() -> None:
    table = crowded("P")
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I)
    end_quarry(table)
    assert table.state.cleopatra == 1


def test_C_B11_a_mosaic_set_aside_is_no_piece_and_earns_nothing() -> None:
    table = crowded("P")
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I)
    end_quarry(table)
    assert (earned(table), earned(table, Cause.SEVERAL)) == ([4 + 0], [])


def test_C_B11_no_mosaic_can_be_built_from_an_empty_pile() -> None:
    table = crowded("P", held=times(2, MOSAIC))
    lay(table, P_AT_G9)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I)
    assert table.refused(0, BuildPiece(Piece.MOSAIC)).key == "reason.none_left"


def test_C_B11_the_check_comes_only_after_a_mosaic() -> None:
    table = crowded("T", held="artisan stone marble")
    build(table, Piece.SPHINX, "artisan stone marble")
    assert about_the_pile(table) == []
