"""The ruling on treasures that go up and down [P.F2]: it bounds a turn, and takes nothing away."""

from random import Random

import pytest

from tests.rules.pharaoh.table import Table
from waset.engine.game import Applier
from waset.games.pharaoh.actions import PickUp, PutDown, Steal
from waset.games.pharaoh.components import MASK, TREASURES
from waset.games.pharaoh.state import State

ROW = """
2 ─ ─ ─ ─ ─ ─
1 ? ? S ? ? ?
"""
SEATS = 4
FREE = (PickUp, PutDown, Steal)


def crowd(seed: int) -> Table:
    """All archaeologists on b2 with treasures at random; the mask may be among them."""
    rng = Random(seed)
    table = Table(ROW, seats=SEATS, figures=dict.fromkeys(range(SEATS), "b2 c1"))
    treasures = [*TREASURES, MASK]
    rng.shuffle(treasures)
    table.with_mask("f6", finder=rng.randrange(SEATS), ring=0)
    table.state.carried = [rng.choice([0, treasures.pop()]) for _ in range(SEATS)]
    for _ in range(rng.randrange(3)):
        table.state.put(table.state.archaeologists[0], treasures.pop())
    if MASK in table.state.carried:
        table.state.owner = table.state.carried.index(MASK)
    return table


def reached(table: Table, is_bounded: bool) -> set[object]:
    """Who can have what after free actions alone, and whose the mask can be; with or without the ruling."""
    waiting, met, found = [table.state], set[object](), set[object]()
    while waiting:
        state = waiting.pop().copy()
        state.handled *= is_bounded
        position = (tuple(state.carried), tuple(state.lying.items()), state.owner)
        if (position, state.handled) not in met:
            met.add((position, state.handled))
            found.add(position)
            waiting += after_free_actions(table, state)
    return found


def after_free_actions(table: Table, state: State) -> list[State]:
    """The states after each free action of seat 0."""
    after: list[State] = []
    for action in table.game.options(state, 0):
        if isinstance(action, FREE):
            after.append(state.copy())
            table.game.play(after[-1], 0, action, Applier(after[-1]))
    return after


@pytest.mark.parametrize("seed", range(100))
def test_P_F2_every_distribution_can_still_be_reached(seed: int) -> None:
    table = crowd(seed)
    assert reached(table, is_bounded=True) == reached(table, is_bounded=False)


@pytest.mark.parametrize("seed", range(100))
def test_P_F2_free_actions_come_to_an_end(seed: int) -> None:
    table, rng, number = crowd(seed), Random(seed), 0
    while free := [action for action in table.options(0) if isinstance(action, FREE)]:
        table.play(0, rng.choice(free))
        number += 1
    assert number <= 3 * SEATS + 3
