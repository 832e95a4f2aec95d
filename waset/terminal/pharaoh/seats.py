"""Who sits at the table: where the figures are, what they carry, and what is safe."""

from __future__ import annotations

from waset.games.pharaoh.components import FIGURES, Figure
from waset.games.pharaoh.geometry import SQUARE_NAMES
from waset.games.pharaoh.rules.scoring import score_of
from waset.games.pharaoh.state import NOWHERE, State
from waset.terminal.paint import cut, pad, width
from waset.terminal.pharaoh.names import FIGURE_SIGNS, points_text, treasure_sign
from waset.terminal.scene import Scene

WIDE = 50
HIDDEN = "?"
GAP = "   "


def seats(scene: Scene, columns: int) -> list[str]:
    """Every seat: its name and points, its figures and lamps, its photos and treasures."""
    every = range(scene.view.seats)
    points = [scene.paint(score(scene, seat), "gold") for seat in every]
    room = columns - len(GAP) - max(map(width, points))
    heads = [cut(seat_name(scene, seat), room) for seat in every]
    longest = max(map(width, heads))
    lines = []
    for seat in every:
        lines.append(f"{pad(heads[seat], longest)}{GAP}{points[seat]}".rstrip())
        parts = [*figures(scene, seat), *possessions(scene, seat)]
        rows = [parts] if columns >= WIDE else [parts[:3], parts[3:]]
        lines += [cut(GAP + GAP.join(row), columns) for row in rows]
    return lines


def score(scene: Scene, seat: int) -> str:
    """A seat's points, where the viewer sees all that they are made of."""
    view: State = scene.view
    is_known = view.start != NOWHERE and view.knows(seat)
    return points_text(scene.speaker, score_of(view, seat).points) if is_known else ""


def seat_name(scene: Scene, seat: int) -> str:
    """A seat's mark and name; an arrow for the one whose turn it is, a word for the viewer."""
    view: State = scene.view
    arrow = scene.paint("►", "gold") if seat == view.active and view.result is None else " "
    own = f" {scene.say('ui.own_seat')}" if seat == scene.seat else ""
    return f"{arrow}{scene.name(seat)}{own}"


def figures(scene: Scene, seat: int) -> list[str]:
    """Where both figures stand, and what is carried."""
    return [f"{sign(scene, seat, figure)} {place(scene, seat, figure)}" for figure in FIGURES]


def sign(scene: Scene, seat: int, figure: Figure) -> str:
    """A figure's sign in the colour of its seat."""
    return scene.paint(FIGURE_SIGNS[figure][seat], f"seat{seat}")


def place(scene: Scene, seat: int, figure: Figure) -> str:
    """Where a figure stands, with what it carries."""
    view: State = scene.view
    cell = view.standing(figure)[seat]
    if cell == NOWHERE:
        return scene.paint(scene.say("ui.lost"), "bad") if view.start != NOWHERE else "–"
    worth = view.carried[seat] if figure is Figure.ARCHAEOLOGIST else 0
    return SQUARE_NAMES[cell] + (f" {scene.paint(f'+{treasure_sign(worth)}', 'gold')}" if worth else "")


def possessions(scene: Scene, seat: int) -> list[str]:
    """Lamps in supply, photos, and the treasures in safety; their values only where they are shown [P.X2]."""
    view: State = scene.view
    delivered = view.delivered[seat]
    shown = [treasure_sign(worth) if view.knows(seat) else HIDDEN for worth in delivered]
    return [
        scene.say("ui.lamps", count=view.supply[seat]),
        scene.say("ui.photos", count=len(view.albums[seat])),
        scene.say("ui.safe", treasures=scene.paint(" ".join(shown) or "–", "gold")),
    ]
