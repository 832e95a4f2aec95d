"""[P.L] Walking, step by step or along the own lamps."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action, Happen, Reason, Seat
from waset.games.pharaoh.actions import Walk
from waset.games.pharaoh.components import FIGURES, MASK, Figure
from waset.games.pharaoh.events import TreasureDelivered, Walked
from waset.games.pharaoh.geometry import BEHIND, CELL, CELLS, NEAR, NEIGHBOURS, SQUARE_NAMES, bits
from waset.games.pharaoh.rules.collapse import take_mask_out
from waset.games.pharaoh.rules.passing import end_turn
from waset.games.pharaoh.rules.steps import Spending, no_open_tile, no_such_square
from waset.games.pharaoh.rules.ways import reach
from waset.games.pharaoh.state import STANDING, State
from waset.games.pharaoh.table_rules import ENDS

WALKS: tuple[tuple[Walk, ...], ...] = tuple(
    tuple(Walk(figure, SQUARE_NAMES[cell]) for cell in range(CELLS)) for figure in FIGURES
)
STEPS: tuple[tuple[tuple[Walk, ...], ...], ...] = tuple(
    tuple(tuple(walks[other] for other in sorted(others)) for others in BEHIND) for walks in WALKS
)  # by figure, and by 16·cell + connections


def walks(state: State, seat: Seat, figure: int, cell: int) -> Sequence[Action]:
    """[P.T2] Every tile that a figure reaches with one walk, once."""
    index = cell << 4 | state.links[cell]
    lamps = state.lamps[seat]  # [P.L1]
    if lamps & NEAR[index]:
        return [WALKS[figure][other] for other in bits(reach(state, cell, lamps))]
    return STEPS[figure][index]


class Walking(Spending):
    """[P.T2] Either figure walks."""

    action = Walk

    def doer(self, action: Walk) -> Figure:
        """The figure that is named."""
        return action.figure

    def refusal(self, state: State, seat: Seat, action: Walk) -> Reason | None:
        """The tile must be within reach; nobody blocks anybody [P.T7]."""
        unknown = no_such_square(action.to)
        if unknown is not None:
            return unknown
        cell, to = state.standing(action.figure)[seat], CELL[action.to]
        if cell == to:
            return Reason("reason.same_tile", "P.T2", {"square": action.to})
        if reach(state, cell, state.lamps[seat]) >> to & 1:
            return None
        closed = no_open_tile(state, to, "P.D1")
        if closed is not None:
            return closed
        if any(other == to for _, other, _ in NEIGHBOURS[cell]):
            return Reason("reason.wall", "P.D1", {"square": action.to, "from": SQUARE_NAMES[cell]})
        return Reason("reason.too_far", "P.L2", {"square": action.to, "from": SQUARE_NAMES[cell]})

    def play(self, state: State, seat: Seat, action: Walk, happen: Happen) -> None:
        """On the tiles in between nothing is done [P.L3]; what is carried arrives."""
        if action.figure is Figure.HELPER or not state.carried[seat]:
            happen(Walked(seat, action.figure, action.to))
            return
        treasure, left = state.carried[seat], state.archaeologists[seat]
        happen(Walked(seat, action.figure, action.to))
        if state.archaeologists[seat] == state.start:  # [P.F4]
            happen(TreasureDelivered(seat, treasure))
        if treasure == MASK and left == state.tomb and state.ring == STANDING:
            take_mask_out(state, seat, happen)
            if state.rules.mask_turn == ENDS:  # [P.K2]
                end_turn(state, happen)
