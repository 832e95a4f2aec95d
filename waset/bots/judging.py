"""The judgement for each game, found by the game's name, and the weights that self-play has found for it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from waset.bots.cleopatra import CLEOPATRA_2006, CLEOPATRA_2019
from waset.bots.judgement import Judgement
from waset.bots.pharaoh import PHARAOH

JUDGEMENTS: dict[str, Judgement] = {
    "cleopatra-2006": CLEOPATRA_2006,
    "cleopatra-2019": CLEOPATRA_2019,
    "pharaoh": PHARAOH,
}
WEIGHTS = Path(__file__).with_name("weights")


class Tuned(msgspec.Struct, frozen=True, omit_defaults=True):
    """Weights by the names of their features, and how they were found: `waset tune` writes them."""

    game: str
    weights: dict[str, float]
    seed: str
    seats: list[int]  # the numbers of players, in turn
    duels: int  # each of two games
    trials: int = 0  # of those who fought them; none: they were Masons
    given: dict[str, float] = {}  # weights that were not found but given


@lru_cache
def tuned(game: str) -> Tuned:
    """What self-play has found for a game."""
    return msgspec.json.decode((WEIGHTS / f"{game}.json").read_bytes(), type=Tuned)


def tuned_weights(game: str) -> tuple[float, ...]:
    """The tuned weights in the order of the features."""
    found = tuned(game).weights
    return tuple(found[name] for name in JUDGEMENTS[game].names)
