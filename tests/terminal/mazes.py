"""Positions in the pyramid, drawn by hand."""

from tests.rules.pharaoh.table import Table
from waset.games.pharaoh.agenda import LayTile, Turn
from waset.games.pharaoh.components import MASK, Omen, Photo, Tile
from waset.games.pharaoh.geometry import CELL
from waset.games.pharaoh.state import NOWHERE, State

EARLY = """
4 ? ? ? ┌ ? ?
3 ? ? ? ├ ? ?
2 ? ? ├ ┘ ┬ ?
1 ? ┬ ┴ S └ ?
"""
LATE = """
6 ? ┌ ─ ┤ ? ?
5 ? ┼ └ │ ? ?
4 └ ┴ ┤ ├ ┬ ?
3 ? ┬ ┤ ├ ┐ ?
2 ├ ─ ┤ │ ├ ?
1 └ ┬ ┴ S ┘ ?
"""


def collapsing() -> State:
    """Four players in a pyramid that falls, with something of everything."""
    table = Table(
        LATE,
        seats=4,
        figures={0: "d3 c2", 1: "c5 d4", 2: "a4 b1", 3: "d1 c3"},
        lamps={0: "d2 c1", 1: "c4 c3 c2", 2: "b1", 3: "d5"},
        lying={"d6": "2", "e4": "2", "a2": "3"},
        carried={0: 3, 1: MASK},
    ).with_mask("b5", finder=2, owner=1, ring=0)
    state = table.state
    state.turn, state.actions = 40, 2
    state.bag = (4, 3, 4, 0, 0, 0, 0, 0)
    state.chambers = tuple(CELL[square] for square in ("d6", "e2", "e4", "a2", "b5"))
    state.albums = tuple((Photo(2, Omen.MUMMY),) * number for number in (1, 2, 1, 1))
    state.delivered = ((2,), (), (3, 3), (2,))
    return state


def early() -> State:
    """Two players at the beginning, much on one tile."""
    table = Table(
        EARLY,
        figures={0: "c2 c1", 1: "c1 c1"},
        lamps={0: "c1", 1: "c1 d2"},
        lying={"e2": "2 3", "c1": "3"},
        carried={1: 2},
    )
    state = table.state
    state.turn, state.chambers = 6, (NOWHERE, NOWHERE, CELL["e2"], NOWHERE, NOWHERE)
    state.bag = (8, 7, 7, 1, 1, 0, 1, 1)
    return state


def turned_over() -> State:
    """The same table with a chamber turned over that is to be laid."""
    state = early()
    state.agenda, state.turned, state.actions = (Turn(), LayTile("c3")), Tile.IBIS, 2
    state.down &= ~(1 << CELL["c3"])
    return state
