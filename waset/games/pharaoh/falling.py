"""What falls next, read from a view by the rules themselves."""

from __future__ import annotations

from waset.games.pharaoh.components import FIGURES, Figure
from waset.games.pharaoh.geometry import Cells
from waset.games.pharaoh.rules.collapse import due, rings
from waset.games.pharaoh.state import NOWHERE, State


def to_come(view: State) -> list[Cells]:
    """[P.K4] What falls next and after that; nothing before the mask is found, nor when the game is over."""
    if view.tomb == NOWHERE or view.result is not None:
        return []
    return [ring & ~(1 << view.start) for ring in rings(view)[view.ring + 1 :]]


def order(view: State, cell: int) -> int:
    """When a cell falls: 1 is next; 0 for what never falls or has fallen."""
    return next((number for number, ring in enumerate(to_come(view), 1) if ring >> cell & 1), 0)


def falls_with_this_turn(view: State) -> bool:
    """Whether something falls at the end of the active seat's turn [P.K1] [P.K3]."""
    return due(view) is not None


def turns_to_come(view: State) -> int:
    """[P.K1] How many turns of its finder, after the one at hand, the mask's chamber still stands."""
    return -((view.turn - view.falls_at) // view.seats)


def in_danger(view: State) -> list[tuple[int, Figure]]:
    """The figures on the cells that fall next."""
    coming = to_come(view)
    if not coming:
        return []
    standing = [(seat, figure) for seat in range(view.seats) for figure in FIGURES]
    return [(seat, figure) for seat, figure in standing if stands_on(view, seat, figure, coming[0])]


def stands_on(view: State, seat: int, figure: Figure, chosen: Cells) -> bool:
    """Whether a figure stands on one of some cells."""
    cell = view.standing(figure)[seat]
    return cell != NOWHERE and bool(chosen >> cell & 1)
