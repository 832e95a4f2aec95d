"""The whole table on one screen: the palace on the left, market, quarry and seats on the right."""

from __future__ import annotations

from waset.games.cleopatra.components import UNLIMITED
from waset.games.cleopatra.state import State
from waset.terminal.cleopatra import market, seats, sobek
from waset.terminal.cleopatra.market import MOSAIC_COLUMNS, WIDE
from waset.terminal.cleopatra.palace import palace
from waset.terminal.paint import beside, pad, width
from waset.terminal.scene import Scene

PALACE_COLUMNS = 36


def table(scene: Scene) -> list[str]:
    """Everything on the table, without the viewer's own hand."""
    right = scene.width - PALACE_COLUMNS
    if scene.width >= WIDE:
        lists = [*market.market(scene, right), *with_mosaic(scene, right), *sobek.board(scene, right)]
        return beside(widened(palace(scene)), [*lists, *seats.seats(scene, right)], 0)
    lists = [*market.market(scene, right), *market.quarry(scene, right), *market.mosaics(scene, right)]
    below = [*sobek.board(scene, scene.width), *seats.seats(scene, scene.width)]
    return [*beside(widened(palace(scene)), lists, 0), *below]


def widened(lines: list[str]) -> list[str]:
    """The palace in its own width."""
    return [pad(line, PALACE_COLUMNS) for line in lines]


def headline(scene: Scene) -> str:
    """The game, the edition and the turn."""
    view: State = scene.view
    turn = scene.paint(scene.say("ui.turn", turn=view.turn + 1), "faint")
    head = f"{scene.paint('WASET', 'title')}  {scene.say(f'ui.game_{view.edition.name}')}  {turn}"
    if view.turns_left == UNLIMITED:
        return head
    return f"{head}  {scene.paint(scene.say('ui.last_turns', count=view.turns_left), 'tainted')}"


def with_mosaic(scene: Scene, columns: int) -> list[str]:
    """The quarry with the mosaic on top beside it."""
    shape = market.mosaics(scene, MOSAIC_COLUMNS)
    across = max(map(width, shape)) + 2
    return beside(market.quarry(scene, columns - across), shape)
