"""[P.K] The mask leaves its chamber, and the pyramid falls ring by ring."""

from __future__ import annotations

from waset.engine.game import Happen, Seat
from waset.games.pharaoh.components import FIGURES, Figure
from waset.games.pharaoh.events import FigureLost, MaskTaken, TilesFell
from waset.games.pharaoh.geometry import RINGS, Cells, bits, squares
from waset.games.pharaoh.result import EndReason
from waset.games.pharaoh.state import NOWHERE, STANDING, State
from waset.games.pharaoh.table_rules import GOES_ON_WITH_RING

CHAMBER = 0  # the ring that is the mask's chamber alone


def rings(state: State) -> tuple[Cells, ...]:
    """[P.K4] The rings around the mask's chamber."""
    return RINGS[state.rules.collapse][state.tomb]


def due(state: State) -> int | None:
    """[P.K1] [P.K3] The ring that falls at the end of the turn at hand; None when nothing does."""
    if state.tomb == NOWHERE:
        return None
    if state.ring == STANDING:
        return CHAMBER if state.turn == state.falls_at else None
    return state.ring + 1 if state.active == state.owner and not is_spared(state) else None


def is_spared(state: State) -> bool:
    """[P.K2] Whether the mask was carried out in this turn, at a table where no ring falls in it."""
    return state.turn == state.taken_at and state.rules.mask_turn != GOES_ON_WITH_RING


def collapse(state: State, happen: Happen) -> None:
    """What is due falls at the end of a turn."""
    ring = due(state)
    if ring is not None:
        fall(state, ring, happen)


def take_mask_out(state: State, seat: Seat, happen: Happen) -> None:
    """[P.K2] The chamber falls at once behind the one who carries the mask out."""
    happen(MaskTaken(seat))
    fall(state, CHAMBER, happen)


def fall(state: State, ring: int, happen: Happen) -> None:
    """[P.K5] A ring falls with everything on it; the start never does."""
    gone = rings(state)[ring] & ~(1 << state.start)
    for seat in range(state.seats):
        for figure in FIGURES:
            cell = state.standing(figure)[seat]
            if cell != NOWHERE and gone >> cell & 1:
                happen(FigureLost(seat, figure, state.carried[seat] if figure is Figure.ARCHAEOLOGIST else 0))
    treasures = tuple(treasure for cell in bits(gone) for treasure in state.lying.get(cell, ()))
    happen(TilesFell(ring, squares(gone), treasures))


def end_of_collapse(state: State) -> EndReason | None:
    """[P.K7] Only the start is left, or nothing can change any more."""
    if state.tomb == NOWHERE:
        return None
    if state.ring == len(rings(state)) - 1:
        return EndReason.COLLAPSE
    is_quiet = all(cell in (state.start, NOWHERE) for cell in (*state.archaeologists, *state.helpers))
    return EndReason.NOTHING_LEFT if is_quiet and not state.lying else None
