"""[P.M] Burial chambers: photo, treasures, mummy and curse."""

from __future__ import annotations

from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Chance, Choice, Happen, Seat
from waset.games.pharaoh.agenda import CarryOut, DrawPhoto, PutTreasures
from waset.games.pharaoh.components import FIGURES, Figure, Omen, Photo
from waset.games.pharaoh.events import (
    DONE,
    CarriersDelivered,
    CurseSpread,
    FigureFled,
    LampsBlownOut,
    MaskFound,
    MummyAwoke,
    NoWayOut,
    PhotoDrawn,
    PhotoKept,
    TreasureDelivered,
    TreasureFound,
)
from waset.games.pharaoh.geometry import CELL, SQUARE_NAMES, Cells, squares
from waset.games.pharaoh.rules.passing import end_turn
from waset.games.pharaoh.rules.steps import any_of, then
from waset.games.pharaoh.rules.ways import shortest_ways
from waset.games.pharaoh.state import State


class DrawingPhoto(Step[State]):
    """[P.M1] The finder draws a photo at random."""

    def pending(self, state: State, task: DrawPhoto) -> Choice | Chance[Any]:
        """Any photo in the camera [P.X1]."""
        return any_of(state.photos)

    def settle(self, state: State, task: DrawPhoto, outcome: Photo, happen: Happen) -> None:
        """Treasures first, then the event."""
        happen(PhotoDrawn(state.active, task.square, outcome))
        then(happen, PutTreasures(task.square, outcome.treasures), CarryOut(task.square))


class PuttingTreasures(Step[State]):
    """[P.M1] Treasures come into the chamber one by one; the mask comes last of all [P.C4]."""

    def enter(self, state: State, task: PutTreasures, happen: Happen) -> bool:
        """Wait while one is to be drawn."""
        if task.number and state.stack:
            return True
        if task.number:
            happen(MaskFound(state.active, task.square))
        happen(DONE)
        return False

    def pending(self, state: State, task: PutTreasures) -> Choice | Chance[Any]:
        """Any treasure of the stack [P.X1]."""
        return any_of(state.stack)

    def settle(self, state: State, task: PutTreasures, outcome: int, happen: Happen) -> None:
        """It lies face up."""
        happen(TreasureFound(task.square, outcome))
        then(happen, PutTreasures(task.square, task.number - 1))


class CarryingOut(Step[State]):
    """[P.M1] What the photo shows happens; then the photo is kept."""

    def enter(self, state: State, task: CarryOut, happen: Happen) -> bool:
        """The turn is over after a mummy or a curse [P.M5]."""
        photo, way = state.drawn, shortest_ways(state, CELL[task.square])
        assert photo is not None
        if photo.omen is not Omen.NOTHING:
            self.strike(state, task.square, way, happen)
        happen(PhotoKept(state.active, photo))
        happen(DONE)
        if photo.omen is not Omen.NOTHING and (way or state.rules.no_way_ends_turn):
            end_turn(state, happen)
        return False

    def strike(self, state: State, chamber: str, way: Cells, happen: Happen) -> None:
        """The mummy or the curse goes its way to the start, when there is one [P.M6]."""
        assert state.drawn is not None
        if not way:
            happen(NoWayOut(chamber))
        elif state.drawn.omen is Omen.MUMMY:
            happen(MummyAwoke(chamber, squares(way)))
            self.scare(state, way, happen)
        else:
            happen(CurseSpread(chamber, squares(way)))
            for seat, lamps in enumerate(state.lamps):
                if lamps & way:
                    happen(LampsBlownOut(seat, squares(lamps & way)))

    def scare(self, state: State, way: Cells, happen: Happen) -> None:
        """[P.M3] All on the way flee; what is still carried is delivered at one moment [P.E3]."""
        for seat, figure in met(state, way):
            flee(state, seat, figure, happen)
        carriers = [seat for seat in range(state.seats) if state.carried[seat] and is_home(state, seat)]
        if carriers:
            happen(CarriersDelivered(tuple(carriers), tuple(state.carried[seat] for seat in carriers)))


class CarryingOutOneByOne(CarryingOut):
    """[P.M1] The same in version 1 of the rules, where carriers deliver one after the other."""

    def scare(self, state: State, way: Cells, happen: Happen) -> None:
        """[P.M3] The lower seat flees and delivers first."""
        for seat, figure in met(state, way):
            flee(state, seat, figure, happen)
            if state.carried[seat] and is_home(state, seat):
                happen(TreasureDelivered(seat, state.carried[seat]))


def met(state: State, way: Cells) -> list[tuple[Seat, Figure]]:
    """[P.M3] Who stands on the way of the mummy, and not on the start already."""
    everybody = [(seat, figure) for seat in range(state.seats) for figure in FIGURES]
    road = way & ~(1 << state.start)
    return [(seat, figure) for seat, figure in everybody if road >> state.standing(figure)[seat] & 1]


def is_home(state: State, seat: Seat) -> bool:
    """Whether a seat's archaeologist stands on the start."""
    return state.archaeologists[seat] == state.start


def flee(state: State, seat: Seat, figure: Figure, happen: Happen) -> None:
    """[P.M3] A figure is set on the start; what it carries stays where it stood, or comes along."""
    carried = state.carried[seat] if figure is Figure.ARCHAEOLOGIST else 0
    dropped = carried if state.rules.mummy_drops_treasure else 0
    happen(FigureFled(seat, figure, SQUARE_NAMES[state.standing(figure)[seat]], dropped))
