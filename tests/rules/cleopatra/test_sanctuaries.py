"""docs/rules/en/cleopatra/sanctuaries.md"""

import pytest

from tests.rules.cleopatra.endings import complete_the_palace, ending, result_of
from tests.rules.cleopatra.moves import MOSAIC, end_quarry, lay, times
from tests.rules.cleopatra.table import Table, garden
from waset.games.cleopatra.actions import ClaimNoMore, ClaimSanctuary
from waset.games.cleopatra.agenda import Quarry
from waset.games.cleopatra.components import MOSAICS, SHAPES, Cause, Mosaic
from waset.games.cleopatra.events import AmuletsReturned, SanctuariesFormed, SanctuaryClaimed
from waset.games.cleopatra.geometry import GARDEN, neighbours, squares
from waset.games.cleopatra.rules.garden import new_sanctuaries
from waset.games.cleopatra.state import NOBODY, Sanctuary

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
U_SQUARES = "d2 f2 d1 e1 f1"
BLOCK = ("a1", "b1", "c1", "a2", "b2", "c2")
NICHE = ("e2",)
HOOK = ("g1", "h1", "i1", "g2", "h2")
V_ROUND_THE_CORNER = "c7 c8 c9 b7 a7"
CORNER = ("a8", "b8", "a9", "b9")
CENTRE_X = "e4 d5 e5 f5 e6"


def front_row(without: str = "", held: str = MOSAIC) -> Table:
    """The U on top of the pile will divide the open front row."""
    mosaics = {mosaic: names for mosaic, names in garden(BEFORE_THE_U).items() if mosaic.value not in without}
    return Table(hands={0: held, 1: MOSAIC}, mosaics=mosaics, mosaic_top="U")


def divided_front_row(statues: int = 2, held: str = MOSAIC) -> Table:
    """Seat 0 has laid the U: three new sanctuaries."""
    table = front_row(held=held)
    table.state.statues[0] = statues
    lay(table, U_SQUARES)
    return table


def corner_to_close(others: str) -> Table:
    """The V on top of the pile will cut off four squares at the back left; the pile has others besides."""
    table = Table(hands={0: MOSAIC, 1: MOSAIC}, mosaic_top="V")
    table.state.mosaic_pile = sum(Mosaic(letter).bit for letter in "V" + others)
    return table


def formed(table: Table) -> list[tuple[str, ...]]:
    """The areas that became sanctuaries so far."""
    return [area for event in table.happened(SanctuariesFormed) for area in event.areas]


def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A shape turned by a quarter."""
    return [(-y, x) for x, y in cells]


def flipped(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A shape turned over."""
    return [(-x, y) for x, y in cells]


def test_C_A1_areas_that_touch_the_new_mosaic_become_sanctuaries() -> None:
    assert formed(divided_front_row()) == [BLOCK, HOOK, NICHE]


def test_C_A1_an_area_with_room_for_a_mosaic_of_the_pile_is_none() -> None:
    table = front_row(without="P")
    lay(table, U_SQUARES)
    assert formed(table) == [NICHE]


def test_C_A1_the_top_of_the_pile_counts_like_the_rest_when_a_scribe_passes_it_by() -> None:
    table = front_row(without="P", held=f"{MOSAIC} scribe")
    table.state.mosaic_top = Mosaic.P
    lay(table, U_SQUARES, scribe_for="U")
    assert formed(table) == [NICHE]


@pytest.mark.parametrize("mosaic", MOSAICS, ids=lambda mosaic: mosaic.value)
@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("over", [False, True], ids=["front", "back"])
def test_C_A1_a_mosaic_fits_in_any_rotation_or_flip(mosaic: Mosaic, quarters: int, over: bool) -> None:
    cells = [(x, y) for y, row in enumerate(SHAPES[mosaic]) for x, mark in enumerate(row) if mark == "#"]
    cells = flipped(cells) if over else cells
    for _ in range(quarters):
        cells = turned(cells)
    left, front = min(x for x, _ in cells), min(y for _, y in cells)
    area = squares(f"{'bcdefgh'[x - left]}{y - front + 2}" for x, y in cells)
    rim = neighbours(area) & ~area
    others = sum(other.bit for other in MOSAICS if other is not mosaic)
    built = GARDEN & ~area
    assert (new_sanctuaries(built, mosaic.bit, rim), new_sanctuaries(built, others, rim)) == ([], [area])


def test_C_A1_fewer_than_five_squares_are_a_sanctuary_whatever_is_in_the_pile() -> None:
    table = corner_to_close("FILNPTUWXYZ")
    lay(table, V_ROUND_THE_CORNER)
    assert formed(table) == [CORNER]


def test_C_A1_the_throne_space_is_a_border() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="T")
    lay(table, "i7 i8 i9 h8 g8")
    assert formed(table) == [("g9", "h9")]


def test_C_A1_squares_that_meet_only_at_a_corner_are_not_connected() -> None:
    drawing = """
        9 . . . # # # . . .
        8 . . . # # # . . .
        7 . . . # # # . . .
        6 . . . . . . . . .
        5 L L . . . . . . .
        4 L . . . . . . . .
        3 L . . . . . . . .
        2 L . . . . . . . .
        1 . . . . . . . . .
    """
    table = Table(hands={0: MOSAIC}, mosaic_top="I", mosaics=garden(drawing))
    lay(table, "b1 c1 d1 e1 f1")
    assert formed(table) == [("a1",)]


def test_C_A1_with_an_empty_pile_every_area_beside_the_last_mosaic_is_a_sanctuary() -> None:
    table = corner_to_close("")
    lay(table, V_ROUND_THE_CORNER)
    assert sorted(len(area) for area in formed(table)) == [4, 72 - 5 - 4]


def test_C_A1_a_mosaic_that_closes_nothing_off_makes_no_sanctuary() -> None:
    table = Table(hands={0: MOSAIC}, mosaic_top="X")
    lay(table, CENTRE_X)
    assert formed(table) == []


def test_C_A2_the_builder_may_put_a_statue_on_a_new_sanctuary() -> None:
    table = divided_front_row()
    table.play(0, ClaimSanctuary("a1"))
    assert table.happened(SanctuaryClaimed) == [SanctuaryClaimed(0, BLOCK)]


def test_C_A2_a_claim_takes_a_statue() -> None:
    table = divided_front_row()
    table.play(0, ClaimSanctuary("a1"))
    assert table.state.statues == [1, 2, 2]


def test_C_A2_the_builder_is_asked_at_once_and_nobody_else() -> None:
    table = divided_front_row()
    assert (table.asked, table.options(0)) == (
        (0,),
        [ClaimSanctuary("a1"), ClaimSanctuary("g1"), ClaimSanctuary("e2"), ClaimNoMore()],
    )


def test_C_A2_the_builder_may_claim_none() -> None:
    table = divided_front_row()
    table.play(0, ClaimNoMore())
    assert (table.state.statues[0], {one.owner for one in table.state.sanctuaries}) == (2, {NOBODY})


def test_C_A2_several_new_sanctuaries_may_each_be_claimed() -> None:
    table = divided_front_row()
    table.play(0, ClaimSanctuary("g1"))
    table.play(0, ClaimSanctuary("a1"))
    assert table.state.sanctuaries == (Sanctuary(0, BLOCK), Sanctuary(0, HOOK), Sanctuary(NOBODY, NICHE))


def test_C_A2_an_area_is_claimed_once() -> None:
    table = divided_front_row()
    table.play(0, ClaimSanctuary("g1"))
    assert table.refused(0, ClaimSanctuary("g1")).key == "reason.no_new_sanctuary"


def test_C_A2_claims_end_with_the_last_statue() -> None:
    table = divided_front_row(statues=1)
    table.play(0, ClaimSanctuary("e2"))
    table.settle(Mosaic.N)
    assert table.state.agenda == (Quarry(),)


def test_C_A2_without_a_statue_nothing_is_asked() -> None:
    table = divided_front_row(statues=0)
    table.settle(Mosaic.N)
    assert (table.state.agenda, len(table.state.sanctuaries)) == ((Quarry(),), 3)


def test_C_A2_everybody_has_two_statues_in_a_game() -> None:
    assert Table(seats=5).state.statues == [2, 2, 2, 2, 2]


def test_C_A2_statues_on_the_board_do_not_come_back() -> None:
    table = divided_front_row(held=times(2, MOSAIC))
    table.play(0, ClaimSanctuary("a1"))
    table.play(0, ClaimSanctuary("g1"))
    table.settle(Mosaic.V)
    lay(table, "a4 b4 c4 c5 c6")
    table.settle(Mosaic.X)
    assert (formed(table)[-1], table.state.agenda) == (("a5", "b5", "b6"), (Quarry(),))


def test_C_A2_the_builder_cannot_claim_later_in_the_turn() -> None:
    table = divided_front_row()
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.N)
    reason = table.refused(0, ClaimSanctuary("a1"))
    assert (reason.key, reason.rule) == ("reason.claim_at_once", "C.A2")


def test_C_A2_nobody_else_can_claim_later() -> None:
    table = divided_front_row()
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.N)
    end_quarry(table)
    assert table.refused(1, ClaimSanctuary("a1")).key == "reason.claim_at_once"


def test_C_A2_who_has_no_statue_left_is_told_so() -> None:
    table = divided_front_row()
    table.play(0, ClaimSanctuary("a1"))
    table.play(0, ClaimSanctuary("g1"))
    table.settle(Mosaic.N)
    assert table.refused(0, ClaimSanctuary("e2")).key == "reason.no_statue"


def test_C_A2_an_unclaimed_sanctuary_is_not_offered_with_the_next_mosaic() -> None:
    table = corner_to_close("IT")
    lay(table, V_ROUND_THE_CORNER)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.T)
    end_quarry(table)
    lay(table, "i7 i8 i9 h8 g8")
    assert table.options(1) == [ClaimSanctuary("g9"), ClaimNoMore()]


def test_C_A2_an_unclaimed_sanctuary_stays_unclaimed_for_ever() -> None:
    table = corner_to_close("IT")
    lay(table, V_ROUND_THE_CORNER)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.T)
    end_quarry(table)
    lay(table, "i7 i8 i9 h8 g8")
    table.play(1, ClaimSanctuary("g9"))
    assert table.state.sanctuaries == (Sanctuary(NOBODY, CORNER), Sanctuary(1, ("g9", "h9")))


def test_C_A3_an_area_closed_before_is_not_new_when_the_last_shape_for_it_is_used_elsewhere() -> None:
    drawing = """
        9 . . . # # # . . T
        8 . F . # # # T T T
        7 F F F # # # . . T
        6 F . . . . . . . .
        5 . . . . . . . . .
        4 . . . . . . . . .
        3 I I I I I L L L L
        2 . . . U . U . . L
        1 . . . U U U . . .
    """
    table = Table(hands={0: MOSAIC}, mosaics=garden(drawing), mosaic_top="P")
    lay(table, "d6 e6 d5 e5 d4")
    assert formed(table) == []


def test_C_A3_an_old_area_cannot_be_claimed() -> None:
    table = front_row(without="P")
    lay(table, U_SQUARES)
    table.play(0, ClaimNoMore())
    table.settle(Mosaic.P)
    end_quarry(table)
    lay(table, "d6 e6 d5 e5 d4")
    table.settle(Mosaic.N)
    assert table.refused(1, ClaimSanctuary("a1")).key == "reason.claim_at_once"


def test_C_A4_the_owner_returns_an_amulet_for_every_square() -> None:
    result = result_of([5, 5, 5], [9, 9, 9], sanctuaries={1: [" ".join(BLOCK)]})
    assert [score.returned for score in result.scores] == [0, 6, 0]


def test_C_A4_two_sanctuaries_of_one_owner_add_up() -> None:
    result = result_of([5, 5, 5], [9, 9, 9], sanctuaries={1: [" ".join(NICHE), " ".join(HOOK)]})
    assert result.scores[1].corruption == 9 - 1 - 5


def test_C_A4_nobody_returns_more_amulets_than_there_are() -> None:
    result = result_of([5, 5, 5], [9, 2, 9], sanctuaries={1: [" ".join(BLOCK)]})
    assert (result.scores[1].returned, result.scores[1].corruption) == (2, 0)


def test_C_A4_an_unclaimed_sanctuary_returns_nothing_to_anybody() -> None:
    result = result_of([5, 5, 5], [9, 9, 9], sanctuaries={NOBODY: [" ".join(BLOCK)]})
    assert [score.returned for score in result.scores] == [0, 0, 0]


def test_C_A4_amulets_for_the_hand_can_be_returned_too() -> None:
    result = result_of([5, 5, 5], [9, 1, 9], hands={1: "vizier scribe"}, sanctuaries={1: [" ".join(HOOK)]})
    assert (result.scores[1].tainted, result.scores[1].returned) == (2, 3)


def test_C_A4_the_amulets_are_returned_for_all_to_see() -> None:
    table = ending([5, 5, 5], [9, 9, 9], sanctuaries={1: [" ".join(HOOK)]})
    complete_the_palace(table)
    assert table.happened(AmuletsReturned) == [AmuletsReturned(1, 5, Cause.SANCTUARY)]


def test_C_A2_after_the_claim_of_a_sanctuary_that_a_scribe_formed_the_top_mosaic_stays() -> None:
    table = front_row(held=f"{MOSAIC} scribe")
    table.state.mosaic_top = Mosaic.N
    lay(table, U_SQUARES, scribe_for="U")
    table.state.statues[0] = 1
    table.play(0, ClaimSanctuary("a1"))
    assert (table.state.agenda, table.state.mosaic_top, table.asked) == ((Quarry(),), Mosaic.N, (0,))
