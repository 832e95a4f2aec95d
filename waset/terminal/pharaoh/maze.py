"""The pyramid from above: every tile seven columns by three rows, its corridors between lines."""

from __future__ import annotations

from typing import NamedTuple

from waset.games.pharaoh import falling
from waset.games.pharaoh.agenda import LayTile, TurnOver
from waset.games.pharaoh.components import CHAMBERS, FIGURES, TILES, Figure
from waset.games.pharaoh.geometry import CELL, EAST, NORTH, SIDE, SOUTH, WEST, Doors
from waset.games.pharaoh.state import NOWHERE, State
from waset.terminal.pharaoh.contents import BACK, FRONT, MIDDLE, Group, Placed, Sign, arranged, spaces
from waset.terminal.pharaoh.names import FIGURE_SIGNS, LAMP, LAMP_SIGNS, RING_SIGNS, TREASURE, treasure_sign
from waset.terminal.scene import Scene

COLUMNS = "abcdef"
ACROSS = 7
LABEL = 2
WEST_WALL, EAST_WALL = 1, 5  # the columns of a tile where its walls stand
MAZE_COLUMNS = LABEL + SIDE * ACROSS
FACE_DOWN = (" ▄▄▄▄▄ ", " █████ ", " ▀▀▀▀▀ ")
TURNED_OVER = (" ┌┄┄┄┐ ", " ┆ ? ┆ ", " └┄┄┄┘ ")
HOLE = ("       ", "   ·   ", "       ")


class Pen(NamedTuple):
    """Lines of one kind: across, down, and the upper and lower corners of a box."""

    across: str
    down: str
    upper: str
    lower: str
    style: str


CORRIDOR = Pen("─", "│", "┌┐", "└┘", "stone")
CHAMBER = Pen("═", "║", "╔╗", "╚╝", "gold")
START = Pen("━", "┃", "┏┓", "┗┛", "strong")


def maze(scene: Scene) -> list[str]:
    """Six rows of tiles, row 6 at the back, with their numbers and letters."""
    lines: list[str] = []
    for row in range(SIDE, 0, -1):
        tiles = [drawn(scene, CELL[f"{column}{row}"]) for column in COLUMNS]
        for level, label in enumerate((" ", str(row), " ")):
            signs = "".join(sign for tile in tiles for sign in tile[level])
            lines.append(f"{scene.paint(label, 'faint')} {signs}")
    letters = "".join(column.center(ACROSS) for column in COLUMNS)
    return [*lines, scene.paint(" " * LABEL + letters.rstrip(), "faint")]


def drawn(scene: Scene, cell: int) -> list[list[str]]:
    """A cell as three rows of seven painted signs, with everything on it."""
    view: State = scene.view
    if not view.doors[cell]:
        rows = [[scene.paint(sign, "hidden") for sign in row] for row in without_doors(view, cell)]
    else:
        pen = pen_of(view, cell)
        rows = [[scene.paint(sign, pen.style) for sign in row] for row in walls(view.doors[cell], pen)]
        name = label(scene, cell)
        taken = {row for row, _ in name} - {MIDDLE}
        free = {row: space for row, space in spaces(view.doors[cell]).items() if row not in taken}
        write(scene, rows, name | arranged(contents(view, cell), free))
    threat = falling.order(view, cell)
    if threat:
        rows[0][0] = scene.paint(RING_SIGNS[threat - 1], "ring1" if threat == 1 else "ring2")
    return rows


def write(scene: Scene, rows: list[list[str]], signs: Placed) -> None:
    """Put signs at their places."""
    for (row, column), (sign, style) in signs.items():
        rows[row][column] = scene.paint(sign, style) if style else sign


def without_doors(view: State, cell: int) -> tuple[str, ...]:
    """A cell without a face-up tile: one that lies face down, was just turned over, or is a hole."""
    if view.down >> cell & 1 or view.start == NOWHERE:
        return FACE_DOWN
    tasks = [task for task in view.agenda if isinstance(task, (TurnOver, LayTile))]
    return TURNED_OVER if any(CELL[task.square] == cell for task in tasks) else HOLE


def pen_of(view: State, cell: int) -> Pen:
    """Double lines for chambers, heavy ones for the start."""
    if cell == view.start:
        return START
    return CHAMBER if cell in view.chambers else CORRIDOR


def walls(doors: Doors, pen: Pen) -> list[str]:
    """The walls of a tile; where it has a door they lead out of it."""
    sides = tuple(bool(doors & side) for side in (WEST, EAST))
    left, right = ("  " if sides[0] else f" {pen.down}"), ("  " if sides[1] else f"{pen.down} ")
    return [
        level(pen, sides, pen.upper, pen.lower[::-1] if doors & NORTH else ""),
        f"{left}   {right}",
        level(pen, sides, pen.lower, pen.upper[::-1] if doors & SOUTH else ""),
    ]


def level(pen: Pen, sides: tuple[bool, ...], shut: str, bent: str) -> str:
    """The wall at the back or in front: with a door its corners are bent outwards, else they shut the tile."""
    to_west = pen.across + (bent[0] if bent else pen.across)
    to_east = (bent[1] if bent else pen.across) + pen.across
    left = to_west if sides[0] else f" {pen.down if bent else shut[0]}"
    right = to_east if sides[1] else f"{pen.down if bent else shut[1]} "
    return left + (" " * 3 if bent else pen.across * 3) + right


def label(scene: Scene, cell: int) -> Placed:
    """The name of the start or of a chamber, in a wall where it has one at the back or in front."""
    view: State = scene.view
    if cell == view.start:
        return start_label(scene.say("ui.start"), view.doors[cell])
    if cell not in view.chambers:
        return {}
    tile = TILES[len(TILES) - CHAMBERS + view.chambers.index(cell)]
    row = FRONT if view.doors[cell] & NORTH and not view.doors[cell] & SOUTH else BACK
    return {(row, 2 + place): (sign, "gold") for place, sign in enumerate(scene.say(f"short.{tile.value}"))}


def start_label(name: str, doors: Doors) -> Placed:
    """[P.S1] The name of the start in a wall that runs across; else its first letter in one that runs up and down."""
    if doors & NORTH and doors & SOUTH:
        return {(MIDDLE, EAST_WALL if doors & WEST else WEST_WALL): (name[0], "strong")}
    row = BACK if doors & SOUTH else FRONT
    return {(row, WEST_WALL + place): (sign, "strong") for place, sign in enumerate(name.center(5, "━"))}


def contents(view: State, cell: int) -> list[Group]:
    """What is on a tile: figures with what they carry, treasures, lamps."""
    figures = [figure_signs(view, seat, figure) for figure in FIGURES for seat in on(view, figure, cell)]
    treasures = [[(treasure_sign(worth), "gold")] for worth in view.lying.get(cell, ())]
    lamps = [[(LAMP_SIGNS[seat], f"seat{seat}")] for seat, lit in enumerate(view.lamps) if lit >> cell & 1]
    return [
        Group((), figures, (MIDDLE, FRONT, BACK)),
        Group(((TREASURE, "gold"),), treasures, (FRONT, BACK, MIDDLE)),
        Group(((LAMP, "gold"),), lamps, (FRONT, BACK, MIDDLE)),
    ]


def on(view: State, figure: Figure, cell: int) -> list[int]:
    """The seats whose figure of this kind stands on a cell."""
    return [seat for seat, standing in enumerate(view.standing(figure)) if standing == cell]


def figure_signs(view: State, seat: int, figure: Figure) -> list[Sign]:
    """A figure, and behind it what it carries."""
    signs: list[Sign] = [(FIGURE_SIGNS[figure][seat], f"seat{seat}")]
    if figure is Figure.ARCHAEOLOGIST and view.carried[seat]:
        signs.append((treasure_sign(view.carried[seat]), "gold"))
    return signs
