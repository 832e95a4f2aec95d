"""The judgement of the Pharaoh's Gold: first sight, prospects, and turns."""

from __future__ import annotations

from collections.abc import Sequence

from waset.bots.pharaoh.features import NAMES, features
from waset.bots.pharaoh.glance import glance
from waset.bots.pharaoh.outlook import standstill
from waset.engine.game import Action, Seat
from waset.games.pharaoh.state import State

WEIGHTS: dict[str, float] = {  # written by hand
    "points": 1.1,
    "late_points": 2.4,
    "decided": 0.8,
    "carried": 1.0,
    "late_carried": 0.4,
    "thieves": -0.2,
    "mask_carried": 0.3,
    "treasure": 1.0,
    "race": 0.03,
    "frontier": 0.15,
    "ways": -0.7,
    "way_home": -0.6,
    "helper_away": -0.05,
    "cut_off": -0.15,
    "helper_here": 0.5,
    "stuck": -0.6,
    "lamps": 0.35,
    "outside": 0.2,
    "archaeologist_in_danger": -0.7,
    "helper_in_danger": -0.6,
    "waits": -0.25,
    "open": 1.6,
}


class PharaohJudgement:
    """What a bot knows about the Pharaoh's Gold."""

    names: tuple[str, ...] = NAMES
    weights: tuple[float, ...] = tuple(WEIGHTS[name] for name in NAMES)
    searching: tuple[float, ...] = weights
    horizon: int = 2

    def glance(self, state: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        """How good each option looks at first sight, in actions."""
        return glance(state, seat, options)

    def features(self, state: State, seat: Seat) -> list[float]:
        """What speaks for and against a seat."""
        return features(state, seat)

    def shows_at_once(self, action: Action) -> bool:
        """A tree looks at everything alike."""
        return False

    def is_plain(self, action: Action) -> bool:
        """Nothing in the maze is."""
        return False

    def turn(self, state: State) -> int:
        """The number of the turn."""
        return state.turn

    def standstill(self, state: State) -> float:
        """[P.Z2] How near the game is to an end without the mask: there when it is over or the start is shut."""
        return standstill(state)


PHARAOH = PharaohJudgement()
