"""What a piece costs and would earn now, read from a view by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from waset.games.cleopatra.agenda import PayMosaic, PayPiece, Place
from waset.games.cleopatra.components import Mosaic, Piece
from waset.games.cleopatra.geometry import PLACEMENTS, squares
from waset.games.cleopatra.rules import garden, payment, quarry
from waset.games.cleopatra.rules.payment import Cost, Purse
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import names
from waset.terminal.scene import Scene
from waset.terminal.words import Parameter


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


def rewards(view: State, piece: Piece) -> list[int]:
    """What the next piece could earn, spot by spot."""
    if piece is Piece.MOSAIC:
        return mosaic_rewards(view, view.mosaic_top)
    kind = view.edition.piece_types[piece.index]
    return [kind.reward(view, spot) for spot in quarry.spots_for(view, piece)]


def mosaic_rewards(view: State, mosaic: Mosaic | None) -> list[int]:
    """What a mosaic could earn, place by place."""
    if mosaic is None:
        return []
    closed = ~garden.open_squares(view)
    return [view.edition.mosaics.reward(mask) for mask in PLACEMENTS[mosaic.index] if not mask & closed]


def range_text(earned: Sequence[int]) -> str:
    """A range of rewards: `3`, or `3–5`; a dash when there is nothing to earn."""
    if not earned:
        return "–"
    least, most = min(earned), max(earned)
    return str(least) if least == most else f"{least}–{most}"


def next_piece(scene: Scene, piece: Piece) -> str:
    """The piece of a category that would be built next."""
    view: State = scene.view
    if piece is Piece.MOSAIC:
        top = view.mosaic_top.value if view.mosaic_top is not None else "?"
        return scene.say("spot.mosaic", mosaic=top)
    spots = quarry.spots_for(view, piece)
    if len(spots) == 1:
        return names.piece_at(scene.speaker, piece, spots[0])
    return names.piece_at(scene.speaker, piece, names.ANY_SPOT)


def purse_view(scene: Scene) -> State:
    """The view as its own seat pays from it: units left over belong to the active seat alone."""
    view: State = scene.view
    if view.left_over and view.active != scene.seat:
        view = view.copy()
        view.left_over = 0
    return view


def price(scene: Scene, needed: Cost) -> str:
    """The cleanest way to pay, or what is missing."""
    view, seat = purse_view(scene), scene.seat
    assert seat is not None, "only a seat pays"
    ways = payment.options(view, seat, needed)
    if ways:
        amulets, merchants, *_ = payment.dirt(ways[0])
        return scene.say("ui.payable", amulets=amulets, merchants=merchants)
    missing = needed.missing(Purse(view, seat))
    return scene.say("ui.missing", cards=names.short_units(scene.speaker, missing))


def piece_at_hand(view: State) -> Piece:
    """The category of the piece that is being placed or paid."""
    task = view.agenda[-1]
    if isinstance(task, (Place, PayPiece)):
        return task.piece
    return Piece.MOSAIC


def laying_words(view: State, laid: Sequence[str]) -> dict[str, Parameter]:
    """What a place in the garden would bring: talents, palms covered, sanctuaries formed."""
    mask = squares(laid)
    areas = formed(view, mask)
    return {
        "reward": view.edition.mosaics.reward(mask),
        "palms": garden.palms_under(mask),
        "number": len(areas),
        "size": sum(areas),
    }


def formed(view: State, mask: int) -> list[int]:
    """The sizes of the sanctuaries that the mosaic at hand would form on these squares."""
    task = view.agenda[-1]
    mosaic = task.mosaic if isinstance(task, PayMosaic) else getattr(task, "mosaic", None)
    pile = view.mosaic_pile & ~mosaic.bit if mosaic is not None else view.mosaic_pile
    return [area.bit_count() for area in garden.new_sanctuaries(view.built | mask, pile, mask)]
