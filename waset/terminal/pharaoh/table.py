"""The whole table on one screen: the maze on the left, turn, seats, mask and radar on the right."""

from __future__ import annotations

from waset.games.pharaoh.state import State
from waset.terminal.paint import beside
from waset.terminal.pharaoh import panel
from waset.terminal.pharaoh.maze import MAZE_COLUMNS, maze
from waset.terminal.pharaoh.seats import seats
from waset.terminal.scene import Scene

GAP = 2


def table(scene: Scene) -> list[str]:
    """Everything on the table."""
    drawn, columns = maze(scene), scene.width - MAZE_COLUMNS - GAP
    parts = [part(scene, columns) for part in (panel.turn, seats, panel.mask, panel.radar)]
    meaning = panel.signs(scene, columns)
    if sum(map(len, parts)) + len(meaning) <= len(drawn):
        parts.append(meaning)
    return beside(drawn, spread([part for part in parts if part], len(drawn)), GAP)


def spread(parts: list[list[str]], rows: int) -> list[str]:
    """Parts one under the other, with empty lines between them as long as there is room."""
    room = rows - sum(map(len, parts))
    lines: list[str] = []
    for number, part in enumerate(parts):
        lines += [""] if 0 < number <= room else []
        lines += part
    return lines


def headline(scene: Scene) -> str:
    """The game and the turn."""
    view: State = scene.view
    turn = scene.paint(scene.say("ui.turn", turn=view.turn + 1), "faint")
    return f"{scene.paint('WASET', 'title')}  {scene.say('ui.game_pharaoh')}  {turn}"
