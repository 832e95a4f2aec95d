"""What comes of a burial chamber."""

from waset.engine.game import Event
from waset.games.pharaoh.components import MASK, TURNS_TO_FALL, Figure, Photo
from waset.games.pharaoh.geometry import CELL, cells
from waset.games.pharaoh.state import State, replaced, without


class PhotoDrawn(Event, frozen=True):
    """[P.M1] A seat drew a photo of the chamber that it found."""

    seat: int
    square: str
    photo: Photo

    def change(self, state: State) -> None:
        """It leaves the camera."""
        state.photos = without(state.photos, self.photo)
        state.drawn = self.photo


class TreasureFound(Event, frozen=True):
    """[P.M1] A treasure was put face up into the chamber."""

    square: str
    treasure: int

    def change(self, state: State) -> None:
        """It lies there."""
        state.stack = without(state.stack, self.treasure)
        state.put(CELL[self.square], self.treasure)


class MaskFound(Event, frozen=True):
    """[P.C4] The death mask was put into the chamber, the last treasure of all."""

    seat: int
    square: str

    def change(self, state: State) -> None:
        """The turns of its finder are counted [P.K1]."""
        state.tomb = CELL[self.square]
        state.finder = self.seat
        state.owner = self.seat
        turns = TURNS_TO_FALL - 1 if state.rules.finding_turn_counts else TURNS_TO_FALL
        state.falls_at = state.turn + turns * state.seats
        state.put(state.tomb, MASK)


class MummyAwoke(Event, frozen=True):
    """[P.M3] The mummy walked out of the pyramid."""

    square: str
    way: "tuple[str, ...]"

    def change(self, state: State) -> None:
        """Whoever meets it flees, one by one."""


class FigureFled(Event, frozen=True):
    """[P.M3] A figure fled to the start and left this treasure, or none, where it stood."""

    seat: int
    figure: Figure
    square: str
    treasure: int

    def change(self, state: State) -> None:
        """It stands on the start."""
        state.standing(self.figure)[self.seat] = state.start
        if self.treasure:
            state.carried[self.seat] = 0
            state.put(CELL[self.square], self.treasure)


class CurseSpread(Event, frozen=True):
    """[P.M4] The curse left the pyramid."""

    square: str
    way: "tuple[str, ...]"

    def change(self, state: State) -> None:
        """It blows out lamps, seat by seat."""


class LampsBlownOut(Event, frozen=True):
    """[P.M4] Lamps of a seat returned to it."""

    seat: int
    squares: "tuple[str, ...]"

    def change(self, state: State) -> None:
        """They are in the supply."""
        state.lamps[self.seat] &= ~cells(self.squares)
        state.supply[self.seat] += len(self.squares)


class NoWayOut(Event, frozen=True):
    """[P.M6] The mummy or the curse found no way to the start."""

    square: str

    def change(self, state: State) -> None:
        """Nothing happens."""


class PhotoKept(Event, frozen=True):
    """[P.M1] A seat keeps the photo that it drew."""

    seat: int
    photo: Photo

    def change(self, state: State) -> None:
        """It scores."""
        state.drawn = None
        state.albums = replaced(state.albums, self.seat, (*state.albums[self.seat], self.photo))
        state.score(self.seat)
        state.moment += 1
