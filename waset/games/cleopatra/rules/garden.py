"""[C.A] The garden: mosaics, the pile's check, and sanctuaries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.engine.flow import Step
from waset.engine.game import Action, Chance, Choice, Happen, Reason, Seat
from waset.games.cleopatra.actions import ClaimNoMore, ClaimSanctuary, LayMosaic
from waset.games.cleopatra.agenda import Claim, ClaimOrPalms, PayMosaic, PlaceMosaic
from waset.games.cleopatra.components import MOSAICS, Cause, Mosaic
from waset.games.cleopatra.events import DONE, MosaicSetAside, MosaicTurned, SanctuaryClaimed, TalentsGained
from waset.games.cleopatra.geometry import (
    GARDEN,
    PALMS,
    PLACEMENTS,
    SLOT_SQUARES,
    SQUARE_BIT,
    THRONE_SPACE,
    Squares,
    area_of,
    bits,
    fits,
    names,
    neighbours,
    squares,
)
from waset.games.cleopatra.rules.steps import ActiveStep, Refusal, not_now, then
from waset.games.cleopatra.state import State

LAYINGS: tuple[tuple[tuple[Squares, LayMosaic], ...], ...] = tuple(
    tuple((mask, LayMosaic(names(mask))) for mask in masks) for masks in PLACEMENTS
)
CLAIM_NO_MORE = ClaimNoMore()
BESIDE_THRONE: Squares = neighbours(THRONE_SPACE) & GARDEN  # [C.B8]


def open_squares(state: State) -> Squares:
    """The garden squares without a mosaic."""
    return GARDEN & ~state.built


def palms_under(mask: Squares) -> int:
    """[06.B6] [19.B6] How many palms a mosaic covers."""
    return (mask & PALMS).bit_count()


def bordering_mosaics(state: State, slot: int) -> int:
    """[06.B1] [19.B1] Mosaic squares that border a wall slot; corner squares border two [C.G4]."""
    return (SLOT_SQUARES[slot] & state.built).bit_count()


def new_sanctuaries(built: Squares, pile: int, laid: Squares) -> list[Squares]:
    """[C.A1] Open areas that touch the mosaic just laid and in which nothing of the pile fits; none is old [C.A3]."""
    still_open = GARDEN & ~built
    found: list[Squares] = []
    rim = neighbours(laid) & still_open
    while rim:
        area = area_of(rim & -rim, still_open)
        rim &= ~area
        if not any(fits(MOSAICS[index], area) for index in bits(pile)):
            found.append(area)
    return found


class PlacingMosaic(ActiveStep):
    """[C.G9] The builder chooses squares, rotation and flip."""

    def options(self, state: State, task: PlaceMosaic, seat: Seat) -> Sequence[Action]:
        """Everywhere it fits."""
        closed = ~open_squares(state)
        return [laying for mask, laying in LAYINGS[task.mosaic.index] if not mask & closed]

    def why_not(self, state: State, task: PlaceMosaic, seat: Seat, action: Action) -> Reason | None:
        """It must have its shape, lie inside, and on nothing."""
        if not isinstance(action, LayMosaic):
            return not_now()
        if any(name not in SQUARE_BIT for name in action.squares):
            return Reason("reason.no_such_square", "C.G1")
        mask = squares(action.squares)
        if mask & THRONE_SPACE:
            return Reason("reason.throne_space", "C.G2", {"squares": list(names(mask & THRONE_SPACE))})
        if mask not in PLACEMENTS[task.mosaic.index] or action.squares != names(mask):
            return Reason("reason.wrong_shape", "C.G9", {"mosaic": task.mosaic.value})
        if mask & state.built:
            return Reason("reason.occupied", "C.G9", {"squares": list(names(mask & state.built))})
        return None

    def play(self, state: State, task: PlaceMosaic, seat: Seat, action: LayMosaic, happen: Happen) -> None:
        """It is to be paid there."""
        then(happen, PayMosaic(task.mosaic, action.squares))


class TurningMosaic(Step[State]):
    """[C.B11] The next mosaic comes to the top; one that fits nowhere leaves the game."""

    def enter(self, state: State, task: Any, happen: Happen) -> bool:
        """Until the top fits or the pile is empty."""
        while True:
            top = state.mosaic_top
            if top is not None and not fits(top, open_squares(state)):
                happen(MosaicSetAside(top))
            elif top is None and state.mosaic_pile:
                if state.mosaic_pile.bit_count() > 1:
                    return True
                happen(MosaicTurned(next_mosaics(state)[0]))
            else:
                happen(DONE)
                return False

    def pending(self, state: State, task: Any) -> Choice | Chance[Any]:
        """[06.S5] Any mosaic of the pile."""
        left = next_mosaics(state)
        return Chance(left, [1] * len(left), len(left))

    def settle(self, state: State, task: Any, outcome: Mosaic, happen: Happen) -> None:
        """All see it."""
        happen(MosaicTurned(outcome))


def next_mosaics(state: State) -> list[Mosaic]:
    """The mosaics of the pile, whose order nobody knows."""
    return [MOSAICS[index] for index in bits(state.mosaic_pile)]


class Claiming(ActiveStep):
    """[C.A2] The builder may claim new sanctuaries at once, each with a statue."""

    def waits(self, state: State, task: Claim | ClaimOrPalms) -> bool:
        """Until none is left, of areas or of statues."""
        return bool(task.areas) and state.statues[state.active] > 0

    def options(self, state: State, task: Claim | ClaimOrPalms, seat: Seat) -> Sequence[Action]:
        """One of the areas, or none."""
        return [*(ClaimSanctuary(area[0]) for area in task.areas), CLAIM_NO_MORE]

    def why_not(self, state: State, task: Claim | ClaimOrPalms, seat: Seat, action: Action) -> Reason | None:
        """It must be a new sanctuary, named by its first square."""
        if isinstance(action, ClaimNoMore):
            return None
        if not isinstance(action, ClaimSanctuary):
            return not_now()
        if all(area[0] != action.square for area in task.areas):
            return Reason("reason.no_new_sanctuary", "C.A2", {"squares": [area[0] for area in task.areas]})
        return None

    def play(self, state: State, task: Any, seat: Seat, action: Action, happen: Happen) -> None:
        """Put the statue down."""
        if isinstance(action, ClaimSanctuary):
            area = next(area for area in task.areas if area[0] == action.square)
            happen(SanctuaryClaimed(seat, area))
            then(happen, Claim(tuple(other for other in task.areas if other != area)))
        else:
            happen(DONE)


class ClaimingOrPalms(Claiming):
    """[19.B6] The first claim forfeits the palms under the mosaic; who claims nothing is paid for them."""

    def play(self, state: State, task: Any, seat: Seat, action: Action, happen: Happen) -> None:
        """Claim, or take the money."""
        if not isinstance(action, ClaimSanctuary):
            happen(TalentsGained(seat, task.palms, Cause.PALMS))
        super().play(state, Claim(task.areas), seat, action, happen)


class ClaimTooLate(Refusal):
    """[C.A2] Why a sanctuary is not claimed later."""

    action = ClaimSanctuary

    def why_not(self, state: State, seat: Seat, action: ClaimSanctuary) -> Reason | None:
        """It takes a statue, and the moment the sanctuary is formed."""
        if state.statues[seat]:
            return Reason("reason.claim_at_once", "C.A2")
        return Reason("reason.no_statue", "C.A2", {"statues": state.edition.statues})
