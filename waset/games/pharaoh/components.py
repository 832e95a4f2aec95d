"""What lies in the box: tiles, figures, photos, treasures. Data only."""

from enum import Enum

from waset.engine.base import Record


class Tile(Enum):
    """[P.C1] The tiles that lie face down: three shapes of corridors, and the five burial chambers by their names."""

    index: int
    is_chamber: bool

    T_PIECE = "t-piece"
    BEND = "bend"
    STRAIGHT = "straight"
    LOTUS = "lotus"
    EYE = "eye"
    FALCON = "falcon"
    IBIS = "ibis"
    CROWN = "crown"


class Shape(Enum):
    """How many doors a tile has, and where; `doors` is one of its orientations."""

    doors: int

    T_PIECE = "t-piece"
    CROSS = "cross"
    STRAIGHT = "straight"
    DEAD_END = "dead-end"
    BEND = "bend"


class Figure(Enum):
    """[P.C3] The two figures of every player."""

    index: int

    ARCHAEOLOGIST = "archaeologist"
    HELPER = "helper"


class Omen(Enum):
    """[P.C5] What a photo shows besides treasures."""

    NOTHING = "nothing"
    MUMMY = "mummy"
    CURSE = "curse"


class Photo(Record, frozen=True):
    """[P.C5] A photo of a burial chamber."""

    treasures: int
    omen: Omen


TILES: tuple[Tile, ...] = tuple(Tile)
FIGURES: tuple[Figure, ...] = tuple(Figure)
CORRIDORS = 30
CHAMBERS = 5
MOST_SEATS = 4

for _index, _tile in enumerate(TILES):
    _tile.index = _index
    _tile.is_chamber = _index >= len(TILES) - CHAMBERS
for _index, _figure in enumerate(FIGURES):
    _figure.index = _index
for _shape, _doors in (
    (Shape.T_PIECE, 0b0111),
    (Shape.CROSS, 0b1111),
    (Shape.STRAIGHT, 0b0101),
    (Shape.DEAD_END, 0b0001),
    (Shape.BEND, 0b0011),
):
    _shape.doors = _doors

LAMPS = 5  # [P.C3]
MASK = 5  # [P.C4] the death mask, by its worth
TREASURES: tuple[int, ...] = (2, 2, 2, 2, 3, 3, 3, 3)  # [P.C4] without the mask
ACTIONS = 3  # [P.T1]
TURNS_TO_FALL = 3  # [P.K1]
PHOTO_WORTH = 1  # [P.E1]
ARCHAEOLOGIST_LOST = -2
HELPER_LOST = -1
IDLE_ROUNDS = 2  # [P.Z2]
