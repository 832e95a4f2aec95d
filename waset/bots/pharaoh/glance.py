"""How good the options look at first sight, in actions: 1.0 is about what one sensible action brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from waset.bots.pharaoh.outlook import Outlook, is_shut
from waset.bots.pharaoh.ways import FAR, Layers, distance, distances, layers, rough_layers
from waset.engine.game import Action, Seat
from waset.games.pharaoh.actions import (
    BreakIn,
    DigOut,
    EndTurn,
    Flip,
    Lay,
    PickUp,
    PlaceLamp,
    PutDown,
    Steal,
    TakeLamp,
    TurnTile,
    Walk,
)
from waset.games.pharaoh.agenda import LayTile
from waset.games.pharaoh.components import CHAMBERS, Figure
from waset.games.pharaoh.geometry import (
    ALL_DOORS,
    CELL,
    CELLS,
    DOORS,
    NEAR,
    NEIGHBOURS,
    ORIENTATIONS,
    Cells,
    Doors,
    bits,
)
from waset.games.pharaoh.state import NOWHERE, STANDING, State

POINT = 4.0  # actions that a point is worth
CHAMBER = 2.0  # points that finding a chamber brings: its photo, and first choice of its treasures
ARCHAEOLOGIST_WORTH, HELPER_WORTH = 2.0, 1.0  # points, when lost
PASSES = 3.0  # how often a lamp on the way home is passed with each treasure that is left to a seat
MAYBE_TAKEN = 0.8  # what a treasure is worth that somebody else reaches first
AHEAD = 0.5  # a door of a new tile that leads to a face-down one
LINK = 1.5  # a door of a new tile that leads to the own archaeologist
CROSS = 0.3  # a door of a new tile that leads to another tile
ROOM = 0.1  # each face-down tile around the one that is turned over
LADEN = 0.5  # turning tiles over with a treasure in the hands: it had better go home
STUCK = 0.5  # a step without a goal
LEAST_RATE = 1.0  # what a shorter way brings for each step at least
TURN = 0.6  # the action that it takes to turn a tile
URGE = 0.3  # for each round in which nobody got on: somebody must turn a tile over
IDLE = 0.5  # each action that is not spent while the mask is not found
SHUT = 16.0  # walling everybody in, which ends the game before its time
OPENED = 2.0  # opening a start that is walled in, while the mask is not found
KEPT = 0.6  # chance to keep what was stolen


class Glance:
    """The first sight of one seat in its turn: the goal of the archaeologist, and what the helper is for."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.outlook = Outlook(state, seat)
        self.carried = state.carried[seat]
        self.flip = self.worth_of_flip()
        self.rate = 0.0
        self.goal: Cells = 0
        self.is_exploring = False
        if self.outlook.archaeologist != NOWHERE:
            self.choose_goal()
        self.to_goal: Layers = self.ways_to_goal() if self.goal else []
        self.far = distance(self.to_goal, self.outlook.archaeologist) if self.goal else FAR
        self.passes = self.passes_of_lamp()
        self.places: Layers | None = None
        self.near: list[int] = []  # how far every cell is from the archaeologist, and from the goal, once asked for
        self.onward: list[int] = []

    def worth_of_flip(self) -> float:
        """What turning a tile over brings."""
        state, bag = self.state, self.state.bag
        if state.tomb != NOWHERE:
            return 0.0
        return POINT * CHAMBER * sum(bag[-CHAMBERS:]) / max(1, sum(bag)) + URGE * state.quiet

    def choose_goal(self) -> None:
        """The goal that brings most for each action on the way to it and home."""
        state, outlook = self.state, self.outlook
        way_home = distance(outlook.home, outlook.archaeologist)
        if self.carried:
            if way_home < FAR:
                self.consider(1 << state.start, (self.carried + 0.5) * POINT / max(1, way_home))
            else:
                self.consider_frontier()
        else:
            for cell, worths in state.lying.items():
                self.consider_treasure(cell, worths)
            self.consider_victims()
            self.consider_frontier()
        if state.tomb != NOWHERE:
            self.consider_home(way_home)
        if not self.goal:
            self.goal = self.anything()
            self.is_exploring = state.tomb == NOWHERE

    def consider(self, goal: Cells, rate: float) -> None:
        """Go there when nothing is better."""
        if rate > self.rate:
            self.goal, self.rate, self.is_exploring = goal, rate, False

    def consider_treasure(self, cell: int, worths: tuple[int, ...]) -> None:
        """A treasure is worth the way there and home, if there is time, and if nobody else is there first."""
        outlook = self.outlook
        far = distance(outlook.mine, cell)
        if far == FAR or outlook.slack(cell) < far:
            return
        worth = worths[-1] * POINT
        if distance(outlook.rivals, cell) < far:
            worth *= MAYBE_TAKEN
        self.consider(1 << cell, worth / (far + distance(outlook.home, cell)))

    def consider_victims(self) -> None:
        """Somebody with a treasure within reach of this turn can be robbed."""
        state, outlook = self.state, self.outlook
        for other in range(state.seats):
            if state.carried[other] and other != self.seat:
                cell = state.archaeologists[other]
                far, way_home = distance(outlook.mine, cell), distance(outlook.home, cell)
                if 0 < far <= state.actions and way_home:
                    kept = 1.0 if far + way_home <= state.actions else KEPT
                    worth = state.carried[other] * POINT * kept * (1 + 1 / (state.seats - 1))
                    self.consider(1 << cell, worth / (far + way_home / 2))

    def consider_frontier(self) -> None:
        """Face-down tiles can be turned over."""
        for far, layer in enumerate(self.outlook.mine):
            if layer & self.outlook.frontier:
                self.consider(self.outlook.frontier, self.flip / (far + 1))
                self.is_exploring = self.goal == self.outlook.frontier
                return

    def consider_home(self, way_home: int) -> None:
        """Home is safe, and the nearer the end the more it is worth."""
        slack = self.outlook.slack(self.outlook.archaeologist)
        if way_home and slack >= 0:
            self.consider(1 << self.state.start, (ARCHAEOLOGIST_WORTH + self.carried) * POINT / (way_home + slack))

    def ways_to_goal(self) -> Layers:
        """How far the goal is; when there is no way, through walls."""
        if self.rate:
            return layers(self.outlook.ways, self.goal, self.outlook.lamps)
        state = self.state
        open_cells = state.down | sum(1 << cell for cell in range(CELLS) if state.doors[cell])
        return rough_layers(self.outlook.ways, self.goal, open_cells)

    def anything(self) -> Cells:
        """What would be worth going to if there were a way."""
        state = self.state
        if self.carried or state.tomb != NOWHERE:
            return 1 << state.start
        return self.outlook.frontier | sum(1 << cell for cell in state.lying) | state.down

    def through(self, cell: int, doors: Doors) -> int:
        """How far the goal would be for the archaeologist if the tile of a cell had these doors."""
        if not self.near:
            self.near, self.onward = distances(self.outlook.mine), distances(self.to_goal)
        near_to, onward_from, laid = self.near, self.onward, self.state.doors
        arrival, onward = (0 if cell == self.outlook.archaeologist else FAR), FAR
        if self.goal >> cell & 1 or (self.is_exploring and NEAR[cell << 4 | doors] & self.state.down):
            onward = 0
        mine, to_goal = near_to[cell], onward_from[cell]
        for door, other, back in NEIGHBOURS[cell]:
            if doors & door and laid[other] & back:
                near, far = near_to[other], onward_from[other]
                if near <= mine and near < arrival:
                    arrival = near + 1
                if far <= to_goal and far < onward:
                    onward = far + 1
        return min(FAR, arrival + onward)

    def laid(self, cell: int, doors: Doors) -> float:
        """What it brings that a tile lies with these doors."""
        if NEAR[self.state.start << 4 | ALL_DOORS] >> cell & 1 and is_shut(self.state, cell, doors):
            return -SHUT
        far = self.through(cell, doors)
        is_on_way = self.far < FAR and self.near[cell] + self.onward[cell] == self.far
        if not is_on_way and far > self.far:
            far = self.far
        return max(self.rate, LEAST_RATE) * (self.far - far)

    def passes_of_lamp(self) -> float:
        """How often a lamp on the way will be passed in the rest of the game."""
        state = self.state
        left = len(state.stack) + sum(len(worths) for worths in state.lying.values())
        return PASSES * (1 + left / state.seats) if state.ring == STANDING else 0.5

    def way(self) -> Cells:
        """The tiles on the shortest ways between the start and the archaeologist, or its goal."""
        outlook = self.outlook
        last = distance(outlook.home, outlook.archaeologist) if outlook.archaeologist != NOWHERE else FAR
        found = 0
        if last < FAR:
            for far in range(1, last):
                found |= outlook.home[far] & outlook.mine[last - far]
        return found

    def lamp_places(self) -> Layers:
        """How far it is for the helper to where a lamp is wanted."""
        if self.places is None and not self.rate:
            self.places = layers(self.outlook.ways, self.openings(), self.outlook.lamps)
        if self.places is None:
            wanted = self.way() & ~self.outlook.lamps if self.state.supply[self.seat] else 0
            self.places = layers(self.outlook.ways, wanted, self.outlook.lamps) if wanted else []
        return self.places

    def walk(self, action: Walk) -> float:
        """Nearer to the goal is better; the helper goes where lamps are wanted, and home in time."""
        to = CELL[action.to]
        if action.figure is Figure.HELPER:
            return self.helper_walk(to)
        if to == self.state.start and self.carried:
            return self.carried * POINT
        return (self.rate or STUCK) * (self.far - distance(self.to_goal, to))

    def helper_walk(self, to: int) -> float:
        """A helper without a purpose stays."""
        outlook, state = self.outlook, self.state
        if state.tomb != NOWHERE:
            slack, way_home = outlook.slack(outlook.helper), distance(outlook.home, outlook.helper)
            if slack < 0 or not way_home:
                return -0.5
            return (way_home - distance(outlook.home, to)) * HELPER_WORTH * POINT / (way_home + slack)
        places = self.lamp_places()
        far = distance(places, outlook.helper)
        return self.passes / (far + 1) * (far - distance(places, to)) - 0.1

    def openings(self) -> Cells:
        """The tiles that could be turned so that the archaeologist finds a goal."""
        state, found = self.state, 0
        for cell in bits(sum(self.outlook.mine) & ~(1 << state.start)):
            if any(self.through(cell, doors) < self.far for doors in ORIENTATIONS[state.doors[cell]]):
                found |= 1 << cell
        return found

    def flipping(self, action: Flip) -> float:
        """Every tile may be a chamber; towards the middle there is more behind it."""
        cell = CELL[action.square]
        room = (NEAR[cell << 4 | 15] & self.state.down).bit_count()
        value = self.flip + ROOM * room - (LADEN if self.carried else 0.0)
        return value if self.rate else value + 0.5 * (self.far - distance(self.to_goal, cell))

    def turning(self, action: TurnTile) -> float:
        """A tile is turned to shorten the way to the goal."""
        return self.laid(CELL[action.square], DOORS[action.doors]) - TURN

    def placing(self, action: PlaceLamp) -> float:
        """A lamp shortens the ways that pass it."""
        return self.passes - 0.2 if self.way() >> self.outlook.helper & 1 else -0.3

    def taking(self, action: TakeLamp) -> float:
        """A lamp is wanted elsewhere."""
        if self.way() >> self.outlook.helper & 1:
            return -2.0
        return -0.5 if self.state.supply[self.seat] else -0.2

    def picking(self, action: PickUp) -> float:
        """It costs nothing."""
        return action.treasure * POINT

    def putting(self, action: PutDown) -> float:
        """Only for something better."""
        state, cell = self.state, self.outlook.archaeologist
        here = [*state.lying.get(cell, ())]
        here += [state.carried[other] for other in range(state.seats) if state.archaeologists[other] == cell]
        return (max(here) - self.carried) * POINT if max(here) > self.carried else -self.carried * POINT

    def stealing(self, action: Steal) -> float:
        """It takes from one and gives to the other."""
        has_way = distance(self.outlook.home, self.outlook.archaeologist) < FAR
        return self.state.carried[action.victim] * POINT * (1.5 if has_way else 0.1)

    def digging(self, action: DigOut) -> float:
        """Out into the open."""
        return 0.3 + self.laid(self.outlook.archaeologist, DOORS[action.doors])

    def breaking(self, action: BreakIn) -> float:
        """Nobody gets on while the start is walled in; once the mask is found, only for an own way."""
        value = self.laid(CELL[action.square], DOORS[action.doors])
        return value - TURN if self.state.tomb != NOWHERE else value + OPENED

    def ending(self, action: EndTurn) -> float:
        """Nothing is gained, and actions are given away."""
        return 0.0 if self.state.tomb != NOWHERE else -IDLE * self.state.actions

    def laying(self, action: Lay) -> float:
        """A tile lies well when it leads on and connects."""
        state = self.state
        (task,) = [task for task in state.agenda[-1:] if isinstance(task, LayTile)]
        cell, doors = CELL[task.square], DOORS[action.doors]
        value = self.laid(cell, doors)
        for door, other, back in NEIGHBOURS[cell]:
            if doors & door:
                if state.down >> other & 1:
                    value += AHEAD
                elif state.doors[other] & back:
                    value += LINK if other == self.outlook.archaeologist else CROSS
        return value


BY_ACTION: dict[type[Action], Callable[[Glance, Any], float]] = {
    Walk: Glance.walk,
    Flip: Glance.flipping,
    Lay: Glance.laying,
    TurnTile: Glance.turning,
    PlaceLamp: Glance.placing,
    TakeLamp: Glance.taking,
    PickUp: Glance.picking,
    PutDown: Glance.putting,
    Steal: Glance.stealing,
    DigOut: Glance.digging,
    BreakIn: Glance.breaking,
    EndTurn: Glance.ending,
}


def glance(state: State, seat: Seat, options: Sequence[Action]) -> list[float]:
    """How good each option looks."""
    sight = Glance(state, seat)
    return [BY_ACTION[type(option)](sight, option) for option in options]
