"""What each client says of its game's things: kinds of messages, with a key for every thing that they speak of."""

from collections.abc import Iterable
from enum import Enum

from waset.engine.game import Action
from waset.games.cleopatra import actions, components
from waset.games.cleopatra import result as cleopatra_result
from waset.games.cleopatra.components import RESOURCES, Card, Piece, Worshipper
from waset.games.cleopatra.rules.matched_cost import DifferentCost, EqualCost
from waset.games.pharaoh import result as pharaoh_result
from waset.games.pharaoh.components import Figure, Omen, Tile


def names(members: Iterable[Enum]) -> set[str]:
    """The members of an enum by their values."""
    return {member.value for member in members}


PATTERNS = {EqualCost.pattern, DifferentCost.pattern}
SPOKEN: dict[str, dict[str, set[str]]] = {  # by the folder of the client
    "cleopatra": {
        "card": names(Card),
        "short": names(Card) | PATTERNS,
        "unit": names(RESOURCES) | PATTERNS,
        "piece": names(Piece) | {"merchant"},
        "row": names(Piece),
        "spot": names(Piece),
        "cause": names(components.Cause),
        "side": names(components.Side),
        "worshipper": names(Worshipper),
        "power": names(Worshipper),
        "end": names(cleopatra_result.EndReason),
    },
    "pharaoh": {
        "tile": names(Tile),
        "short": names(tile for tile in Tile if tile.is_chamber),
        "figure": names(Figure),
        "omen": names(omen for omen in Omen if omen is not Omen.NOTHING),
        "end": names(pharaoh_result.EndReason),
    },
}
NEVER_OPTIONS: tuple[type[Action], ...] = (actions.Sealed, actions.Offered)  # answers as they are kept
