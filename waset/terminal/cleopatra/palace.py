"""The palace from above: the garden, its walls and doors, the plaza, Cleopatra's walk and the altar."""

from __future__ import annotations

from waset.games.cleopatra.components import LAST_SPACE, LEFT, RIGHT, THRONE, Piece
from waset.games.cleopatra.geometry import PALMS, SQUARE_BIT, THRONE_SPACE
from waset.games.cleopatra.state import NOBODY, State
from waset.terminal.scene import Scene

COLUMNS = "abcdefghi"
ROWS = range(9, 0, -1)
LEFT_SLOTS = {9: 3, 8: 3, 7: 3, 6: 2, 5: 2, 4: 2, 3: 1, 2: 1, 1: 1}
RIGHT_SLOTS = {row: 10 - slot for row, slot in LEFT_SLOTS.items()}
MIDDLE_ROWS = (8, 5, 2)
PALM, OPEN, UNCLAIMED = "♣", "·", "×"
THRONE_SIGNS = {"empty": "░", "pedestal": "▄", "throne": "█"}


def palace(scene: Scene) -> list[str]:
    """The garden with everything around it."""
    return [*garden(scene), *plaza(scene)]


def garden(scene: Scene) -> list[str]:
    """Nine rows with their numbers, the wall slots around them and the doors in front."""
    squares = drawn_squares(scene)
    lines = ["     " + "".join(back_wall(scene, slot) for slot in (4, 5, 6))]
    for row in ROWS:
        cells = "".join(squares[f"{column}{row}"] for column in COLUMNS)
        left, right = side_wall(scene, LEFT_SLOTS[row], row), side_wall(scene, RIGHT_SLOTS[row], row)
        lines.append(f" {row} {left} {cells} {right}")
    lines.append(scene.paint("     " + "".join(f" {column} " for column in COLUMNS), "faint"))
    return lines


def has(scene: Scene, piece: Piece, spot: int) -> bool:
    """Whether a spot is built."""
    view: State = scene.view
    return bool(view.pieces[piece.index] >> spot & 1)


def back_wall(scene: Scene, slot: int) -> str:
    """A slot at the back, nine columns wide: a double line when built, else dots and its number."""
    if has(scene, Piece.WALL, slot - 1):
        return scene.paint("╞═══════╡", "gold")
    return scene.paint(f" ┄┄┄{slot}┄┄┄ ", "faint")


def side_wall(scene: Scene, slot: int, row: int) -> str:
    """One row of a slot at the side."""
    if has(scene, Piece.WALL, slot - 1):
        return scene.paint("║", "gold")
    return scene.paint(str(slot) if row in MIDDLE_ROWS else "┆", "faint")


def drawn_squares(scene: Scene) -> dict[str, str]:
    """Every square, three columns wide."""
    view: State = scene.view
    paint = scene.paint
    drawn = {name: paint(f" {OPEN} ", "faint") for name in SQUARE_BIT}
    for name, bit in SQUARE_BIT.items():
        if bit & PALMS:
            drawn[name] = paint(f" {PALM} ", "palm")
        elif bit & THRONE_SPACE:
            drawn[name] = paint(THRONE_SIGNS[throne_stage(scene)] * 3, "throne")
    for laid in view.laid:
        for name in laid.squares:
            drawn[name] = paint(f" {laid.mosaic.value} ", f"mosaic{laid.mosaic.index}")
    for sanctuary in view.sanctuaries:
        for name in sanctuary.squares:
            owner = sanctuary.owner
            drawn[name] = f" {UNCLAIMED} " if owner == NOBODY else f"[{scene.mark(owner)}]"
    return drawn


def throne_stage(scene: Scene) -> str:
    """How far the throne is built."""
    if has(scene, Piece.THRONE, THRONE):
        return "throne"
    return "pedestal" if has(scene, Piece.THRONE, 0) else "empty"


def plaza(scene: Scene) -> list[str]:
    """Doors, obelisks, sphinxes, Cleopatra's walk and the altar."""
    view: State = scene.view
    sphinxes = "│".join(" ".join(sphinx(scene, spot) for spot in range(side, 6, 2)) for side in (LEFT, RIGHT))
    rows = [("ui.row_sphinxes", sphinxes), ("ui.row_walk", walk(scene))]
    if view.edition.dice:
        dice = scene.paint("◆" * view.priests, "gold") + "◇" * (view.edition.dice - view.priests)
        altar = scene.say("ui.altar", priests=view.priests, dice=view.edition.dice)
        rows.append(("ui.row_altar", f"{dice} {altar}"))
    names = [scene.say(key) for key, _ in rows]
    longest = max(map(len, names))
    doors = f" {scene.say('ui.row_doors')} {sides(scene, Piece.DOOR)}"
    obelisks = f"{scene.say('ui.row_obelisks')} {sides(scene, Piece.OBELISK)}"
    lines = [f" {name:{longest}}  {row}" for name, (_, row) in zip(names, rows, strict=True)]
    return [f"{doors}  {obelisks}", *lines]


def sides(scene: Scene, piece: Piece) -> str:
    """The left and the right one of two pieces."""
    spots = ((LEFT, "ui.left"), (RIGHT, "ui.right"))
    return " ".join(built_or_not(scene, piece, spot, scene.say(key)) for spot, key in spots)


def built_or_not(scene: Scene, piece: Piece, spot: int, name: str) -> str:
    """A spot in brackets when it is built, else between dots."""
    return scene.paint(f"[{name}]", "gold") if has(scene, piece, spot) else scene.paint(f"·{name}·", "faint")


def sphinx(scene: Scene, spot: int) -> str:
    """A sphinx spot by its number."""
    return built_or_not(scene, Piece.SPHINX, spot, str(spot + 1))


def walk(scene: Scene) -> str:
    """The spaces of the walk; a line where an offering is due when Cleopatra crosses it."""
    view: State = scene.view
    drawn = walk_space(scene, 0)
    for space in range(1, LAST_SPACE + 1):
        line = "┃" if view.edition.offering_after == space - 1 and space > 1 else "─"
        drawn += line + walk_space(scene, space)
    return drawn


def walk_space(scene: Scene, space: int) -> str:
    """A space of the walk; Cleopatra's own stands in brackets."""
    view: State = scene.view
    if space == view.cleopatra:
        return scene.paint(f"({space})", "title")
    return scene.paint(str(space), "gold" if space < view.cleopatra else "faint")
