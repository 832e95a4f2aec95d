"""First looks at the garden: where a mosaic earns most, what sanctuaries it forms, and which are worth a statue."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from waset.bots.cleopatra.sight import Sight
from waset.engine.game import Seat
from waset.games.cleopatra.actions import ClaimNoMore, ClaimSanctuary, LayMosaic
from waset.games.cleopatra.agenda import Claim, ClaimOrPalms, PlaceMosaic
from waset.games.cleopatra.components import MOSAICS, Piece
from waset.games.cleopatra.geometry import (
    GARDEN,
    PALMS,
    PLACEMENTS,
    SLOT_SQUARES,
    Squares,
    area_of,
    bits,
    fits,
    names,
    neighbours,
)
from waset.games.cleopatra.state import State

CLOSELY = 20  # places that are looked at closely
TIGHT = 0.22  # how much each open square around a mosaic speaks against looking closely
SMALLEST = 5  # squares that some mosaic could fill
EDGE: Squares = 0
for _slot in SLOT_SQUARES:
    EDGE |= _slot
EDGE &= GARDEN
BESIDE_WALL = 0.12  # what a square beside a wall to come costs, unless the own next piece is that wall


class Ground:
    """Where a mosaic may lie, worked out beforehand."""

    __slots__ = ("edge", "mask", "palms", "rim")

    def __init__(self, mask: Squares) -> None:
        self.mask = mask
        self.rim = neighbours(mask) & GARDEN & ~mask
        self.palms = (mask & PALMS).bit_count()
        self.edge = (mask & EDGE).bit_count()


GROUNDS: dict[tuple[str, ...], Ground] = {names(mask): Ground(mask) for masks in PLACEMENTS for mask in masks}
AtStake = Callable[[State, Seat, Squares], int]


def layings(sight: Sight, options: Sequence[LayMosaic], at_stake: AtStake) -> list[float]:
    """Palms and free edges for all places; sanctuaries for those that fit in tightly."""
    state = sight.state
    task = state.agenda[-1]
    assert isinstance(task, PlaceMosaic)
    open_squares = GARDEN & ~state.built
    edge = 0.3 if Piece.WALL in sight.plan.pieces else -BESIDE_WALL
    grounds = [GROUNDS[option.squares] for option in options]
    values = [ground.palms + edge * ground.edge for ground in grounds]
    tight = [
        value - TIGHT * (ground.rim & open_squares).bit_count() for value, ground in zip(values, grounds, strict=True)
    ]
    pile = state.mosaic_pile & ~task.mosaic.bit
    for index in sorted(range(len(options)), key=tight.__getitem__, reverse=True)[:CLOSELY]:
        ground = grounds[index]
        areas = formed(open_squares & ~ground.mask, pile, ground.rim)
        if areas:
            forfeit = at_stake(state, sight.seat, ground.mask)
            values[index] += max(0.0, claims_worth(sight, areas) - forfeit)
    return values


def formed(open_squares: Squares, pile: int, rim: Squares) -> list[int]:
    """[C.A1] The sizes of the sanctuaries that form around a mosaic, largest first."""
    sizes: list[int] = []
    rim &= open_squares
    while rim:
        area = area_of(rim & -rim, open_squares)
        rim &= ~area
        number = area.bit_count()
        if number < SMALLEST or not any(fits(MOSAICS[index], area) for index in bits(pile)):
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
