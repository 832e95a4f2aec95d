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

LOOKS = 32  # at least so often each of the two is tried that are told about, where there are as many trials


class Assessed(msgspec.Struct, frozen=True):
    """One decision: what was done, what the bot would have done, and the chances of all seats as the seat saw them."""

    step: int
    turn: int
    played: Action
    advised: Action
    chances: list[float]  # of every seat before the decision, if the better of both is done
    after_played: float  # of the seat itself
    after_advised: float
    trials: int  # of what is advised
    options: int

    @property
    def loss(self) -> float:
        """How much of the chance to win the decision gave away."""
        return max(0.0, self.after_advised - self.after_played)


def decisions_of(match: Match[Any], seat: Seat) -> list[int]:
    """The steps at which this seat decided, where it had a choice."""
    return [number for number, step in enumerate(match.steps) if step.seat == seat and match.had_choice(number)]


def assessed(match: Match[Any], seat: Seat, search: Search, steps: Sequence[int]) -> Iterator[Assessed]:
    """Each of these decisions, looked at again."""
    for number in steps:
        state = match.state_at(number)
        view, options = match.game.view(state, seat), match.game.options(state, seat)
        action = match.steps[number].action
        assert action is not None
        yield assess(search, seat, number, view, options, action)


def assess(search: Search, seat: Seat, number: int, view: Any, options: Sequence[Action], played: Action) -> Assessed:
    """One decision: search freely, then look at what was played and what is advised side by side."""
    root = search.searched(view)
    advised = search.preferred(root)
    trials = search.budget.trials
    least = LOOKS if trials is None else min(LOOKS, trials)
    if played != advised or root.children[advised].visits < least:
        root = search.side_by_side(view, root, dict.fromkeys((advised, played)), least)
    after_played, after_advised = chances_after(root.children[played]), chances_after(root.children[advised])
    return Assessed(
        step=number,
        turn=search.judgement.turn(view),
        played=played,
        advised=advised,
        chances=max(after_advised, after_played, key=lambda chances: chances[seat]),
        after_played=after_played[seat],
        after_advised=after_advised[seat],
        trials=root.children[advised].visits,
        options=len(options),
    )


def chances_after(node: Node) -> list[float]:
    """Everybody's chances after a decision: they add up, though a search takes from all where it sees a standstill."""
    total = sum(node.sums)
    return [value / total for value in node.sums] if total else [1 / len(node.sums)] * len(node.sums)


def place_for(match: Match[Any], seat: Seat, seed: str) -> Place:
    """Where the bot sits that looks at the game again; the same seed sees the same."""
    return Place(match.game, seat, Random(f"{seed}/{seat}"))
