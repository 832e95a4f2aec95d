"""[P.E] Scores and ranking."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from waset.engine.game import Seat
from waset.games.pharaoh.components import ARCHAEOLOGIST_LOST, HELPER_LOST, MASK, PHOTO_WORTH
from waset.games.pharaoh.result import EndReason, Result, Score
from waset.games.pharaoh.state import NOWHERE, State


def count_up(state: State, reason: EndReason) -> Result:
    """What everybody has, and who has won."""
    scores = tuple(score_of(state, seat) for seat in range(state.seats))
    ranking = rank(scores)
    return Result(reason, scores, ranking, ranking[0])


def score_of(state: State, seat: Seat) -> Score:
    """[P.E1] [P.E2] The sums of one seat."""
    treasures = tuple(treasure for treasure in state.delivered[seat] if treasure != MASK)
    mask = MASK if MASK in state.delivered[seat] else 0
    photos = PHOTO_WORTH * len(state.albums[seat])
    archaeologist_lost = ARCHAEOLOGIST_LOST if state.archaeologists[seat] == NOWHERE else 0
    helper_lost = HELPER_LOST if state.helpers[seat] == NOWHERE else 0
    return Score(
        seat=seat,
        photos=photos,
        treasures=treasures,
        treasures_worth=sum(treasures),
        mask=mask,
        archaeologist_lost=archaeologist_lost,
        helper_lost=helper_lost,
        points=photos + sum(treasures) + mask + archaeologist_lost + helper_lost,
        has_both=not archaeologist_lost and not helper_lost,
        last_change=state.changed[seat],
    )


def rank(scores: Sequence[Score]) -> tuple[tuple[Seat, ...], ...]:
    """[P.E3] The most points first, then who has both figures, then who reached the score first."""
    order = sorted(scores, key=standing)
    return tuple(tuple(score.seat for score in equals) for _, equals in groupby(order, key=standing))


def standing(score: Score) -> tuple[int, bool, int]:
    """What the ranking compares."""
    return -score.points, not score.has_both, score.last_change
