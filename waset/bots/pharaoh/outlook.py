"""What a seat can reach: its ways, its goals, and how much time a falling pyramid leaves it."""

from __future__ import annotations

from waset.bots.pharaoh.ways import FAR, Boards, Layers, before, boards, layers, walked
from waset.engine.game import Seat
from waset.games.pharaoh.components import ACTIONS
from waset.games.pharaoh.geometry import EVERYWHERE, NEIGHBOURS, RINGS, Cells, Doors
from waset.games.pharaoh.rules.collapse import is_spared
from waset.games.pharaoh.state import NOWHERE, STANDING, State


class Outlook:
    """One seat's position: where everything is from its archaeologist and from the start, in walks with its lamps."""

    __slots__ = ("archaeologist", "frontier", "helper", "home", "lamps", "mine", "rivals", "safe", "ways")

    def __init__(self, state: State, seat: Seat) -> None:
        self.ways: Boards = boards(state.links)
        self.lamps = state.lamps[seat]
        self.archaeologist, self.helper = state.archaeologists[seat], state.helpers[seat]
        self.home: Layers = layers(self.ways, 1 << state.start, self.lamps)
        self.mine: Layers = [] if self.archaeologist < 0 else layers(self.ways, 1 << self.archaeologist, self.lamps)
        self.rivals: Layers = layers(self.ways, rivals_of(state, seat), 0) if state.lying else []
        self.frontier: Cells = 0 if state.tomb != NOWHERE else before(boards(state.doors), state.down)
        self.safe: Layers = [] if state.tomb == NOWHERE else safe_cells(state, seat, self.ways)

    def slack(self, cell: int) -> int:
        """How many actions a figure here may wait and still come home; below zero when it is too late."""
        if not self.safe:
            return FAR
        bit = 1 << cell
        for time in range(len(self.safe) - 1, -1, -1):
            if self.safe[time] & bit:
                return time
        return -1


def is_shut(state: State, cell: int = NOWHERE, doors: Doors = 0) -> bool:
    """Whether no way leads out of the start; one cell may be given other doors."""
    start = state.start
    for door, other, back in NEIGHBOURS[start]:
        if state.doors[start] & door:
            is_open = doors & back if other == cell else state.doors[other] & back or state.down >> other & 1
            if is_open:
                return False
    return True


def standstill(state: State) -> float:
    """[P.Z2] How near the game is to an end without the mask: there when it is over or the start is shut."""
    if state.tomb != NOWHERE:
        return 0.0
    if state.result is not None or is_shut(state):
        return 1.0
    return 0.0 if state.progressed else state.quiet / state.rules.no_progress_rounds


def rivals_of(state: State, seat: Seat) -> Cells:
    """Where the archaeologists of others stand who could pick something up."""
    found = 0
    for other in range(state.seats):
        if other != seat and not state.carried[other] and state.archaeologists[other] != NOWHERE:
            found |= 1 << state.archaeologists[other]
    return found


def actions_before(state: State, seat: Seat) -> int:
    """How many actions a seat has before the next ring falls, after a turn of the mask's owner [P.K3]."""
    turns, until = (seat - state.active) % state.seats, (state.owner - state.active) % state.seats
    if is_spared(state):  # [P.K2] the owner's turn at hand lets nothing fall
        return ACTIONS if turns else state.actions + ACTIONS
    if turns > until:
        return 0
    return ACTIONS if turns else state.actions


def rounds_before(state: State, ways: Boards) -> int:
    """How many rounds the mask's chamber still stands, when the nearest archaeologist goes and takes the mask out."""
    archaeologists = sum({1 << cell for cell in state.archaeologists if cell != NOWHERE})
    around = layers(ways, 1 << state.tomb, 0)
    nearest = next((number for number, layer in enumerate(around) if layer & archaeologists), FAR)
    return min(nearest // ACTIONS, (state.falls_at - state.turn) // state.seats)


def safe_cells(state: State, seat: Seat, ways: Boards) -> Layers:
    """The cells by the last action after which a figure may still be there and come home in time."""
    rings = RINGS[state.rules.collapse][state.tomb]
    lamps, start = state.lamps[seat], 1 << state.start
    time = actions_before(state, seat) + ACTIONS * (len(rings) - state.ring - 2)
    if state.ring == STANDING:
        time += ACTIONS * rounds_before(state, ways)
    found = [0] * (time + 1)
    standing = seen = found[time] = start
    ring = len(rings) - 1
    last = time
    while time:
        time -= 1
        if (last - time) % ACTIONS == 1 and ring > state.ring:
            standing |= rings[ring]
            ring -= 1
        found[time] = walked(ways, seen, lamps & standing, seen | EVERYWHERE & ~standing)
        seen |= found[time]
    return found
