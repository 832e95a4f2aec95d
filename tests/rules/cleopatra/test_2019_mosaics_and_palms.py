"""docs/rules/en/cleopatra/pieces.md, the mosaics of the 2019 edition: palms or a statue."""

from itertools import combinations

import pytest

from tests.rules.cleopatra.endings import result_2019_of
from tests.rules.cleopatra.moves import MOSAIC, earned, finish, in_order, lay, paid, times, use
from tests.rules.cleopatra.photographs import POSITIONS
from tests.rules.cleopatra.table import Table2019, garden
from waset.games.cleopatra.actions import BuildPiece, ClaimNoMore, ClaimSanctuary
from waset.games.cleopatra.agenda import PayMosaic, Quarry
from waset.games.cleopatra.components import Cause, Mosaic, Piece
from waset.games.cleopatra.events import MosaicSetAside, SanctuaryClaimed, TalentsGained
from waset.games.cleopatra.geometry import GARDEN, names, squares
from waset.games.cleopatra.state import NOBODY

BEFORE_THE_U = """
    9 . . . # # # . . T
    8 . F . # # # T T T
    7 F F F # # # . . T
    6 F . . P P . . . .
    5 . . . P P . . . .
    4 . . . P . . . . .
    3 I I I I I L L L L
    2 . . . . . . . . L
    1 . . . . . . . . .
"""
U_ON_FIVE_PALMS = "d2 f2 d1 e1 f1"
T_ON_THREE_PALMS = "i7 i8 i9 h8 g8"
V_ON_TWO_PALMS = "c7 c8 c9 b7 a7"
P_ON_NO_PALM = "g6 h6 g7 h7 g8"


def two_squares(statues: int = 2) -> Table2019:
    """Seat 0 has laid a T on three palms, which makes a sanctuary of g9 and h9."""
    table = Table2019(hands={0: MOSAIC}, mosaic_top="T")
    table.state.statues[0] = statues
    lay(table, T_ON_THREE_PALMS)
    return table


def three_areas(statues: int = 2) -> Table2019:
    """Seat 0 has laid a U on five palms, which makes sanctuaries around a1, g1 and e2."""
    table = Table2019(hands={0: MOSAIC}, mosaics=garden(BEFORE_THE_U), mosaic_top="U")
    table.state.statues[0] = statues
    lay(table, U_ON_FIVE_PALMS)
    return table


def on_no_palm(statues: int = 2) -> Table2019:
    """Seat 0 has laid a P beside all palms, which makes a sanctuary."""
    table = Table2019(hands={0: MOSAIC}, mosaics=garden(POSITIONS["G2"]), mosaic_top="P")
    table.state.statues[0] = statues
    lay(table, P_ON_NO_PALM)
    return table


def gained(table: Table2019) -> int:
    """All scarabs that seat 0 has earned."""
    return table.state.talents[0] - 5


def test_19_B6_a_mosaic_costs_two_artisans_and_three_different_resources() -> None:
    agenda = (Quarry(), PayMosaic(Mosaic.T, in_order(T_ON_THREE_PALMS)))
    table = Table2019(hands={0: "artisan*5 stone*5 marble*5 wood*5 lapis*5"}, agenda=agenda, mosaic_top="T")
    choices = combinations(["stone", "marble", "wood", "lapis"], 3)
    assert set(table.options(0)) == {paid(f"artisan*2 {' '.join(chosen)}") for chosen in choices}


def test_19_B6_an_i_across_three_palms_earns_5_and_3() -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="I")
    lay(table, "c5 d5 e5 f5 g5")
    assert earned(table) == [5 + 3]


@pytest.mark.parametrize(
    ("top", "squares_of_it", "palms"),
    [
        ("X", "b3 a4 b4 c4 b5", 0),
        ("X", "c2 b3 c3 d3 c4", 1),
        ("I", "a1 a2 a3 a4 a5", 3),
        ("X", "e4 d5 e5 f5 e6", 5),
        ("V", "g9 h9 i9 i8 i7", 5),
    ],
)
def test_19_B6_without_a_sanctuary_the_palms_are_paid_at_once(top: str, squares_of_it: str, palms: int) -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top=top)
    lay(table, squares_of_it)
    assert earned(table) == [5 + palms]


def test_19_B6_with_a_sanctuary_the_builder_gets_5_and_is_asked() -> None:
    table = two_squares()
    assert (earned(table), table.options(0)) == ([5], [ClaimSanctuary("g9"), ClaimNoMore()])


def test_19_B6_who_claims_nothing_is_paid_for_the_palms() -> None:
    table = two_squares()
    table.play(0, ClaimNoMore())
    assert (earned(table, Cause.PALMS), gained(table)) == ([3], 5 + 3)


def test_19_B6_who_claims_is_not_paid_for_the_palms() -> None:
    table = two_squares()
    table.play(0, ClaimSanctuary("g9"))
    assert (earned(table, Cause.PALMS), gained(table)) == ([], 5)


def test_19_B6_the_claimed_sanctuary_takes_amulets_back_at_the_end() -> None:
    result = result_2019_of([5, 5, 5], [0, 6, 0], sanctuaries={1: ["a8 b8 a9 b9"]})
    assert result.scores[1].returned == 4


def test_19_B6_a_second_sanctuary_may_be_claimed_as_well() -> None:
    table = three_areas()
    table.play(0, ClaimSanctuary("a1"))
    assert table.options(0) == [ClaimSanctuary("g1"), ClaimSanctuary("e2"), ClaimNoMore()]


def test_19_B6_two_claims_forfeit_the_palms_once() -> None:
    table = three_areas()
    table.play(0, ClaimSanctuary("a1"))
    table.play(0, ClaimSanctuary("g1"))
    assert ([event.squares[0] for event in table.happened(SanctuaryClaimed)], gained(table)) == (["a1", "g1"], 5)


def test_19_B6_one_claim_forfeits_the_palms_even_when_a_second_is_left() -> None:
    table = three_areas()
    table.play(0, ClaimSanctuary("a1"))
    table.play(0, ClaimNoMore())
    assert gained(table) == 5


def test_19_B6_of_several_sanctuaries_none_may_be_claimed_for_the_palms() -> None:
    table = three_areas()
    table.play(0, ClaimNoMore())
    assert (gained(table), {one.owner for one in table.state.sanctuaries}) == (5 + 5, {NOBODY})


def test_19_B6_without_a_statue_left_the_palms_are_paid_at_once() -> None:
    assert earned(two_squares(statues=0)) == [5 + 3]


def test_19_B6_without_a_statue_left_nothing_is_asked() -> None:
    table = two_squares(statues=0)
    table.settle(Mosaic.N)
    assert (table.state.agenda, table.state.statues[0]) == ((Quarry(),), 0)


def test_19_B6_with_one_statue_left_there_is_one_claim() -> None:
    table = three_areas(statues=1)
    table.play(0, ClaimSanctuary("g1"))
    table.settle(Mosaic.N)
    assert (table.state.agenda, gained(table)) == ((Quarry(),), 5)


def test_19_B6_a_mosaic_on_no_palm_may_claim_and_earns_5() -> None:
    table = on_no_palm()
    table.play(0, table.options(0)[0])
    assert (gained(table), table.state.statues[0]) == (5, 1)


def test_19_B6_a_mosaic_on_no_palm_earns_5_without_a_claim() -> None:
    table = on_no_palm()
    table.play(0, ClaimNoMore())
    assert [event.count for event in table.happened(TalentsGained)] == [5]


def test_19_B6_the_next_mosaic_of_the_turn_is_asked_for_anew() -> None:
    table = Table2019(hands={0: times(2, MOSAIC)}, mosaic_top="T")
    lay(table, T_ON_THREE_PALMS)
    table.play(0, ClaimSanctuary("g9"))
    table.settle(Mosaic.V)
    lay(table, V_ON_TWO_PALMS)
    table.play(0, ClaimNoMore())
    assert gained(table) == 5 + 5 + 2


@pytest.mark.parametrize(("answer", "scarabs"), [(ClaimSanctuary("g9"), 5), (ClaimNoMore(), 5 + 3)])
def test_19_B6_with_the_architect_four_more_come_either_way(answer: ClaimSanctuary | ClaimNoMore, scarabs: int) -> None:
    table = Table2019(hands={0: MOSAIC}, mosaic_top="T")
    use(table, "architect")
    lay(table, T_ON_THREE_PALMS)
    table.play(0, answer)
    assert gained(table) == scarabs + 4


def test_C_A2_in_2019_a_claim_takes_a_statue() -> None:
    table = two_squares()
    table.play(0, ClaimSanctuary("g9"))
    assert (table.happened(SanctuaryClaimed), table.state.statues) == ([SanctuaryClaimed(0, ("g9", "h9"))], [1, 2, 2])


@pytest.mark.parametrize("answer", [ClaimSanctuary("g9"), ClaimNoMore()], ids=["claimed", "not claimed"])
def test_C_A2_in_2019_nobody_can_claim_in_a_later_turn(answer: ClaimSanctuary | ClaimNoMore) -> None:
    table = two_squares()
    table.play(0, answer)
    table.settle(Mosaic.N)
    finish(table)
    assert table.refused(1, ClaimSanctuary("g9")).key == "reason.claim_at_once"


def test_C_G3_the_palms_of_2019_lie_where_they_lie_in_2006() -> None:
    palms = set()
    for square in names(GARDEN):
        if Table2019().game.edition.mosaics.palms(squares([square])):
            palms.add(square)
    drawn = """
        9 P P P # # # P P P
        8 P . . # # # . . P
        7 P . . # # # . . P
        6 . . . P P P . . .
        5 . . . P P P . . .
        4 . . . P P P . . .
        3 P . . P P P . . P
        2 P . . P P P . . P
        1 P . . P P P . . P
    """
    assert palms == set(garden(drawn)[Mosaic.P])


def test_C_B11_in_2019_a_pile_emptied_by_setting_aside_completes_the_category() -> None:
    table = on_no_palm()
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.I)
    finish(table)
    assert ([event.mosaic for event in table.happened(MosaicSetAside)], table.state.cleopatra) == (
        [Mosaic.I, Mosaic.T],
        1,
    )


def test_C_B10_in_2019_the_next_mosaic_may_be_built_in_the_same_turn() -> None:
    table = Table2019(hands={0: times(2, MOSAIC)}, mosaic_top="X")
    lay(table, "e4 d5 e5 f5 e6")
    table.settle(Mosaic.I)
    assert BuildPiece(Piece.MOSAIC) in table.options(0)
