"""What lies in the box: cards, pieces, mosaics. Data only."""

from __future__ import annotations

from enum import Enum


class Card(Enum):
    """The kinds of cards of all editions. `UNKNOWN` is a card whose face a viewer does not know."""

    index: int
    one: int  # this card alone, as a packed multiset (see cards.py)
    tainted: bool

    ARTISAN = "artisan"
    STONE = "stone"
    MARBLE = "marble"
    WOOD = "wood"
    LAPIS = "lapis"
    DOUBLE_ARTISAN = "double-artisan"
    DOUBLE_STONE = "double-stone"
    DOUBLE_MARBLE = "double-marble"
    DOUBLE_WOOD = "double-wood"
    DOUBLE_LAPIS = "double-lapis"
    TROMPE_LOEIL = "trompe-loeil"
    CAVE = "cave"
    BEGGAR = "beggar"
    COURTESAN = "courtesan"
    ENVOY = "envoy"
    SCRIBE = "scribe"
    SMUGGLER = "smuggler"
    VIZIER = "vizier"
    UNKNOWN = "?"

    def __hash__(self) -> int:
        """Cards are looked up often; that of Enum hashes the name."""
        return self.index


class Piece(Enum):
    """The six categories of the palace [C.B12]; pedestal and throne are one of them [C.B8]."""

    index: int

    SPHINX = "sphinx"
    OBELISK = "obelisk"
    THRONE = "throne"
    DOOR = "door"
    WALL = "wall"
    MOSAIC = "mosaic"


class Mosaic(Enum):
    """The twelve free pentominoes, one of each [C.G8]."""

    index: int
    bit: int

    F = "F"
    I = "I"  # noqa: E741
    L = "L"
    N = "N"
    P = "P"
    T = "T"
    U = "U"
    V = "V"
    W = "W"
    X = "X"
    Y = "Y"
    Z = "Z"


class Worshipper(Enum):
    """The worshippers of Sobek [19.S4]."""

    index: int

    ARCHITECT = "architect"
    VISIR = "visir"
    BEGGAR = "beggar"
    MERCHANT = "merchant"
    FOREMAN = "foreman"


class Side(Enum):
    """The two sides of a die of the Great Priest that matter [06.S6]."""

    BLANK = "blank"
    PRIEST = "priest"


class Cause(Enum):
    """What a gain or a loss came from."""

    PIECE = "piece"
    PALMS = "palms"
    SEVERAL = "several"
    TAINTED = "tainted"
    LIMIT = "limit"
    OFFERING = "offering"
    BEGGAR = "beggar"
    COURTESAN = "courtesan"
    SCRIBE = "scribe"
    SMUGGLER = "smuggler"
    VIZIER = "vizier"
    ARCHITECT = "architect"
    WORSHIPPER = "worshipper"
    HAND = "hand"
    SANCTUARY = "sanctuary"
    LEAST = "least"


CARDS: tuple[Card, ...] = tuple(Card)
PIECES: tuple[Piece, ...] = tuple(Piece)
MOSAICS: tuple[Mosaic, ...] = tuple(Mosaic)
WORSHIPPERS: tuple[Worshipper, ...] = tuple(Worshipper)
RESOURCES: tuple[Card, ...] = CARDS[0:5]
DOUBLES: tuple[Card, ...] = CARDS[5:10]

for _index, _card in enumerate(CARDS):
    _card.index = _index
    _card.one = 1 << 8 * _index
    _card.tainted = _card not in RESOURCES and _card is not Card.UNKNOWN
for _index, _piece in enumerate(PIECES):
    _piece.index = _index
for _index, _worshipper in enumerate(WORSHIPPERS):
    _worshipper.index = _index
for _index, _mosaic in enumerate(MOSAICS):
    _mosaic.index = _index
    _mosaic.bit = 1 << _index

STALLS = 3
STALL_NAMES = "ABC"
HAND_LIMIT = 10  # [C.H1]
LAST_SPACE = 5  # [C.G7]
DICE = 5  # [06.S6]
DIE_FACES = 6
MOST_PRIEST_FACES = 3  # [06.S6]
THRONE = 1  # the pedestal is the first of the two [C.B8]
LEFT, RIGHT = 0, 1  # the spots of the Plaza alternate [C.G6]
UNLIMITED = -1
STANDSTILL_ROUNDS = 10  # [C.E1] in which nothing moves
BUILDERLESS_ROUNDS = 30  # [C.E1] in which nobody builds
SHAPES: dict[Mosaic, tuple[str, ...]] = {
    Mosaic.F: (".##", "##.", ".#."),
    Mosaic.I: ("#####",),
    Mosaic.L: ("####", "#..."),
    Mosaic.N: (".###", "##.."),
    Mosaic.P: ("##", "##", "#."),
    Mosaic.T: ("###", ".#.", ".#."),
    Mosaic.U: ("#.#", "###"),
    Mosaic.V: ("#..", "#..", "###"),
    Mosaic.W: ("#..", "##.", ".##"),
    Mosaic.X: (".#.", "###", ".#."),
    Mosaic.Y: ("####", ".#.."),
    Mosaic.Z: ("##.", ".#.", ".##"),
}
GARDEN_MAP: tuple[str, ...] = (  # [C.G3] from row 9 at the back to row 1 in front; P palm, # throne space
    "PPP###PPP",
    "P..###..P",
    "P..###..P",
    "...PPP...",
    "...PPP...",
    "...PPP...",
    "P..PPP..P",
    "P..PPP..P",
    "P..PPP..P",
)
WALL_SLOTS: tuple[str, ...] = (  # [C.G4] slots 1 to 9
    "a1 a2 a3",
    "a4 a5 a6",
    "a7 a8 a9",
    "a9 b9 c9",
    "d9 e9 f9",
    "g9 h9 i9",
    "i9 i8 i7",
    "i6 i5 i4",
    "i3 i2 i1",
)
