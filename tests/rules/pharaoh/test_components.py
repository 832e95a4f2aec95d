"""docs/rules/en/pharaoh/components.md"""

from collections import Counter

import pytest

from tests.rules.pharaoh.table import CURSE, DRAWN, MUMMY, NOTHING, Table
from waset.engine.game import Action, BadSetup
from waset.games.pharaoh.actions import Flip, Lay
from waset.games.pharaoh.components import TILES, Photo, Tile
from waset.games.pharaoh.game import PHARAOH


def test_P_C1_thirty_six_tiles_of_which_five_are_chambers() -> None:
    state = PHARAOH.start(2, {})
    chambers = [number for tile, number in zip(TILES, state.bag, strict=True) if tile.is_chamber]
    assert (sum(state.bag), chambers) == (35, [1, 1, 1, 1, 1])


def test_P_C1_the_chambers_have_names() -> None:
    names = [tile.value for tile in Tile if tile.is_chamber]
    assert names == ["lotus", "eye", "falcon", "ibis", "crown"]


def test_P_C2_twelve_t_pieces_ten_bends_eight_straights() -> None:
    assert PHARAOH.start(2, {}).bag[:3] == (12, 10, 8)


def test_P_C2_other_corridors_can_be_chosen() -> None:
    assert PHARAOH.start(2, {"corridors": "20/0/10"}).bag[:3] == (20, 0, 10)


@pytest.mark.parametrize("corridors", ["12/10/9", "12/10", "30", "a/b/c", "", "-2/22/10", "12 / 10 / 8"])
def test_P_C2_there_are_always_thirty_corridors(corridors: str) -> None:
    with pytest.raises(BadSetup) as refused:
        PHARAOH.start(2, {"corridors": corridors})
    assert (refused.value.reason.key, refused.value.reason.rule) == ("setup.option_text", "P.C2")


def laid(tile: Tile, chamber: str = "t-piece") -> list[Action]:
    """The ways to lay a tile."""
    table = Table(chamber=chamber)
    table.play(0, Flip("c2"))
    table.settle(tile)
    return table.may(0, Lay)


@pytest.mark.parametrize(
    ("tile", "marks"),
    [(Tile.T_PIECE, "├┬┤┴"), (Tile.BEND, "└┌┐┘"), (Tile.STRAIGHT, "│─"), (Tile.IBIS, "├┬┤┴")],
)
def test_P_C2_a_tile_can_be_laid_in_each_different_way_once(tile: Tile, marks: str) -> None:
    options = laid(tile)
    assert Counter(options) == Counter(Lay(DRAWN[mark]) for mark in marks)


@pytest.mark.parametrize(("chamber", "marks"), [("straight", "│─"), ("dead-end", "╵╶╷╴"), ("t-piece", "├┬┤┴")])
def test_P_C2_chambers_can_have_another_shape(chamber: str, marks: str) -> None:
    assert set(laid(Tile.EYE, chamber)) == {Lay(DRAWN[mark]) for mark in marks}


def test_P_C2_a_tile_with_a_single_way_to_lie_is_laid_at_once() -> None:
    table = Table(chamber="cross")
    table.play(0, Flip("c2"))
    table.settle(Tile.EYE)
    assert {outcome for outcome, _ in table.chance.odds()} == set(table.state.rules.photos)


def test_P_C2_the_start_has_doors_to_every_neighbour() -> None:
    assert Table().flips(0) == ["b1", "d1", "c2"]


def test_P_C2_the_start_can_have_a_single_door() -> None:
    assert Table(start_doors="inward").flips(0) == ["c2"]


def test_P_C3_everybody_has_two_figures_and_five_lamps() -> None:
    table = Table(seats=4)
    assert (table.state.supply, table.state.lamps) == ([5] * 4, [0] * 4)
    assert [len(table.state.archaeologists), len(table.state.helpers)] == [4, 4]


def test_P_C4_four_treasures_worth_two_and_four_worth_three() -> None:
    assert Counter(PHARAOH.start(2, {}).stack) == {2: 4, 3: 4}


CROSSING = """
2 ? ? ┼ ? ? ?
1 ? ? S ? ? ?
"""


def test_P_C4_the_mask_is_the_last_treasure_to_appear() -> None:
    table = Table(CROSSING, figures={0: "c2 c1"})
    table.find(0, "b2", "├", NOTHING, 2, 3, 5)
    assert (table.treasures_at("b2"), table.state.stack) == ((2, 3, 5), ())


def test_P_C4_the_mask_can_lie_alone() -> None:
    table = Table(CROSSING, figures={0: "c2 c1"})
    table.find(0, "b2", "├", NOTHING, 5)
    assert table.treasures_at("b2") == (5,)


def test_P_C4_as_long_as_there_are_other_treasures_the_mask_stays_away() -> None:
    table = Table(CROSSING, figures={0: "c2 c1"})
    table.find(0, "b2", "├", NOTHING, 2, 3, 3)
    assert (table.treasures_at("b2"), len(table.state.stack), table.state.tomb) == ((2, 3, 3), 5, -1)


def test_P_C5_five_photos() -> None:
    photos = [(1, NOTHING), (1, MUMMY), (2, CURSE), (2, MUMMY), (3, CURSE)]
    assert PHARAOH.start(2, {}).photos == tuple(Photo(number, omen) for number, omen in photos)


def test_P_C5_their_treasures_and_the_mask_add_up() -> None:
    state = PHARAOH.start(3, {})
    assert sum(photo.treasures for photo in state.photos) == len(state.stack) + 1


def test_P_C5_other_photos_can_be_chosen() -> None:
    photos = PHARAOH.start(2, {"photos": "5m,1,1c,1,1"}).photos
    assert photos == (Photo(5, MUMMY), Photo(1, NOTHING), Photo(1, CURSE), Photo(1, NOTHING), Photo(1, NOTHING))


@pytest.mark.parametrize("photos", ["1,1m,2c,2m,4c", "9", "3,3,3", "0,2,2,2,3", "1,1x,2,2,3", "1,1,2,2,2,1", ""])
def test_P_C5_photos_that_do_not_bring_the_mask_last_are_refused(photos: str) -> None:
    with pytest.raises(BadSetup) as refused:
        PHARAOH.start(2, {"photos": photos})
    assert (refused.value.reason.key, refused.value.reason.rule) == ("setup.option_text", "P.C5")
