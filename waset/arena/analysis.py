"""A game looked at again: what a strong bot would have done at each decision of a seat, and how its chances moved.

The bot is given just what the seat could know at that moment: its view and its options.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from waset.bots.player import Place
from waset.bots.search import Node, Search
from waset.engine.game import Action, Seat
from waset.engine.match import Match


class Assessed(msgspec.Struct, frozen=True):
    """One decision: what was done, what the bot would have done, and the chances of all seats as the seat saw them."""

    step: int
    turn: int
    played: Action
    advised: Action
    chances: list[float]  # of every seat before the decision, if the best is done
    after_played: float  # of the seat itself
    after_advised: float
    trials: int
    options: int

    @property
    def loss(self) -> float:
        """How much of the chance to win the decision gave away."""
        return max(0.0, self.after_advised - self.after_played)


def decisions_of(match: Match[Any], seat: Seat) -> list[int]:
    """The steps at which this seat decided."""
    return [number for number, step in enumerate(match.steps) if step.seat == seat]


def assessed(match: Match[Any], seat: Seat, search: Search, steps: Sequence[int]) -> Iterator[Assessed]:
    """Each of these decisions, looked at again."""
    for number in steps:
        state = match.state_at(number)
        view, options = match.game.view(state, seat), match.game.options(state, seat)
        action = match.steps[number].action
        assert action is not None
        yield assess(search, seat, number, view, options, action)


def assess(search: Search, seat: Seat, number: int, view: Any, options: Sequence[Action], played: Action) -> Assessed:
    """One decision: search freely, then look as long at what was played as at what is advised."""
    root = search.searched(view)
    advised = search.preferred(root)
    while played not in root.children or root.children[played].visits * 4 < root.children[advised].visits:
        search.try_out(root, view, first=played)
    after_played, after_advised = mean(root.children[played], seat), mean(root.children[advised], seat)
    if after_played > after_advised:
        advised, after_advised = played, after_played
    best = root.children[advised]
    return Assessed(
        step=number,
        turn=search.judgement.turn(view),
        played=played,
        advised=advised,
        chances=shares([mean(best, other) for other in range(view.seats)]),
        after_played=after_played,
        after_advised=after_advised,
        trials=root.visits,
        options=len(options),
    )


def mean(node: Node, seat: Seat) -> float:
    """What came of a decision for a seat, on average."""
    return node.sums[seat] / node.visits


def shares(values: Sequence[float]) -> list[float]:
    """The same values as shares of their sum: a search takes from all of them where it sees a standstill."""
    total = sum(values)
    return [value / total for value in values] if total else [1 / len(values)] * len(values)


def place_for(match: Match[Any], seat: Seat, seed: str) -> Place:
    """Where the bot sits that looks at the game again; the same seed sees the same."""
    return Place(match.game, seat, Random(f"{seed}/{seat}"))
