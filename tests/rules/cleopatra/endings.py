"""Games that end with the next piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.rules.cleopatra.moves import ALL_SPOTS, WALL, build
from tests.rules.cleopatra.table import Table, Table2019
from waset.engine.game import Seat
from waset.games.cleopatra.actions import FinishBuilding
from waset.games.cleopatra.components import Piece
from waset.games.cleopatra.result import Result
from waset.games.cleopatra.state import Sanctuary

LAST_WALL_EARNS = 3  # in slot 5, where no mosaic counts
WITHOUT_SLOT_5 = {**ALL_SPOTS, Piece.WALL: (0, 1, 2, 3, 5, 6, 7, 8)}


def ending(
    talents: Sequence[int],
    amulets: Sequence[int],
    merchants: Sequence[int] = (),
    hands: Mapping[Seat, str] | None = None,
    sanctuaries: Mapping[Seat, Sequence[str]] | None = None,
) -> Table:
    """Seat 0 is about to build the last wall; these are the talents and hands that are left after it."""
    table = Table(len(talents), hands=with_last_wall(hands), pieces=WITHOUT_SLOT_5)
    table.state.merchants = list(merchants or [0] * len(talents))
    give(table, talents, amulets, sanctuaries)
    return table


def ending_2019(
    talents: Sequence[int],
    amulets: Sequence[int],
    hands: Mapping[Seat, str] | None = None,
    sanctuaries: Mapping[Seat, Sequence[str]] | None = None,
) -> Table:
    """The same in 2019; for the last turns of the others there are only the cards that the wall was paid with."""
    table = Table2019(len(talents), hands=with_last_wall(hands), pieces=WITHOUT_SLOT_5, pile=(0, 0))
    give(table, talents, amulets, sanctuaries)
    return table


def with_last_wall(hands: Mapping[Seat, str] | None) -> Mapping[Seat, str]:
    """The same hands, and the cards for the last wall in that of seat 0."""
    return {**(hands or {}), 0: f"{WALL} {(hands or {}).get(0, '')}"}


def give(
    table: Table, talents: Sequence[int], amulets: Sequence[int], sanctuaries: Mapping[Seat, Sequence[str]] | None
) -> None:
    """Cleopatra stands on space 4, and this is what everybody has; seat 0 lacks what the last wall earns."""
    assert talents[0] >= LAST_WALL_EARNS
    state = table.state
    state.cleopatra = 4
    state.talents = [talents[0] - LAST_WALL_EARNS, *talents[1:]]
    state.amulets = list(amulets)
    for owner, areas in (sanctuaries or {}).items():
        state.sanctuaries += tuple(Sanctuary(owner, tuple(area.split())) for area in areas)


def complete_the_palace(table: Table) -> Result:
    """Build the last wall and count up."""
    build(table, Piece.WALL, WALL)
    table.play(0, FinishBuilding())
    assert table.state.result is not None
    return table.state.result


def have_the_last_turns(table: Table) -> Result:
    """Build the last wall, let the others have their turns, and count up."""
    build(table, Piece.WALL, WALL)
    table.play(0, FinishBuilding())
    return play_out(table)


def play_out(table: Table) -> Result:
    """Play on to the end, which is near: every seat takes its first option, and every draw has its first outcome."""
    for _ in range(100):
        if table.state.result is not None:
            return table.state.result
        if table.asked:
            table.play(table.asked[0], table.options(table.asked[0])[0])
        else:
            table.settle(table.chance.odds()[0][0])
    raise AssertionError("the game goes on and on")


def result_of(
    talents: Sequence[int],
    amulets: Sequence[int],
    merchants: Sequence[int] = (),
    hands: Mapping[Seat, str] | None = None,
    sanctuaries: Mapping[Seat, Sequence[str]] | None = None,
) -> Result:
    """How a game ends in which this is left to everybody."""
    return complete_the_palace(ending(talents, amulets, merchants, hands, sanctuaries))


def result_2019_of(
    talents: Sequence[int],
    amulets: Sequence[int],
    hands: Mapping[Seat, str] | None = None,
    sanctuaries: Mapping[Seat, Sequence[str]] | None = None,
) -> Result:
    """How a game of 2019 ends in which this is left to everybody."""
    return have_the_last_turns(ending_2019(talents, amulets, hands, sanctuaries))
