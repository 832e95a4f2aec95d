"""How the pyramid collapses."""

from waset.engine.game import Event
from waset.games.pharaoh.components import Figure
from waset.games.pharaoh.geometry import bits, cells
from waset.games.pharaoh.state import NOWHERE, State


class MaskTaken(Event, frozen=True):
    """[P.K2] A seat's archaeologist left the chamber with the death mask."""

    seat: int

    def change(self, state: State) -> None:
        """It is that seat's mask, since this turn."""
        state.owner = self.seat
        state.taken_at = state.turn


class FigureLost(Event, frozen=True):
    """[P.K5] A figure is lost, with this treasure or none."""

    seat: int
    figure: Figure
    treasure: int

    def change(self, state: State) -> None:
        """The tiles that fall with it end the moment [P.E3]."""
        state.standing(self.figure)[self.seat] = NOWHERE
        if self.treasure:
            state.carried[self.seat] = 0
        state.score(self.seat)


class TilesFell(Event, frozen=True):
    """[P.K4] A ring of tiles fell, with these treasures that lay there; ring 0 is the mask's chamber."""

    ring: int
    squares: "tuple[str, ...]"
    treasures: "tuple[int, ...]"

    def change(self, state: State) -> None:
        """There are holes, and what lay there is lost."""
        gone = cells(self.squares)
        for cell in bits(gone):
            state.lay(cell, 0)
            state.lying.pop(cell, None)
        state.down &= ~gone
        state.lamps = [lamps & ~gone for lamps in state.lamps]
        state.ring = self.ring
        state.moment += 1
