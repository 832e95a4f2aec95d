"""What a piece costs and would earn now, in words."""

from __future__ import annotations

from collections.abc import Sequence

from waset.games.cleopatra.components import Piece
from waset.games.cleopatra.geometry import squares
from waset.games.cleopatra.outlook import laying, price
from waset.games.cleopatra.rules import quarry
from waset.games.cleopatra.rules.payment import Cost
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import names
from waset.terminal.scene import Scene
from waset.terminal.words import Parameter


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


def price_text(scene: Scene, needed: Cost) -> str:
    """The cleanest way to pay, or what is missing."""
    assert scene.seat is not None, "only a seat pays"
    due = price(scene.view, scene.seat, needed)
    if due.ways:
        return scene.say("ui.payable", amulets=due.amulets, merchants=due.merchants)
    return scene.say("ui.missing", cards=names.short_units(scene.speaker, due.missing))


def laying_words(view: State, laid: Sequence[str]) -> dict[str, Parameter]:
    """What a place in the garden would bring: talents, palms covered, sanctuaries formed."""
    place = laying(view, squares(laid))
    areas = place.sanctuaries
    return {"reward": place.reward, "palms": place.palms, "number": len(areas), "size": sum(map(len, areas))}
