"""[P.T] The archaeologist turns tiles over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.flow import NO_ACTIONS, Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.pharaoh.actions import Flip, Lay
from waset.games.pharaoh.agenda import DrawPhoto, LayTile, Turn, TurnOver
from waset.games.pharaoh.components import TILES, Figure, Tile
from waset.games.pharaoh.events import DONE, TileFlipped, TileLaid
from waset.games.pharaoh.geometry import (
    ALL_DOORS,
    CELL,
    DOOR_NAMES,
    NEAR,
    NEIGHBOURS,
    ORIENTATIONS,
    SQUARE_NAMES,
    Doors,
    bits,
)
from waset.games.pharaoh.rules.steps import ActiveStep, Spending, no_such_square, not_now, then, wrong_doors
from waset.games.pharaoh.state import State

FLIPS: tuple[Flip, ...] = tuple(Flip(name) for name in SQUARE_NAMES)
LAYS: tuple[tuple[Lay, ...], ...] = tuple(
    tuple(Lay(DOOR_NAMES[way]) for way in ORIENTATIONS[doors]) for doors in range(ALL_DOORS + 1)
)


def flips(state: State, cell: int) -> Sequence[Action]:
    """[P.T3] Every face-down tile behind a door of the archaeologist's tile."""
    ahead = NEAR[cell << 4 | state.doors[cell]] & state.down
    return [FLIPS[other] for other in bits(ahead)] if ahead else NO_ACTIONS


class Flipping(Spending):
    """[P.T3] The archaeologist turns a neighbouring tile over; a helper never does [P.F5]."""

    action = Flip
    figure = Figure.ARCHAEOLOGIST

    def refusal(self, state: State, seat: Seat, action: Flip) -> Reason | None:
        """It must be next to the own tile, face down, and behind a door."""
        unknown = no_such_square(action.square)
        if unknown is not None:
            return unknown
        cell, other = state.archaeologists[seat], CELL[action.square]
        if state.doors[other]:
            return Reason("reason.face_up", "P.T3", {"square": action.square})
        if not state.down >> other & 1:
            return Reason("reason.hole", "P.K5", {"square": action.square})
        door = next((door for door, near, _ in NEIGHBOURS[cell] if near == other), 0)
        if not door:
            return Reason("reason.not_next_to", "P.T3", {"square": action.square, "from": SQUARE_NAMES[cell]})
        if not state.doors[cell] & door:
            return Reason("reason.no_door", "P.T3", {"square": action.square, "from": SQUARE_NAMES[cell]})
        return None

    def play(self, state: State, seat: Seat, action: Flip, happen: Happen) -> None:
        """All will see it."""
        then(happen, TurnOver(action.square), Turn())


class TurningOver(Step[State]):
    """[P.X1] Nobody knows the tile before."""

    def pending(self, state: State, task: TurnOver) -> Choice | Chance[Any]:
        """Any tile that nobody has seen."""
        return Chance(TILES, state.bag, sum(state.bag))

    def settle(self, state: State, task: TurnOver, outcome: Tile, happen: Happen) -> None:
        """The same seat lays it."""
        happen(TileFlipped(state.active, task.square, outcome))
        then(happen, LayTile(task.square))


class Laying(ActiveStep):
    """[P.T3] The tile is laid in any orientation."""

    def enter(self, state: State, task: LayTile, happen: Happen) -> bool:
        """A single way is taken by itself."""
        ways = LAYS[turned_doors(state)]
        if len(ways) > 1:
            return True
        self.play(state, task, state.active, ways[0], happen)
        return False

    def options(self, state: State, task: LayTile, seat: Seat) -> Sequence[Action]:
        """Every different way."""
        return LAYS[turned_doors(state)]

    def why_not(self, state: State, task: LayTile, seat: Seat, action: Action) -> Reason | None:
        """It must have the doors of this tile."""
        return wrong_doors(turned_doors(state), action.doors, "P.T3") if isinstance(action, Lay) else not_now()

    def play(self, state: State, task: LayTile, seat: Seat, action: Lay, happen: Happen) -> None:
        """Lay it; a chamber is photographed [P.M1]."""
        tile = state.turned
        assert tile is not None
        happen(TileLaid(seat, task.square, tile, action.doors))
        if tile.is_chamber:
            then(happen, DrawPhoto(task.square))
        else:
            happen(DONE)


def turned_doors(state: State) -> Doors:
    """The doors of the tile that was turned over, in one of its orientations."""
    assert state.turned is not None
    return state.rules.doors_of(state.turned)
