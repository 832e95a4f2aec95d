"""A state or view as plain data, for JSON: names instead of numbers, `?` for what is not shown."""

from __future__ import annotations

from collections import Counter

import msgspec

from waset.games.pharaoh.components import CHAMBERS, TILES
from waset.games.pharaoh.geometry import CELLS, DOOR_NAMES, SQUARE_NAMES, squares
from waset.games.pharaoh.state import NOBODY, NOWHERE, STANDING, State
from waset.games.pharaoh.written import FaceDown, MaskView, SeatView, TileView, UnseenView, View

NAME = "pharaoh"
FACE_DOWN: FaceDown = "?"


def data(state: State) -> View:
    """Everything on the table."""
    return {
        "game": NAME,
        "rules": msgspec.to_builtins(state.rules),
        "turn": state.turn,
        "round": state.round,
        "starter": state.starter,
        "active": state.active,
        "actions": state.actions,
        "agenda": msgspec.to_builtins(state.agenda),
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "start": square(state.start),
        "tiles": {SQUARE_NAMES[cell]: tile_data(state, cell) for cell in range(CELLS)},
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
        "lamps": list(squares(state.lamps[seat])),
        "supply": state.supply[seat],
        "photos": msgspec.to_builtins(state.albums[seat]),
        "delivered": list(delivered) if is_shown else [FACE_DOWN] * len(delivered),
    }


def tile_data(state: State, cell: int) -> TileView | FaceDown | None:
    """A tile: face down, gone, or with its doors and the treasures on it."""
    if state.down >> cell & 1:
        return FACE_DOWN
    if not state.doors[cell]:
        return None
    return {"doors": DOOR_NAMES[state.doors[cell]], "treasures": list(state.lying.get(cell, ()))}


def chambers_data(state: State) -> dict[str, str | None]:
    """Where each chamber was found."""
    return {tile.value: square(cell) for tile, cell in zip(TILES[-CHAMBERS:], state.chambers, strict=True)}


def unseen_data(state: State) -> UnseenView:
    """The pyramid radar: what nobody has seen yet."""
    return {
        "tiles": {tile.value: number for tile, number in zip(TILES, state.bag, strict=True) if number},
        "photos": msgspec.to_builtins(state.photos),
        "treasures": {str(worth): number for worth, number in Counter(state.stack).items()},
    }


def mask_data(state: State) -> MaskView:
    """The death mask and the collapse."""
    return {
        "chamber": square(state.tomb),
        "finder": None if state.finder == NOBODY else state.finder,
        "owner": None if state.owner == NOBODY else state.owner,
        "falls_at": None if state.falls_at == NOWHERE else state.falls_at,
        "ring": None if state.ring == STANDING else state.ring,
    }


def square(cell: int) -> str | None:
    """The name of a cell; None where there is none."""
    return None if cell == NOWHERE else SQUARE_NAMES[cell]
