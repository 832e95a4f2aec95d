"""What figures do with an action."""

from waset.engine.game import Event
from waset.games.pharaoh.components import CHAMBERS, TILES, Figure, Tile
from waset.games.pharaoh.geometry import CELL, DOORS
from waset.games.pharaoh.state import State, replaced


class Walked(Event, frozen=True):
    """[P.T2] A figure walked to a tile."""

    seat: int
    figure: Figure
    to: str

    def change(self, state: State) -> None:
        """It stands there, with what it carries."""
        state.standing(self.figure)[self.seat] = CELL[self.to]
        state.spend()


class TileFlipped(Event, frozen=True):
    """[P.T3] A seat turned a tile over; all see it."""

    seat: int
    square: str
    tile: Tile

    def change(self, state: State) -> None:
        """It is to be laid."""
        kind = self.tile.index
        state.bag = replaced(state.bag, kind, state.bag[kind] - 1)
        state.down &= ~(1 << CELL[self.square])
        state.turned = self.tile
        state.progressed = True
        state.spend()


class TileLaid(Event, frozen=True):
    """[P.T3] A seat laid the tile that it had turned over."""

    seat: int
    square: str
    tile: Tile
    doors: str

    def change(self, state: State) -> None:
        """It lies there with these doors."""
        cell = CELL[self.square]
        state.lay(cell, DOORS[self.doors])
        state.turned = None
        if self.tile.is_chamber:
            state.chambers = replaced(state.chambers, self.tile.index - (len(TILES) - CHAMBERS), cell)


class TileTurned(Event, frozen=True):
    """[P.T4] A seat's helper turned a tile."""

    seat: int
    square: str
    doors: str

    def change(self, state: State) -> None:
        """Everything on it stays."""
        state.lay(CELL[self.square], DOORS[self.doors])
        state.spend()


class DugOut(Event, frozen=True):
    """[P.Z1] A sealed-in archaeologist spent the whole turn to turn the tile under it."""

    seat: int
    square: str
    doors: str

    def change(self, state: State) -> None:
        """No action is left."""
        state.lay(CELL[self.square], DOORS[self.doors])
        state.spend()
        state.actions = 0


class BrokenIn(Event, frozen=True):
    """[P.Z3] A seat's figure on the walled-in start turned a neighbouring tile open."""

    seat: int
    square: str
    doors: str

    def change(self, state: State) -> None:
        """Everything on it stays."""
        state.lay(CELL[self.square], DOORS[self.doors])
        state.spend()


class LampPlaced(Event, frozen=True):
    """[P.T5] A seat's helper placed a lamp."""

    seat: int
    square: str

    def change(self, state: State) -> None:
        """It comes from the supply."""
        state.lamps[self.seat] |= 1 << CELL[self.square]
        state.supply[self.seat] -= 1
        state.spend()


class LampTaken(Event, frozen=True):
    """[P.T6] A seat's helper took a lamp."""

    seat: int
    square: str

    def change(self, state: State) -> None:
        """It returns to the supply."""
        state.lamps[self.seat] &= ~(1 << CELL[self.square])
        state.supply[self.seat] += 1
        state.spend()
