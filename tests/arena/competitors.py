"""Bots for tests, and contests among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waset.arena.contest import Bout, Contest
from waset.bots import Place
from waset.engine.game import Action
from waset.games import game_named

GAME = "pharaoh"
NEWEST = game_named(GAME).rules_version


class Counting:
    """Takes the first option, then the second, then the third, and never asks for chance."""

    def __init__(self, place: Place) -> None:
        self.taken = -1

    def choose(self, view: Any, options: Sequence[Action]) -> Action:
        """The next."""
        self.taken += 1
        return options[self.taken % len(options)]


def contest(
    *bots: str, game: str = GAME, rules: str = NEWEST, seed: str = "test", trials: int | None = None
) -> Contest:
    """A contest with nothing special."""
    return Contest(game, rules, bots, {}, seed, trials=trials)


def bout(deal: int, rotation: int, *ranking: tuple[int, ...], **fields: Any) -> Bout:
    """A game that ended like this, won by the first of the ranking."""
    seats = range(sum(map(len, ranking)))
    usual = {
        "winners": ranking[0],
        "scores": tuple({"type": "Score", "seat": seat, "points": 10 * seat, "eaten": seat == 0} for seat in seats),
        "decisions": tuple(2 for _ in seats),
        "seconds": tuple(0.5 for _ in seats),
        "longest": tuple(0.25 + seat for seat in seats),
    }
    return Bout(deal, rotation, ranking, **{**usual, **fields})
