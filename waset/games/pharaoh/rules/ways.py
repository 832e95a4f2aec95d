"""[P.D] How tiles are connected."""

from __future__ import annotations

from waset.games.pharaoh.geometry import NEAR, Cells, bits
from waset.games.pharaoh.state import State


def reach(state: State, cell: int, lamps: Cells) -> Cells:
    """[P.L2] The tiles that one walk reaches: from every lamp reached it goes on."""
    links = state.links
    reached = NEAR[cell << 4 | links[cell]]
    lit = reached & lamps
    while lit:
        lowest = lit & -lit
        lamp = lowest.bit_length() - 1
        more = NEAR[lamp << 4 | links[lamp]] & ~reached
        reached |= more
        lit = lit ^ lowest | more & lamps
    return reached & ~(1 << cell)


def area_of(state: State, cell: int) -> Cells:
    """The tiles that are connected to a tile, near and far, and itself."""
    return reach(state, cell, -1) | 1 << cell


def connected_to(state: State, area: Cells) -> Cells:
    """[P.D1] The tiles that are connected to one of a set."""
    found = 0
    for cell in bits(area):
        found |= NEAR[cell << 4 | state.links[cell]]
    return found


def shortest_ways(state: State, chamber: int) -> Cells:
    """[P.M2] The tiles of all shortest connections from a chamber to the start; none when there is no connection."""
    layers: list[Cells] = []
    seen = layer = 1 << chamber
    while layer and not layer >> state.start & 1:
        layers.append(layer)
        layer = connected_to(state, layer) & ~seen
        seen |= layer
    way = step = layer & 1 << state.start
    for layer in reversed(layers):
        step = connected_to(state, step) & layer
        way |= step
    return way


def doors_ahead(state: State, area: Cells) -> Cells:
    """The face-down tiles behind the doors of an area."""
    found = 0
    for cell in bits(area):
        found |= NEAR[cell << 4 | state.doors[cell]]
    return found & state.down


def route(state: State, cell: int, lamps: Cells, to: int) -> list[int]:
    """[P.L2] A shortest walk to a tile within reach, tile by tile: every tile before the last has a lamp."""
    links, came_from, edge = state.links, {cell: cell}, [cell]
    while to not in came_from:
        steps = [(tile, other) for tile in edge for other in bits(NEAR[tile << 4 | links[tile]])]
        edge = []
        for tile, other in steps:
            if other not in came_from:
                came_from[other] = tile
                edge += [other] if lamps >> other & 1 else []
    way = [to]
    while came_from[way[-1]] != cell:
        way.append(came_from[way[-1]])
    return way[::-1]
