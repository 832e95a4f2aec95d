"""A full state that fits a view, for players who search."""

from __future__ import annotations

from waset.games.pharaoh.state import State


def imagine(view: State) -> State:
    """What is unknown is a bag in every state [P.X1], so there is but one world to imagine."""
    state = view.copy()
    state.shown = (1 << view.seats) - 1
    return state
