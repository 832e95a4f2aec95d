"""What a seat may choose, one class per verb. Squares are named a1 to f6, doors by `nesw` in this order."""

from typing import TypeAlias

from waset.engine.game import Action
from waset.games.pharaoh.components import Figure


class Walk(Action, frozen=True):
    """[P.T2] Walk to this tile: one step, or along own lamps [P.L2]."""

    figure: Figure
    to: str


class Flip(Action, frozen=True):
    """[P.T3] Turn over this face-down tile next to the archaeologist."""

    square: str


class Lay(Action, frozen=True):
    """[P.T3] Lay the tile that was turned over so that it has these doors."""

    doors: str


class TurnTile(Action, frozen=True):
    """[P.T4] Turn this tile so that it has these doors."""

    square: str
    doors: str


class PlaceLamp(Action, frozen=True):
    """[P.T5] Place a lamp on the helper's tile."""


class TakeLamp(Action, frozen=True):
    """[P.T6] Take the own lamp from the helper's tile."""


class PickUp(Action, frozen=True):
    """[P.F1] Pick up a treasure of this worth; the mask is worth 5."""

    treasure: int


class PutDown(Action, frozen=True):
    """[P.F2] Put the carried treasure down."""


class Steal(Action, frozen=True):
    """[P.F3] Steal the treasure of this seat."""

    victim: int


class DigOut(Action, frozen=True):
    """[P.Z1] Spend the whole turn to turn the tile under the sealed-in archaeologist."""

    doors: str


class BreakIn(Action, frozen=True):
    """[P.Z3] Turn this tile next to the walled-in start so that it gets a door to the start."""

    square: str
    doors: str


class EndTurn(Action, frozen=True):
    """[P.T1] End the turn."""


AnyAction: TypeAlias = (
    Walk | Flip | Lay | TurnTile | PlaceLamp | TakeLamp | PickUp | PutDown | Steal | DigOut | BreakIn | EndTurn
)
