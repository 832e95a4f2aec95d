"""What archaeologists do with treasures."""

from waset.engine.game import Event
from waset.games.pharaoh.components import MASK
from waset.games.pharaoh.geometry import CELL
from waset.games.pharaoh.state import STANDING, State, replaced


class TreasurePickedUp(Event, frozen=True):
    """[P.F1] A seat's archaeologist picked a treasure up."""

    seat: int
    square: str
    treasure: int

    def change(self, state: State) -> None:
        """It is carried from now on."""
        state.take(CELL[self.square], self.treasure)
        state.fresh = False
        state.handled = 0 if self.treasure == MASK else self.treasure
        hold(state, self.seat, self.treasure)


class TreasurePutDown(Event, frozen=True):
    """[P.F2] A seat's archaeologist put its treasure down."""

    seat: int
    square: str
    treasure: int

    def change(self, state: State) -> None:
        """It lies on the tile."""
        state.carried[self.seat] = 0
        state.put(CELL[self.square], self.treasure)
        state.fresh = False
        state.handled = -self.treasure


class TreasureStolen(Event, frozen=True):
    """[P.F3] A seat's archaeologist stole a treasure."""

    seat: int
    victim: int
    treasure: int

    def change(self, state: State) -> None:
        """The other one carries nothing any more."""
        state.carried[self.victim] = 0
        state.fresh = False
        state.handled = 0
        hold(state, self.seat, self.treasure)


class TreasureDelivered(Event, frozen=True):
    """[P.F4] A treasure reached the start and is safe for ever."""

    seat: int
    treasure: int

    def change(self, state: State) -> None:
        """It lies in the collection."""
        state.carried[self.seat] = 0
        collection = tuple(sorted((*state.delivered[self.seat], self.treasure)))
        state.delivered = replaced(state.delivered, self.seat, collection)
        state.progressed = True
        state.score(self.seat)
        state.moment += 1


def hold(state: State, seat: int, treasure: int) -> None:
    """A seat's archaeologist has a treasure now; outside its chamber the mask has a new owner at once [P.K3]."""
    state.carried[seat] = treasure
    if treasure == MASK and state.ring != STANDING:
        state.owner = seat
