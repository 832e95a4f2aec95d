"""What can be left to do: the records of unfinished business that the state stacks up."""

from typing import TypeAlias

from waset.engine.game import Task


class ChooseStart(Task, frozen=True):
    """[P.S1] The place of the start tile is drawn."""

    rules = ("P.S1",)


class ChooseStarter(Task, frozen=True):
    """[P.S3] The starting player is drawn."""

    rules = ("P.S3",)


class Turn(Task, frozen=True):
    """[P.T1] The active seat has its turn."""

    rules = ("P.T1",)


class TurnOver(Task, frozen=True):
    """[P.T3] A face-down tile is turned over."""

    rules = ("P.T3",)

    square: str


class LayTile(Task, frozen=True):
    """[P.T3] The tile that was turned over is to be laid."""

    rules = ("P.T3",)

    square: str


class DrawPhoto(Task, frozen=True):
    """[P.M1] A photo of the chamber is drawn."""

    rules = ("P.M1",)

    square: str


class PutTreasures(Task, frozen=True):
    """[P.M1] So many treasures are put into the chamber."""

    rules = ("P.M1",)

    square: str
    number: int


class CarryOut(Task, frozen=True):
    """[P.M1] What the photo shows happens, and the photo is kept."""

    rules = ("P.M1",)

    square: str


AnyTask: TypeAlias = ChooseStart | ChooseStarter | Turn | TurnOver | LayTile | DrawPhoto | PutTreasures | CarryOut
