"""What a piece costs and would earn now, read from a view by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Seat
from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Place, PlaceMosaic
from waset.games.cleopatra.components import Mosaic, Piece
from waset.games.cleopatra.geometry import PLACEMENTS, Squares
from waset.games.cleopatra.rules import garden, quarry
from waset.games.cleopatra.rules.payment import Cost
from waset.games.cleopatra.state import State


def cost(view: State, piece: Piece) -> Cost:
    """What a piece of this category costs."""
    return view.edition.mosaics.cost if piece is Piece.MOSAIC else view.edition.piece_types[piece.index].cost


def rule(view: State, piece: Piece) -> str:
    """The number of the rule of this category."""
    return view.edition.mosaics.rule if piece is Piece.MOSAIC else view.edition.piece_types[piece.index].rule


def total(view: State, piece: Piece) -> int:
    """How many pieces the category has."""
    return len(Mosaic) if piece is Piece.MOSAIC else view.edition.piece_types[piece.index].count


def left(view: State, piece: Piece) -> int:
    """How many pieces are still to be built."""
    if piece is Piece.MOSAIC:
        return view.mosaic_pile.bit_count()
    return total(view, piece) - view.pieces[piece.index].bit_count()


def spot_rewards(view: State, piece: Piece) -> list[tuple[int, int]]:
    """The spots where the next piece may stand, each with what it would earn there."""
    kind = view.edition.piece_types[piece.index]
    return [(spot, kind.reward(view, spot)) for spot in quarry.spots_for(view, piece)]


def rewards(view: State, piece: Piece) -> list[int]:
    """What the next piece could earn, spot by spot."""
    if piece is Piece.MOSAIC:
        return mosaic_rewards(view, view.mosaic_top)
    return [reward for _, reward in spot_rewards(view, piece)]


def mosaic_rewards(view: State, mosaic: Mosaic | None) -> list[int]:
    """What a mosaic could earn, place by place."""
    return [] if mosaic is None else [view.edition.mosaics.reward(mask) for mask in places(view, mosaic)]


def places(view: State, mosaic: Mosaic) -> Sequence[Squares]:
    """[C.G9] Everywhere a mosaic may lie now, in the order of the options."""
    closed = ~garden.open_squares(view)
    return [mask for mask in PLACEMENTS[mosaic.index] if not mask & closed]


def purse_view(view: State, seat: Seat) -> State:
    """The view as a seat pays from it: what is left over and what is waived this turn is the active seat's alone."""
    if view.active == seat:
        return view
    view = view.copy()
    view.left_over = view.free_artisans = view.free_resources = 0
    return view


def piece_at_hand(view: State) -> Piece:
    """The category of the piece that is being placed or paid."""
    task = view.agenda[-1]
    if isinstance(task, (Place, PayPiece)):
        return task.piece
    return Piece.MOSAIC


def mosaic_at_hand(view: State) -> Mosaic | None:
    """The mosaic that is being placed or paid, if one is."""
    task = view.agenda[-1] if view.agenda else None
    return task.mosaic if isinstance(task, (PlaceMosaic, PayMosaic)) else None


def formed(view: State, mask: Squares) -> list[Squares]:
    """[C.A1] The sanctuaries that the mosaic at hand would form on these squares."""
    mosaic = mosaic_at_hand(view)
    pile = view.mosaic_pile if mosaic is None else view.mosaic_pile & ~mosaic.bit
    return garden.new_sanctuaries(view.built | mask, pile, mask)
