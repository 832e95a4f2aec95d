"""Random play: tables at any depth, and how two states differ."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.laws.games import Policy, Setup, policies
from waset.engine.game import Action, Applier, Chance, Choice, Event, Game, Happen, Over, Pending, Recorder, Seat
from waset.engine.match import Played

DEEP = 700  # steps: about the length of a game


class Table:
    """A game in play: its state, and the steps that led to it."""

    def __init__(self, setup: Setup, seed: int, policy: Policy) -> None:
        self.setup = setup
        self.game: Game[Any] = setup.game
        self.state: Any = setup.start()
        self.rng = Random(seed)
        self.policy = policy
        self.steps: list[Played] = []
        self.decisions = 0

    @property
    def pending(self) -> Pending:
        """What the game waits for."""
        return self.game.pending(self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [event for step in self.steps for event in step.events]

    def step(self) -> Played | None:
        """Play one step; None when the game is over."""
        match self.pending:
            case Over():
                return None
            case Chance() as chance:
                played = settle(self.game, self.state, chance.pick(self.rng.randrange(chance.total)))
            case Choice(seats=seats):
                seat = self.rng.choice(seats)
                action = self.policy.choose(self.rng, self.game.options(self.state, seat), self.decisions)
                self.decisions += 1
                played = decide(self.game, self.state, seat, action)
        self.steps.append(played)
        return played

    def walk(self) -> Iterator[Played]:
        """Play to the end, step by step."""
        while (played := self.step()) is not None:
            yield played

    def __repr__(self) -> str:
        return f"<{self.setup!r}, {self.policy.name}, after {len(self.steps)} steps>"


def decide(game: Game[Any], state: Any, seat: Seat, action: Action) -> Played:
    """Carry out a decision on a state."""
    happened = Recorder(state)
    game.play(state, seat, action, happened)
    return Played(seat, action, None, tuple(happened.events))


def settle(game: Game[Any], state: Any, outcome: object) -> Played:
    """Settle chance on a state."""
    happened = Recorder(state)
    game.settle(state, outcome, happened)
    return Played(None, None, outcome, tuple(happened.events))


def repeat(game: Game[Any], state: Any, step: Played) -> Played:
    """The same decision or outcome on another state."""
    if step.seat is None:
        return settle(game, state, step.outcome)
    assert step.action is not None
    return decide(game, state, step.seat, step.action)


def new_table(data: st.DataObject, setup: Setup) -> Table:
    """A table before the first step, with a drawn policy and seed."""
    policy = data.draw(st.sampled_from(policies(setup)), "policy")
    return Table(setup, data.draw(st.integers(0, 2**32 - 1), "seed"), policy)


def table_in_play(data: st.DataObject, setup: Setup, deepest: int = DEEP) -> Table:
    """A table at a drawn depth, at most at the end of its game."""
    table = new_table(data, setup)
    for _ in range(data.draw(st.integers(0, deepest), "steps")):
        if table.step() is None:
            break
    return table


def applies_to(state: Any) -> Happen:
    """What writes to a state without recording."""
    return Applier(state)


def asked(pending: Pending) -> tuple[Seat, ...]:
    """The seats that owe a decision."""
    return pending.seats if isinstance(pending, Choice) else ()


def written(value: object) -> bytes:
    """A value in JSON."""
    return msgspec.json.encode(value)


def difference(one: Any, other: Any) -> str:
    """Where two states differ, for the message of a failed law."""
    return "; ".join(differences("", one.content(), other.content()))


def differences(where: str, one: object, other: object) -> Iterator[str]:
    """Each part that differs, with its path."""
    if isinstance(one, tuple | list) and isinstance(other, tuple | list) and len(one) == len(other):
        for index, pair in enumerate(zip(one, other, strict=True)):
            yield from differences(f"{where}[{index}]", *pair)
    elif one != other:
        yield f"content{where}: {one!r:.600} != {other!r:.600}"
