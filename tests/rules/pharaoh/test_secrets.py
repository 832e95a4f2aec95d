"""docs/rules/en/pharaoh/secrets.md"""

from random import Random
from typing import Literal

import pytest

from tests.rules.pharaoh.table import END_TURN, Table
from waset.engine.deal import SealedDealer, seed_of
from waset.engine.match import Match
from waset.games.pharaoh.actions import Flip, Lay, PickUp
from waset.games.pharaoh.components import Tile
from waset.games.pharaoh.game import PHARAOH

CORNER = """
2 ? ? │ ? ? ?
1 ? ? S ? ? ?
"""


def test_P_X1_a_face_down_tile_may_be_any_that_nobody_has_seen() -> None:
    table = Table(CORNER)
    table.play(0, Flip("b1"))
    names = {str(tile): weight for tile, weight in table.chance.odds()}
    assert sum(names.values()) == sum(table.state.bag)
    assert dict(table.chance.odds())[Tile.T_PIECE] == 12


def test_P_X1_what_was_seen_cannot_come_again() -> None:
    table = Table(CORNER)
    table.flip(0, "b1", Tile.BEND, "┐")
    table.play(0, Flip("d1"))
    assert dict(table.chance.odds())[Tile.BEND] == 9


def test_P_X1_everybody_knows_what_is_still_unseen() -> None:
    table = Table(CORNER)
    table.flip(0, "b1", Tile.BEND, "┐")
    unseen = table.game.data(table.game.view(table.state, None))["unseen"]
    assert (unseen["tiles"]["bend"], unseen["tiles"]["ibis"], unseen["treasures"]) == (9, 1, {"2": 4, "3": 4})


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_P_X1_a_tile_that_is_turned_over_is_one_unknown_less(viewer: int | None) -> None:
    table = Table(CORNER)
    before = PHARAOH.unknowns(PHARAOH.view(table.state, viewer))
    table.flip(0, "b1", Tile.BEND, "┐")
    after = PHARAOH.unknowns(PHARAOH.view(table.state, viewer))
    assert (before[0] - after[0], before[1:]) == (1, after[1:])


def test_P_X1_a_tile_that_falls_face_down_stays_unknown() -> None:
    table = Table(CORNER, figures={0: "c2 c1"}).with_mask("f6", ring=0)
    before = PHARAOH.unknowns(PHARAOH.view(table.state, 0))
    table.play(0, END_TURN)
    assert PHARAOH.unknowns(PHARAOH.view(table.state, 0)) == before


def test_P_X1_the_laying_can_be_taken_back_but_not_the_flip() -> None:
    match = Match(PHARAOH, 2, {})
    dealer = SealedDealer(seed_of("safe", 1))
    match.deal(dealer)
    (seat,) = match.asked
    match.play(seat, Flip("c2"))
    match.deal(dealer)
    flipped = len(match.steps)
    while match.asked and isinstance(match.choices(seat)[0], Lay):
        match.play(seat, match.choices(seat)[0])
        assert match.safe_point(seat) == flipped


def delivered(viewer: int | None, open_scores: bool = False) -> list[list[int | Literal["?"]]]:
    """What a viewer sees of the collections of two seats."""
    figures = {0: "c2 c1", 1: "c2 c1"}
    table = Table(CORNER, figures=figures, carried={0: 3}, lying={"c2": "2"}, open_scores=open_scores)
    table.walk(0, "c1")
    table.play(0, END_TURN)
    table.play(1, PickUp(2))
    table.walk(1, "c1")
    return [seat["delivered"] for seat in table.game.data(table.game.view(table.state, viewer))["seats"]]


@pytest.mark.parametrize(("viewer", "seen"), [(0, [[3], ["?"]]), (1, [["?"], [2]]), (None, [["?"], ["?"]])])
def test_P_X2_of_others_only_the_number_of_delivered_treasures_is_shown(
    viewer: int | None, seen: list[list[int | str]]
) -> None:
    assert delivered(viewer) == seen


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_P_X2_by_choice_of_the_table_the_values_are_shown(viewer: int | None) -> None:
    assert delivered(viewer, open_scores=True) == [[3], [2]]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_P_X2_everybody_saw_them_carried_so_every_world_has_them(viewer: int | None) -> None:
    table = Table(CORNER, figures={0: "c2 c1"}, carried={0: 3})
    table.walk(0, "c1")
    world = PHARAOH.imagine(PHARAOH.view(table.state, viewer), Random(1))
    assert world == table.state
