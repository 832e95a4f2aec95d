"""First looks at the garden: where a mosaic earns most, what sanctuaries it forms, and which are worth a statue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from waset.bots.cleopatra.sight import Sight
from waset.engine.game import Seat
from waset.games.cleopatra.actions import ClaimNoMore, ClaimSanctuary, LayMosaic
from waset.games.cleopatra.agenda import Claim, ClaimOrPalms, PlaceMosaic
from waset.games.cleopatra.components import MOSAICS, Mosaic, Piece
from waset.games.cleopatra.geometry import (
    COLUMN_A,
    COLUMN_I,
    GARDEN,
    PALMS,
    PLACEMENTS,
    SIDE,
    SLOT_SQUARES,
    Squares,
    area_of,
    bits,
    fits,
    names,
    neighbours,
)
from waset.games.cleopatra.state import State

FILLABLE = 5  # squares that some mosaic could fill
OPEN_GARDEN = 24  # with fewer open squares, areas become sanctuaries without being cut off from others
BESIDE_WALL = 0.12  # what a square beside a wall to come costs, unless the own next piece is that wall
OWN_WALL = 0.3
EDGE: Squares = 0
for _slot in SLOT_SQUARES:
    EDGE |= _slot & GARDEN
NOT_A, NOT_I = ~COLUMN_A, ~COLUMN_I
AtStake: TypeAlias = Callable[[State, Seat, Squares], int]


def hangs_together(rim: Squares, surroundings: Squares) -> bool:
    """Whether these squares are connected among their surroundings."""
    area = rim & -rim
    while True:
        grown = (area | (area & NOT_I) << 1 | (area & NOT_A) >> 1 | area << SIDE | area >> SIDE) & surroundings
        if grown == area:
            return not rim & ~area
        area = grown


class Ground:
    """Where a mosaic may lie, worked out beforehand."""

    __slots__ = ("alone", "edge", "mask", "palms", "rim", "surroundings")

    def __init__(self, mask: Squares) -> None:
        self.mask = mask
        self.rim = neighbours(mask) & GARDEN & ~mask
        self.surroundings = neighbours(self.rim) & GARDEN & ~mask
        self.palms = (mask & PALMS).bit_count()
        self.edge = (mask & EDGE).bit_count()
        self.alone = hangs_together(self.rim, self.surroundings)  # with nothing else near by


GROUNDS_OF: tuple[tuple[Ground, ...], ...] = tuple(tuple(Ground(mask) for mask in masks) for masks in PLACEMENTS)
GROUNDS: dict[tuple[str, ...], Ground] = {names(one.mask): one for grounds in GROUNDS_OF for one in grounds}


def layings(sight: Sight, options: Sequence[LayMosaic], at_stake: AtStake) -> list[float]:
    """Palms, edges where walls will stand, and sanctuaries to claim."""
    state = sight.state
    task = state.agenda[-1]
    assert isinstance(task, PlaceMosaic)
    edge = OWN_WALL if Piece.WALL in sight.plan.pieces else -BESIDE_WALL
    grounds = [GROUNDS[option.squares] for option in options]
    values = [ground.palms + edge * ground.edge for ground in grounds]
    if state.statues[sight.seat]:
        formed_by = sanctuaries(task.mosaic, GARDEN & ~state.built, state.mosaic_pile)
        index_of = {ground.mask: index for index, ground in enumerate(grounds)} if formed_by else {}
        for mask, sizes in formed_by.items():
            values[index_of[mask]] += max(0.0, claims_worth(sight, sizes) - at_stake(state, sight.seat, mask))
    return values


@lru_cache(maxsize=4096)
def sanctuaries(mosaic: Mosaic, open_squares: Squares, pile: int) -> dict[Squares, list[int]]:
    """The places where a mosaic would form sanctuaries, with their sizes."""
    closed, roomy = ~open_squares, open_squares.bit_count() >= OPEN_GARDEN
    pile &= ~mosaic.bit
    found: dict[Squares, list[int]] = {}
    for ground in GROUNDS_OF[mosaic.index]:
        if ground.mask & closed:
            continue
        rim = ground.rim & open_squares
        if roomy and (not rim or cuts_nothing_off(ground, open_squares)):
            continue
        sizes = formed(open_squares & ~ground.mask, pile, rim)
        if sizes:
            found[ground.mask] = sizes
    return found


def cuts_nothing_off(ground: Ground, open_squares: Squares) -> bool:
    """Whether the open squares around a mosaic are connected near by."""
    around = ground.surroundings & open_squares
    if around == ground.surroundings:
        return ground.alone
    return hangs_together(ground.rim & open_squares, around)


def formed(open_squares: Squares, pile: int, rim: Squares) -> list[int]:
    """[C.A1] The sizes of the sanctuaries that form around a mosaic, largest first."""
    sizes: list[int] = []
    while rim:
        area = area_of(rim & -rim, open_squares)
        rim &= ~area
        number = area.bit_count()
        if number < FILLABLE or not any(fits(MOSAICS[index], area) for index in bits(pile)):
            sizes.append(number)
    return sorted(sizes, reverse=True)


def claims_worth(sight: Sight, sizes: Sequence[int]) -> float:
    """What the own statues make of new sanctuaries."""
    statues = sight.state.statues[sight.seat]
    return sum(max(0.0, claim_worth(sight, number) - reserve(sight)) for number in sizes[:statues])


def claim_worth(sight: Sight, number: int) -> float:
    """[C.A4] Amulets that a sanctuary of this size takes back; those still to come count, too."""
    to_come = 5 * (1 - sight.board.progress)
    return sight.price * min(number, max(0.0, sight.corruption + to_come))


def reserve(sight: Sight) -> float:
    """What a statue may bring later."""
    spare = 1.0 if sight.state.statues[sight.seat] > 1 else 2.0
    return spare * sight.price * sight.board.mosaics_left


def claim(sight: Sight, action: ClaimSanctuary) -> float:
    """The amulets it takes back, less what the statue could do later."""
    task = sight.state.agenda[-1]
    assert isinstance(task, (Claim, ClaimOrPalms))
    area = next(area for area in task.areas if area[0] == action.square)
    return claim_worth(sight, len(area)) - reserve(sight)


def claim_no_more(sight: Sight, action: ClaimNoMore) -> float:
    """The palms, where they are at stake."""
    task = sight.state.agenda[-1]
    return float(task.palms) if isinstance(task, ClaimOrPalms) else 0.0
