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
        deliver(state, self.seat, self.treasure)
        state.moment += 1


class CarriersDelivered(Event, frozen=True):
    """[P.E3] Those whom one mummy sent to the start delivered what they carried, all at the same moment."""

    seats: "tuple[int, ...]"
    treasures: "tuple[int, ...]"

    def change(self, state: State) -> None:
        """Each treasure lies in its carrier's collection."""
        for seat, treasure in zip(self.seats, self.treasures, strict=True):
            deliver(state, seat, treasure)
        state.moment += 1


def deliver(state: State, seat: int, treasure: int) -> None:
    """[P.F4] A carried treasure comes into the collection of its carrier, whose score changes."""
    state.carried[seat] = 0
    collection = tuple(sorted((*state.delivered[seat], treasure)))
    state.delivered = replaced(state.delivered, seat, collection)
    state.progressed = True
    state.score(seat)


def hold(state: State, seat: int, treasure: int) -> None:
    """A seat's archaeologist has a treasure now; outside its chamber the mask has a new owner at once [P.K3]."""
    state.carried[seat] = treasure
    if treasure == MASK and state.ring != STANDING:
        state.owner = seat
