"""Games that end with the next piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.rules.cleopatra.moves import ALL_SPOTS, WALL, build
from tests.rules.cleopatra.table import Table
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
    assert talents[0] >= LAST_WALL_EARNS
    held = {**(hands or {}), 0: f"{WALL} {(hands or {}).get(0, '')}"}
    table = Table(len(talents), hands=held, pieces=WITHOUT_SLOT_5)
    state = table.state
    state.cleopatra = 4
    state.talents = [talents[0] - LAST_WALL_EARNS, *talents[1:]]
    state.amulets = list(amulets)
    state.merchants = list(merchants or [0] * len(talents))
    for owner, areas in (sanctuaries or {}).items():
        state.sanctuaries += tuple(Sanctuary(owner, tuple(area.split())) for area in areas)
    return table


def complete_the_palace(table: Table) -> Result:
    """Build the last wall and count up."""
    build(table, Piece.WALL, WALL)
    table.play(0, FinishBuilding())
    assert table.state.result is not None
    return table.state.result


def result_of(
    talents: Sequence[int],
    amulets: Sequence[int],
    merchants: Sequence[int] = (),
    hands: Mapping[Seat, str] | None = None,
    sanctuaries: Mapping[Seat, Sequence[str]] | None = None,
) -> Result:
    """How a game ends in which this is left to everybody."""
    return complete_the_palace(ending(talents, amulets, merchants, hands, sanctuaries))
