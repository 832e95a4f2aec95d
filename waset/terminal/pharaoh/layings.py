"""Ways to lay or turn a tile as small pictures, each with what it would connect."""

from __future__ import annotations

from collections.abc import Sequence

from waset.engine.game import Action
from waset.games.pharaoh.actions import BreakIn, DigOut, Lay, TurnTile
from waset.games.pharaoh.agenda import LayTile
from waset.games.pharaoh.geometry import BEHIND, CELL, DOORS, SQUARE_NAMES
from waset.games.pharaoh.rules.ways import shortest_ways
from waset.games.pharaoh.state import State
from waset.terminal.pharaoh.maze import CHAMBER, CORRIDOR, walls
from waset.terminal.scene import Scene

INDENT = " " * 5


def cards(scene: Scene, options: Sequence[Action], first: int) -> list[list[str]] | None:
    """Each way as a small picture with its number; None unless all are ways of one tile."""
    view: State = scene.view
    ways = [way for way in (way_of(view, option) for option in options) if way is not None]
    if len(ways) < len(options) or len({cell for cell, _ in ways}) != 1:
        return None
    return [card(scene, cell, doors, first + at) for at, (cell, doors) in enumerate(ways)]


def way_of(view: State, option: Action) -> tuple[int, str] | None:
    """The tile of an option and the doors that it would have."""
    match option, view.agenda[-1]:
        case Lay(doors=doors), LayTile(square=square):
            return CELL[square], doors
        case TurnTile(square=square, doors=doors) | BreakIn(square=square, doors=doors), _:
            return CELL[square], doors
        case DigOut(doors=doors), _:
            return view.archaeologists[view.active], doors
    return None


def card(scene: Scene, cell: int, doors: str, number: int) -> list[str]:
    """One way: its number, what it connects, and the tile."""
    view: State = scene.view
    is_chamber = cell in view.chambers or (view.turned is not None and view.turned.is_chamber)
    pen = CHAMBER if is_chamber else CORRIDOR
    heading = f"{scene.paint(f'{number:>3}', 'strong')}  {connections(scene, cell, doors)}"
    return [heading, *(INDENT + scene.paint(line, pen.style) for line in walls(DOORS[doors], pen))]


def connections(scene: Scene, cell: int, doors: str) -> str:
    """The neighbours that the tile would be connected to, and for a new chamber whether it would have a way out."""
    view: State = scene.view
    after = view.copy()
    after.lay(cell, DOORS[doors])
    joined = [SQUARE_NAMES[other] for other in sorted(BEHIND[cell << 4 | after.links[cell]])]
    is_found = view.turned is not None and view.turned.is_chamber
    way = "none" if not is_found or not joined else "yes" if shortest_ways(after, cell) else "no"
    return scene.say("ui.joins", squares=" ".join(joined) or "none", way=way)
