"""docs/rules/en/cleopatra/offering.md, the 2019 edition."""

import pytest

from tests.rules.cleopatra.moves import ALL_SPOTS, MOSAIC, SPHINX_2019, WALL, build, finish, lay, use
from tests.rules.cleopatra.table import Table2019, hand
from tests.rules.cleopatra.walks import (
    about_to_walk,
    bid_all,
    complete,
    walked,
    walked_with_visir,
)
from waset.games.cleopatra.actions import Bid, ClaimNoMore, DiscardToLimit, ForgoVisit, KeepAll, VisitMarket
from waset.games.cleopatra.agenda import EndTurn, Offering
from waset.games.cleopatra.components import Mosaic, Piece
from waset.games.cleopatra.events import CleopatraWalked, OfferingMade, PieceBuilt

ALL = (0, 1, 2)


def amulets_after(bids: list[int], amulets: list[int]) -> list[int]:
    """The amulets of all seats after these bids."""
    table = Table2019(len(bids), agenda=(EndTurn(), Offering()))
    table.state.talents, table.state.amulets = [20] * len(bids), list(amulets)
    bid_all(table, bids)
    return table.state.amulets


def test_19_O1_an_offering_is_made_when_she_goes_from_3_to_4() -> None:
    assert walked(3, 4).asked == ALL


@pytest.mark.parametrize(("start", "to"), [(3, 5), (2, 4), (2, 5), (1, 4), (0, 4), (0, 5)])
def test_19_O1_an_offering_is_made_when_she_crosses_the_line_in_a_longer_walk(start: int, to: int) -> None:
    assert walked(start, to).asked == ALL


@pytest.mark.parametrize(("start", "to"), [(3, 4), (3, 5), (2, 4), (0, 5)])
def test_19_O1_there_is_exactly_one_in_one_walk(start: int, to: int) -> None:
    table = walked(start, to)
    bid_all(table, [0, 0, 0])
    assert (table.asked, len(table.happened(OfferingMade))) == ((1,), 1)


@pytest.mark.parametrize(("start", "to"), [(0, 1), (1, 2), (2, 3), (0, 3), (1, 3), (4, 5)])
def test_19_O1_none_is_made_when_she_does_not_cross_the_line(start: int, to: int) -> None:
    assert walked(start, to).asked == (1,)


@pytest.mark.parametrize("start", range(5))
def test_19_O1_none_is_made_when_she_stays_where_she_is(start: int) -> None:
    table = about_to_walk(start, start, held=WALL)
    build(table, Piece.WALL, WALL, spot=0)
    finish(table)
    assert (table.asked, table.happened(CleopatraWalked)) == ((1,), [])


def test_19_O1_there_is_no_second_one_on_the_way_to_space_5() -> None:
    table = about_to_walk(3, 5)
    table.state.hands = [hand(SPHINX_2019), hand(WALL), 0]
    complete(table, 4)
    bid_all(table, [0, 0, 0])
    complete(table, 5)
    assert (table.state.cleopatra, table.asked, len(table.happened(OfferingMade))) == (5, (2,), 1)


def test_19_O1_the_last_mosaic_brings_it_too() -> None:
    table = Table2019(
        hands={0: MOSAIC}, pieces={piece: ALL_SPOTS[piece] for piece in (Piece.OBELISK, Piece.THRONE, Piece.DOOR)}
    )
    table.state.cleopatra, table.state.mosaic_pile, table.state.mosaic_top = 3, Mosaic.X.bit, Mosaic.X
    lay(table, "e4 d5 e5 f5 e6")
    table.play(0, ClaimNoMore())
    finish(table)
    assert (table.state.cleopatra, table.asked) == (4, ALL)


def test_19_O1_it_is_held_after_all_builds_of_the_turn() -> None:
    table = about_to_walk(3, 4, held=WALL)
    build(table, Piece.SPHINX, SPHINX_2019)
    build(table, Piece.WALL, WALL, spot=0)
    finish(table)
    assert (len(table.happened(PieceBuilt)), table.asked) == (2, ALL)


def test_19_O1_it_is_held_before_the_limit_is_settled() -> None:
    table = walked(3, 4, held="lapis*11")
    assert table.asked == ALL
    bid_all(table, [0, 0, 0])
    assert table.options(0) == [DiscardToLimit(), KeepAll()]


def test_19_O1_it_is_held_before_the_second_visit_of_the_visir() -> None:
    table = walked_with_visir(3, 4)
    assert table.asked == ALL
    bid_all(table, [0, 0, 0])
    assert table.options(0) == [VisitMarket(0), ForgoVisit()]


def test_19_O1_with_the_visir_and_the_market_first_it_is_held_after_the_quarry() -> None:
    table = about_to_walk(3, 4, stalls=("wood", "", ""))
    use(table, "visir")
    table.play(0, VisitMarket(0))
    complete(table, 4)
    bid_all(table, [0, 0, 0])
    assert table.asked == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_19_O1_everybody_bids(seats: int) -> None:
    assert walked(3, 4, seats).asked == tuple(range(seats))


def test_19_O1_it_can_come_in_the_turn_of_any_player() -> None:
    table = walked(3, 4, builder=2)
    bid_all(table, [0, 0, 0])
    assert (len(table.happened(OfferingMade)), table.asked) == (1, (0,))


def test_C_O2_scarabs_earned_in_the_same_turn_can_be_bid() -> None:
    table = walked(3, 4)  # the third sphinx of its side has earned 5
    assert table.options(0) == [Bid(scarabs) for scarabs in range(5 + 5 + 1)]


def test_C_O2_all_bids_are_lost_in_2019() -> None:
    table = walked(3, 4)
    bid_all(table, [7, 0, 5])
    assert table.state.talents == [3, 5, 0]


def test_C_O3_with_four_players_the_highest_returns_three_and_the_others_take_1_2_and_3() -> None:
    assert amulets_after([1, 9, 5, 7], [5, 5, 5, 5]) == [8, 2, 7, 6]


def test_C_O3_with_three_players_the_last_takes_two() -> None:
    assert amulets_after([4, 2, 0], [5, 5, 5]) == [2, 6, 7]


def test_C_O3_with_two_players_the_second_takes_one_in_2019() -> None:
    assert amulets_after([4, 2], [5, 5]) == [2, 6]


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 0), (4, 1)])
def test_C_O3_the_highest_of_four_returns_no_more_than_there_is(before: int, after: int) -> None:
    assert amulets_after([9, 5, 1, 0], [before, 0, 0, 0])[0] == after


@pytest.mark.parametrize(
    ("bids", "changes"),
    [
        ([6, 6, 4, 0], [-3, -3, 2, 3]),
        ([6, 4, 4, 0], [-3, 1, 1, 3]),
        ([6, 4, 0, 0], [-3, 1, 2, 2]),
        ([0, 0, 0, 0], [-3, -3, -3, -3]),
    ],
)
def test_C_O4_four_players_with_equal_bids_share_the_better_rank(bids: list[int], changes: list[int]) -> None:
    assert amulets_after(bids, [5] * 4) == [5 + change for change in changes]
