"""docs/rules/en/cleopatra/worshippers.md: the Architect."""

import pytest

from tests.rules.cleopatra.moves import (
    ALL_SPOTS,
    MOSAIC,
    SPHINX_2019,
    THRONE_2019,
    WALL,
    build,
    earned,
    finish,
    lay,
    times,
    use,
)
from tests.rules.cleopatra.photographs import POSITIONS
from tests.rules.cleopatra.table import Table2019, garden
from tests.rules.cleopatra.walks import COSTS_2019, about_to_walk, bid_all, complete
from waset.games.cleopatra.actions import (
    ClaimNoMore,
    ClaimSanctuary,
    ForgoVisit,
    VisitMarket,
)
from waset.games.cleopatra.components import Cause, Mosaic, Piece
from waset.games.cleopatra.events import (
    CardsPaid,
    PieceBuilt,
    TalentsGained,
)


def test_19_K3_two_walls_of_3_and_4_earn_7_and_8() -> None:
    drawing = """
        9 . . . # # # . . .
        8 . . . # # # . . .
        7 . . . # # # . . .
        6 . . . . . . . . .
        5 . . . . . . . . .
        4 . . . . . . . . .
        3 . . . . . . . . .
        2 . . . . . . . . .
        1 I I I I I . . . .
    """
    table = Table2019(hands={0: times(2, WALL)}, mosaics=garden(drawing))
    use(table, "architect")
    build(table, Piece.WALL, WALL, spot=8)
    after_the_first = table.state.talents[0]
    build(table, Piece.WALL, WALL, spot=0)
    assert (after_the_first, table.state.talents[0]) == (5 + 7, 5 + 7 + 8)


@pytest.mark.parametrize("piece", COSTS_2019, ids=lambda piece: piece.value)
def test_19_K3_four_scarabs_come_with_every_kind_of_piece(piece: Piece) -> None:
    table = Table2019(hands={0: COSTS_2019[piece]}, pieces={piece: ALL_SPOTS[piece][:-1]})
    use(table, "architect")
    build(table, piece, COSTS_2019[piece])
    assert earned(table, Cause.ARCHITECT) == [4]


def test_19_K3_pedestal_and_throne_are_two_pieces() -> None:
    table = Table2019(hands={0: times(2, THRONE_2019)})
    use(table, "architect")
    build(table, Piece.THRONE, THRONE_2019)
    build(table, Piece.THRONE, THRONE_2019)
    assert earned(table, Cause.ARCHITECT) == [4, 4]


def test_19_K3_four_scarabs_come_with_a_mosaic() -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="I")
    use(table, "architect")
    lay(table, "c5 d5 e5 f5 g5")
    assert table.state.talents[0] == 5 + 8 + 4


@pytest.mark.parametrize("answer", [ClaimSanctuary("g9"), ClaimNoMore()], ids=["claimed", "not claimed"])
def test_19_K3_four_scarabs_come_once_with_a_mosaic_that_forms_a_sanctuary(
    answer: ClaimSanctuary | ClaimNoMore,
) -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="T")
    use(table, "architect")
    lay(table, "i7 i8 i9 h8 g8")
    table.play(0, answer)
    assert earned(table, Cause.ARCHITECT) == [4]


def test_19_K3_a_mosaic_set_aside_is_no_piece() -> None:
    table = Table2019(hands={0: MOSAIC}, mosaics=garden(POSITIONS["G2"]), mosaic_top="P")
    use(table, "architect")
    lay(table, "g6 h6 g7 h7 g8")
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I)
    assert (table.state.mosaic_pile, earned(table, Cause.ARCHITECT)) == (0, [4])


def test_19_K3_the_four_scarabs_come_with_each_piece_as_it_is_built() -> None:
    table = Table2019(hands={0: f"{SPHINX_2019} {WALL}"})
    use(table, "architect")
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    build(table, Piece.WALL, WALL, spot=0)
    kinds = (CardsPaid, PieceBuilt, TalentsGained)
    seen = [type(event).__name__ for event in table.events if isinstance(event, kinds)]
    assert seen == ["CardsPaid", "PieceBuilt", "TalentsGained", "TalentsGained"] * 2


def test_19_K3_the_four_scarabs_can_be_bid_in_an_offering_of_the_same_turn() -> None:
    table = about_to_walk(3, 4)
    table.state.talents[0] = 0
    use(table, "architect")
    complete(table, 4)
    bid_all(table, [9, 0, 0])  # the third sphinx of its side earns 5, and the Architect adds 4
    assert table.state.talents[0] == 0


def test_19_K3_a_visit_to_the_market_brings_no_scarabs() -> None:
    table = Table2019(stalls=("wood", "", ""), pile=(0, 0))
    use(table, "architect")
    table.play(0, VisitMarket(0))
    assert (table.asked, table.happened(TalentsGained)) == ((1,), [])


def test_19_K3_pieces_of_the_next_player_earn_nothing_more() -> None:
    table = Table2019(hands={0: SPHINX_2019, 1: WALL})
    use(table, "architect")
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    finish(table)
    build(table, Piece.WALL, WALL, spot=0)
    assert [event.seat for event in table.happened(TalentsGained) if event.cause is Cause.ARCHITECT] == [0]


def test_19_K3_without_the_architect_there_are_no_four_scarabs() -> None:
    table = Table2019(hands={0: SPHINX_2019}, stalls=("wood", "", ""), pile=(0, 0))
    use(table, "visir")
    build(table, Piece.SPHINX, SPHINX_2019, spot=0)
    finish(table)
    table.play(0, ForgoVisit())
    assert earned(table, Cause.ARCHITECT) == []
