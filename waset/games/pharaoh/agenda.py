"""What can be left to do: the records of unfinished business that the state stacks up."""

from typing import TypeAlias

from waset.engine.game import Task


class ChooseStart(Task, frozen=True):
    """[P.S1] The place of the start tile is drawn."""


class ChooseStarter(Task, frozen=True):
    """[P.S3] The starting player is drawn."""


class Turn(Task, frozen=True):
    """[P.T1] The active seat has its turn."""


class TurnOver(Task, frozen=True):
    """[P.T3] A face-down tile is turned over."""

    square: str


class LayTile(Task, frozen=True):
    """[P.T3] The tile that was turned over is to be laid."""

    square: str


class DrawPhoto(Task, frozen=True):
    """[P.M1] A photo of the chamber is drawn."""

    square: str


class PutTreasures(Task, frozen=True):
    """[P.M1] So many treasures are put into the chamber."""

    square: str
    number: int


class CarryOut(Task, frozen=True):
    """[P.M1] What the photo shows happens, and the photo is kept."""

    square: str


AnyTask: TypeAlias = ChooseStart | ChooseStarter | Turn | TurnOver | LayTile | DrawPhoto | PutTreasures | CarryOut
ASKED_BY: dict[type[Task], tuple[str, ...]] = {  # the numbers of the rules that ask for a task, by edition
    ChooseStart: ("P.S1",),
    ChooseStarter: ("P.S3",),
    Turn: ("P.T1",),
    TurnOver: ("P.T3",),
    LayTile: ("P.T3",),
    DrawPhoto: ("P.M1",),
    PutTreasures: ("P.M1",),
    CarryOut: ("P.M1",),
}
