"""A state or view as plain data, for JSON: names instead of numbers, `?` for what is not shown.

What is written once is kept and shared among all who look: nobody may write into plain data.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import msgspec

from waset.games.pharaoh.components import CHAMBERS, TILES
from waset.games.pharaoh.geometry import DOOR_NAMES, SQUARE_NAMES, Cells, Doors, squares
from waset.games.pharaoh.state import NOBODY, NOWHERE, STANDING, State
from waset.games.pharaoh.table_rules import TableRules
from waset.games.pharaoh.written import (
    FaceDown,
    MaskView,
    PrivateView,
    PublicView,
    SeatView,
    TileView,
    UnseenView,
    View,
)

NAME = "pharaoh"
FACE_DOWN: FaceDown = "?"
CHAMBER_NAMES: tuple[str, ...] = tuple(tile.value for tile in TILES[-CHAMBERS:])


def data(state: State) -> View:
    """Everything on the table."""
    return {**public(state), **private(state)}


def private(state: State) -> PrivateView:
    """Where the views of a table differ [P.X2]."""
    return {"seats": [seat_data(state, seat) for seat in range(state.seats)]}


def public(state: State) -> PublicView:
    """What all views of a table have in common [P.X1]."""
    return {
        "game": NAME,
        "rules": rules_data(state.rules),
        "turn": state.turn,
        "round": state.round,
        "starter": state.starter,
        "active": state.active,
        "actions": state.actions,
        "agenda": msgspec.to_builtins(state.agenda),
        "start": square(state.start),
        "tiles": tiles_data(state),
        "turned": None if state.turned is None else state.turned.value,
        "chambers": chambers_data(state),
        "drawn": msgspec.to_builtins(state.drawn),
        "unseen": unseen_data(state),
        "mask": mask_data(state),
        "quiet_rounds": state.quiet,
        "idle_rounds": state.idle,
        "result": msgspec.to_builtins(state.result),
    }


def seat_data(state: State, seat: int) -> SeatView:
    """What belongs to one seat; the values of what it delivered only where they are shown [P.X2]."""
    delivered = state.delivered[seat]
    is_shown = state.shown >> seat & 1
    return {
        "archaeologist": square(state.archaeologists[seat]),
        "helper": square(state.helpers[seat]),
        "carries": state.carried[seat],
        "lamps": lamps_data(state.lamps[seat]),
        "supply": state.supply[seat],
        "photos": msgspec.to_builtins(state.albums[seat]),
        "delivered": list(delivered) if is_shown else [FACE_DOWN] * len(delivered),
    }


def tiles_data(state: State) -> dict[str, TileView | FaceDown | None]:
    """Every square: a tile face down, none, or one with its doors and the treasures on it."""
    down, lying = state.down, state.lying
    return {
        name: FACE_DOWN if down >> cell & 1 else tile_data(doors, lying.get(cell, ())) if doors else None
        for cell, (name, doors) in enumerate(zip(SQUARE_NAMES, state.doors, strict=True))
    }


@lru_cache(maxsize=4096)
def tile_data(doors: Doors, treasures: tuple[int, ...]) -> TileView:
    """A tile that lies face up."""
    return {"doors": DOOR_NAMES[doors], "treasures": list(treasures)}


@lru_cache(maxsize=4096)
def lamps_data(lamps: Cells) -> list[str]:
    """Where the lamps of a seat stand."""
    return list(squares(lamps))


@lru_cache(maxsize=1024)
def rules_data(rules: TableRules) -> Any:
    """What the table has chosen."""
    return msgspec.to_builtins(rules)


def chambers_data(state: State) -> dict[str, str | None]:
    """Where each chamber was found."""
    return {name: square(cell) for name, cell in zip(CHAMBER_NAMES, state.chambers, strict=True)}


def unseen_data(state: State) -> UnseenView:
    """The pyramid radar: what nobody has seen yet."""
    return {
        "tiles": bag_data(state.bag),
        "photos": msgspec.to_builtins(state.photos),
        "treasures": stack_data(state.stack),
    }


@lru_cache(maxsize=8192)
def bag_data(bag: tuple[int, ...]) -> dict[str, int]:
    """How many tiles of each kind are still in the bag."""
    return {tile.value: number for tile, number in zip(TILES, bag, strict=True) if number}


@lru_cache(maxsize=8192)
def stack_data(stack: tuple[int, ...]) -> dict[str, int]:
    """How many treasures of each worth are not found yet."""
    return {str(worth): number for worth, number in Counter(stack).items()}


def mask_data(state: State) -> MaskView:
    """The death mask and the collapse."""
    return {
        "chamber": square(state.tomb),
        "finder": None if state.finder == NOBODY else state.finder,
        "owner": None if state.owner == NOBODY else state.owner,
        "falls_at": None if state.falls_at == NOWHERE else state.falls_at,
        "taken_at": None if state.taken_at == NOWHERE else state.taken_at,
        "ring": None if state.ring == STANDING else state.ring,
    }


def square(cell: int) -> str | None:
    """The name of a cell; None where there is none."""
    return None if cell == NOWHERE else SQUARE_NAMES[cell]
