"""[P.X] The one way to look at a state: what one viewer may know of it."""

from __future__ import annotations

from waset.engine.game import Viewer
from waset.games.pharaoh.state import State


def view(state: State, viewer: Viewer) -> State:
    """The same table: what nobody knows is not in it [P.X1], and whose collections are shown is said [P.X2]."""
    seen = state.copy()
    if not state.rules.open_scores:
        seen.shown = 0 if viewer is None else 1 << viewer
    return seen


def unknowns(seen: State) -> tuple[int, ...]:
    """[P.X1] How many tiles, photos and treasures nobody has seen."""
    return sum(seen.bag), len(seen.photos), len(seen.stack)
