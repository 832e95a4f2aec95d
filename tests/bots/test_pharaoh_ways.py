"""Ways through the pyramid, cell by cell and for all cells at once."""

from tests.rules.pharaoh.table import OPEN, Table
from waset.bots.pharaoh.ways import FAR, boards, distance, distances, layers
from waset.games.pharaoh.geometry import CELL, CELLS


def test_the_table_of_distances_says_of_every_cell_what_is_said_of_one() -> None:
    state = Table(OPEN).state
    found = layers(boards(state.links), 1 << CELL["c3"], 0)
    table = distances(found)
    assert table == [distance(found, cell) for cell in range(CELLS)]
    assert table[CELL["c3"]] == 0
    assert table[CELL["c5"]] == 2


def test_without_a_way_every_cell_is_far() -> None:
    assert distances([]) == [FAR] * CELLS
